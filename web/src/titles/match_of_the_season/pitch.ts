// The places at which the slots of a formation are drawn.
import type { Cards } from './printed'

type Spot = [number, number]
const BACK: Record<number, Spot[]> = {
  3: [
    [24, 69],
    [50, 72],
    [76, 69],
  ],
  4: [
    [13, 67],
    [38, 71],
    [62, 71],
    [87, 67],
  ],
  5: [
    [9, 62],
    [29, 70],
    [50, 73],
    [71, 70],
    [91, 62],
  ],
}
const MIDDLE: Record<number, Spot[]> = {
  3: [
    [24, 42],
    [50, 46],
    [76, 42],
  ],
  4: [
    [13, 40],
    [38, 44],
    [62, 44],
    [87, 40],
  ],
  5: [
    [9, 37],
    [29, 43],
    [50, 47],
    [71, 43],
    [91, 37],
  ],
}
const FRONT: Record<number, Spot[]> = {
  1: [[50, 12]],
  2: [
    [35, 14],
    [65, 14],
  ],
  3: [
    [16, 15],
    [50, 11],
    [84, 15],
  ],
  4: [
    [11, 18],
    [37, 12],
    [63, 12],
    [89, 18],
  ],
}

/** The places of the eleven slots of a formation: percent from the left, percent from the half-way line. */
export function spots(cards: Cards, formation: number): Spot[] {
  const rows = [
    BACK[cards.defenders[formation]!],
    MIDDLE[cards.midfielders[formation]!],
    FRONT[cards.attackers[formation]!],
  ]
  return [[50, 90], ...rows.flatMap((row) => row ?? [])]
}
