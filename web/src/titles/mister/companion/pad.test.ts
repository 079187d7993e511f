import { expect, test } from 'vitest'
import type { Pad, PadRecord } from '../../../companion/pad'
import { begin, padOf } from '../../../companion/record'
import { type Match, rank, table } from '../../../companion/standings'
import { RULING } from './pad'
import pads from './pads.json'

const days = (mode: string): string[] =>
  padOf(begin('mister', mode, 4, [...'ABCD'])).opening.map(({ day, home, away }) => `${day}: ${home + 1}-${away + 1}`)

test('schedules are those of the rulebook', () => {
  expect(days('league').slice(0, 8).join(' ')).toBe('1: 1-2 1: 3-4 2: 1-3 2: 2-4 3: 1-4 3: 2-3 4: 2-1 4: 4-3')
  expect(days('short_league')).toHaveLength(6)
  expect(days('three_way').join(' ')).toBe('1: 1-2 2: 2-3 3: 3-1')
})

const match = (home: number, away: number, one: number, two: number): Match => ({ home, away, goals: [one, two] })

function filled(record: PadRecord, goals: (home: number, away: number) => [number, number]): Pad {
  for (const each of padOf(record).opening) record.results[each.id] = { goals: goals(each.home, each.away) }
  return padOf(record)
}

test('matches among those level come before goal difference, and start again for those left', () => {
  // 0, 1 and 2 have six points each and beat one another in a ring; 3 has none
  const ring = [
    match(0, 1, 1, 0),
    match(1, 2, 3, 0),
    match(2, 0, 1, 0),
    match(0, 3, 9, 0),
    match(1, 3, 1, 0),
    match(2, 3, 1, 0),
  ]
  expect(rank(ring, [0, 1, 2, 3], RULING)).toEqual([[1], [0], [2], [3]]) // among the three: +2, 0, -2
  const head = [match(0, 1, 0, 1), match(0, 2, 9, 0), match(1, 2, 0, 1)]
  expect(rank(head, [0, 1, 2], RULING)).toEqual([[0], [1], [2]]) // all on 3: difference among them +8, 0, -8
  const restart = [
    match(0, 1, 2, 0),
    match(1, 2, 2, 0),
    match(2, 0, 2, 0),
    match(0, 3, 1, 0),
    match(1, 3, 1, 0),
    match(2, 3, 5, 0),
  ]
  expect(rank(restart, [0, 1, 2, 3], RULING)[0]).toEqual([2]) // level among themselves: overall difference
  expect(rank(restart, [0, 1, 2, 3], RULING)[1]).toEqual([0]) // then 0 beat 1 when the two start again
})

test('sides that no criterion parts are placed by lot', () => {
  const rows = table([match(0, 1, 1, 1)], [0, 1], RULING, [1, 0])
  expect(rows.map(({ side, place, tied }) => [side, place, tied])).toEqual([
    [1, 1, 'lot'],
    [0, 2, 'lot'],
  ])
})

test('a cup goes on from its semi-finals, and a level one waits for its shoot-out', () => {
  const record = begin('mister', 'cup', 4, ['A', 'B', 'C', 'D'])
  record.results['semi-0-1-0-1'] = { goals: [1, 1] }
  record.results['semi-0-1-2-3'] = { goals: [0, 2] }
  expect(padOf(record).fixtures).toHaveLength(2)
  record.results['semi-0-1-0-1'] = { goals: [1, 1], winner: 1 }
  expect(
    padOf(record)
      .fixtures.slice(2)
      .map(({ kind, home, away }) => [kind, home, away]),
  ).toEqual([
    ['final', 1, 3],
    ['third', 0, 2],
  ])
  record.results['final-0-2-1-3'] = { goals: [3, 0] }
  record.results['third-0-2-0-2'] = { goals: [0, 1] }
  expect(padOf(record).champions).toEqual([1])
  record.results['semi-0-1-2-3'] = { goals: [2, 0] } // corrected: another final, without a result
  expect(padOf(record).champions).toEqual([])
})

test('a correction is computed again', () => {
  const record = begin('mister', 'league', 4, ['A', 'B', 'C', 'D'])
  const pad = filled(record, (home, away) => (home < away ? [1, 0] : [0, 1]))
  expect(pad.champions).toEqual([0])
  for (const each of pad.opening.filter(({ home, away }) => home === 0 || away === 0))
    record.results[each.id] = { goals: each.home === 0 ? [0, 4] : [4, 0] }
  expect(padOf(record).champions).toEqual([1])
})

/** The engine's answers; Python writes them (tests/titles/mister/pad_cases.py). */
const CASES = pads.map((each, at) => ({ ...each, at }))

test.each(CASES)('the pad agrees with the engine: case $at, $legs legs', ({ legs, results, table: rows }) => {
  const record = begin('mister', legs === 1 ? 'short_league' : 'league', 4, [...'ABCD'])
  record.lots = record.lots.map((_, side) => side)
  const { opening } = padOf(record)
  expect(opening).toHaveLength(results.length)
  for (const each of opening) {
    const [, , one, two] = results.find(([home, away]) => home === each.home && away === each.away)!
    record.results[each.id] = { goals: [one!, two!] }
  }
  const byLot = rows.map(([, ...rest], at) => [at + 1, ...rest]) // lots go to the lowest side
  const found = padOf(record).table()
  expect(found.map((row) => [row.place, row.side, row.points, row.difference, row.scored])).toEqual(byLot)
})
