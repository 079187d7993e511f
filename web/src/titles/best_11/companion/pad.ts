// The points of Best 11 on the pad.
import type { Texts } from '../../../client/texts'
import { type Count as AnyCount, Pad } from '../../../companion/pad'
import type { Drawn } from '../../../companion/picture'
import type { Cell } from '../../../companion/share'

/** The numbers counted for one player (B11-SCORE-01 to 08). */
export interface Count extends AnyCount {
  footballers: number
  coach: number
  fit: number
  scored: number
  conceded: number
  stadium: boolean
  money: number
}

export const blank = (): Count => ({
  footballers: 0,
  coach: 0,
  fit: 0,
  scored: 0,
  conceded: 0,
  stadium: false,
  money: 0,
})

/** B11-SCORE-01 to 08. */
export const total = (count: Count): number =>
  count.footballers + count.coach + count.fit + 3 * count.scored - count.conceded + (count.stadium ? 5 : 0)

export interface Placed {
  side: number
  place: number
  total: number
}

/** B11-SCORE-10 and 11: points; more goals; fewer conceded; more money; then the place is shared. */
export function placed(counts: Count[]): Placed[] {
  const key = (side: number): number[] => [
    total(counts[side]!),
    counts[side]!.scored,
    -counts[side]!.conceded,
    counts[side]!.money,
  ]
  const compare = (a: number, b: number): number =>
    key(b)
      .map((each, at) => each - key(a)[at]!)
      .find((each) => each !== 0) ?? 0
  const order = counts.map((_, side) => side).sort(compare)
  return order.map((side) => ({
    side,
    place: order.findIndex((other) => compare(other, side) === 0) + 1,
    total: total(counts[side]!),
  }))
}

const FIELDS = ['footballers', 'coach', 'fit', 'scored', 'conceded', 'stadium', 'money'] as const

export class PointsPad extends Pad {
  get counts(): Count[] {
    return this.record.counts as Count[]
  }

  private get placeRows(): string[][] {
    return placed(this.counts).map(({ side, place, total: points }) => [
      String(place),
      this.called(side),
      String(points),
    ])
  }

  override text(): string[] {
    return ['', ...this.placeRows.map(([place, name, points]) => `${place}. ${name} ${points}`)]
  }

  override rows(): Cell[][] {
    const row = ({ side, place, total: points }: Placed): Cell[] => [
      place,
      this.called(side),
      ...FIELDS.map((field) => Number(this.counts[side]![field])),
      points,
    ]
    return [['place', 'name', ...FIELDS, 'points'], ...placed(this.counts).map(row)]
  }

  override drawing(say: Texts['say'], heading: string): Drawn {
    return { heading, columns: ['#', say('part-club'), say('part-col-points')], rows: this.placeRows, foot: '' }
  }
}
