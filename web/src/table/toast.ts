// Toasts: something that hit the reader, a line of chat that he does not see, or somebody who waits for him.
import type { GameEvent } from '../client/view'

export type Toast =
  | { kind: 'event'; event: GameEvent }
  | { kind: 'chat'; seat: number; text: string }
  | { kind: 'reaction'; seat: number; phrase: string; event: GameEvent }
  | { kind: 'nudge'; seat: number }

/** More at once were not seen to happen: a page was opened, or somebody was away. */
const MOST_AT_ONCE = 40

/**
 * Of the events that have come since, the last that hits this seat and was not shown as a scene; none where it is not
 * live.
 */
export function hitting(
  events: GameEvent[],
  seen: number,
  seat: number | null,
  isShown: (event: GameEvent) => boolean = () => false,
): GameEvent | null {
  const fresh = events.slice(seen)
  if (seat === null || events.length < seen || fresh.length > MOST_AT_ONCE) return null
  return fresh.filter((event) => event.affects?.includes(seat) && !isShown(event)).at(-1) ?? null
}
