import { expect, test } from 'vitest'
import { told } from '../told'
import type { Texts } from '../types'
import { actionOf, attackerOf, chips, currentMove, meeting, needed, outcomeOf, shotOf, took } from './move'

const PENALTY = { same_margin: 0, same_goal: 0, other_margin: -1, other_goal: 0, compared: 1 }
const NORMAL = { same_margin: 1, same_goal: 1, other_margin: 0, other_goal: 1, compared: 1 }
const GUESS = { same_margin: 0, same_goal: 0, other_margin: 0, other_goal: 1, compared: 0 }

test('the condition of a goal is the inequality that the engine gives, for each guess of the keeper', () => {
  const shots = [
    told('shot', { value: 8, against: 6, ...NORMAL }),
    told('penalty', { value: 5, against: 8, ...PENALTY }),
    told('shot', { value: 0, against: 0, ...GUESS }),
  ]
  const both = shots.map((each) => shotOf([each])!.numbers).map((shot) => [needed(shot, false), needed(shot, true)])
  expect(both).toEqual([
    ['8 ≥ 6', '8 ≥ 6 + 1'],
    ['5 ≥ 8 − 1', '5 ≥ 8'],
    ['', ''],
  ])
})

test('a shot tells what it took when it is over', () => {
  const kick = told('penalty', { value: 5, against: 8, ...PENALTY })
  const shown = told('directions', { shot: 0, dive: 2, same: 0 })
  expect([took([kick]), took([kick, shown])]).toEqual([null, null])
  expect(took([kick, shown, told('penalty-saved')])).toEqual({ guess: 'wrong', need: '5 ≥ 8 − 1' })
  const shot = told('shot', { value: 8, against: 6, ...NORMAL })
  expect(took([shot, told('directions', { same: 1 }), told('goal')])).toEqual({ guess: 'right', need: '8 ≥ 6 + 1' })
})

test('a shot without directions tells what it took even with the best guess', () => {
  const goal = told('shot', { value: 8, against: 6, ...NORMAL })
  const save = told('penalty', { value: 5, against: 8, ...PENALTY })
  expect(took([goal, told('goal')])).toEqual({ guess: 'either', need: '8 ≥ 6 + 1' })
  expect(took([save, told('penalty-saved')])).toEqual({ guess: 'either', need: '5 ≥ 8 − 1' })
  expect([outcomeOf([goal]), outcomeOf([told('goal')]), outcomeOf([told('saved')])]).toEqual([0, 2, 1])
})

test('the current move begins with its card', () => {
  const duel = { phase: 1, characteristic: 3, value: 7, skill: 2, against: 5, passed: 1 }
  const card = told('action', { seat: 1, action: 7 })
  const move = currentMove([told('action'), told('faded'), card, told('duel', duel), told('faded')])
  expect(move.map((each) => each.event)).toEqual(['action', 'duel', 'faded'])
  expect([attackerOf(move), actionOf(move), attackerOf([]), actionOf([told('penalty')])]).toEqual([1, 7, -1, -1])
  expect(chips(move, { say: () => 'broken' } as Partial<Texts> as Texts)).toEqual([
    { text: '1 · D 7 – C 5', passed: true },
    { text: 'broken', passed: false },
  ])
})

test('a phase says who meets whom, with the inequality', () => {
  const numbers = { player: 4, characteristic: 4, value: 6, opponent: 9, skill: 2, against: 3, passed: 1 }
  const lead = (margin: number) => meeting([told('action'), told('duel', { ...numbers, margin })])
  expect(lead(2)).toMatchObject({ player: 4, opponent: 9, text: 'E 6 ≥ C 3 + 2', passed: true })
  expect([lead(-2)!.text, lead(1)!.text]).toEqual(['E 6 ≥ C 3 − 2', 'E 6 > C 3'])
  const shot = { player: 1, characteristic: 0, value: 7, keeper: 2, skill: 6, against: 5, shot: 1, ...NORMAL }
  expect(meeting([told('action'), told('shot', shot)])).toMatchObject({ opponent: 2, text: 'A 7 – G 5' })
  expect(meeting([told('action')])).toBeNull()
})

test('each of two matches at once has its own move', () => {
  const events = [told('action', { seat: 0 }), told('duel'), told('action', { seat: 2 }), told('faded')]
  expect(currentMove(events, [0, 1]).map((each) => each.event)).toEqual(['action', 'duel'])
  expect(currentMove(events, [2, 3]).map((each) => each.event)).toEqual(['action', 'faded'])
})
