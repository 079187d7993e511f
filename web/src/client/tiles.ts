// What the pages before the table show of a title: small, and loaded with the first page.
export interface Tile {
  /** A colour of app.css, without the two dashes. */
  accent: string
  /** How many managers a game against bots is offered with; without it, the fewest. */
  botSeats?: number
  /** It has a companion beside the box: a companion.ts in its folder. */
  companion?: boolean
}

const USUAL: Tile = { accent: 'acc' }
const FILES = import.meta.glob<Tile>('../titles/*/tile.ts', { eager: true })

export const tileOf = (title: string): Tile => FILES[`../titles/${title}/tile.ts`] ?? USUAL
