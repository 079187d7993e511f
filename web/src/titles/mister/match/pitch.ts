// Where everybody stands on the pitch of a match, and the cards of the two who meet.
import { SLOTS } from '../data'
import type { Meeting } from './move'

export interface Spot {
  x: number
  y: number
}

export interface Field {
  /** Lying on a wide screen, standing on a phone. */
  isWide: boolean
  /** My side's, then theirs. */
  lineups: [number[], number[]]
}

export interface Stepped extends Spot {
  player: number
  letter: number
  value: number
  won: boolean
  attacks: boolean
}
export const CARD_WIDTH = 176
export const CARD_HEIGHT = 84
const ABOVE_TOKEN = 92
const FROM_EDGE = 6
const BETWEEN = 10

/** Width and height of the drawing. */
export const sizeOf = (isWide: boolean): [number, number] => (isWide ? [1050, 680] : [680, 792])

/** Mine from the left or from below, theirs opposite; a little lower, so that the shirt stands on its place. */
export function placeOf(isWide: boolean, side: number, slot: number): Spot {
  const [across, back] = SLOTS[slot]!
  if (isWide) {
    const x = ((100 - back) / 100) * 490 + 34
    return side === 0 ? { x, y: (across / 100) * 640 + 16 } : { x: 1050 - x, y: 662 - (across / 100) * 640 }
  }
  const x = (across / 100) * 680
  return side === 0 ? { x, y: 400 + (back / 100) * 372 } : { x: 680 - x, y: 390 - (back / 100) * 372 }
}

/** The place of a player; null: not on the pitch. */
export function spotOf({ isWide, lineups }: Field, player: number): Spot | null {
  for (const side of [0, 1]) {
    const slot = player < 0 ? -1 : lineups[side]!.indexOf(player)
    if (slot >= 0) return placeOf(isWide, side, slot)
  }
  return null
}

/** The place of a card above a token, inside the drawing. */
function above({ isWide }: Field, { x, y }: Spot): Spot {
  const [width, height] = sizeOf(isWide)
  const inside = (at: number, half: number, all: number): number =>
    Math.min(Math.max(at, half + FROM_EDGE), all - half - FROM_EDGE)
  return { x: inside(x, CARD_WIDTH / 2, width), y: inside(y - ABOVE_TOKEN, CARD_HEIGHT / 2, height) }
}

/** The two who meet, stepping out as cards: beside their tokens, on the pitch, one never over the other. */
export function steppedOut(field: Field, meet: Meeting | null): Stepped[] {
  if (!meet) return []
  const [own, other] = [spotOf(field, meet.player), spotOf(field, meet.opponent)]
  const first = own && {
    ...above(field, own),
    player: meet.player,
    letter: meet.letter,
    value: meet.value,
    won: meet.passed === true,
    attacks: true,
  }
  if (!other) return first ? [first] : []
  const at = above(field, other)
  if (first && Math.abs(first.x - at.x) < CARD_WIDTH + 8 && Math.abs(first.y - at.y) < CARD_HEIGHT + 8)
    at.y = first.y + (first.y > sizeOf(field.isWide)[1] / 2 ? -1 : 1) * (CARD_HEIGHT + BETWEEN)
  const won = meet.passed === false
  const second = { ...at, player: meet.opponent, letter: meet.skill, value: meet.against, won, attacks: false }
  return first ? [first, second] : [second]
}

/** The box round the cards of those who meet: what a lesson lights, and what answers "What is this?" there. */
export function boxRound(cards: Spot[]): { x: number; y: number; width: number; height: number } {
  const [x, y] = [Math.min(...cards.map((card) => card.x)), Math.min(...cards.map((card) => card.y))]
  const [right, low] = [Math.max(...cards.map((card) => card.x)), Math.max(...cards.map((card) => card.y))]
  return {
    x: x - CARD_WIDTH / 2,
    y: y - CARD_HEIGHT / 2,
    width: right - x + CARD_WIDTH,
    height: low - y + CARD_HEIGHT,
  }
}

/** With whoever has won the phase; at rest on the centre spot before the first. */
export function ballAt(field: Field, meet: Meeting | null): Spot {
  const [width, height] = sizeOf(field.isWide)
  const holder = meet && (meet.passed === false && meet.opponent >= 0 ? meet.opponent : meet.player)
  return (holder !== null && spotOf(field, holder)) || { x: width / 2, y: height / 2 }
}
