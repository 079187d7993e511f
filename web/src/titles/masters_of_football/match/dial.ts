// The dial of a match as the view lays it out: spaces clockwise on two rings; the ladder beside it.
import type { DialView } from '../view'

export interface Cell {
  turn: number
  path: string
  x: number
  y: number
}

const RINGS = [
  [72, 98],
  [44, 70],
] as const
const GAP = 1.5

const point = (radius: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

const round = (number: number): number => Math.round(number * 100) / 100

/** The cell of a turn round 0,0: the first space is to the right of the top. */
function cell(turn: number, { space, ring }: DialView, width: number): Cell {
  const [inner, outer] = RINGS[ring === 0 ? 0 : 1]
  const [from, to] = [space * width + GAP, (space + 1) * width - GAP]
  const corners = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)].map(
    ([x, y]) => `${round(x)} ${round(y)}`,
  )
  const [x, y] = point((inner + outer) / 2, (from + to) / 2)
  return {
    turn,
    path: `M${corners[0]}A${outer} ${outer} 0 0 1 ${corners[1]}L${corners[2]}A${inner} ${inner} 0 0 0 ${corners[3]}Z`,
    x: round(x),
    y: round(y),
  }
}

export function cells(dial: DialView[]): Cell[] {
  const width = 360 / new Set(dial.map(({ space }) => space)).size
  return dial.map((place, at) => cell(at + 1, place, width))
}

/** A curve of shares over the match: x by turn, of which one is `step` wide; y from above. */
export const curve = (points: { at: number; share: number }[], step: number, height: number): string =>
  points.map(({ at, share }, n) => `${n ? 'L' : 'M'}${round(at * step)} ${round(height - share * height)}`).join('')
