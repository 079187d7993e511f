import { expect, test } from 'vitest'
import { inWords } from './notation'

const WORDS: Record<string, string> = {
  'slot-0': 'keeper',
  'slot-1': 'left back',
  'slot-8': 'right wing',
  'slot-9': 'left striker',
  'trait-1': 'back heel',
  'mister-ui-rule-against': 'against',
  'mister-ui-rule-taker': 'taker',
}
const say = (id: string, facts: Record<string, string> = {}): string =>
  WORDS[id] ?? [id.replace('mister-ui-rule-', ''), ...Object.values(facts)].join(': ')
const read = (code: string): string | null => inWords(code, say)

test('a duel and a shot are read with the names of their slots', () => {
  expect(read('E@RM > C@LB')).toBe('E (right wing) > C (left back)')
  expect(read('E@RM >= C@LB +2')).toBe('E (right wing) ≥ C (left back) + 2')
  expect(read('C@LS >= C@LB -2')).toBe('C (left striker) ≥ C (left back) − 2')
  expect([read('B@LS v H'), read('F@taker v G')]).toEqual([
    'B (left striker) against H (keeper)',
    'F (taker) against G (keeper)',
  ])
})

test('other conditions have sentences of their own', () => {
  expect([read('taker'), read('story(LS)'), read('own.any(E) >= 8')]).toEqual([
    'chosen',
    'story: left striker',
    'any: E ≥ 8',
  ])
  expect([read('opp.none(B >= 10)'), read('own.GK.D >= 2')]).toEqual(['none: B ≥ 10', 'keeper: D ≥ 2'])
  expect(read('own.trait(back_heel) in MID_ATT')).toBe('trait: back heel')
})

test('the name of an option is none of these', () => {
  expect([read('card_21_defender'), read('A > B')]).toEqual([null, null])
})
