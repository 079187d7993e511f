// A stand seen from the grass: rows of people, small at the back, large in front; confetti; a net with the ball in it.
import { random } from './draw'

const HEADS = ['var(--c-skin-2)', 'var(--c-skin-3)', 'var(--c-skin-4)', 'var(--c-skin-1)']

export interface StandPlan {
  width: number
  top: number
  bottom: number
  rows: number
  /** Colours of the shirts; the more often one is named, the more wear it. */
  shirts: string[]
  /** On their feet, arms in the air. */
  cheering: boolean
  seed: number
  scarf?: string
}

export interface Painted {
  d: string
  fill?: string
  stroke?: string
  width?: number
}

export interface StandRow {
  paths: Painted[]
  /** How dark the row lies in the night: the back most. */
  shade: number
}

const fixed = (value: number): string => value.toFixed(0)

/** One row of people: all of one colour are one path. */
function row(plan: StandPlan, near: number, die: () => number): Painted[] {
  const size = 11 + 13 * near
  const line = plan.top + (plan.bottom - plan.top) * (0.12 + 0.88 * near)
  const made = new Map<string, Painted>()
  const add = (key: string, d: string, look: Omit<Painted, 'd'>): void => {
    made.set(key, { ...look, d: (made.get(key)?.d ?? '') + d })
  }
  for (let x = -size + die() * size; x < plan.width + size; x += size * 1.75) {
    const shirt = plan.shirts[Math.floor(die() * plan.shirts.length)]!
    const head = HEADS[Math.floor(die() * HEADS.length)]!
    const y = line + (die() - 0.5) * size * 0.6 - (plan.cheering ? die() * size * 0.8 : 0)
    const half = fixed(size * 0.8)
    const shoulder = fixed(size * 0.7)
    add(
      shirt,
      `M${fixed(x - size * 0.8)} ${fixed(y + size * 2.4)}v-${fixed(size * 1.2)}q0-${shoulder} ${half}-${shoulder}t${half} ${shoulder}v${fixed(size * 1.2)}z`,
      { fill: shirt },
    )
    add(head, `M${fixed(x - size * 0.44)} ${fixed(y)}a${size * 0.44} ${size * 0.44} 0 1 1 0 .1z`, { fill: head })
    if (plan.cheering && die() < 0.62) {
      const lean = size * (0.25 + die() * 0.2)
      add(
        `arms ${shirt}`,
        `M${fixed(x - size * 0.62)} ${fixed(y + size * 0.9)}l-${fixed(lean)}-${fixed(size * 1.7)}M${fixed(x + size * 0.62)} ${fixed(y + size * 0.9)}l${fixed(lean)}-${fixed(size * 1.7)}`,
        { stroke: shirt, width: size * 0.3 },
      )
    }
    if (plan.scarf && die() < 0.07)
      add(
        'scarf',
        `M${fixed(x - size * 1.5)} ${fixed(y - size * 0.9)}q${fixed(size * 1.5)} ${fixed(size * 0.7)} ${fixed(size * 3)} 0`,
        { stroke: plan.scarf, width: size * 0.5 },
      )
  }
  return [...made.values()]
}

export function stand(plan: StandPlan): StandRow[] {
  const die = random(plan.seed * 99991)
  return Array.from({ length: plan.rows }, (_, at) => {
    const near = at / Math.max(1, plan.rows - 1)
    return { paths: row(plan, near, die), shade: 0.16 * (1 - near) }
  })
}

export interface Scrap {
  x: number
  y: number
  size: number
  turn: number
  colour: string
}

export function confetti(width: number, height: number, count: number, colours: string[], seed = 5): Scrap[] {
  const die = random(seed * 7919 + 13)
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(die() * width),
    y: Math.round(die() ** 1.4 * height),
    size: Math.round(6 + die() * 9),
    turn: Math.round(die() * 180),
    colour: colours[at % colours.length]!,
  }))
}

export interface NetPlan {
  x: number
  y: number
  width: number
  height: number
  mesh: number
  /** The place of the ball. */
  ball: { x: number; y: number }
  /** Above 0 the lines are drawn to the ball, below 0 away from it, as seen from behind. */
  pull: number
  reach: number
}

export function net({ x, y, width, height, mesh, ball, pull, reach }: NetPlan): string {
  const bent = (px: number, py: number): string => {
    const [dx, dy] = [ball.x - px, ball.y - py]
    const near = pull * Math.exp(-(dx * dx + dy * dy) / (reach * reach))
    return `${(px + dx * near).toFixed(1)} ${(py + dy * near).toFixed(1)}`
  }
  const steps = (length: number, step: number): number[] => {
    const count = Math.max(1, Math.round(length / step))
    return Array.from({ length: count + 1 }, (_, at) => (length * at) / count)
  }
  const fine = Math.max(10, mesh / 2)
  const down = steps(width, mesh).map(
    (dx) =>
      `M${steps(height, fine)
        .map((dy) => bent(x + dx, y + dy))
        .join('L')}`,
  )
  const across = steps(height, mesh).map(
    (dy) =>
      `M${steps(width, fine)
        .map((dx) => bent(x + dx, y + dy))
        .join('L')}`,
  )
  return [...down, ...across].join('')
}

/** Bands of grass that grow wider towards the reader. */
export function bands(top: number, bottom: number): { y: number; height: number }[] {
  const at = (step: number): number => top + (bottom - top) * (step / 9) ** 1.7
  return [0, 2, 4, 6, 8].map((step) => ({ y: at(step), height: at(step + 1) - at(step) + 1 }))
}
