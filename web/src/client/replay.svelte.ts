// A table that is watched again: the screens draw it as they draw a live one, the transport moves it.
import type { SeatResponse, TableInfo } from '../wire'
import { ask, RequestError } from './api'
import { eventsOf, frameAt, frameOf, marks, stay } from './replayFrames'
import type { Rejected, ReplayIndex } from './messages'
import { settings } from './settings.svelte'
import { Table } from './table.svelte'
import type { View } from './view'

const CHUNK = 20
/** How often a running replay looks whether all of a step was shown, as a player saw it. */
const SHOWING_CHECK_MS = 200
export const SPEEDS = [0.5, 1, 2, 4]

export class Replay extends Table {
  reel = $state.raw<ReplayIndex | null>(null)
  frame = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** Why the replay cannot be shown. */
  fault = $state('')
  readonly marks = $derived(this.reel ? marks(this.reel) : [])
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache; nothing on the screen reads it
  private views = new Map<number, View>()
  private clock = 0

  override get tempo(): number {
    return settings.sceneSpeed === 0 ? 0 : this.speed
  }

  /** All that a replay shows is past, and the seat may be another's. */
  override get canReact(): boolean {
    return false
  }

  get last(): number {
    return (this.reel?.counts.length ?? 1) - 1
  }

  /** From whose side it may be seen; null: a spectator's. */
  get sides(): (number | null)[] {
    const all = this.info?.seats.map((each) => each.seat) ?? []
    if (this.info?.state === 'over') return [null, ...all]
    return this.shared ? [null] : [null, ...this.mine] // on one device nobody looks into the hand of another
  }

  /** At a link's number of events, from a link's side; else from my own, at the beginning. */
  async begin(side: string | null, at: string | null): Promise<void> {
    try {
      this.info = await ask<TableInfo>(`/tables/${this.code}`)
    } catch {
      this.missing = true
      return
    }
    this.live = true
    this.here = this.info.seats.map((each) => each.seat)
    const wanted = side === null ? (this.mine[0] ?? null) : side === 'public' ? null : Number(side)
    this.seat = this.sides.includes(wanted) ? wanted : null
    if (await this.cut()) await this.go(frameAt(this.reel!, Number(at) || 0))
  }

  private async cut(): Promise<boolean> {
    this.views.clear()
    try {
      const reel = await ask<ReplayIndex>(`/tables/${this.code}/replay${this.chair('?')}`)
      this.reel = { ...reel, events: this.commentary.anew(reel.events) }
    } catch (caught) {
      this.fault = caught instanceof RequestError ? caught.error.code : 'no-answer'
      return false
    }
    return true
  }

  private chair(sign: string): string {
    return this.seat === null ? '' : `${sign}seat=${this.seat}`
  }

  async look(side: number | null): Promise<void> {
    const moment = this.reel?.moments[this.frame] ?? 0
    this.stop()
    this.seat = side
    this.view = null
    if (await this.cut()) await this.go(frameOf(this.reel!, moment))
  }

  private async viewOf(frame: number): Promise<View | undefined> {
    const reel = this.reel
    if (!this.views.has(frame) && reel) {
      const first = Math.max(0, Math.min(frame, frame > this.frame ? frame : frame - CHUNK + 1))
      const moments = reel.moments.slice(first, first + CHUNK)
      const asked = moments.map((each) => `moments=${each}`).join('&')
      const found = await ask<View[]>(`/tables/${this.code}/replay/frames?${asked}${this.chair('&')}`).catch(() => [])
      if (reel === this.reel) found.forEach((view, at) => this.views.set(first + at, view))
    }
    return this.views.get(frame)
  }

  /** To this frame: one step on is played, everything else is there at once. */
  async go(frame: number): Promise<void> {
    const reel = this.reel
    const wanted = Math.max(0, Math.min(this.last, frame))
    const view = await this.viewOf(wanted)
    if (!reel || !view || reel !== this.reel) return
    const next = this.view !== null && wanted === this.frame + 1
    this.pace.clear()
    this.frame = wanted
    const known = next ? wanted - 1 : wanted
    this.events = reel.events.slice(0, reel.counts[known])
    if (next) this.pace.tell(eventsOf(reel, wanted), view)
    else this.show([], view)
    if (!this.playing) history.replaceState(null, '', this.address)
  }

  /** Stepping while a step is still shown: all of it, then the next. */
  step(by: number): void {
    this.stop()
    this.pace.skip()
    void this.go(this.frame + by)
  }

  get address(): string {
    return `/t/${this.code}/replay?at=${this.reel?.counts[this.frame] ?? 0}&seat=${this.seat ?? 'public'}`
  }

  play(): void {
    if (this.frame >= this.last) void this.go(0)
    this.playing = true
    this.tick()
  }

  stop(): void {
    this.playing = false
    window.clearTimeout(this.clock)
  }

  private tick(): void {
    if (!this.reel) return
    this.clock = window.setTimeout(() => void this.on(), stay(this.reel, this.frame) / this.speed)
  }

  private async on(): Promise<void> {
    if (this.pace.isShowing) {
      this.clock = window.setTimeout(() => void this.on(), SHOWING_CHECK_MS)
      return
    }
    await this.go(this.frame + 1)
    if (this.playing && this.frame < this.last) this.tick()
    else this.stop()
  }

  /** A new table that goes on from here; its code. */
  async playOn(name: string): Promise<string> {
    const body = { moment: this.reel?.moments[this.frame] ?? 0, seat: this.seat ?? 0, name: name || '-' }
    return (await ask<SeatResponse>(`/tables/${this.code}/play-on`, body)).table.code
  }

  override connect(): void {
    // nothing is live here
  }

  override say(): Promise<Rejected | null> {
    return Promise.resolve(null)
  }

  override pick(): Promise<Rejected | null> {
    return Promise.resolve(null)
  }

  override close(): void {
    this.stop()
    this.pace.clear()
  }
}
