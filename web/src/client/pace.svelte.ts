// Between the wire and the screens: what happens is shown one event after the other, at the reader's pace.
//
// For the screens of the titles: `table.events` holds the events that have been shown, `table.view` the state that goes
// with them; both grow as if the server had sent them at this pace, so a screen that draws them is never ahead of the
// commentary.  `table.pace.event` is the event that is on right now and `table.pace.span` how long it stays, in ms: start
// an animation when it changes ({#key table.pace.event?.n}); with a span of 0 there is none.  At the instant pace and in a
// hidden tab everything is shown at once; with reduced motion everything but scenes.  A scene takes over the screen: it is
// an event that the title's `moment` names so.  Nobody has to wait: a press shows the rest, up to the next scene.
// A die or a token that is the reader's own (the title's `press`) waits for his press, and rolls by itself after PRESS_WAIT_MS:
// what it shows is known to the queue already, so the engine has nothing to ask and nobody else waits.
import { isHeld, lengthOf, type SoundName } from './kinds'
import type { GameEvent, View } from './view'

/** More events than this still to be shown when others come: they go RUSH times as fast, and are told in a few lines. */
export const BEHIND = 6
export const RUSH = 4
/** The longest that the reader's own die waits for his press; and the beat before a die of somebody else. */
export const PRESS_WAIT_MS = 2000
export const BUILD_UP_MS = 1200

interface Item {
  event: GameEvent | null
  view: View | null
}

/** How long an event is shown to this reader, in ms at normal pace, and whether it takes over the screen.  `held`: it is shown as
 *  long also to who is behind. */
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
  /** How things stand when the events told together with this one are over. */
  after = $state.raw<View | null>(null)
  /** The event that waits for the reader's press; and whether he keeps his finger on it. */
  waiting = $state.raw<GameEvent | null>(null)
  held = $state(false)
  /** What went by too fast to be followed, until somebody has seen it. */
  missed = $state.raw<GameEvent[]>([])
  /** Somebody wants to look at it for a while. */
  paused = $state(false)
  /** Events are still to come. */
  busy = $state(false)
  private queue: Item[] = []
  private timer = 0
  private rushing = false
  /** What goes by is kept for the reader: others wait for him, or he does not look. */
  private keeps = false
  private frame = ''
  private pressed: GameEvent | null = null
  /** What the title says of an event; null: as long as its kind. */
  momentOf: (event: GameEvent) => Moment | null = () => null
  /** How long this event waits for a press before it comes by itself, in ms; 0: not at all. */
  waitFor: (event: GameEvent) => number = () => 0
  /** A lesson has something to say about this event: nobody presses past it unseen. */
  stopsAt: (event: GameEvent) => boolean = () => false

  /** `speed`: 1 is normal, 0 is at once; `away`: nobody is looking; `still`: nothing moves, but scenes are shown; `alone`: the
   *  others are bots, so nobody is kept waiting. */
  constructor(
    private readonly show: Show,
    private readonly speed: () => number,
    private readonly away: () => boolean = () => false,
    private readonly still: () => boolean = () => false,
    private readonly alone: () => boolean = () => false,
  ) {}

  /** A state from the server: the events that are new, and how things stand after them. */
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

  /** The next event is a die in somebody's hand: all stands still for a press, but not for long. */
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

  /** What was waiting for the press happens. */
  roll(): void {
    if (!this.waiting) return
    window.clearTimeout(this.timer)
    this.pressed = this.waiting
    this.waiting = null
    this.held = false
    this.step()
  }

  /** A finger or a key goes down: it holds the reader's own die, else it hurries what is shown. */
  pressDown(): void {
    if (this.waiting) this.held = true
    else if (this.busy) this.hurry()
  }

  /** It is let go. */
  pressUp(): void {
    if (this.held) this.roll()
  }

  private isScene(event: GameEvent | null): boolean {
    return event !== null && this.momentOf(event)?.isScene === true
  }

  /** The reader sees this event as a scene of its own. */
  hasSceneOf(event: GameEvent): boolean {
    return this.speed() > 0 && this.isScene(event)
  }

  /** Something is being shown, or is still to come. */
  get isShowing(): boolean {
    return this.event !== null || this.queue.length > 0
  }

  private isStop({ event }: Item): boolean {
    return event !== null && this.stopsAt(event)
  }

  /** Where in the queue somebody has to look or to press; -1: nowhere. */
  private nextStop(): number {
    return this.queue.findIndex((each) => this.isScene(each.event) || this.isWaitedFor(each.event) || this.isStop(each))
  }

  /** Taken from the queue: all up to the next scene, with it; or all before the next press. */
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

  /** All that is still to come, now; up to an event of which a lesson speaks. */
  skip(): void {
    const at = this.queue.findIndex((each) => this.isStop(each))
    if (at < 0) this.showAll()
    else this.goTo(at)
  }

  /** All that is still to come, now, whatever it is. */
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

  /** The reader goes on from what is shown now, with its whole frame. */
  next(): void {
    const { frame } = this
    do {
      if (!this.event) return
      window.clearTimeout(this.timer)
      this.step()
    } while (frame !== '' && this.frame === frame)
  }

  /** The reader goes on from the last frame of what is told in frames. */
  leave(): void {
    do this.next()
    while (this.frame !== '')
  }

  /** What is shown now is shown once more, from its beginning. */
  repeat(): void {
    if (!this.event) return
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.step(), this.span)
  }

  /** The rest at once, but for a scene that is still to come. */
  hurry(): void {
    if (this.waiting) return this.roll()
    const at = this.nextStop()
    if (at < 0) this.showAll()
    else this.goTo(at)
  }

  /** What comes before this place in the queue is over, and this is on. */
  private goTo(at: number): void {
    if (at > 0) this.release(this.queue.splice(0, at))
    window.clearTimeout(this.timer)
    this.waiting = null
    this.held = false
    this.step()
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

  /** What happened before the page was opened, and was not seen before. */
  miss(events: GameEvent[]): void {
    this.missed = events
  }

  /** The reader knows. */
  seen(): void {
    this.missed = []
  }
}
