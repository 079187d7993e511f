import { expect, test } from 'vitest'
import { main } from './choose'
import type { Question } from './types'

const asked = (kind: Question['kind'], options: number[], previews: Question['previews'] = []): Question =>
  ({ kind, decision: 1, options, domain: 'player', context: {}, previews }) as Question
const each = (name: string, numbers: number[]) =>
  numbers.map((number, option) => ({ option, numbers: { [name]: number } })) as NonNullable<Question['previews']>

test('a set piece is taken by the best taker', () => {
  for (const kind of ['take', 'kicker', 'sudden'] as const)
    expect(main(asked(kind, [0, 1, 2], each('value', [4, 8, 2])))).toEqual([1])
})
test('who comes on has what his place asks for', () => {
  expect(main(asked('substitute', [0, 1, 2], each('fit', [12, 40, 71])))).toEqual([2])
})
test('in the window a card is drawn, and a better player replaces the weakest', () => {
  expect(main(asked('draw', [0, 1]))).toEqual([1])
  expect(main(asked('exchange', [-1, 0, 1], each('gain', [25, 14])))).toEqual([0])
  expect(main(asked('exchange', [-1, 0, 1], each('gain', [-3, 0])))).toEqual([-1])
  expect(main(asked('exchange', [-1]))).toEqual([-1])
})
test('where nothing is plainly better the question says what is usual', () => {
  expect([main(asked('victim', [5, 6])), main(asked('dive', [0, 1, 2]))]).toEqual([[5], null])
})
