// Events are shown one after the other: how far the stage has come, for all that is drawn of a match.
import type { Table } from '../lib/table.svelte'
import type { GameEvent } from '../lib/view'

export class Playback {
  /** How many events have been shown, while a stage is there to show them. */
  shown = $state(0)
  live = $state(false)

  constructor(readonly table: Table) {
    this.shown = table.events.length
  }

  get behind(): number {
    return this.live ? Math.max(0, this.table.events.length - this.shown) : 0
  }

  get events(): GameEvent[] {
    return this.behind ? this.table.events.slice(0, this.shown) : this.table.events
  }

  catchUp(): void {
    this.shown = this.table.events.length
  }
}

const known = new WeakMap<Table, Playback>()

export function playbackOf(table: Table): Playback {
  const found = known.get(table) ?? new Playback(table)
  known.set(table, found)
  return found
}
