// Reads the index of a replay: which frame a link means, where its marks are, how long a frame stays.
import { kindOf, lengthOf, MARKED, type Kind } from './kinds'
import type { ReplayIndex } from './messages'
import type { GameEvent } from './view'

const SHORTEST = 500
const LONGEST = 2500

/** The frame that brought event number n, as the number of events counts them. */
export function frameAt(index: ReplayIndex, count: number): number {
  const found = index.counts.findIndex((each) => each >= count)
  return found < 0 ? index.counts.length - 1 : found
}

/** The frame of another seat's index that was on at this moment. */
export function frameOf(index: ReplayIndex, moment: number): number {
  return Math.max(0, index.moments.filter((each) => each <= moment).length - 1)
}

export const eventsOf = (index: ReplayIndex, frame: number): GameEvent[] =>
  index.events.slice(index.counts[frame - 1] ?? 0, index.counts[frame])

/** How long a frame stays while the replay runs, in ms. */
export function stay(index: ReplayIndex, frame: number): number {
  const sum = eventsOf(index, frame).reduce((total, each) => total + lengthOf(each.event), 0)
  return Math.min(LONGEST, Math.max(SHORTEST, sum))
}

export interface Mark {
  frame: number
  kind: Kind
}

/** Goals, cards and trophies; of several of a kind in one frame, one. */
export function marks(index: ReplayIndex): Mark[] {
  const made: Mark[] = []
  index.counts.forEach((_, frame) => {
    const kinds = new Set(eventsOf(index, frame).map((each) => kindOf(each.event)))
    for (const kind of MARKED) if (kinds.has(kind)) made.push({ frame, kind })
  })
  return made
}
