// How long a window is open: the part of its time that is left, and the words for its end.
import type { TitleTexts } from '../client/texts'
import type { Clock, OpenWindow } from '../client/view'
import { dayAndHour } from '../kit/moment'

/** At a relaxed table no end is set: the shortest time that a window stays open, in seconds. */
const SHORTEST = 1.5

/** Seconds that are left at this moment, and how long the window is open in all. */
export function timeLeft(window: OpenWindow, now: number): { left: number; span: number } {
  const end = window.until ?? window.opened + SHORTEST
  const span = end - window.opened
  return { left: Math.min(span, Math.max(0, end - now)), span }
}

/** "Thu 14:00", when the last of those who may answer runs out of time; '' without a clock. */
export function deadline(texts: TitleTexts, window: OpenWindow, clocks: Clock[] | null | undefined): string {
  const ends = window.seats.map((seat) => clocks?.[seat]?.until ?? 0)
  return dayAndHour(texts, Math.max(0, ...ends))
}
