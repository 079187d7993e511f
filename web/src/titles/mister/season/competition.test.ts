import { expect, test } from 'vitest'
import { bracket, standings } from './competition'
import type { Game, Texts } from '../types'
import type { StandingView } from '../view'

const words: Partial<Texts> = { name: (_: string, seat: number) => `S${seat}`, say: (id: string) => id }
const texts = words as Texts
const semi = { round: 1, first: 0, second: 3, goals: 1, against: 1, winner: 3, scored: 2, conceded: 4 }
const other = { round: 1, first: 1, second: 2, goals: 2, against: 0, winner: 1, scored: 0, conceded: 0 }

test('a cup is drawn with what is known of it', () => {
  const before = bracket({ results: [], round: 1, fixtures: [] }, texts)
  expect(before.map((round) => round.ties.length)).toEqual([2, 1])
  const after = bracket(
    {
      results: [semi, other],
      round: 2,
      fixtures: [
        { first: 3, second: 1 },
        { first: 0, second: 2 },
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

const row = (place: number, seat: number, points: number, form: StandingView['form'] = []): StandingView => ({
  ...{ place, seat, points, form, race: [] },
  ...{ difference: 2, goals: 3, conceded: 1 },
})

test('the table keeps the order of the view and counts the form', () => {
  const table = [row(1, 1, 3, ['won', 'lost']), row(2, 3, 1), row(3, 0, 1), row(4, 2, 0)]
  const rows = standings({ table } as Game, texts, 3)
  expect(rows.map((row) => [row.key, row.points, row.mine])).toEqual([
    [1, 3, false],
    [3, 1, true],
    [0, 1, false],
    [2, 0, false],
  ])
  expect(rows[0]).toMatchObject({ played: 2, won: 1, lost: 1, scored: 3, conceded: 1, form: ['won', 'lost'] })
})
