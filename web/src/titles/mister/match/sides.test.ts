import { expect, test } from 'vitest'
import { told } from '../told'
import { fixtureOf, kicksOf, onPitch, openKick, otherFixture, tossWinner } from './sides'

test("the reader's match comes first, with the reader's side first", () => {
  const fixtures = [
    { first: 0, second: 1 },
    { first: 2, second: 3 },
  ]
  expect([fixtureOf(fixtures, 3), fixtureOf(fixtures, null), fixtureOf([], 0)]).toEqual([
    [3, 2],
    [0, 1],
    [0, 1],
  ])
  expect([otherFixture(fixtures, 3), otherFixture([{ first: 0, second: 1 }], 0)]).toEqual([[0, 1], null])
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
  expect(openKick(events)).toBeNull()
  expect(openKick([...events, told('penalty', { seat: 1 })])?.numbers.seat).toBe(1)
})

test('a side on the pitch is as the events have told it until the view has come', () => {
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
  const toss = told('tossed', { seat: 1, face: 2, winner: 0 })
  const kickOff = told('kick-off', { seat: 0 })
  expect([tossWinner([toss], [0, 1]), tossWinner([toss, kickOff], [0, 1])]).toEqual([0, 0])
  expect([tossWinner([toss, kickOff, told('action')], [0, 1]), tossWinner([toss], [2, 3])]).toEqual([null, null])
  expect(tossWinner([told('tossed', { seat: 1, face: 2, winner: -1 })], [0, 1])).toBeNull()
})
