// Between the wire and the screens: what happens is shown one event after the other, at the reader's pace.
//
// For the screens of the titles: `table.events` holds the events that have been shown, `table.view` the state that goes
// with them; both grow as if the server had sent them at this pace, so a screen that draws them is never ahead of the
// commentary.  `table.pace.event` is the event that is on right now and `table.pace.span` how long it stays, in ms:
// start an animation when it changes ({#key table.pace.event?.n}); with a span of 0 there is none.  At the instant pace
// and in a hidden tab everything is shown at once; with reduced motion everything but scenes.  A scene takes over the
// screen: it is an event that the title's `moment` names so.  Nobody has to wait: a press shows the rest, up to the
// next scene. A die or a token that is the reader's own (the title's `press`) waits for his press, and rolls by itself
// after PRESS_WAIT_MS: what it shows is known to the queue already, so the engine has nothing to ask and nobody else
// waits.
import { isHeld, lengthOf, type SoundName } from './kinds'
import type { GameEvent, View } from './view'

/**
 * More events than this still to be shown when others come: they go RUSH times as fast, and are told in a few lines.
 */
export const BEHIND = 6
export const RUSH = 4
/** The longest that the reader's own die waits for his press; and the beat before a die of somebody else. */
export const PRESS_WAIT_MS = 2000
export const BUILD_UP_MS = 1200

interface Item {
  event: GameEvent | null
  view: View | null
}

/**
 * How long an event is shown to this reader, in ms at normal pace, and whether it takes over the screen.  `held`: it is
 * shown as long also to who is behind.
 */
export interface Moment {
  ms: number
  isScene: boolean
  held?: boolean
  /** Events of the same frame stand on the screen together: a press goes on to the next frame. */
  frame?: string
  /** How it sounds where its kind does not say it; null: not at all, as what happens in matches of others. */
  sound?: SoundName | null
}

type Show = (events: GameEvent[], view: View | null) => void

export class Pace {
  event = $state.raw<GameEvent | null>(null)
  span = $state(0)
  /** The state after the events that are told together with this one. */
  after = $state.raw<View | null>(null)
  /** The event that waits for the reader's press, and whether the finger is still down. */
  waiting = $state.raw<GameEvent | null>(null)
  held = $state(false)
  /** Events that went by too fast, until somebody has seen them. */
  missed = $state.raw<GameEvent[]>([])
  /** Whether somebody wants to look at the current event for a while. */
  paused = $state(false)
  /** Whether events are still to come. */
  busy = $state(false)
  private queue: Item[] = []
  private timer = 0
  private rushing = false
  /** Whether events are kept for the reader: others wait for him, or he does not look. */
  private keeps = false
  private frame = ''
  private pressed: GameEvent | null = null
  /** How the title shows an event; null: as its kind is shown. */
  momentOf: (event: GameEvent) => Moment | null = () => null
  /** How long this event waits for a press before it is shown without one, in ms; 0: not at all. */
  waitFor: (event: GameEvent) => number = () => 0
  /** Whether a lesson explains this event: then a press does not skip it. */
  stopsAt: (event: GameEvent) => boolean = () => false

  /**
   * `speed`: 1 is normal, 0 is at once; `away`: nobody is looking; `still`: nothing moves, but scenes are shown;
   * `alone`: the others are bots, so nobody is kept waiting.
   */
  constructor(
    private readonly show: Show,
    private readonly speed: () => number,
    private readonly away: () => boolean = () => false,
    private readonly still: () => boolean = () => false,
    private readonly alone: () => boolean = () => false,
  ) {}

  /** Take a state from the server: the new events, and the view after them. */
  tell(events: GameEvent[], view: View): void {
    const last = events.length - 1
    const behind = this.queue.filter((each) => each.event).length
    if (last < 0) this.queue.push({ event: null, view })
    events.forEach((event, at) => this.queue.push({ event, view: at === last ? view : null }))
    if (this.paused) return
    if (this.away()) this.rushing = this.keeps = true
    else if (behind > BEHIND && last >= 0 && !this.rushing) {
      this.rushing = true
      this.keeps = !this.alone()
      if (this.keeps) this.missed = []
    }
    if (this.speed() === 0 || this.away() || (this.still() && this.nextStop() < 0)) this.skip()
    else if (this.timer === 0) this.step()
  }

  private step(): void {
    this.timer = 0
    if (this.paused || this.awaitPress()) return
    const items = this.still() ? this.upToStop() : this.queue.splice(0, 1)
    const item = items.at(-1)
    if (!item) return this.rest()
    this.frame = (item.event && this.momentOf(item.event)?.frame) || ''
    this.after = item.view ?? this.queue.find((each) => each.view)?.view ?? null
    this.release(items)
    this.event = item.event
    this.span = item.event ? this.lengthOf(item.event) : 0
    this.busy = this.queue.some((each) => each.view)
    this.timer = window.setTimeout(() => this.step(), this.span)
  }

  /** The next event is a die in somebody's hand: wait for a press, but not for long. */
  private awaitPress(): boolean {
    const next = this.queue[0]?.event ?? null
    if (!next || !this.isWaitedFor(next)) return false
    const ms = this.waitFor(next)
    this.event = null
    this.frame = ''
    this.span = 0
    this.waiting = next
    this.busy = true
    this.timer = window.setTimeout(() => this.roll(), Math.min(ms, ms / (this.speed() || 1)))
    return true
  }

  private isWaitedFor(event: GameEvent | null): boolean {
    return event !== null && event !== this.pressed && this.waitFor(event) > 0
  }

  /** Go on after the press. */
  roll(): void {
    if (!this.waiting) return
    window.clearTimeout(this.timer)
    this.pressed = this.waiting
    this.waiting = null
    this.held = false
    this.step()
  }

  /** Handle a finger or a key that goes down: it holds the reader's own die, or skips what is shown. */
  pressDown(): void {
    if (this.waiting) this.held = true
    else if (this.busy) this.hurry()
  }

  /** Handle its release. */
  pressUp(): void {
    if (this.held) this.roll()
  }

  private isScene(event: GameEvent | null): boolean {
    return event !== null && this.momentOf(event)?.isScene === true
  }

  /** Whether the reader sees this event as a scene. */
  hasSceneOf(event: GameEvent): boolean {
    return this.speed() > 0 && this.isScene(event)
  }

  /** Whether something is being shown, or is still to come. */
  get isShowing(): boolean {
    return this.event !== null || this.queue.length > 0
  }

  private isStop({ event }: Item): boolean {
    return event !== null && this.stopsAt(event)
  }

  /** The place in the queue where somebody has to look or to press; -1: none. */
  private nextStop(): number {
    return this.queue.findIndex((each) => this.isScene(each.event) || this.isWaitedFor(each.event) || this.isStop(each))
  }

  /** Take from the queue all events up to the next scene, with it, or all before the next press. */
  private upToStop(): Item[] {
    const at = this.nextStop()
    const isPress = this.isWaitedFor(this.queue[at]?.event ?? null)
    return this.queue.splice(0, at < 0 ? this.queue.length : isPress ? at : at + 1)
  }

  private lengthOf(event: GameEvent): number {
    const own = this.momentOf(event)
    const { ms, isScene } = own ?? { ms: lengthOf(event.event), isScene: false }
    if (isScene) return ms / (this.speed() || 1)
    const held = own?.held ?? isHeld(event.event)
    return this.still() ? 0 : ms / (this.speed() || 1) / (this.rushing && !held ? RUSH : 1)
  }

  private release(items: Item[]): void {
    const events = items.flatMap((each) => each.event ?? [])
    if (this.rushing && this.keeps) this.missed = [...this.missed, ...events]
    this.show(events, items.filter((each) => each.view).pop()?.view ?? null)
  }

  private rest(): void {
    this.event = null
    this.frame = ''
    this.span = 0
    this.busy = this.rushing = false
    if (this.missed.length <= BEHIND) this.missed = []
  }

  /** Show all events that are still to come at once, up to one that a lesson explains. */
  skip(): void {
    const at = this.queue.findIndex((each) => this.isStop(each))
    if (at < 0) this.showAll()
    else this.goTo(at)
  }

  /** Show all events that are still to come at once. */
  showAll(): void {
    window.clearTimeout(this.timer)
    this.timer = 0
    const left = this.queue
    this.queue = []
    if (left.length) this.release(left)
    this.event = this.waiting = null
    this.held = false
    this.frame = ''
    this.span = 0
    this.busy = false
    this.rushing = false
  }

  /** Go on after the current frame. */
  next(): void {
    const { frame } = this
    do {
      if (!this.event) return
      window.clearTimeout(this.timer)
      this.step()
    } while (frame !== '' && this.frame === frame)
  }

  /** Go on after the last frame of what is told in frames. */
  leave(): void {
    do this.next()
    while (this.frame !== '')
  }

  /** Show the current event again, from its beginning. */
  repeat(): void {
    if (!this.event) return
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.step(), this.span)
  }

  /** Show the rest at once, except a scene that is still to come. */
  hurry(): void {
    if (this.waiting) return this.roll()
    const at = this.nextStop()
    if (at < 0) this.showAll()
    else this.goTo(at)
  }

  /** End what comes before this place in the queue, and show what is there. */
  private goTo(at: number): void {
    if (at > 0) this.release(this.queue.splice(0, at))
    window.clearTimeout(this.timer)
    this.waiting = null
    this.held = false
    this.step()
  }

  /** Pause, or go on. */
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

  /** Keep what happened before the page was opened, and was not seen before. */
  miss(events: GameEvent[]): void {
    this.missed = events
  }

  /** Forget what the reader has seen now. */
  seen(): void {
    this.missed = []
  }
}
