import { describe, expect, it } from 'vitest'
import { game, match, printed, side, told } from '../testing'
import type { Game, GameEvent, Table, Texts } from '../types'
import { chanceOf, counted, countedAway, markOf, seenBy, sorted } from './pointOfView'
import { moment } from './moment'
import { frameOf, press } from './story'
import { partly } from '../../../client/testing'

const named = (event: GameEvent, n: number): GameEvent => ({ ...event, n })
const at = (seat: number | null, events: GameEvent[], over: Partial<Game> = { match: match(0, 1) }): Table =>
  partly<Table>({ seat, events, view: { game: game(over) } })
const roll = told('match-roll', { 'event-number': 1, face: 3, event: 2 })
const result = told('result', { home: 0, away: 1, outcome: 0, competition: 0 })
const texts = partly<Texts>({
  say: (id: string) => id,
  name: (domain: string, number: number) => `${domain} ${number}`,
})

describe('my match is told in frames', () => {
  it('from the die to the table', () => {
    const events = [named(roll, 1), named(told('compared'), 2), named(result, 3), named(told('pays'), 4)]
    const frames = events.map((each) => frameOf(each, at(1, events)))
    expect(frames).toEqual(['roll', 'decides', 'result', 'result'])
    expect(frameOf(named(told('league-points', { points: 3 }), 5), at(1, events))).toBe('table')
  })

  it('the result is held between 1.5 and 2.5 seconds with its money', () => {
    const events = [named(result, 1), named(told('pays'), 2), named(told('bank-pays'), 3)]
    const held = events.reduce((sum, each) => sum + moment(each, at(0, events))!.ms, 0)
    expect(held).toBeGreaterThanOrEqual(1500)
    expect(held).toBeLessThanOrEqual(2500)
  })

  it('that of others is short and stops nobody', () => {
    expect(frameOf(roll, at(2, []))).toBeNull()
    const { ms, isScene } = moment(roll, at(2, []))!
    expect([isScene, ms < 300]).toEqual([false, true])
    expect(moment(named(result, 1), at(2, []))!.isScene).toBe(false)
    expect(frameOf(named(told('pays'), 2), at(2, [named(result, 1)]))).toBeNull()
  })

  it('a win of mine is cheered, a defeat is not, and a match of others is not heard', () => {
    const sounds = [0, 1, 2].map((seat) => moment(result, at(seat, []))!.sound)
    expect(sounds).toEqual(['goal', 'against', null])
  })

  it('a spectator sees every match told', () => {
    expect(frameOf(roll, at(null, []))).toBe('roll')
  })

  it('money that no match has brought is no frame', () => {
    expect(frameOf(named(told('bank-pays'), 2), at(0, [named(told('blue-card'), 1)]))).toBeNull()
  })

  it('six rolls of an advanced match are told on the pitch, its result in a frame', () => {
    const long = { match: match(0, 1, { has_score: true, events: 6 }) }
    expect([frameOf(roll, at(0, [], long)), frameOf(result, at(0, [], long))]).toEqual([null, 'result'])
  })
})

describe('a press sets off', () => {
  const moved = told('moved', { team: 0, face: 2, square: 5 })
  it('my token, unless a card has set its steps', () => {
    expect(press(moved, at(0, []), texts)?.label).toBe('mots-ui-press-move')
    expect(press(moved, at(0, [told('played')]), texts)).toBeNull()
    expect(press(moved, at(1, []), texts)).toBeNull()
    expect(press(moved, at(null, []), texts)).toBeNull()
  })

  it('the die of my match at home', () => {
    expect(press(roll, at(0, []), texts)?.label).toBe('mots-ui-press-roll')
    expect(press(roll, at(1, []), texts)).toEqual({ ask: 'mots-ui-rolls-rival' })
    expect(press(roll, at(null, []), texts)).toEqual({ ask: 'mots-ui-rolls-watched' })
    expect(press(roll, at(0, [], { match: match(2, 3) }), texts)).toBeNull()
  })
})

describe('the point of view', () => {
  it("is the visitors' for their manager, and that of home for who has both", () => {
    expect(seenBy(at(1, []), game(), 0, 1)).toEqual({ mine: 1, isOwn: true })
    expect(seenBy(at(0, []), game({ seat_of: [0, 0, 1, 1] }), 0, 1)).toEqual({ mine: 0, isOwn: false })
    expect(sorted(1, ['home', 'away'])).toEqual(['away', 'home'])
  })

  it('calls a result good or bad, and says what chance it had', () => {
    expect([0, 1, 2].map((outcome) => markOf({ mine: 1, isOwn: true }, outcome))).toEqual(['lost', 'won', 'drew'])
    expect(markOf({ mine: 0, isOwn: false }, 1)).toBe('won')
    const odds = { basis: 'public' as const, exact: true, home: 0.21, draw: 0.2, away: 0.59, faces: [] }
    expect([chanceOf(odds, 0), chanceOf(odds, 2), chanceOf(odds, 3), chanceOf(null, 0)]).toEqual([21, 20, null, null])
  })

  it('names whose stars were counted, not where a card has changed the sum', () => {
    const cards = printed({ player_names: ['Aldo Riva', 'Ugo Neri'], slot_position: [[2, 2]] })
    const die = [{ face: 3, event: 2, home_lines: [2], away_lines: [2] }]
    const on = match(0, 1, {
      home: side(0, { slots: [0, 1], stars: [3, 5] }),
      away: side(1, { slots: [1, -1], stars: [5, 0] }),
      die,
    })
    const words = { ...texts, printed: cards } as Texts
    const [home, away] = counted(words, on, told('compared', { event: 2, 'home-stars': 8, 'away-stars': 6 }))
    expect([home.names, away.names]).toEqual(['Riva 3, Neri 5', ''])
  })
})

describe('numbers of both sides are told with mine first', () => {
  const goal = named(told('goal', { side: 0, 'home-goals': 1, 'away-goals': 0 }), 1)
  const ended = named(told('result', { home: 0, away: 1, outcome: 0, competition: 0 }), 3)
  const away = (seat: number | null, events: GameEvent[]): number[] => [
    ...countedAway(at(seat, events, { match: match(2, 3) }), game({ match: match(2, 3) })),
  ]

  it('in a match that is over, by its result', () => {
    const events = [goal, named(told('compared'), 2), ended]
    expect([away(1, events), away(0, events), away(null, events)]).toEqual([[2, 1], [], []])
  })

  it('in the match that is on, by the view', () => {
    const events = [ended, named(told('compared'), 4)]
    expect([away(3, events), away(2, events), away(1, events)]).toEqual([[4], [], []])
  })
})
