import { expect, test } from 'vitest'
import type { PadRecord } from '../../../companion/pad'
import { begin, padOf, read } from '../../../companion/record'
import { asCsv, asText } from '../../../companion/share'
import { type Match, table } from '../../../companion/standings'
import { companion } from '../companion'
import { printedDays, RULING } from './pad'
import { SeasonsPad } from './seasons'

const say = (id: string, given: Record<string, unknown> = {}): string => [id, ...Object.values(given)].join(' ')

/** A season in which the lower number always wins, except in the given matches. */
function play(record: PadRecord, season: number, level: [number, number][] = [], drawn = [3, 0, 2, 1]): SeasonsPad {
  const pad = new SeasonsPad(record)
  for (const each of pad.days(season)) {
    const draw = level.some((pair) => pair.includes(each.home) && pair.includes(each.away))
    record.results[each.id] = { goals: draw ? [0, 0] : each.home < each.away ? [1, 0] : [0, 1] }
  }
  record.draws = { ...record.draws, [String(season)]: drawn }
  for (let round = 0; round < 2; round += 1) {
    for (const each of pad.inSeason(season)) if (each.kind !== 'league') record.results[each.id] ??= { goals: [1, 0] }
  }
  return pad
}

test('a season: the league, the cup as drawn, and what the trophies are worth', () => {
  const pad = play(begin('match_of_the_season', 'game', 4, [...'ABCD']), 1)
  expect(pad.order(1)).toEqual([0, 1, 2, 3])
  expect(pad.cup(1)).toEqual([3, 2])
  expect(pad.totals.map(({ side, total }) => [side, total])).toEqual([
    [0, 3],
    [3, 2],
    [1, 2],
    [2, 2],
  ])
  expect([pad.closed(1), pad.latest, pad.over]).toEqual([true, 2, false])
})

test('the second season has a super cup and Europe by the titles of the first', () => {
  const record = begin('match_of_the_season', 'game', 4, [...'ABCD'])
  const pad = play(record, 1)
  expect(
    pad
      .inSeason(2)
      .filter((each) => each.kind === 'super')
      .map(({ home, away }) => [home, away]),
  ).toEqual([[0, 3]])
  expect([pad.entrants(1), pad.entrants(2)]).toEqual([[], [0, 3]])
  play(record, 2)
  expect(pad.closed(2)).toBe(false) // Europe is open
  record.europe = { '2-0': 4, '2-3': 3 }
  expect(pad.open(2, 3)).toEqual([0, 1, 2, 3]) // one winner only
  expect(pad.totals[0]).toMatchObject({ side: 0, seasons: [3, 6, 0], total: 9 })
  expect(pad.entrants(3)).toEqual([0, 3]) // the holder is champion: no third place
})

test('a double winner meets the runner-up, who goes to Europe with him', () => {
  const pad = play(begin('match_of_the_season', 'game', 4, [...'ABCD']), 1, [], [0, 3, 1, 2])
  expect(pad.cup(1)).toEqual([0, 1])
  expect(pad.entrants(2)).toEqual([0, 1])
  expect(pad.inSeason(2).find((each) => each.kind === 'super')).toMatchObject({ home: 0, away: 1 })
})

test('level on points: open until the play-off is told', () => {
  const record = begin('match_of_the_season', 'game', 4, [...'ABCD'])
  const pad = play(record, 1, [[0, 1]])
  expect(pad.ties(1)).toEqual([[0, 1]])
  expect([pad.order(1), pad.closed(1)]).toEqual([null, false])
  record.orders = { [SeasonsPad.tieKey(1, [0, 1])]: [1, 0] }
  expect(pad.order(1)).toEqual([1, 0, 2, 3])
})

test('level on points and trophies: European Cups come before league titles', () => {
  const record = begin('match_of_the_season', 'game', 4, [...'ABCD'])
  const pad = play(record, 1, [], [0, 1, 3, 2]) // A wins league and cup: 5; B is second: 2
  play(record, 2, [], [1, 0, 3, 2]) // B wins the cup: 2
  const order = [2, 0, 3, 1] // of the league: A 2, B nothing
  for (const { id, home, away } of pad.days(2))
    record.results[id] = { goals: order.indexOf(home) < order.indexOf(away) ? [1, 0] : [0, 1] }
  record.europe = { '2-0': 0, '2-1': 4 } // B wins Europe: 3
  expect(pad.totals.slice(0, 2)).toMatchObject([
    { side: 1, total: 7, place: 1 },
    { side: 0, total: 7, place: 2 },
  ])
})

test('three managers: the fourth club loses its semi-final too; two managers add up their clubs', () => {
  const three = play(begin('match_of_the_season', 'game', 3, [...'ABCD']), 1)
  expect(three.cup(1)![0]).not.toBe(3)
  expect(three.managers).toEqual([[0], [1], [2]])
  const two = play(begin('match_of_the_season', 'game', 2, [...'ABCD']), 1)
  expect(two.totals.map(({ side, total }) => [two.called(side), total])).toEqual([
    ['A + C', 5],
    ['B + D', 4],
  ])
})

test('all of it is written down and read back', () => {
  const record = begin('match_of_the_season', 'game', 4, [...'ABCD'])
  const pad = play(record, 1)
  play(record, 2)
  record.europe = { '2-0': 4, '2-3': 1 }
  expect(read(JSON.stringify(record))).toEqual(record)
  expect(read(JSON.stringify({ ...record, europe: { '2-0': 9 } }))!.europe).toBeUndefined()
  expect(asText(say, pad, 'Game')).toContain('comp-season 2 · comp-europe: A, comp-europe-winner')
  expect(asCsv(pad)).toContain('2,,europe-winner,A,,,,')
})

test('the box holds three dice, and the board its fixtures', () => {
  expect(companion.dice.box({}).map((die) => die.values.length)).toEqual([3, 6, 12])
  expect(
    printedDays([
      [],
      [
        [0, 1],
        [2, 3],
      ],
      [],
      [
        [3, 0],
        [1, 2],
      ],
    ]),
  ).toEqual([
    [
      [0, 1],
      [2, 3],
    ],
    [
      [3, 0],
      [1, 2],
    ],
  ])
})

const match = (home: number, away: number, one: number, two: number): Match => ({ home, away, goals: [one, two] })

test('clubs level on points play off', () => {
  const level = table([match(0, 1, 5, 0), match(2, 3, 1, 0)], [0, 1, 2, 3], RULING, [0, 1, 2, 3])
  expect(level.map(({ place, tied }) => [place, tied])).toEqual([
    [1, 'playoff'],
    [1, 'playoff'],
    [3, 'playoff'],
    [3, 'playoff'],
  ])
})

test('the fourth team of three managers is beaten from the start', () => {
  const pad = padOf(begin('match_of_the_season', 'league', 3, ['A', 'B', 'C', 'D']))
  expect(pad.table().map(({ side, points }) => [side, points])).toEqual([
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 0],
  ])
})
