// Eight kits, by seat: fill, weave, ink of the number, pattern.
import { COLOURS } from './tokens'

export interface Kit {
  fill: string
  weave: string
  ink: string
  pattern: string
}

export const KITS: Kit[] = [
  { fill: COLOURS.blue, weave: COLOURS['blue-deep'], ink: COLOURS.white, pattern: 'plain' },
  { fill: COLOURS.red, weave: COLOURS['red-deep'], ink: COLOURS.white, pattern: 'hoops' },
  { fill: COLOURS.yellow, weave: COLOURS['yellow-deep'], ink: COLOURS.ink, pattern: 'stripes' },
  { fill: COLOURS.green, weave: COLOURS['green-deep'], ink: COLOURS.ink, pattern: 'sash' },
  { fill: COLOURS.pink, weave: COLOURS['pink-deep'], ink: COLOURS.ink, pattern: 'halves' },
  { fill: COLOURS.orange, weave: COLOURS['orange-deep'], ink: COLOURS.ink, pattern: 'chevron' },
  { fill: COLOURS.indigo, weave: COLOURS['indigo-light'], ink: COLOURS.white, pattern: 'checks' },
  { fill: COLOURS.paper, weave: COLOURS.silver, ink: COLOURS.ink, pattern: 'pin' },
]

/** Teams without a manager play in grey. */
export const GREY: Kit = { fill: COLOURS.grey, weave: COLOURS['grey-deep'], ink: COLOURS.ink, pattern: 'weave' }

export const SHIRT = 'M16 3 L24 7 Q32 11 40 7 L48 3 L61 13 L53 25 L48 22 L48 58 Q32 62 16 58 L16 22 L11 25 L3 13 Z'

export const kitOf = (seat: number): Kit => (seat < 0 ? GREY : KITS[seat % 8]!)

/** The weave as one path, cut by the shirt. */
export function weave(pattern: string): string {
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`
  if (pattern === 'hoops') return [14, 30, 46].map((y) => box(0, y, 64, 8)).join('')
  if (pattern === 'stripes') return [19, 31, 43].map((x) => box(x - 3, 0, 6, 64)).join('')
  if (pattern === 'sash') return 'M10 12 L22 4 L54 52 L44 60 Z'
  if (pattern === 'halves') return box(32, 0, 32, 64)
  if (pattern === 'chevron') return 'M10 24 L32 42 L54 24 L54 34 L32 52 L10 34 Z'
  if (pattern === 'pin') return [14, 22, 30, 38, 46].map((x) => box(x, 0, 2, 64)).join('')
  if (pattern === 'weave') return [6, 18, 30, 42, 54].map((at) => box(at, 0, 4, 64) + box(0, at, 64, 4)).join('')
  if (pattern !== 'checks') return ''
  const rows = [0, 1, 2, 3]
  return rows.flatMap((r) => rows.filter((c) => (r + c) % 2).map((c) => box(c * 16, r * 16, 16, 16))).join('')
}
