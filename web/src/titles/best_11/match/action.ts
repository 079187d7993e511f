// Carrying out an action: the ways to fill its terms, as the engine lists them, while somebody chooses among them.
import type { WayView } from '../view'

export const sameSet = (one: number[], two: number[]): boolean =>
  one.length === two.length && one.every((each) => two.includes(each))

/** The ways that come to most first. */
export const best = (all: WayView[]): WayView[] => [...all].sort((one, two) => two.total - one.total)

/** The footballers who can still join the chosen ones. */
export function open(all: WayView[], chosen: number[]): Set<number> {
  const fit = all.filter((way) => chosen.every((card) => way.committed.includes(card)))
  return new Set(fit.flatMap((way) => way.committed))
}
