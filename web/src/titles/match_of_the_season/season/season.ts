// The end of a season as a walk of eight steps, and what the season was like: read from the events.
import { lastOf } from './cups'
import { type Cards, VOID } from '../data'
import type { GameEvent } from '../types'

export const STEPS = ['table', 'review', 'contracts', 'departures', 'swaps', 'transfers', 'europe', 'kickoff'] as const
export type Step = (typeof STEPS)[number]

const TOLD: Record<string, number> = {
  'league-place': 0,
  'laid-out': 2,
  extended: 2,
  lost: 3,
  'slot-filled': 3,
  swapped: 4,
  declined: 4,
  'transfer-deck': 5,
  turned: 5,
  bid: 5,
  sold: 5,
  qualified: 6,
  'left-out': 6,
  season: 7,
}
const ASKED: Record<string, number> = {
  layout: 2,
  'stay-out': 2,
  extend: 2,
  fill: 3,
  'swap-first': 4,
  'swap-take': 4,
  'swap-give': 4,
  bid: 5,
}

export interface SeasonEnd {
  /** Where its first event is, by which it is known. */
  start: number
  season: GameEvent[]
  events: GameEvent[]
  reached: number
}

/** The last end of a season that was told, as far as it has come; none in the first season. */
export function seasonEnd(events: GameEvent[]): SeasonEnd | null {
  const last = lastOf(events, 'league-place')
  if (last < 0) return null
  const begun = lastOf(events.slice(0, last), 'season')
  const start = events.findIndex((each, at) => at > begun && each.event === 'league-place')
  const next = events.findIndex((each, at) => at > last && each.event === 'season')
  const told = events.slice(start, next < 0 ? events.length : next + 1)
  const reached = Math.max(1, ...told.map((each) => TOLD[each.event] ?? 0))
  return { start, season: events.slice(Math.max(begun, 0), start), events: told, reached }
}

/** The step to which a question belongs; -1: to none. */
export const stepAsked = (kind: string): number => ASKED[kind] ?? -1

export interface Played {
  home: number
  away: number
  outcome: number
  competition: number
  stars: [number, number]
}

/** All matches that were lined up for, with the stars on the pitch. */
export function matches(events: GameEvent[]): Played[] {
  const stars = new Map<number, number>()
  const made: Played[] = []
  for (const { event, numbers: n } of events) {
    if (event === 'line-up') stars.set(n['team']!, n['stars'] ?? 0)
    else if (event === 'line-up-card') stars.set(n['side']!, n['stars'] ?? 0)
    else if (event === 'result') {
      const [home, away] = [n['home']!, n['away']!]
      if (stars.has(home) && stars.has(away))
        made.push({
          home,
          away,
          outcome: n['outcome'] ?? 2,
          competition: n['competition'] ?? 0,
          stars: [stars.get(home)!, stars.get(away)!],
        })
    }
  }
  return made
}

export interface Review {
  /** The win against the strongest line-up, and the one with the most stars against it. */
  best: Played | null
  upset: Played | null
  lucky: { team: number; points: number } | null
  value: { team: number; player: number; price: number } | null
}

const own = (match: Played): number => match.stars[match.outcome] ?? 0
const theirs = (match: Played): number => match.stars[1 - match.outcome] ?? 0

/** Points that each club took from line-ups with more stars than its own: three for a win, one for a draw. */
function luck(played: Played[], clubs: number): { team: number; points: number } | null {
  const points = Array.from({ length: clubs }, (_, team) =>
    played.reduce((sum, match) => {
      if (match.home !== team && match.away !== team) return sum
      const [side, other] = match.home === team ? ([0, 1] as const) : ([1, 0] as const)
      if (match.stars[side] >= match.stars[other]) return sum
      return sum + (match.outcome === side ? 3 : match.outcome === 2 ? 1 : 0)
    }, 0),
  )
  const most = Math.max(...points)
  return most > 0 ? { team: points.indexOf(most), points: most } : null
}

const SIGNED = ['sold', 'bought', 'transferred']

/** What the season was like; clubs have the first numbers of the sides. */
export function review(events: GameEvent[], cards: Cards, clubs = 4): Review {
  const played = matches(events)
  const wins = played.filter((match) => match.outcome < 2)
  const top = (by: (match: Played) => number): Played | null =>
    wins.reduce<Played | null>((best, match) => (!best || by(match) > by(best) ? match : best), null)
  const upset = top((match) => theirs(match) - own(match))
  const signed = events
    .filter((each) => SIGNED.includes(each.event))
    .map(({ numbers: n }) => ({ team: n['team']!, player: n['player']!, price: n['price'] ?? 0 }))
  const each = (one: { player: number; price: number }): number => one.price / Math.max(cards.stars[one.player] ?? 1, 1)
  const value = signed.reduce<Review['value']>((best, one) => (!best || each(one) < each(best) ? one : best), null)
  return {
    best: top((match) => theirs(match) * 100 - own(match)),
    upset: upset && theirs(upset) > own(upset) ? upset : null,
    lucky: luck(played, clubs),
    value,
  }
}

/** The results of the league matches of a season, as the table of the view has them. */
export const leagueResults = (events: GameEvent[]): [number, number, number][] =>
  events
    .filter(({ event, numbers: n }) => event === 'result' && n['competition'] === 0 && n['outcome'] !== VOID)
    .map(({ numbers: n }) => [n['home']!, n['away']!, n['outcome']!])

/** What has happened since the token was last moved: what the board shows. */
const SHOWN = [
  'moved',
  'rolled',
  'pair',
  'home',
  'drew',
  'blue-card',
  'kept',
  'played',
  'absence-roll',
  'nobody-hit',
  'absent',
  'bank-pays',
  'pays-bank',
  'pays',
  'back',
  'youth-player',
]

export function happened(events: GameEvent[]): GameEvent[] {
  const since = lastOf(events, 'moved', 'season', 'result')
  const told = events.slice(Math.max(since, 0)).filter((each) => SHOWN.includes(each.event))
  const seen = told.filter(
    (each) =>
      each.event !== 'drew' ||
      !told.some(
        (other) => ['blue-card', 'kept'].includes(other.event) && other.numbers['team'] === each.numbers['team'],
      ),
  )
  return drawn(seen)
}

/** A draw is told by the dice while they roll, then by the pairs and who is at home. */
function drawn(told: GameEvent[]): GameEvent[] {
  let rolling = told.length
  while (told[rolling - 1]?.event === 'rolled') rolling -= 1
  if (rolling < told.length) return told.slice(rolling)
  const made = told.filter((each) => each.event !== 'rolled')
  return made.some((each) => each.event === 'pair') ? made.filter((each) => each.event !== 'moved') : made
}
