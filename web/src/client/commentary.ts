// In which words an event is told.  What happens often has several (`say-<event>-<n>` beside the plain
// `event-<event>`); each of a kind takes the next, so that no two neighbours are alike.  Only those of the same kind
// count: what one seat alone is told shifts nobody's words, and live, reloaded and in a replay everybody reads the
// same.
import type { GameEvent } from './view'

/** The wording of the nth event of its kind, among this many; each round through them begins one further on. */
export const wayOf = (nth: number, ways: number): number => (nth + Math.floor(nth / ways)) % ways

export class Commentary {
  private told = new Map<string, number>()
  private opened = 0

  /** These events, which come next, each with its place among those of its kind, and among those that all know. */
  next(events: GameEvent[]): GameEvent[] {
    return events.map((event) => {
      const nth = this.told.get(event.event) ?? 0
      this.told.set(event.event, nth + 1)
      return event.private ? { ...event, nth } : { ...event, nth, open: this.opened++ }
    })
  }

  /** From the beginning: all events that there are. */
  anew(events: GameEvent[]): GameEvent[] {
    this.told.clear()
    this.opened = 0
    return this.next(events)
  }
}
