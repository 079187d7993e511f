import { describe, expect, it } from 'vitest'
import { drawnCups, europeanRounds } from './cups'
import { champions } from './league'
import { courses, happened, matches, pageAsked, PAGES, review, seasonEnd } from './season'
import { printed, told } from '../testing'
import type { GameEvent } from '../types'

const match = (home: number, away: number, stars: [number, number], outcome: number, competition = 0): GameEvent[] => [
  told('line-up', { team: home, stars: stars[0] }),
  away < 4 ? told('line-up', { team: away, stars: stars[1] }) : told('line-up-card', { side: away, stars: stars[1] }),
  told('result', { home, away, outcome, competition }),
  ...(competition === 0 ? points(home, away, outcome) : []),
]
const points = (home: number, away: number, outcome: number): GameEvent[] =>
  outcome === 2
    ? [home, away].map((team) => told('league-points', { team, points: 1, total: 1 }))
    : [told('league-points', { team: [home, away][outcome]!, points: 3, total: 3 })]
const season = [
  told('season', { season: 1 }),
  ...match(0, 1, [30, 34], 0),
  ...match(2, 3, [33, 20], 0),
  ...match(1, 2, [34, 34], 2),
  ...match(3, 9, [20, 38], 0, 3),
  told('sold', { team: 2, player: 0, price: 60 }),
  told('bought', { team: 1, player: 1, price: 10 }),
]
const places = [0, 1, 2, 3].map((team) => told('league-place', { team, place: team + 1 }))

describe('the end of a season', () => {
  it('is none before it has come', () => {
    expect(seasonEnd(season)).toBeNull()
  })
  it('knows its season and how far it has come', () => {
    const end = seasonEnd([...season, ...places])!
    expect([end.start, end.season.length, PAGES[end.reached]]).toEqual([season.length, season.length, 'season'])
    const later = [
      ...season,
      ...places,
      told('laid-out'),
      told('extended'),
      told('lost'),
      told('declined'),
      told('transfer-deck'),
    ]
    expect(PAGES[seasonEnd(later)!.reached]).toBe('squads')
    const drawn = seasonEnd([...later, told('qualified')])!
    expect([PAGES[drawn.reached], drawn.over]).toEqual(['next', false])
    const over = seasonEnd([...later, told('qualified'), told('season', { season: 2 }), told('moved')])!
    expect([over.start, over.over, over.events.at(-1)!.event]).toEqual([season.length, true, 'season'])
  })
  it('finds the page of a question', () => {
    expect([pageAsked('extend'), pageAsked('swap-give'), pageAsked('window')]).toEqual([1, 1, -1])
  })
})

describe('a review', () => {
  const cards = printed({ stars: [3, 2] })
  it('tells the best win, the upset, the luck and the best value', () => {
    const made = review(season, cards)
    expect(made.best).toMatchObject({ home: 3, away: 9 })
    expect(made.upset).toMatchObject({ home: 3, away: 9, stars: [20, 38] })
    expect(made.lucky).toEqual({ team: 0, points: 3 })
    expect(made.value).toEqual({ team: 1, player: 1, price: 10 })
  })
  it('is silent about what there was not', () => {
    expect(review([told('season')], cards)).toEqual({ best: null, upset: null, lucky: null, value: null })
    expect(matches(season)).toHaveLength(4)
    expect(courses(season, 4)).toEqual([
      [0, 3],
      [0, 0, 1],
      [0, 3, 1],
      [0, 0],
    ])
  })
})

describe('cups', () => {
  it('come round by round: who comes up again has reached the next', () => {
    const tie = (home: number, away: number) => ({ home, away, winner: home, rolled: false })
    expect(europeanRounds([tie(0, 4), tie(5, 6), tie(0, 5)]).map((round) => round.length)).toEqual([2, 1])
  })
  it('are drawn with the final still open, and say who is at home by the die', () => {
    const texts = { name: (_: string, side: number) => `T${side}`, say: (id: string) => id }
    const events = [
      told('season'),
      told('pair', { first: 0, second: 1, competition: 1 }),
      told('pair', { first: 2, second: 3, competition: 1 }),
      told('home', { team: 1, opponent: 0 }),
      told('result', { home: 1, away: 0, outcome: 1, competition: 1 }),
    ]
    const [cup] = drawnCups(events, texts, () => false)
    expect(cup!.rounds.map((round) => round.ties.length)).toEqual([2, 1])
    expect(cup!.rounds[0]!.ties[0]).toMatchObject({
      winner: 1,
      note: 'mots-ui-home-die',
      sides: [{ name: 'T1' }, { name: 'T0' }],
    })
    expect(cup!.rounds[1]!.ties[0]!.sides).toEqual([null, null])
  })
})

describe('the events on the board', () => {
  it('begins with the last move, and a card that was seen stands for its draw', () => {
    const events = [
      told('drew', { team: 1 }),
      told('moved'),
      told('drew', { team: 0 }),
      told('blue-card', { team: 0 }),
      told('bank-pays'),
      told('turned'),
    ]
    expect(happened(events).map((each) => each.event)).toEqual(['moved', 'blue-card', 'bank-pays'])
    expect(happened(events.slice(0, 3)).map((each) => each.event)).toEqual(['moved', 'drew'])
    const draw = [
      told('result'),
      told('moved'),
      told('match-day'),
      told('rolled'),
      told('rolled'),
      told('pair'),
      told('home'),
    ]
    expect(happened(draw.slice(0, 5)).map((each) => each.event)).toEqual(['rolled', 'rolled'])
    expect(happened(draw).map((each) => each.event)).toEqual(['pair', 'home'])
  })
})

describe('the roll of honour', () => {
  it('has the winners of each season, and nobody where a foreign club won', () => {
    const honours = [
      { season: 1, competition: 0, place: 1, points: 3, team: 2 },
      { season: 1, competition: 1, place: 2, points: 1, team: 3 },
      { season: 2, competition: 2, place: 1, points: 3, team: 0 },
    ]
    expect(champions({ season: 2, honours })).toEqual([
      [2, null, null],
      [null, null, 0],
    ])
  })
})
