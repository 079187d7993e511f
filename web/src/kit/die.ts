// The marks and the outline of a die, drawn on 64 x 64.
const PIPS: [number, number][][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
export const pips = (face: number): [number, number][] => PIPS[face - 1] ?? []

/** A polygon with this many corners around the middle of a 64 x 64 die. */
export function corners(number: number, radius: number): string {
  return Array.from({ length: number }, (_, at) => {
    const angle = -Math.PI / 2 + (at * 2 * Math.PI) / number
    return `${(32 + radius * Math.cos(angle)).toFixed(1)},${(32 + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}
