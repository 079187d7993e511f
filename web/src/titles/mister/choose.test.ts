import { expect, test } from 'vitest'
import { main } from './choose'
import type { Question, Texts } from './types'

const values = [
  [0, 0, 0, 0, 0, 4, 9, 9],
  [5, 5, 5, 5, 5, 8, 0, 0],
  [9, 9, 9, 9, 9, 2, 0, 0],
]
const phase = { op: 0, slot: 3, value: 0, their_slot: 4, their_value: 1 }
const texts = {
  printed: { values, overall: [22, 33, 47], actions: [{ phases: [phase], shooter: -1, keeper_value: -1 }] },
} as unknown as Texts
const asked = (kind: string, options: number[], context = {}): Question => ({
  kind,
  decision: 1,
  options,
  domain: 'player',
  context,
  special: {},
})
const picked = (question: Question): number[] | null => main(question, {}, texts)

test('a set piece is taken by the best taker, not by the keeper', () => {
  for (const kind of ['take', 'kicker', 'sudden']) expect(picked(asked(kind, [0, 1, 2]))).toEqual([1])
})
test('who comes on has what his place asks for', () => {
  expect(picked(asked('substitute', [0, 1, 2], { slot: 3 }))).toEqual([2])
})
test('in the window a card is drawn, and a better player replaces the weakest', () => {
  expect(picked(asked('draw', [0, 1]))).toEqual([1])
  expect(picked(asked('exchange', [-1, 0, 1], { player: 2 }))).toEqual([0])
  expect(picked(asked('exchange', [-1, 1, 2], { player: 0 }))).toEqual([-1])
  expect(picked(asked('exchange', [-1], { player: 2 }))).toEqual([-1])
})
test('where nothing is plainly better the question says what is usual', () => {
  expect(picked(asked('dive', [0, 1, 2]))).toBeNull()
})
