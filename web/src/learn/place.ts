// Where the coach's card stands: beside what it speaks of, never over it.
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 20
const EDGE = 12

/** The place of a card of this size beside the hole: right, left, below or above it, whichever has room first. */
export function cardPlace(
  hole: Box,
  card: { width: number; height: number },
  screen: Box,
): { left: number; top: number } {
  const right = hole.left + hole.width + GAP
  const below = hole.top + hole.height + GAP
  const level = within(hole.top, screen.height - card.height - EDGE)
  const centred = within(hole.left + (hole.width - card.width) / 2, screen.width - card.width - EDGE)
  if (right + card.width + EDGE <= screen.width) return { left: right, top: level }
  if (hole.left - GAP - card.width >= EDGE) return { left: hole.left - GAP - card.width, top: level }
  if (below + card.height + EDGE <= screen.height) return { left: centred, top: below }
  if (hole.top - GAP - card.height >= EDGE) return { left: centred, top: hole.top - GAP - card.height }
  const lowest = screen.height - card.height - EDGE
  return { left: centred, top: hole.top > screen.height / 2 ? EDGE : lowest }
}

const within = (wanted: number, most: number): number => Math.max(EDGE, Math.min(wanted, most))
