// The pads beside whole games of the engine (tests/titles/match_of_the_season/pad_cases.py writes them).
import { expect, test } from 'vitest'
import type { Fixture, Kind } from '../../../companion/fixtures'
import type { PadRecord, Result } from '../../../companion/pad'
import { begin, padOf } from '../../../companion/record'
import pads from './pads.json'
import { SeasonsPad } from './seasons'

type Season = (typeof pads)[number]['seasons'][number]
const GHOST = 3
const CASES = pads.map((each, at) => ({ ...each, at }))

/** What people write down: the side that won has one goal; a knock-out that is level has a winner. */
const written = (outcome: number): Result => ({ goals: [outcome === 0 ? 1 : 0, outcome === 1 ? 1 : 0] })

function enter(record: PadRecord, fixtures: Fixture[], kind: Kind, played: number[][]): void {
  for (const fixture of fixtures.filter((each) => each.kind === kind)) {
    const found = played.find(([home, away]) => home === fixture.home && away === fixture.away)
    const turned = played.find(([home, away]) => home === fixture.away && away === fixture.home)
    if (found) record.results[fixture.id] = written(found[2]!)
    else if (turned && kind !== 'league') record.results[fixture.id] = written(1 - turned[2]!)
  }
}

const whole = (season: Season): number[] => (season.order.length < 4 ? [...season.order, GHOST] : season.order)

function play(record: PadRecord, number: number, season: Season): void {
  const pad = new SeasonsPad(record)
  enter(record, pad.inSeason(number), 'super', season.super)
  enter(record, pad.inSeason(number), 'league', season.league)
  for (const group of pad.ties(number)) {
    const order = whole(season).filter((side) => group.includes(side))
    record.orders = { ...record.orders, [SeasonsPad.tieKey(number, group)]: order }
  }
  const drawn = season.semis.flatMap(([home, away]) => [home!, away!])
  const semis = season.bye < 0 ? drawn : [...drawn, season.bye, GHOST]
  record.draws = { ...record.draws, [String(number)]: semis }
  enter(record, pad.inSeason(number), 'semi', season.semis)
  enter(record, pad.inSeason(number), 'final', season.final)
  for (const [side, round] of season.europe) record.europe = { ...record.europe, [`${number}-${side}`]: round! }
}

const cupOf = ([home, away, outcome]: number[]): number[] => (outcome === 0 ? [home!, away!] : [away!, home!])
const sorted = (sides: number[]): number[] => [...sides].sort((one, two) => one - two)

test.each(CASES)('a game of $people people agrees with the engine: case $at', ({ people, seasons, totals, places }) => {
  const record = begin('match_of_the_season', 'game', people, [...'ABCD'])
  const pad = new SeasonsPad(record)
  for (const [at, season] of seasons.entries()) {
    expect([pad.latest, pad.closed(at + 1)]).toEqual([at + 1, false])
    const cup = pad.inSeason(at + 1).filter((each) => each.kind === 'super')
    expect(cup.map(({ home, away }) => sorted([home, away]))).toEqual(
      season.super.map((each) => sorted(each.slice(0, 2))),
    )
    expect(sorted(pad.entrants(at + 1))).toEqual(season.europe.map(([side]) => side))
    play(record, at + 1, season)
    expect(pad.closed(at + 1)).toBe(true)
    expect(pad.order(at + 1)).toEqual(whole(season))
    expect(pad.cup(at + 1)).toEqual(cupOf(season.final[0]!))
    expect([0, 1, 2, 3].map((side) => pad.points(at + 1, side))).toEqual(season.points)
  }
  expect(pad.over).toBe(true)
  const bySeat = [...pad.totals].sort((one, two) => one.side - two.side)
  expect(bySeat.map(({ total }) => total)).toEqual(totals)
  expect(bySeat.map(({ place }) => place)).toEqual(places)
  expect(sorted(pad.champions)).toEqual([...places.keys()].filter((seat) => places[seat] === 1))
})

test.each(CASES)('the league pad agrees with the engine: case $at', ({ people, seasons }) => {
  for (const season of seasons) {
    const record = begin('match_of_the_season', 'league', people, [...'ABCD'])
    enter(record, padOf(record).opening, 'league', season.league)
    const rows = padOf(record).table()
    const marks = people === 3 ? [...season.marks, 0] : season.marks
    expect(sorted(rows.map(({ side }) => side))).toEqual([0, 1, 2, 3])
    for (const { side, points, place } of rows)
      expect([side, points, place]).toEqual([side, marks[side], 1 + marks.filter((each) => each > marks[side]!).length])
  }
})

test('the cases hold what the pads decide: ties, double winners, holders who qualify, games for two, three and four', () => {
  const all = CASES.flatMap(({ seasons }) => seasons)
  expect(all.filter(({ marks }) => new Set(marks).size < marks.length).length).toBeGreaterThan(20)
  expect(all.filter(({ order, final }) => cupOf(final[0]!)[0] === order[0]).length).toBeGreaterThan(20)
  expect(all.filter(({ europe }) => europe.length === 3).length).toBeGreaterThan(5)
  expect(CASES.filter(({ totals }) => new Set(totals).size < totals.length).length).toBeGreaterThan(5)
  expect(new Set(CASES.map(({ people }) => people)).size).toBe(3)
})
