// Geometry of the pictures: every function returns the `d` of a path. No picture holds a random number of its own.

/** A die of our own: the same seed draws the same picture. */
export function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

type Point = [number, number]

/** The corners of a regular polygon: `sides`, `radius`, angle of the first corner in degrees, centre. */
export function corners(sides: number, radius: number, first = -90, x = 0, y = 0): Point[] {
  return Array.from({ length: sides }, (_, at) => {
    const angle = ((first + (at * 360) / sides) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export const polygon = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The mesh of a net: lines down and across, `gap` apart. */
export function mesh({ x, y, width, height }: Box, gap: number): string {
  let d = ''
  for (let at = gap; at < width; at += gap) d += `M${x + at} ${y}v${height}`
  for (let at = gap; at < height; at += gap) d += `M${x} ${y + at}h${width}`
  return d
}

const SHIRTS = [
  'var(--c-blue)',
  'var(--c-blue-deep)',
  'var(--c-fan-moss)',
  'var(--c-fan-dusk)',
  'var(--c-forest)',
  'var(--c-red)',
  'var(--c-fan-mustard)',
  'var(--c-red-deep)',
  'var(--c-fan-bone)',
  'var(--c-fan-moss)',
  'var(--c-blue-deep)',
  'var(--c-blue)',
]
const SKIN = ['var(--c-skin-1)', 'var(--c-skin-2)', 'var(--c-skin-3)', 'var(--c-skin-4)']

export interface CrowdRow {
  /** By colour, each one path. */
  bodies: [string, string][]
  arms: [string, string][]
  heads: [string, string][]
  hair: string
}

/** Everyone of one colour is one path: a stand of 300 people is about 100 elements instead of 900. */
class Paint {
  private paths = new Map<string, string>()

  add(colour: string, d: string): void {
    this.paths.set(colour, (this.paths.get(colour) ?? '') + d)
  }

  get all(): [string, string][] {
    return [...this.paths]
  }
}

export interface CrowdPlan {
  from: number
  to: number
  top: number
  rows: number
  seed: number
  gap?: number
  rowGap?: number
  /** Of all who stand there, this part has both arms up: 0.16 at rest, 0.7 after a goal. */
  cheering?: number
  /** Shirts of these colours alone: the supporters of one club. */
  shirts?: string[]
}

export function crowd(plan: CrowdPlan): CrowdRow[] {
  const { from, to, top, rows, seed, gap = 19, rowGap = 20, cheering = 0.16, shirts = SHIRTS } = plan
  const die = random(seed)
  const one = <T>(list: T[]): T => list[Math.floor(die() * list.length)]!
  return Array.from({ length: rows }, (_, row) => {
    const [bodies, arms, heads] = [new Paint(), new Paint(), new Paint()]
    let hair = ''
    for (let x = from + ((row % 2) * gap) / 2; x < to; x += gap) {
      const y = Math.round((top + row * rowGap + die() * 4 - 2) * 10) / 10
      const skin = one(SKIN)
      bodies.add(one(shirts), `M${x - 7.5} ${y + 17}Q${x - 7.5} ${y + 5} ${x} ${y + 5}T${x + 7.5} ${y + 17}Z`)
      if (die() < cheering) arms.add(skin, `M${x - 5} ${y + 9}L${x - 8} ${y - 6}M${x + 5} ${y + 9}L${x + 8} ${y - 6}`)
      heads.add(skin, `M${x - 4.8} ${y}a4.8 4.8 0 1 1 0 .1Z`)
      hair += `M${x - 4.8} ${y}a4.8 4.8 0 0 1 9.6 0Z`
    }
    return { bodies: bodies.all, arms: arms.all, heads: heads.all, hair }
  })
}
