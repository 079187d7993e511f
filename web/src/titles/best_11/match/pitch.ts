// The places of a formation: percent from the left touchline, percent from the half-way line to the side's own goal.
export type Spot = [number, number]

const DEPTH = [88, 66, 40, 13]
const STEP = [0, 0, 30, 27, 24.5, 20.5]

/** The places of one role, spread evenly; the wings stand a little higher up the pitch. */
export function row(role: number, number: number): Spot[] {
  const step = STEP[Math.min(number, 5)]!
  return Array.from({ length: number }, (_, at) => {
    const aside = (at - (number - 1) / 2) * step
    return [50 + aside, DEPTH[role]! - Math.abs(aside) * 0.08 + 2]
  })
}

/** Dots of a formation on a small pitch, one for each number of its name: `4-3-1-2`. */
export function dots(name: string): Spot[] {
  const lines = name
    .split('-')
    .map(Number)
    .filter((each) => each > 0)
  const found: Spot[] = [[50, 90]]
  lines.forEach((number, at) => {
    const y = 72 - (at * 60) / Math.max(1, lines.length - 1)
    for (let each = 0; each < number; each++) found.push([50 + (each - (number - 1) / 2) * (number > 4 ? 19 : 23), y])
  })
  return found
}
