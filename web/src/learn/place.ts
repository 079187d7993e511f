// Where the coach's card stands: beside what it speaks of; where there is no room for that, over as little of it as can
// be.
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Size = Pick<Box, 'width' | 'height'>
export type Place = Pick<Box, 'left' | 'top'>

const GAP = 20
/** On a phone on its side every pixel counts. */
const [LOW, LOW_GAP] = [500, 6]
const EDGE = 8
/** On a phone on its side the card stands beside what is lit only if it can be as wide as this. */
const LEAST_WIDTH = 400

/** The width of the card on a phone on its side: as there is room beside the hole, else nearly that of the screen. */
export function stripWidth(hole: Box, screen: Box): number {
  const beside = Math.max(hole.left, screen.width - hole.left - hole.width) - LOW_GAP - EDGE
  return beside >= LEAST_WIDTH ? Math.floor(beside) : screen.width - 2 * EDGE
}

/** What is covered of what should stay in sight counts so many times as much as of the hole itself. */
const CLEAR_WEIGHT = 4

/**
 * The place of a card of this size beside the hole: right, left, below or above it, whichever has room first and leaves
 * in sight what has to be seen besides.
 */
export function cardPlace(hole: Box, card: Size, screen: Box, clear: Box[] = []): Place {
  const cost = (at: Place): number =>
    overlap(hole, { ...at, ...card }) +
    CLEAR_WEIGHT * clear.reduce((sum, each) => sum + overlap(each, { ...at, ...card }), 0)
  const places = [...placesBeside(hole, card, screen), ...placesAtEdges(hole, card, screen)]
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))]!
}

/** Those beside the hole for which there is room. */
function placesBeside(hole: Box, card: Size, screen: Box): Place[] {
  const gap = screen.height <= LOW ? LOW_GAP : GAP
  const level = within(hole.top, screen.height - card.height - EDGE)
  const centred = centreOf(hole, card, screen)
  const places = [
    { left: hole.left + hole.width + gap, top: level },
    { left: hole.left - gap - card.width, top: level },
    { left: centred, top: hole.top + hole.height + gap },
    { left: centred, top: hole.top - gap - card.height },
  ]
  const isIn = ({ left, top }: Place): boolean =>
    Math.min(left, top) >= EDGE && left + card.width + EDGE <= screen.width && top + card.height + EDGE <= screen.height
  return places.filter(isIn)
}

/** Below, above, left and right at the edge of the screen, where the card may cover a part of the hole. */
function placesAtEdges(hole: Box, card: Size, screen: Box): Place[] {
  const [lowest, rightmost] = [screen.height - card.height - EDGE, screen.width - card.width - EDGE]
  const level = within(hole.top + (hole.height - card.height) / 2, lowest)
  const centred = centreOf(hole, card, screen)
  return [
    { left: centred, top: lowest },
    { left: centred, top: EDGE },
    { left: EDGE, top: level },
    { left: rightmost, top: level },
  ]
}

const centreOf = (hole: Box, card: Size, screen: Box): number =>
  within(hole.left + (hole.width - card.width) / 2, screen.width - card.width - EDGE)

export interface Pointer {
  side: 'left' | 'right' | 'top' | 'bottom'
  /** px along that side of the card. */
  at: number
}

/** No nearer to a corner of the card than this. */
const CORNER = 28

/** Where the card's edge points at the hole; null where it lies over it. */
export function pointerTo(hole: Box, card: Box): Pointer | null {
  if (overlap(hole, card)) return null
  const across = between(hole.left + hole.width / 2 - card.left, CORNER, card.width - CORNER)
  const down = between(hole.top + hole.height / 2 - card.top, CORNER, card.height - CORNER)
  if (hole.left + hole.width <= card.left) return { side: 'left', at: down }
  if (hole.left >= card.left + card.width) return { side: 'right', at: down }
  return { side: hole.top < card.top ? 'top' : 'bottom', at: across }
}

/** The area that two boxes share. */
export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return Math.max(0, width) * Math.max(0, height)
}

const between = (wanted: number, least: number, most: number): number => Math.max(least, Math.min(wanted, most))
const within = (wanted: number, most: number): number => between(wanted, EDGE, most)
