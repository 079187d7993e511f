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

/** The place of a card of this size beside the hole: right, left, below or above it, whichever has room first. */
export function cardPlace(hole: Box, card: Size, screen: Box): Place {
  const gap = screen.height <= LOW ? LOW_GAP : GAP
  const right = hole.left + hole.width + gap
  const below = hole.top + hole.height + gap
  const level = within(hole.top, screen.height - card.height - EDGE)
  const centred = within(hole.left + (hole.width - card.width) / 2, screen.width - card.width - EDGE)
  if (right + card.width + EDGE <= screen.width) return { left: right, top: level }
  if (hole.left - gap - card.width >= EDGE) return { left: hole.left - gap - card.width, top: level }
  if (below + card.height + EDGE <= screen.height) return { left: centred, top: below }
  if (hole.top - gap - card.height >= EDGE) return { left: centred, top: hole.top - gap - card.height }
  return leastCovering(hole, card, screen, centred)
}

/** At the edge of the screen where the card covers the smallest part of the hole. */
function leastCovering(hole: Box, card: Size, screen: Box, centred: number): Place {
  const [lowest, rightmost] = [screen.height - card.height - EDGE, screen.width - card.width - EDGE]
  const level = within(hole.top + (hole.height - card.height) / 2, lowest)
  const places = [
    { left: centred, top: lowest },
    { left: centred, top: EDGE },
    { left: EDGE, top: level },
    { left: rightmost, top: level },
  ]
  const covered = places.map((at) => overlap(hole, { ...at, ...card }))
  return places[covered.indexOf(Math.min(...covered))]!
}

/** The area that two boxes share. */
export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return Math.max(0, width) * Math.max(0, height)
}

const within = (wanted: number, most: number): number => Math.max(EDGE, Math.min(wanted, most))
