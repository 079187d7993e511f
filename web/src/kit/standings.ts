// A league as the shared components read it, whatever the title.
import type { Mark } from './marks'

export interface Standing {
  key: number
  kit: number
  name: string
  mine: boolean
  played: number
  won: number
  drawn: number
  lost: number
  scored?: number
  conceded?: number
  points: number
  form: Mark[]
  /** Places gained since the matchday before. */
  change?: number
  /** A club without a manager is drawn hollow. */
  hollow?: boolean
}

export interface Played {
  home: number
  away: number
  /** 0: home, 1: away, 2: a draw. */
  outcome: number
  goals?: [number, number]
}

export interface Line {
  kit: number
  name: string
  points: number[]
}

export function markOf(outcome: number, side: number): Mark {
  if (outcome === 2) return 'drew'
  return outcome === side ? 'won' : 'lost'
}

type Counted = Pick<Standing, 'played' | 'won' | 'drawn' | 'lost' | 'form'> & { scored: number; conceded: number }

/** What a club has done in these matches. */
export function counted(club: number, matches: Played[]): Counted {
  const row: Counted = { played: 0, won: 0, drawn: 0, lost: 0, form: [], scored: 0, conceded: 0 }
  for (const match of matches) {
    if (match.home !== club && match.away !== club) continue
    const side = match.home === club ? 0 : 1
    const mark = markOf(match.outcome, side)
    row.played += 1
    row.form.push(mark)
    row[mark === 'won' ? 'won' : mark === 'drew' ? 'drawn' : 'lost'] += 1
    row.scored += match.goals?.[side] ?? 0
    row.conceded += match.goals?.[side === 0 ? 1 : 0] ?? 0
  }
  return row
}

/** Points after each match: a win as many as the title gives, a draw one. */
export function climb(form: Mark[], win: number): number[] {
  const points = [0]
  for (const each of form) points.push(points[points.length - 1]! + (each === 'won' ? win : each === 'drew' ? 1 : 0))
  return points
}

/** How many places each club has gained from one order to the next. */
export function gained(before: number[], now: number[]): Map<number, number> {
  return new Map(now.map((club, at) => [club, before.includes(club) ? before.indexOf(club) - at : 0]))
}

export interface Contender {
  kit: number
  name: string
  score?: string
  hollow?: boolean
}

export interface Tie {
  sides: [Contender | null, Contender | null]
  /** 0 or 1: who goes on; -1: open. */
  winner: number
  /** Who is at home and why, or how it was decided. */
  note?: string
}

export interface Round {
  name: string
  ties: Tie[]
}

export interface Trophy {
  icon: string
  label: string
  mark: string
  second: boolean
}

export interface Shelf {
  kit: number
  name: string
  total: number
  /** Points by season, for the stacked blocks. */
  blocks: number[]
  cups: Trophy[]
  hollow?: boolean
}
