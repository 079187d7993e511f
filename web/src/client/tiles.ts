// What the pages before the table show of a title: small, and loaded with the first page.
import type { Component } from 'svelte'
import type { IconName } from '../kit/icons'

/** A drawing of the title; `view` is the viewBox, for a part of it. */
export type Drawing = Component<{ view?: string }>

export interface Tile {
  /** A colour of app.css, without the two dashes. */
  accent: string
  /** The picture on the tile: 282 by 142, its middle still good on a phone. */
  art?: Drawing
  /** Minutes of a game against bots, as measured in play tests. */
  minutes?: number
  /** 1 easy, 2 medium, 3 deep. */
  difficulty?: 1 | 2 | 3
  /** The number of managers that a game against bots is offered with; by default the fewest. */
  botSeats?: number
  /** Whether it has a companion beside the box: a companion.ts in its folder. */
  companion?: boolean
  /** A larger picture, for the invitation; without it the tile's. */
  poster?: { drawing: Drawing; view: string }
  /** The signs of the three steps `invite-1` to `invite-3` of its texts. */
  steps?: [IconName, IconName, IconName]
  /** Where newcomers begin: the picture beside the promise, and how long it takes. */
  first?: { drawing: Drawing; view: string; minutes: number }
}

const USUAL: Tile = { accent: 'acc' }
const FILES = import.meta.glob<Tile>('../titles/*/tile.ts', { eager: true })

export const tileOf = (title: string): Tile => FILES[`../titles/${title}/tile.ts`] ?? USUAL
