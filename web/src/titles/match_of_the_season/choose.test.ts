import { expect, test } from 'vitest'
import { main } from './choose'
import type { Game } from './data'
import type { Question, Texts } from './types'

const texts = { printed: { position: [0, 0, 1, 1, 2, 3, 1], stars: [2, 2, 2, 2, 2, 2, 1] } } as unknown as Texts
const asked = (kind: string, options: number[]): Question => ({
  kind,
  decision: 1,
  options,
  domain: 'player',
  context: { team: 0 },
  special: {},
})
const picked = (kind: string, squad: number[], options: number[]): number[] | null =>
  main(asked(kind, options), { teams: [{ squad }] } as unknown as Game, texts)

test('a draft looks for the line that lacks most, and takes no second keeper before the others', () => {
  expect(picked('draft', [0, 2, 4], [1, 3, 5])).toEqual([5])
  expect(picked('draft', [2, 3, 4, 5], [0, 6])).toEqual([0])
  expect(picked('draft', [0], [1, 3])).toEqual([3])
})
test('who comes is the best, who goes the worst', () => {
  expect(picked('substitute-in', [], [6, 3])).toEqual([3])
  expect(picked('surplus', [2, 3, 6], [2, 3, 6])).toEqual([6])
})
test('other questions are left as they are', () => {
  expect(picked('change-out', [2], [-1, 2])).toBeNull()
  expect(main({ ...asked('bid', [1]), domain: 'money' }, {} as Game, texts)).toBeNull()
})
