import { expect, test } from 'vitest'
import { bracket, standings } from './competition'
import type { Texts } from '../types'

const texts = { name: (_: string, seat: number) => `S${seat}`, say: (id: string) => id } as unknown as Texts
const semi = { round: 0, first: 0, second: 3, goals: 1, against: 1, winner: 3, scored: 2, conceded: 4 }
const other = { round: 0, first: 1, second: 2, goals: 2, against: 0, winner: 1, scored: 0, conceded: 0 }

test('a cup is drawn with what is known of it', () => {
  const before = bracket({ results: [], round: 1, fixtures: [] }, texts)
  expect(before.map((round) => round.ties.length)).toEqual([2, 1])
  const after = bracket(
    {
      results: [semi, other],
      round: 2,
      fixtures: [
        [3, 1],
        [0, 2],
      ],
    },
    texts,
  )
  expect(after.map((round) => round.name)).toEqual(['mister-ui-semi', 'mister-ui-final', 'mister-ui-third'])
  expect(after[0]!.ties[0]).toMatchObject({
    winner: 1,
    note: 'mister-ui-on-penalties',
    sides: [{ score: '1 (2)' }, { score: '1 (4)' }],
  })
  expect(after[1]!.ties[0]!.sides.map((each) => each?.name)).toEqual(['S3', 'S1'])
})

const row = (place: number, seat: number, points: number) => ({ place, seat, points, difference: 0, goals: 0 })

test('the table keeps the order of the view and counts the results', () => {
  const rows = standings(
    { results: [other, { ...semi, winner: -1 }], table: [row(1, 1, 3), row(2, 3, 1), row(3, 0, 1), row(4, 2, 0)] },
    texts,
    3,
  )
  expect(rows.map((row) => [row.key, row.points, row.mine])).toEqual([
    [1, 3, false],
    [3, 1, true],
    [0, 1, false],
    [2, 0, false],
  ])
  expect(rows[0]).toMatchObject({ played: 1, won: 1, scored: 2, conceded: 0, form: ['won'] })
})
