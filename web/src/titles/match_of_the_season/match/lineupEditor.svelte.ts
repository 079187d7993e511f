// The line-up that is being laid out: who stands where, and who is held while two change places.
import type { Preset } from '../../../kit/presets'
import type { Cards } from '../printed'
import { laidBy, reform, type Run, swapped, wholeOf } from './lineup'

export class LineupEditor {
  formation = $state(0)
  eleven = $state<number[]>([])
  private held = $state<{ slot: number } | { player: number } | null>(null)

  constructor(
    private readonly cards: () => Cards,
    /** The players who may be fielded, by position. */
    private readonly lines: () => number[][],
    [formation, eleven]: [number, number[]],
  ) {
    this.formation = formation
    this.eleven = eleven
  }

  get slotHeld(): number {
    return this.held && 'slot' in this.held ? this.held.slot : -1
  }

  get playerHeld(): number {
    return this.held && 'player' in this.held ? this.held.player : -1
  }

  /** The line that the one who is held can change with; -1: nobody is held. */
  get wanted(): number {
    if (this.slotHeld >= 0) return this.lineOf(this.slotHeld)
    return this.playerHeld >= 0 ? this.positionOf(this.playerHeld) : -1
  }

  lineOf(slot: number): number {
    return this.cards().slot_position[this.formation]![slot]!
  }

  private positionOf(player: number): number {
    return this.cards().position[player]!
  }

  private put(formation: number, eleven: number[]): void {
    this.formation = formation
    this.eleven = eleven
    this.held = null
  }

  lay(run: Run | undefined): void {
    this.put(...laidBy(wholeOf(run)))
  }

  change(to: number): void {
    this.put(to, reform(this.cards(), this.lines(), this.eleven, to))
  }

  /** A kept eleven again, as far as they are there; with the formation of today if that one is not to be had. */
  again(kept: Preset, chips: number[]): void {
    const to = chips.includes(kept.formation) ? kept.formation : this.formation
    const there = kept.eleven.filter((player) => player >= 0)
    const isWhole = to === kept.formation && there.every((player) => this.lines().flat().includes(player))
    this.put(to, isWhole ? [...kept.eleven] : reform(this.cards(), this.lines(), there, to))
  }

  /** By pointer: onto a place of the same line, or onto a man of the bench. */
  drop(from: string, to: string): void {
    const [which, where] = [Number(from.slice(1)), Number(to.slice(1))]
    this.held = from.startsWith('s') ? { slot: which } : { player: which }
    if (to.startsWith('s')) this.tapSlot(where)
    else this.tapPlayer(where)
    this.held = null
  }

  /** First tap holds; a second tap in the same line changes the two. */
  tapSlot(slot: number): void {
    const { slotHeld, playerHeld, eleven } = this
    if (playerHeld >= 0 && this.lineOf(slot) === this.positionOf(playerHeld))
      this.put(this.formation, swapped(eleven, slot, playerHeld))
    else if (slotHeld >= 0 && slotHeld !== slot && this.lineOf(slotHeld) === this.lineOf(slot)) {
      const changed = eleven.map((each, at) =>
        at === slot ? eleven[slotHeld]! : at === slotHeld ? eleven[slot]! : each,
      )
      this.put(this.formation, changed)
    } else this.held = slotHeld === slot ? null : { slot }
  }

  tapPlayer(player: number): void {
    if (this.slotHeld >= 0 && this.lineOf(this.slotHeld) === this.positionOf(player))
      this.put(this.formation, swapped(this.eleven, this.slotHeld, player))
    else this.held = this.playerHeld === player ? null : { player }
  }
}
