// The dial of a match: six cells out, clockwise; six cells back on the inner ring; the ladder beside it.

/** Cells of the dial; an extra turn stays on the last one. */
export const TURNS = 12

export interface Cell {
  turn: number
  path: string
  x: number
  y: number
}

const HALF = TURNS / 2
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

/** The cell of a turn round 0,0: turn 1 to the right of the top, turn 7 under turn 6, turn 12 under turn 1. */
export function cell(turn: number): Cell {
  const first = turn <= HALF
  const at = first ? turn - 1 : TURNS - turn
  const [inner, outer] = RINGS[first ? 0 : 1]
  const [from, to] = [at * 60 + GAP, (at + 1) * 60 - GAP]
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

export const CELLS: Cell[] = Array.from({ length: TURNS }, (_, at) => cell(at + 1))

/** A curve of shares over the turns: x by turn, y from above. */
export const curve = (points: { at: number; share: number }[], width: number, height: number): string =>
  points
    .map(({ at, share }, n) => `${n ? 'L' : 'M'}${round((at * width) / TURNS)} ${round(height - share * height)}`)
    .join('')
