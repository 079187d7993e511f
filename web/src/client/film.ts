// Reading a reel: which frame a link means, where its marks are, how long a frame stays.
import { kindOf, lengthOf, MARKED, type Kind } from './kinds'
import type { Reel } from './said'
import type { GameEvent } from './view'

const SHORTEST = 500
const LONGEST = 2500

/** The frame that brought event number n, as the number of events counts them. */
export function frameAt(reel: Reel, count: number): number {
  const found = reel.counts.findIndex((each) => each >= count)
  return found < 0 ? reel.counts.length - 1 : found
}

/** The frame of another seat's reel that was on at this moment. */
export function frameOf(reel: Reel, moment: number): number {
  return Math.max(0, reel.moments.filter((each) => each <= moment).length - 1)
}

export const eventsOf = (reel: Reel, frame: number): GameEvent[] =>
  reel.events.slice(reel.counts[frame - 1] ?? 0, reel.counts[frame])

/** How long a frame stays when the film runs, in ms. */
export function stay(reel: Reel, frame: number): number {
  const sum = eventsOf(reel, frame).reduce((total, each) => total + lengthOf(each.event), 0)
  return Math.min(LONGEST, Math.max(SHORTEST, sum))
}

export interface Mark {
  frame: number
  kind: Kind
}

/** Goals, cards and trophies; of several of a kind in one frame, one. */
export function marks(reel: Reel): Mark[] {
  const made: Mark[] = []
  reel.counts.forEach((_, frame) => {
    const kinds = new Set(eventsOf(reel, frame).map((each) => kindOf(each.event)))
    for (const kind of MARKED) if (kinds.has(kind)) made.push({ frame, kind })
  })
  return made
}
