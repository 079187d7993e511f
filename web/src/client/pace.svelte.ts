// Between the wire and the screens: what happens is shown one event after the other, at the reader's pace.
//
// For the screens of the titles: `table.events` holds the events that have been shown, `table.view` the state that goes
// with them; both grow as if the server had sent them at this pace, so a screen that draws them is never ahead of the
// commentary.  `table.pace.event` is the event that is on right now and `table.pace.span` how long it stays, in ms: start
// an animation when it changes ({#key table.pace.event?.n}); with a span of 0 there is none.  At the instant pace, with
// reduced motion and in a hidden tab everything is shown at once.  Nobody has to wait: whatever is pressed shows the rest.
import { isHeld, lengthOf } from './kinds'
import type { GameEvent, View } from './view'

/** More events than this still to be shown when others come: they go RUSH times as fast, and are told in a few lines. */
export const BEHIND = 6
export const RUSH = 4

interface Item {
  event: GameEvent | null
  view: View | null
}

type Show = (events: GameEvent[], view: View | null) => void

export class Pace {
  event = $state.raw<GameEvent | null>(null)
  span = $state(0)
  /** What went by too fast to be followed, until somebody has seen it. */
  missed = $state.raw<GameEvent[]>([])
  /** Somebody wants to look at it for a while. */
  paused = $state(false)
  /** Events are still to come. */
  busy = $state(false)
  private queue: Item[] = []
  private timer = 0
  private rushing = false

  /** `speed`: 1 is normal, 0 is at once; `away`: nobody is looking. */
  constructor(
    private readonly show: Show,
    private readonly speed: () => number,
    private readonly away: () => boolean = () => false,
  ) {}

  /** A state from the server: the events that are new, and how things stand after them. */
  tell(events: GameEvent[], view: View): void {
    const last = events.length - 1
    const behind = this.queue.filter((each) => each.event).length
    if (last < 0) this.queue.push({ event: null, view })
    events.forEach((event, at) => this.queue.push({ event, view: at === last ? view : null }))
    if (this.paused) return
    if (this.away()) this.rushing = true
    else if (behind > BEHIND && last >= 0 && !this.rushing) {
      this.rushing = true
      this.missed = []
    }
    if (this.speed() === 0 || this.away()) this.skip()
    else if (this.timer === 0) this.step()
  }

  private step(): void {
    this.timer = 0
    if (this.paused) return
    const item = this.queue.shift()
    if (!item) return this.rest()
    this.release([item])
    this.event = item.event
    this.span = item.event ? this.lengthOf(item.event.event) : 0
    this.busy = this.queue.some((each) => each.view)
    this.timer = window.setTimeout(() => this.step(), this.span)
  }

  private lengthOf(name: string): number {
    return lengthOf(name) / (this.speed() || 1) / (this.rushing && !isHeld(name) ? RUSH : 1)
  }

  private release(items: Item[]): void {
    const events = items.flatMap((each) => each.event ?? [])
    if (this.rushing) this.missed = [...this.missed, ...events]
    this.show(events, items.filter((each) => each.view).pop()?.view ?? null)
  }

  private rest(): void {
    this.event = null
    this.span = 0
    this.busy = this.rushing = false
    if (this.missed.length <= BEHIND) this.missed = []
  }

  /** All that is still to come, now. */
  skip(): void {
    window.clearTimeout(this.timer)
    this.timer = 0
    const left = this.queue
    this.queue = []
    if (left.length) this.release(left)
    this.event = null
    this.span = 0
    this.busy = false
    this.rushing = false
  }

  /** Stand still, or go on. */
  pause(on: boolean): void {
    this.paused = on
    if (!on && this.speed() === 0) this.skip()
    else if (!on && this.timer === 0) this.step()
  }

  /** Forget what was to come: another seat looks, or something was taken back. */
  clear(): void {
    this.queue = []
    this.skip()
    this.missed = []
  }

  /** The reader knows. */
  seen(): void {
    this.missed = []
  }
}
