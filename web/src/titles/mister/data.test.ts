import { expect, test } from 'vitest'
import { contrast, resolved } from '../../kit/contrast'
import {
  chips,
  consequence,
  currentMove,
  fit,
  GROUNDS,
  importance,
  isGoal,
  kicksOf,
  laid,
  meeting,
  needed,
  onPitch,
  relaid,
  silhouette,
  taken,
  tossWinner,
  unseen,
} from './data'
import type { Action } from './printed'
import type { GameEvent, Question, Texts } from './types'

test('a shot is a goal by its kind, the lead and the guess', () => {
  expect([isGoal(1, 0, false), isGoal(1, 0, true), isGoal(1, 1, true)]).toEqual([true, false, true])
  expect([isGoal(2, -1, false), isGoal(2, -1, true), isGoal(3, 9, true), isGoal(3, -9, false)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('what a goal takes is an inequality, for each guess of the keeper', () => {
  expect([
    needed(1, 8, 6, false),
    needed(1, 8, 6, true),
    needed(2, 5, 8, false),
    needed(2, 5, 8, true),
    needed(3, 5, 8, true),
  ]).toEqual(['8 ≥ 6', '8 ≥ 6 + 1', '5 ≥ 8 − 1', '5 ≥ 8', ''])
})

test('a shot tells what it took when the directions lie open', () => {
  const told = (event: string, numbers: Record<string, number>): GameEvent => ({ n: 0, event, numbers, rules: [] })
  const kick = told('penalty', { value: 5, against: 8 })
  expect(taken([kick])).toBeNull()
  expect(taken([kick, told('directions', { shot: 0, dive: 2, same: 0 })])).toEqual({ same: false, need: '5 ≥ 8 − 1' })
  expect(taken([told('shot', { value: 8, against: 6, shot: 1 }), told('directions', { same: 1 })])).toEqual({
    same: true,
    need: '8 ≥ 6 + 1',
  })
})

test('a kept line-up comes back without those who are gone, and leaves the keeper in goal', () => {
  expect(relaid([0, 3, 2, 1], [0, 1, 2, 3], 1, [0, 1, 2, 3, 4])).toEqual([0, 3, 2, 1])
  expect(relaid([0, 9, 2, 1], [5, 1, 2, 3], 1, [5, 1, 2, 3, 4])).toEqual([5, 3, 2, 1])
  expect(relaid([0, 9, 8, 5], [5, 1, 2, 3], 1, [5, 1, 2, 3, 4])).toEqual([5, 1, 2, 3])
  expect(relaid([0, 9, 3, 2], [0, 2, 3], 0, [0, 2, 3, 4])).toEqual([0, 4, 3, 2])
})

test('a line-up is what is laid and then the ready-made rest', () => {
  const field: Question = {
    kind: 'field',
    decision: 3,
    options: [1],
    domain: 'player',
    special: {},
    context: { slot: 2, gk: 7, lb: 8 },
    runs: [{ name: 'best', picks: [1, 2, 3, 4, 5, 6, 9, 10, 11] }],
  }
  expect(laid(field)).toEqual([7, 8, 1, 2, 3, 4, 5, 6, 9, 10, 11])
})

test('the current move begins with its card', () => {
  const told = (event: string, numbers = {}): GameEvent => ({ n: 0, event, numbers, rules: [] })
  const duel = { phase: 1, characteristic: 3, value: 7, skill: 2, against: 5, passed: 1 }
  const move = currentMove([told('action'), told('faded'), told('action'), told('duel', duel), told('faded')])
  expect(move.map((each) => each.event)).toEqual(['action', 'duel', 'faded'])
  expect(chips(move, { say: () => 'broken' } as unknown as Texts)).toEqual([
    { text: '1 · D 7 – C 5', passed: true },
    { text: 'broken', passed: false },
  ])
})

test('white names can be read on the ground of every role', () => {
  for (const ground of GROUNDS) expect(contrast('#ffffff', resolved(ground))).toBeGreaterThanOrEqual(4.5)
})

const told = (event: string, numbers: Record<string, number> = {}): GameEvent => ({ n: 0, event, numbers, rules: [] })

test('the importance of a slot is counted from the cards, in attack and in defence', () => {
  const duel = { op: 0, slot: 8, value: 4, their_slot: 1, their_value: 2, least: 1 }
  const cards = [
    {
      phases: [duel, { op: 1, slot: 9, value: 1, their_slot: 3, their_value: 1, least: 2 }],
      shooter: 9,
      value: 1,
      keeper_value: 7,
    },
    { phases: [{ op: 5 }, { op: 6, value: 1, least: 10 }], shooter: -2, value: 5, keeper_value: 6 },
    {
      phases: [
        { op: 2, value: 4, least: 8 },
        { op: 3, value: 3, least: 2 },
      ],
      shooter: -1,
      value: -1,
      keeper_value: -1,
    },
  ]
  const uses = importance(cards as unknown as Action[])
  expect([uses[8]!.attack[4], uses[1]!.defence[2], uses[9]!.attack[1]]).toEqual([1, 1, 2])
  expect([uses[0]!.attack[3], uses[0]!.defence[7], uses[0]!.defence[6]]).toEqual([1, 1, 1])
  expect([uses[11]!.attack[4], uses[11]!.attack[5], uses[11]!.defence[1]]).toEqual([1, 1, 1])
  expect(fit(uses[9]!, [9, 6, 0, 0, 0, 0, 0, 0])).toBe(6)
  expect(fit({ attack: Array<number>(8).fill(0), defence: Array<number>(8).fill(0) }, [9, 9, 9, 9, 9, 9, 9, 9])).toBe(0)
})

test('a squad stands in its preferred roles, the strongest first', () => {
  const { eleven, rest } = silhouette([0, 1, 2, 3], [5, 5, 5, 0], [20, 30, 25, 40])
  expect(eleven).toEqual([3, -1, -1, -1, -1, -1, -1, -1, -1, 1, 2])
  expect(rest).toEqual([0])
})

test('what may still turn up is what was not seen; after a reshuffle, what was let go', () => {
  const role = [0, 1, 1, 5]
  const first = [told('drawn', { player: 1 }), told('signed'), told('discarded', { player: 2 })]
  expect(unseen(first, role)).toEqual([1, 0, 0, 0, 0, 1])
  expect(unseen([...first, told('reshuffled')], role)).toEqual([0, 1, 0, 0, 0, 0])
})

test('a phase says who meets whom, with the inequality', () => {
  const duel = told('duel', {
    player: 4,
    characteristic: 4,
    value: 6,
    opponent: 9,
    skill: 2,
    against: 3,
    margin: 2,
    passed: 1,
  })
  expect(meeting([told('action'), duel])).toMatchObject({ player: 4, opponent: 9, text: 'E 6 ≥ C 3 + 2', passed: true })
  expect(meeting([told('action'), { ...duel, numbers: { ...duel.numbers, margin: -2 } }])!.text).toBe('E 6 ≥ C 3 − 2')
  expect(
    meeting([
      told('action'),
      told('shot', { player: 1, characteristic: 0, value: 7, keeper: 2, skill: 6, against: 5, shot: 1 }),
    ])!.opponent,
  ).toBe(2)
  expect(meeting([told('action')])).toBeNull()
})

test('of two matches at once each has its own move', () => {
  const events = [told('action', { seat: 0 }), told('duel'), told('action', { seat: 2 }), told('faded')]
  expect(currentMove(events, [0, 1]).map((each) => each.event)).toEqual(['action', 'duel'])
  expect(currentMove(events, [2, 3]).map((each) => each.event)).toEqual(['action', 'faded'])
})

test('a kick in the shoot-out has its consequence', () => {
  expect(consequence([0, 0], [0, 0])).toEqual({ at: 0, must: false, wins: false, sudden: false })
  expect(consequence([1, 3], [3, 3])).toMatchObject({ at: 0, must: true, wins: false })
  expect(consequence([3, 3], [5, 4])).toMatchObject({ at: 1, must: false, wins: true })
  expect(consequence([4, 3], [5, 4])).toMatchObject({ at: 1, must: true, wins: false })
  expect(consequence([5, 4], [6, 5])).toEqual({ at: 1, must: true, wins: false, sudden: true })
  expect(consequence([4, 4], [6, 5])).toMatchObject({ at: 1, must: false, wins: true })
})

test('the circles of a side fill kick by kick', () => {
  const events = [
    told('shootout'),
    told('penalty', { seat: 1 }),
    told('penalty-scored', { seat: 1 }),
    told('penalty', { seat: 0 }),
    told('penalty-saved', { seat: 1 }),
  ]
  expect([kicksOf(events, 1), kicksOf(events, 0)]).toEqual([[true], [false]])
})

test('a side on the pitch is as the events have told it until the view has come', () => {
  const told = (event: string, numbers: Record<string, number>): GameEvent => ({ n: 0, event, numbers, rules: [] })
  const fielded = [0, 1, 2].flatMap((slot) => [
    told('fielded', { seat: 0, slot, player: 20 + slot }),
    told('fielded', { seat: 1, slot, player: 40 + slot }),
  ])
  const events = [
    ...fielded,
    told('goal', { seat: 0, goals: 1, against: 0 }),
    told('sent-off', { seat: 0, player: 21, slot: 1 }),
    told('goal', { seat: 1, goals: 1, against: 1 }),
  ]
  const old = { lineup: [], goals: 0 }
  expect(onPitch(events, 0, old, true)).toEqual({ lineup: [20, -1, 22, ...Array<number>(8).fill(-1)], goals: 1 })
  expect(onPitch(events, 0, old, false)).toBe(old)
  expect(onPitch([], 1, old, true)).toBe(old)
})

test('the coin lies with the crest of whom it fell to, until the first card is turned', () => {
  const toss = (face: number): GameEvent => ({ n: 0, event: 'tossed', numbers: { seat: 1, face }, rules: [] })
  const kickOff: GameEvent = { n: 1, event: 'kick-off', numbers: { seat: 0 }, rules: [] }
  const card: GameEvent = { n: 2, event: 'action', numbers: { seat: 0 }, rules: [] }
  expect([tossWinner([toss(1)], [0, 1]), tossWinner([toss(2), kickOff], [0, 1])]).toEqual([1, 0])
  expect([tossWinner([toss(1), kickOff, card], [0, 1]), tossWinner([toss(1)], [2, 3]), tossWinner([], [0, 1])]).toEqual(
    [null, null, null],
  )
})
