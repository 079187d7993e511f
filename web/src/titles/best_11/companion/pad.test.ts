import { expect, test } from 'vitest'
import { onward } from '../../../companion/onward'
import { begin, padOf, read } from '../../../companion/record'
import { type Count, placed } from './pad'

test('players are ranked by points, goals, fewer conceded, money', () => {
  const count = (given: Partial<Count>): Count => ({
    footballers: 0,
    coach: 0,
    fit: 0,
    scored: 0,
    conceded: 0,
    stadium: false,
    money: 0,
    ...given,
  })
  const counts = [
    count({ footballers: 30, stadium: true }),
    count({ footballers: 32, scored: 1 }),
    count({ footballers: 36, conceded: 1 }),
    count({ footballers: 32, scored: 1 }),
  ]
  expect(placed(counts)).toEqual([
    { side: 1, place: 1, total: 35 },
    { side: 3, place: 1, total: 35 },
    { side: 0, place: 3, total: 35 },
    { side: 2, place: 4, total: 35 },
  ])
  expect(placed([count({ fit: -3 }), count({ money: 1, fit: -3 })]).map(({ side }) => side)).toEqual([1, 0])
})

test('a count that is not whole, and a pad for too many, are not read', () => {
  const good = begin('best_11', 'points', 3, ['A', 'B', 'C'])
  expect(read(JSON.stringify(good))).toEqual(good)
  for (const bad of [{ people: 9 }, { counts: [1, 2, 3] }]) expect(read(JSON.stringify({ ...good, ...bad }))).toBeNull()
})

test('a pad without a count begins on screen', () => {
  expect(onward(padOf(begin('best_11', 'points', 2, ['A', 'B'])))).toBe('start')
})
