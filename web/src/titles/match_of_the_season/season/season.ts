// The end of a season as three pages, and what the season was like: read from the events.
import type { Cards } from '../printed'
import { allOf, lastOf } from '../told'
import type { GameEvent, Told } from '../types'

const LEAGUE = 0
/** The outcome of a league match that neither side could play. */
const VOID = 3

/** How it ended; who stays, goes and comes; what comes next. */
export const PAGES = ['season', 'squads', 'next'] as const
const [SEASON, SQUADS, NEXT] = [0, 1, 2]

const TOLD: Record<string, number> = {
  'league-place': SEASON,
  'laid-out': SQUADS,
  extended: SQUADS,
  lost: SQUADS,
  'slot-filled': SQUADS,
  swapped: SQUADS,
  declined: SQUADS,
  'transfer-deck': SQUADS,
  turned: SQUADS,
  bid: SQUADS,
  sold: SQUADS,
  qualified: NEXT,
  'left-out': NEXT,
  season: NEXT,
}
const ASKED = ['layout', 'stay-out', 'extend', 'fill', 'swap-first', 'swap-take', 'swap-give', 'bid']

export interface SeasonEnd {
  /** Where its first event is, by which it is known. */
  start: number
  season: GameEvent[]
  events: GameEvent[]
  /** The last page that there is something to see of. */
  reached: number
  /** The next season has begun. */
  over: boolean
}

/** The last end of a season that was told, as far as it has come; none in the first season. */
export function seasonEnd(events: GameEvent[]): SeasonEnd | null {
  const last = lastOf(events, 'league-place')
  if (last < 0) return null
  const begun = lastOf(events.slice(0, last), 'season')
  const start = events.findIndex((each, at) => at > begun && each.event === 'league-place')
  const next = events.findIndex((each, at) => at > last && each.event === 'season')
  const told = events.slice(start, next < 0 ? events.length : next + 1)
  const reached = Math.max(...told.map((each) => TOLD[each.event] ?? SEASON))
  return { start, season: events.slice(Math.max(begun, 0), start), events: told, reached, over: next >= 0 }
}

/** The page to which a question belongs; -1: to none. */
export const pageAsked = (kind: string): number => (ASKED.includes(kind) ? SQUADS : -1)

export interface Played {
  home: number
  away: number
  outcome: number
  competition: number
  stars: [number, number]
  /** League points that each side was given. */
  points: [number, number]
}

/** All matches that were lined up for, with the stars on the pitch. */
export function matches(events: GameEvent[]): Played[] {
  const stars = new Map<number, number>()
  const made: Played[] = []
  let last: Played | null = null
  for (const each of events) {
    if (each.event === 'line-up') stars.set(each.numbers.team, each.numbers.stars)
    else if (each.event === 'line-up-card') stars.set(each.numbers.side, each.numbers.stars)
    else if (each.event === 'result') {
      const { home, away, outcome, competition } = each.numbers
      const [ours, theirs] = [stars.get(home), stars.get(away)]
      const lined = ours !== undefined && theirs !== undefined
      last = lined ? { home, away, outcome, competition, stars: [ours, theirs], points: [0, 0] } : null
      if (last) made.push(last)
    } else if (each.event === 'walkover') last = null
    else if (each.event === 'league-points' && last)
      last.points[last.home === each.numbers.team ? 0 : 1] = each.numbers.points
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

/** The club that took most league points from line-ups with more stars than its own. */
function luck(played: Played[], clubs: number): { team: number; points: number } | null {
  const points = Array.from({ length: clubs }, (_, team) =>
    played.reduce((sum, match) => {
      if (match.home !== team && match.away !== team) return sum
      const [side, other] = match.home === team ? ([0, 1] as const) : ([1, 0] as const)
      return match.stars[side] < match.stars[other] ? sum + match.points[side] : sum
    }, 0),
  )
  const most = Math.max(...points)
  return most > 0 ? { team: points.indexOf(most), points: most } : null
}

/** What the season was like; clubs have the first numbers of the sides. */
export function review(events: GameEvent[], cards: Cards, clubs = 4): Review {
  const played = matches(events)
  const wins = played.filter((match) => match.outcome < 2)
  const top = (by: (match: Played) => number): Played | null =>
    wins.reduce<Played | null>((best, match) => (!best || by(match) > by(best) ? match : best), null)
  const upset = top((match) => theirs(match) - own(match))
  const signed = allOf(events, 'sold', 'bought', 'transferred').map(({ numbers: { team, player, price } }) => ({
    team,
    player,
    price,
  }))
  const each = (one: { player: number; price: number }): number => one.price / Math.max(cards.stars[one.player] ?? 1, 1)
  const value = signed.reduce<Review['value']>((best, one) => (!best || each(one) < each(best) ? one : best), null)
  return {
    best: top((match) => theirs(match) * 100 - own(match)),
    upset: upset && theirs(upset) > own(upset) ? upset : null,
    lucky: luck(played, clubs),
    value,
  }
}

/** The points of each club before its first match and after each match of the league, as they were told. */
export function courses(events: GameEvent[], clubs: number): number[][] {
  const made = Array.from({ length: clubs }, () => [0])
  for (const each of allOf(events, 'result', 'walkover', 'league-points')) {
    if (each.event === 'league-points') made[each.numbers.team]!.splice(-1, 1, each.numbers.total)
    else for (const side of leagueSides(each)) made[side]!.push(made[side]!.at(-1)!)
  }
  return made
}

/** The sides of a league match that counts. */
function leagueSides(each: Told<'result' | 'walkover'>): number[] {
  if (each.numbers.competition !== LEAGUE) return []
  if (each.event === 'walkover') return [each.numbers.first, each.numbers.second]
  return each.numbers.outcome === VOID ? [] : [each.numbers.home, each.numbers.away]
}

/** What has happened since the token was last moved: what the board shows. */
const SHOWN: GameEvent['event'][] = [
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
  const seen = new Set(allOf(told, 'blue-card', 'kept').map(({ numbers }) => numbers.team))
  return drawn(told.filter((each) => each.event !== 'drew' || !seen.has(each.numbers.team)))
}

/** A draw is told by the dice while they roll, then by the pairs and who is at home. */
function drawn(told: GameEvent[]): GameEvent[] {
  let rolling = told.length
  while (told[rolling - 1]?.event === 'rolled') rolling -= 1
  if (rolling < told.length) return told.slice(rolling)
  const made = told.filter((each) => each.event !== 'rolled')
  return made.some((each) => each.event === 'pair') ? made.filter((each) => each.event !== 'moved') : made
}
