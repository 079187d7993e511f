import { describe, expect, it } from 'vitest'
import { lot } from './market/auction'
import { beside, brackets, lastMatch } from './season/cups'
import { percents } from '../../kit/percents'
import { type Cards, causesOf, type Game, type Match, spots, totals } from './data'
import { race, table } from './season/league'
import { available, fromRun, picksFor, reform, swapped } from './match/lineup'
import type { GameEvent, Question } from './types'

const positions = (d: number, m: number, f: number): number[] => [
  0,
  ...Array<number>(d).fill(1),
  ...Array<number>(m).fill(2),
  ...Array<number>(f).fill(3),
]
const cards = {
  position: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3],
  stars: [3, 2, 5, 4, 3, 2, 5, 4, 3, 2, 4, 3, 1],
  defenders: [4, 3],
  midfielders: [4, 4],
  attackers: [2, 3],
  slot_position: [positions(4, 4, 2), positions(3, 4, 3)],
} as unknown as Cards
const squad = cards.position.map((_, player) => player)
const game = { teams: [{ team: 0, squad }], absent: [] as [number, number][], match: null } as unknown as Game
const question: Question = {
  kind: 'formation',
  decision: 1,
  options: [0, 1],
  domain: 'formation',
  context: { team: 0, competition: 0, opponent: 1 },
}
const told = (event: string, numbers: Record<string, number>): GameEvent => ({ n: 0, event, numbers, rules: [] })

describe('a line-up', () => {
  const lines = available(game, cards, question)
  const picks = [0, 1, 2, 3, 4, 6, 7, 8, 10, 11] // the last of a full line is forced

  it('comes out of a run as it went in', () => {
    const [formation, eleven] = fromRun(cards, question, lines, picks)
    expect(eleven).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(picksFor(cards, question, lines, formation, eleven)).toEqual(picks)
  })

  it('names the empty place of a short line, and asks nothing about it when it is the only one left', () => {
    const short = available({ ...game, absent: [[5, 1]] }, cards, question)
    const [, eleven] = fromRun(cards, question, short, [0, 1, 2, -1, 3, 6, 7, 8, 10, 11])
    expect(eleven.slice(1, 5)).toEqual([2, -1, 3, 4])
    expect(picksFor(cards, question, short, 0, eleven)).toEqual([0, 1, 2, -1, 3, 6, 7, 8, 10, 11])
  })

  it('leaves absent players out in the league only', () => {
    const hurt = { ...game, absent: [[2, 1]] as [number, number][] }
    expect(available(hurt, cards, question)[1]).toEqual([3, 4, 5])
    expect(available(hurt, cards, { ...question, context: { team: 0, competition: 1 } })[1]).toEqual([2, 3, 4, 5])
  })

  it('names every cause of an absence', () => {
    const absent: [number, number][] = [
      [2, 1],
      [3, 4],
      [2, 4],
    ]
    expect(causesOf({ ...game, absent }, (cause) => `cause ${cause}`)).toEqual(
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

  it('make the table by points, with form and race', () => {
    const teams = [0, 1, 2, 3].map((team) => ({ team, league: [1, 4, 0, 3][team] }))
    const season = {
      teams,
      places: [],
      results: [
        [0, 1, 2],
        [2, 3, 1],
        [1, 2, 0],
      ],
    } as unknown as Game
    expect(table(season).map((row) => row.team)).toEqual([1, 3, 0, 2])
    expect(table(season)[0]!.form).toEqual(['drew', 'won'])
    expect(race(season)[1]).toEqual([0, 1, 4])
  })

  it('leave a void match out of the table', () => {
    const teams = [0, 1].map((team) => ({ team, league: 0 }))
    const rows = table({ teams, places: [], results: [[0, 1, 3]] } as unknown as Game)
    expect(rows.map((row) => [row.played, row.drawn, row.lost])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
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
    expect(lastMatch(events).map((each) => each.event)).toEqual(['match-roll', 'result'])
  })
})

describe('the other match of the day', () => {
  const played = { teams: [0, 1, 2, 3].map((team) => ({ team })) } as unknown as Game
  const mine = (competition: number, away = 2): Match =>
    ({ home: { who: 0 }, away: { who: away }, competition }) as unknown as Match
  const before = [told('result', { home: 1, away: 3, outcome: 0 }), told('match-day', {})]

  it('is open until it is told, and none of yesterday', () => {
    expect(beside(before, played, mine(0))).toEqual({ sides: [1, 3], outcome: -1, told: undefined })
    const result = told('result', { home: 3, away: 1, outcome: 1 })
    expect(beside([...before, result], played, mine(1))).toEqual({ sides: [3, 1], outcome: 1, told: result })
  })
  it('is none in a final or against a club from abroad', () => {
    expect([beside(before, played, mine(2)), beside(before, played, mine(0, 7))]).toEqual([null, null])
  })
})
