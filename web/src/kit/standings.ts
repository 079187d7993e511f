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
  /** Points that its last match has just brought. */
  gain?: number
  /** A club without a manager is drawn hollow. */
  hollow?: boolean
}

export interface Line {
  kit: number
  name: string
  points: number[]
}

export interface Contender {
  kit: number
  name: string
  score?: string
  hollow?: boolean
}

export interface Tie {
  sides: [Contender | null, Contender | null]
  /** The side that goes on, 0 or 1; -1: open. */
  winner: number
  /** The reason why a side is at home, or how the match was decided. */
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

/** Places that each key has gained from one order to the next; a key that was not there has gained none. */
export const moves = (before: number[], now: number[]): Record<number, number> =>
  Object.fromEntries(now.map((key, at) => [key, before.includes(key) ? before.indexOf(key) - at : 0]))
