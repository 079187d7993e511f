// Time controls that a table is made with: presets, or one's own values.
import type { ClockWish } from '../wire'

export type ClockKind = 'none' | 'live' | 'days'
export interface Preset {
  /** The id of its text is `clock-<name>`. */
  name: string
  kind: ClockKind
  clock: ClockWish | null
}
const MINUTE = 60
export const HOUR = 3600
export const DAY = 24 * HOUR
/** From which hour to which nobody is waited for over days. */
export const NIGHTS: [number, number] = [23, 8]

/** Days that a seat may take off at most, and seconds that a live clock waits for a lost connection. */
export const MOST_HOLIDAYS = 60
export const GRACE = 30

export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? value : least))

export const PRESETS: Preset[] = [
  { name: 'none', kind: 'none', clock: null },
  { name: 'fast', kind: 'live', clock: { bank: 5 * MINUTE, increment: 10 } },
  { name: 'live', kind: 'live', clock: { bank: 15 * MINUTE, increment: 20 } },
  { name: 'long', kind: 'live', clock: { bank: 30 * MINUTE, increment: 30 } },
  { name: 'half-day', kind: 'days', clock: { each: 12 * HOUR } },
  { name: 'day', kind: 'days', clock: { each: DAY } },
  { name: 'three-days', kind: 'days', clock: { each: 3 * DAY } },
  { name: 'week', kind: 'days', clock: { each: 7 * DAY } },
]

/** Own values, within what the server takes. */
export function ownClock(kind: 'live' | 'days', first: number, second: number): ClockWish {
  return kind === 'live'
    ? { bank: within(first, 1, 600) * MINUTE, increment: within(second, 0, 600) }
    : { each: within(first, 1, 720) * HOUR }
}
