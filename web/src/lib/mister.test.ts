import { expect, test } from 'vitest'
import { chips, currentMove, GROUNDS, isGoal, laid } from './mister'
import { Texts, TitleTexts } from './texts'
import { isBid, primary } from './prompt'
import type { GameEvent, Question } from './view'

const SHARED = 'web-all-at-once = { $run }\nseat-none = nobody\noutcome-0 = broken\n'
const OWN = 'ask-bid = { $who }: { $player } for { $price }?\nopt-bid-pass = No\nopt-bid-any = bid { $option }\n' +
  'event-sold = { $player } for { $price }{ $price-raw ->\n    [0] { " (free)" }\n   *[other] { "" }\n}\n' +
  'reason-dear = { $option } is too much\ncard-keeper = { $name } (K)\n'
const texts = new TitleTexts('en', SHARED, OWN, {
  labels: { player: { 0: 'Rossi', 1: '@card-keeper Bianchi 5' } },
  patterns: { money: ['', 'M'] },
  words: { asks: { bid: { player: 'player', price: 'money' } }, tells: { sold: { player: 'player', price: 'money' } }, reasons: { dear: {} } },
  cards: {},
}, ['Ann', 'Bob'])

const bid: Question = {
  kind: 'bid', decision: 3, options: [-1, 2, 3, 4], domain: 'money', special: { '-1': 'pass' }, context: { player: 1, price: 2000 }, default: -1,
}

test('questions, options, reasons and events are put together as in the terminal', () => {
  expect(texts.question(bid, 1)).toBe('Bob: Bianchi 5 (K) for 2,000M?')
  expect([texts.option(bid, -1, 0), texts.option(bid, 3, 0)]).toEqual(['No', 'bid 3M'])
  expect(texts.why(bid, { option: 4, reason: 'dear', numbers: {}, rules: [] }, 0)).toBe('bid 4M is too much')
  expect(texts.event({ n: 0, event: 'sold', numbers: { player: 0, price: 0 }, rules: [] })).toBe('Rossi for 0M (free)')
  expect(new Texts('en', SHARED).say('unknown')).toBe('[unknown]')
})

test('Enter picks a ready-made run, a signing, the smallest bid, else the default', () => {
  expect(isBid(bid)).toBe(true)
  expect(primary(bid)).toEqual([2])
  expect(primary({ ...bid, domain: 'player' })).toEqual([-1])
  expect(primary({ ...bid, kind: 'decide', options: [0, 1], domain: 'choice', default: 0 })).toEqual([1])
  expect(primary({ ...bid, runs: [{ name: 'best', picks: [4, 2] }] })).toEqual([4, 2])
})

test('a shot is a goal by its kind, the lead and the guess', () => {
  expect([isGoal(1, 0, false), isGoal(1, 0, true), isGoal(1, 1, true)]).toEqual([true, false, true])
  expect([isGoal(2, -1, false), isGoal(2, -1, true), isGoal(3, 9, true), isGoal(3, -9, false)]).toEqual([true, false, false, true])
})

test('a line-up is what is laid and then the ready-made rest', () => {
  const field: Question = { ...bid, kind: 'field', context: { slot: 2, gk: 7, lb: 8 }, runs: [{ name: 'best', picks: [1, 2, 3, 4, 5, 6, 9, 10, 11] }] }
  expect(laid(field)).toEqual([7, 8, 1, 2, 3, 4, 5, 6, 9, 10, 11])
})

test('the current move begins with its card', () => {
  const told = (event: string, numbers = {}): GameEvent => ({ n: 0, event, numbers, rules: [] })
  const duel = { phase: 1, characteristic: 3, value: 7, skill: 2, against: 5, passed: 1 }
  const move = currentMove([told('action'), told('faded'), told('action'), told('duel', duel), told('faded')])
  expect(move.map((each) => each.event)).toEqual(['action', 'duel', 'faded'])
  expect(chips(move, texts)).toEqual([{ text: '1 · D 7 – C 5', passed: true }, { text: 'broken', passed: false }])
})

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('white names can be read on the ground of every role', () => {
  for (const ground of GROUNDS) expect(1.05 / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(4.5)
})
