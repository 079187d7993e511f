import { expect, test } from 'vitest'
import { main } from './choose'
import { asks, game, printed, team } from './testing'

const texts = { printed: printed({ position: [0, 0, 1, 1, 2, 3, 1], stars: [2, 2, 2, 2, 2, 2, 1] }) }
const draft = (squad: number[], options: number[]): number[] | null =>
  main(asks('draft', options, { team: 0, stars: 2 }), game({ teams: [team(0, { squad })] }), texts)

test('a draft looks for the line that lacks most, and takes no second keeper before the others', () => {
  expect(draft([0, 2, 4], [1, 3, 5])).toEqual([5])
  expect(draft([2, 3, 4, 5], [0, 6])).toEqual([0])
  expect(draft([0], [1, 3])).toEqual([3])
})
test('who comes is the best, who goes the worst', () => {
  expect(main(asks('substitute-in', [6, 3], { team: 0, out: 2 }), game(), texts)).toEqual([3])
  const teams = [team(0, { squad: [2, 3, 6] })]
  expect(main(asks('surplus', [2, 3, 6], { team: 0 }), game({ teams }), texts)).toEqual([6])
})
test('other questions are left as they are', () => {
  expect(main(asks('change-out', [-1, 2], { team: 0, opponent: 1 }), game(), texts)).toBeNull()
  expect(main({ ...asks('reserve', [1], { team: 0, player: 2 }), domain: 'money' }, game(), texts)).toBeNull()
})
