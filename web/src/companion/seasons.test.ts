import { expect, test } from 'vitest'
import { answers, carried, onward } from './onward'
import { begin, Pad, read, type PadRecord } from './pad'
import { SeasonsPad } from './seasons'
import { asCsv, asText } from './share'
import { B11, MISTER, MOF, MOTS } from './titles'

const say = (id: string, given: Record<string, unknown> = {}): string => [id, ...Object.values(given)].join(' ')

/** A season in which the lower number always wins, but for those matches that are given. */
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
  const pad = play(begin(MOTS, 'game', 4, [...'ABCD']), 1)
  expect(pad.order(1)).toEqual([0, 1, 2, 3])
  expect(pad.cup(1)).toEqual([3, 2])
  expect(pad.totals.map(({ side, total }) => [side, total])).toEqual([[0, 3], [3, 2], [1, 2], [2, 2]])
  expect([pad.closed(1), pad.latest, pad.over]).toEqual([true, 2, false])
})

test('the second season has a super cup and Europe by the titles of the first', () => {
  const record = begin(MOTS, 'game', 4, [...'ABCD'])
  const pad = play(record, 1)
  expect(pad.inSeason(2).filter((each) => each.kind === 'super').map(({ home, away }) => [home, away])).toEqual([[0, 3]])
  expect([pad.entrants(1), pad.entrants(2)]).toEqual([[], [0, 3]])
  play(record, 2)
  expect(pad.closed(2)).toBe(false) // Europe is open
  record.europe = { '2-0': 4, '2-3': 3 }
  expect(pad.open(2, 3)).toEqual([0, 1, 2, 3]) // one winner only
  expect(pad.totals[0]).toMatchObject({ side: 0, seasons: [3, 6, 0], total: 9 })
  expect(pad.entrants(3)).toEqual([0, 3]) // the holder is champion: no third place
})

test('a double winner meets the runner-up, who goes to Europe with him', () => {
  const pad = play(begin(MOTS, 'game', 4, [...'ABCD']), 1, [], [0, 3, 1, 2])
  expect(pad.cup(1)).toEqual([0, 1])
  expect(pad.entrants(2)).toEqual([0, 1])
  expect(pad.inSeason(2).find((each) => each.kind === 'super')).toMatchObject({ home: 0, away: 1 })
})

test('level on points: open until the play-off is told', () => {
  const record = begin(MOTS, 'game', 4, [...'ABCD'])
  const pad = play(record, 1, [[0, 1]])
  expect(pad.ties(1)).toEqual([[0, 1]])
  expect([pad.order(1), pad.closed(1)]).toEqual([null, false])
  record.orders = { [SeasonsPad.tieKey(1, [0, 1])]: [1, 0] }
  expect(pad.order(1)).toEqual([1, 0, 2, 3])
})

test('three managers: the fourth club loses its semi-final too; two managers add up their clubs', () => {
  const three = play(begin(MOTS, 'game', 3, [...'ABCD']), 1)
  expect(three.cup(1)![0]).not.toBe(3)
  expect(three.managers).toEqual([[0], [1], [2]])
  const two = play(begin(MOTS, 'game', 2, [...'ABCD']), 1)
  expect(two.totals.map(({ side, total }) => [two.called(side), total])).toEqual([['A + C', 5], ['B + D', 4]])
})

test('all of it is written down and read back', () => {
  const record = begin(MOTS, 'game', 4, [...'ABCD'])
  const pad = play(record, 1)
  play(record, 2)
  record.europe = { '2-0': 4, '2-3': 1 }
  expect(read(JSON.stringify(record))).toEqual(record)
  expect(read(JSON.stringify({ ...record, europe: { '2-0': 9 } }))!.europe).toBeUndefined()
  expect(asText(say, pad, 'Game')).toContain('comp-season 2 · comp-europe: A, comp-europe-winner')
  expect(asCsv(pad)).toContain('2,,europe-winner,A,,,,')
})

test('what goes on as a digital game, and what does not', () => {
  const league = begin(MOF, 'league', 3, [...'ABCD'])
  expect(onward(new Pad(league))).toBe('start')
  const [first, second, third] = new Pad(league).opening
  league.results[second!.id] = { goals: [0, 2] }
  expect(onward(new Pad(league))).toBe('anew') // the first match is missing: nothing can be told in the order of play
  league.results[first!.id] = { goals: [3, 1] }
  expect([onward(new Pad(league)), carried(new Pad(league))]).toEqual(['results', [[3, 1], [0, 2]]])
  const tell = answers(carried(new Pad(league)))
  const asked = ['lot', 'lot', 'enter-goals', 'enter-goals', 'enter-goals', 'enter-goals', 'enter-goals'].map((kind) => tell({ kind, options: [0, 1, 2] }))
  expect(asked).toEqual([0, 1, 3, 1, 0, 2, null])
  expect(third).toBeDefined()
  const cup = begin(MISTER, 'cup', 4, [...'ABCD'])
  cup.results[new Pad(cup).opening[0]!.id] = { goals: [1, 0] }
  expect(onward(new Pad(cup))).toBe('anew')
  expect(onward(new Pad(begin(B11, 'points', 2, ['A', 'B'])))).toBe('start')
})
