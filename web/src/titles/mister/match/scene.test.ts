import { afterEach, expect, test } from 'vitest'
import { GOAL_MS } from '../../../kit/drama/goal'
import { told } from '../told'
import type { GameEvent, Table } from '../types'
import { watch } from '../../../kit/watch.svelte'
import { keyOf, moment } from './scene'

afterEach(() => watch.stop())

const table = (seat: number | null, events: GameEvent[] = []): Table =>
  ({
    code: 'ABC',
    seat,
    events,
    view: {
      game: {
        fixtures: [
          { first: 0, second: 1 },
          { first: 2, second: 3 },
        ],
      },
    },
  }) as object as Table
const goal = (seat: number, rival: number): GameEvent => told('goal', { seat, rival, goals: 1, against: 0 })

test('a goal of my match takes over the screen: for me longer than against me', () => {
  expect(moment(goal(1, 0), table(1))).toEqual({ ms: GOAL_MS.for, isScene: true })
  expect(moment(goal(0, 1), table(1))).toEqual({ ms: GOAL_MS.against, isScene: true })
})

test('a goal in a match of others never does, and is soon over', () => {
  const found = moment(goal(2, 3), table(1, [told('action', { seat: 2 })]))!
  expect(found.isScene).toBe(false)
  expect(found.ms).toBeLessThan(400)
})

test('somebody who watches sees the goals of the first match', () => {
  expect(moment(goal(0, 1), table(null))).toEqual({ ms: GOAL_MS.watched, isScene: true })
  expect(moment(goal(3, 2), table(null, [told('action', { seat: 3 })]))!.isScene).toBe(false)
})

test('a kick of a shoot-out that goes in is a goal too', () => {
  expect(moment(told('penalty-scored', { seat: 1, rival: 0 }), table(1))!.isScene).toBe(true)
})

test('a duel of my match is as long as always, one of another match shorter', () => {
  expect(moment(told('duel'), table(0, [told('action', { seat: 1 })]))).toBeNull()
  expect(moment(told('duel'), table(0, [told('action', { seat: 3 })]))!.ms).toBeLessThan(300)
})

test('a reader who wants to watch the other match sees its goals as scenes, and its duels at full length', () => {
  watch.toggle(keyOf(table(1), [2, 3]))
  expect(moment(goal(2, 3), table(1))).toEqual({ ms: GOAL_MS.watched, isScene: true })
  expect(moment(told('duel'), table(1, [told('action', { seat: 3 })]))).toBeNull()
})
