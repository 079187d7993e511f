import { expect, test } from 'vitest'
import { sumOf } from '../../../companion/box'
import { answers, carried, inOrder, onward } from '../../../companion/onward'
import type { Pad, PadRecord } from '../../../companion/pad'
import { begin, padOf } from '../../../companion/record'
import { type Match, table } from '../../../companion/standings'
import { boxOf, type PrintedDice } from './dice'
import { isPersonless, printedDays, RULING } from './pad'
import pads from './pads.json'

const PRINTED: PrintedDice = {
  attack_dice: [[0, 0, 0, 1, 2, 4]],
  defence_dice: [[1, 1, 2, 2, 3, 4]],
  genius_die: [1, 1, 1, 2, 2, 2],
  tactics_die: [1, 2, 3, 4, 5, 6],
  flame: [0, 0, 0, 0, 0, 1],
}

test('the dice add up by side', () => {
  const box = boxOf(PRINTED)
  const rolled = [
    { die: 'attack-0', face: 6 },
    { die: 'genius-0', face: 4 },
    { die: 'defence-0', face: 1 },
    { die: 'tactic', face: 6 },
  ]
  expect([sumOf(box, rolled, 'attack'), sumOf(box, rolled, 'defence'), sumOf(box, [], 'attack')]).toEqual([6, 1, null])
})

const opening = (mode: string, people: number) =>
  padOf(begin('masters_of_football', mode, people, [...'ABCDEFGH'])).opening

test('schedules are those of the rulebook', () => {
  const days = opening('league', 4).map(({ day, home, away }) => `${day}: ${home + 1}-${away + 1}`)
  expect(days.join(' ')).toBe('1: 1-4 1: 2-3 2: 4-3 2: 1-2 3: 2-4 3: 3-1 4: 4-1 4: 3-2 5: 3-4 5: 2-1 6: 4-2 6: 1-3')
  expect(opening('two_leagues', 8).map(({ league, home }) => [league, home < 4])).toEqual([
    ...Array(12).fill([0, true]),
    ...Array(12).fill([1, false]),
  ])
  expect(
    printedDays([
      [1, 3, 2],
      [0, 0, 3],
      [0, 1, 2],
    ]),
  ).toEqual([
    [
      [0, 3],
      [1, 2],
    ],
    [[3, 2]],
  ])
})

const match = (home: number, away: number, one: number, two: number): Match => ({ home, away, goals: [one, two] })

test('difference, goals, away goals, then the place is shared', () => {
  const rows = table([match(0, 1, 2, 2), match(2, 3, 2, 2)], [0, 1, 2, 3], RULING, [0, 1, 2, 3])
  expect(rows.map(({ side, place, tied }) => [side, place, tied])).toEqual([
    [1, 1, 'shared'],
    [3, 1, 'shared'],
    [0, 3, 'shared'],
    [2, 3, 'shared'],
  ])
})

function filled(record: PadRecord, goals: (home: number, away: number) => [number, number]): Pad {
  for (const each of padOf(record).opening) record.results[each.id] = { goals: goals(each.home, each.away) }
  return padOf(record)
}

test('two leagues meet in two legs, the better one at home in the second', () => {
  const record = begin('masters_of_football', 'two_leagues', 7, [...'ABCDEFGH'])
  const pad = filled(record, (home, away) => (home < away ? [away > 4 ? 3 : 1, 0] : [0, away > 4 ? 3 : 1]))
  expect(isPersonless(7, 7)).toBe(true)
  expect(isPersonless(7, 3)).toBe(false)
  const legs = pad.fixtures.slice(24)
  expect(legs.map(({ home, away }) => [home, away])).toEqual([
    [0, 4],
    [4, 0],
  ])
  record.results[legs[0]!.id] = { goals: [1, 0] }
  record.results[legs[1]!.id] = { goals: [2, 1] }
  expect(padOf(record).champions).toEqual([0]) // level but for the goal scored away
  record.results[legs[1]!.id] = { goals: [1, 0] }
  expect(padOf(record).champions).toEqual([4]) // level in everything: the league decides
})

/** The engine's answers; Python writes them (tests/titles/masters_of_football/pad_cases.py). */
const CASES = pads.map((each, at) => ({ ...each, at }))

test.each(CASES)(
  'the pad agrees with the engine: case $at, $people people',
  ({ people, goals, legs, tables, champions }) => {
    const record = begin('masters_of_football', people > 4 ? 'two_leagues' : 'league', people, [...'ABCDEFGH'])
    record.lots = record.lots.map((_, side) => side) // lots go to the lowest number, as in the cases
    const played = inOrder(padOf(record).opening)
    for (const [at, fixture] of played.entries()) record.results[fixture.id] = { goals: goals[at] as [number, number] }
    const later = padOf(record).fixtures.slice(played.length)
    expect(later.map(({ home, away }) => [home, away])).toEqual(legs.map(([home, away]) => [home, away]))
    for (const [at, { id }] of later.entries()) record.results[id] = { goals: legs[at]!.slice(2) as [number, number] }
    const pad = padOf(record)
    for (const [league, rows] of tables.entries())
      expect(pad.table(league).map((row) => [row.side, row.place, row.points, row.difference, row.away])).toEqual(rows)
    expect(pad.champions).toEqual(champions)
  },
)

test('a league goes on as a digital game as far as its results have no gap', () => {
  const league = begin('masters_of_football', 'league', 3, [...'ABCD'])
  expect(onward(padOf(league))).toBe('start')
  const [first, second, third] = padOf(league).opening
  league.results[second!.id] = { goals: [0, 2] }
  expect(onward(padOf(league))).toBe('anew') // the first match is missing: nothing can be told in the order of play
  league.results[first!.id] = { goals: [3, 1] }
  expect([onward(padOf(league)), carried(padOf(league))]).toEqual([
    'results',
    [
      [3, 1],
      [0, 2],
    ],
  ])
  const tell = answers(carried(padOf(league)))
  const asked = ['lot', 'lot', 'enter-goals', 'enter-goals', 'enter-goals', 'enter-goals', 'enter-goals'].map((kind) =>
    tell({ kind, options: [0, 1, 2] }),
  )
  expect(asked).toEqual([0, 1, 3, 1, 0, 2, null])
  expect(third).toBeDefined()
})
