import { describe, expect, it } from 'vitest'
import { percents } from '../../kit/percents'
import { causesOf, totals } from './data'
import { lot } from './market/auction'
import { available, laidBy, reform, swapped, wholeOf } from './match/lineup'
import { spots } from './pitch'
import { beside, brackets, lastMatch } from './season/cups'
import { lines, shelves, standings } from './season/league'
import { game, match, printed, standing, team, told } from './testing'
import type { Game } from './types'

const positions = (d: number, m: number, f: number): number[] => [
  0,
  ...Array<number>(d).fill(1),
  ...Array<number>(m).fill(2),
  ...Array<number>(f).fill(3),
]
const cards = printed({
  position: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3],
  stars: [3, 2, 5, 4, 3, 2, 5, 4, 3, 2, 4, 3, 1],
  defenders: [4, 3],
  midfielders: [4, 4],
  attackers: [2, 3],
  slot_position: [positions(4, 4, 2), positions(3, 4, 3)],
})
/** A game in which everybody may be lined up but these. */
function lineUp(absent: number[] = []): Game {
  const lines = [0, 1, 2, 3].map((position) => ({
    position,
    players: cards.position.flatMap((each, player) => (each === position && !absent.includes(player) ? [player] : [])),
    refusals: [],
  }))
  return game({ line_ups: [{ team: 0, competition: 0, opponent: 1, formations: [], lines }] })
}
const texts = { name: (domain: string, number: number) => `${domain} ${number}`, say: (id: string) => id }

describe('a line-up', () => {
  const lines = available(lineUp(), 0)

  it('is laid out as a ready-made one says', () => {
    expect(laidBy([3, 1, 2, -1, 4])).toEqual([3, [1, 2, -1, 4]])
    expect(wholeOf({ name: 'last', picks: [3, 2], whole: [3, 1, 2] })).toEqual([3, 1, 2])
    expect(wholeOf({ name: 'last', picks: [3, 1, 2] })).toEqual([3, 1, 2]) // nothing is forced
  })

  it('is laid out from the table of the view, and from nothing else', () => {
    expect(available(lineUp([2]), 0)[1]).toEqual([3, 4, 5])
    expect(available(lineUp(), 3)).toEqual([[], [], [], []])
  })

  it('names every cause of an absence', () => {
    const absent = [
      { player: 2, cause: 1 },
      { player: 3, cause: 4 },
      { player: 2, cause: 4 },
    ]
    expect(causesOf(game({ absent }), (cause) => `cause ${cause}`)).toEqual(
      new Map([
        [2, 'cause 1, cause 4'],
        [3, 'cause 4'],
      ]),
    )
  })

  it('keeps whom it can in another formation, and fills up with the strongest', () => {
    const eleven = reform(cards, lines, [1, 5, 4, 3, 2, 6, 7, 8, 9, 11, 12], 1)
    expect(eleven).toEqual([1, 5, 4, 3, 6, 7, 8, 9, 11, 12, 10])
  })

  it('changes two places, or a place and the bench', () => {
    expect(swapped([0, 1, 2], 0, 2)).toEqual([2, 1, 0])
    expect(swapped([0, 1, 2], 1, 7)).toEqual([0, 7, 2])
  })

  it('has a spot for every slot and counts its stars by line', () => {
    expect(spots(cards, 0)).toHaveLength(11)
    expect(totals(cards, 0, [3, 1, 1, 1, 1, 2, 2, 2, 2, 5, 5])).toEqual([3, 4, 8, 10, 25])
  })
})

describe('figures', () => {
  it('sum to a hundred', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.525, 0.2575, 0.2175]).reduce((sum, each) => sum + each, 0)).toBe(100)
  })

  it('are shown in the order and with the numbers of the view', () => {
    const rows = [standing(2, { points: 4, course: [0, 1, 4] }), standing(0, { points: 3, course: [0, 3] })]
    const season = game({ standings: rows, seat_of: [0, 1, -1, 2] })
    expect(standings(season, texts, 0).map((row) => [row.key, row.points, row.mine])).toEqual([
      [2, 4, false],
      [0, 3, true],
    ])
    expect(lines(season, texts).map((line) => line.points)).toEqual([
      [0, 3],
      [0, 1, 4],
    ])
  })

  it('of trophies are those that the view gives', () => {
    const honours = [
      { season: 1, competition: 0, place: 1, team: 1, points: 3 },
      { season: 2, competition: 1, place: 2, team: 1, points: 1 },
      { season: 2, competition: 0, place: 4, team: 0, points: 0 },
    ]
    const teams = [team(0), team(1, { points: 4 })]
    const [first, second] = shelves(game({ season: 2, teams, honours }), texts)
    expect([first!.kit, first!.total, first!.blocks, first!.cups.length]).toEqual([1, 4, [3, 1], 2])
    expect(second!.cups).toEqual([])
  })
})

describe('events', () => {
  it('tell the open lot, and none when it is sold', () => {
    const bidding = [
      told('turned', { player: 7, price: 40 }),
      told('turned', { player: 9, price: 30 }),
      told('bid', { team: 1, player: 7, price: 40 }),
      told('out-of-auction', { team: 2, player: 7 }),
      told('bid', { team: 0, player: 7, price: 45 }),
    ]
    const open = lot(bidding)!
    expect([open.player, open.leader, open.bids.get(1), open.out.has(2)]).toEqual([7, 0, 40, true])
    const sold = [...bidding, told('sold', { team: 0, player: 7 })]
    expect(lot(sold)).toBeNull()
    expect(lot(sold, undefined, [9])!.player).toBe(9)
    expect(lot(bidding, { player: 9, leader: 3, seller: -1 })).toMatchObject({ player: 9, leader: 3, bids: new Map() })
  })

  it('make the cups of this season, and the last match', () => {
    const events = [
      told('result', { home: 0, away: 1, outcome: 0, competition: 1 }),
      told('season', { season: 2 }),
      told('pair', { first: 2, second: 3, competition: 1 }),
      told('match-roll', { face: 3 }),
      told('result', { home: 3, away: 2, outcome: 0, competition: 1 }),
    ]
    expect(brackets(events)).toEqual([{ competition: 1, ties: [{ home: 3, away: 2, winner: 3, rolled: false }] }])
    const last = lastMatch(events)!
    expect([last.before.map((each) => each.event), last.result.numbers.home]).toEqual([['match-roll'], 3])
  })
})

describe('the other match of the day', () => {
  const pairs = [
    { home: 0, away: 2 },
    { home: 3, away: 1 },
  ]
  const mine = match(0, 2)
  const before = [told('result', { home: 1, away: 3, outcome: 0 }), told('match-day')]

  it('is open until it is told, and none of yesterday', () => {
    expect(beside(before, game({ pairs }), mine)).toEqual({ sides: [3, 1], outcome: -1, told: undefined })
    const result = told('result', { home: 3, away: 1, outcome: 1 })
    expect(beside([...before, result], game({ pairs }), mine)).toEqual({ sides: [3, 1], outcome: 1, told: result })
  })
  it('is none in a final or against clubs from abroad', () => {
    expect(beside(before, game({ pairs: pairs.slice(0, 1) }), mine)).toBeNull()
    expect(beside(before, game({ pairs: [pairs[0]!, { home: 3, away: 7 }] }), mine)).toBeNull()
  })
})
