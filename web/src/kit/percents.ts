/** Percentages that sum to 100: largest remainder. */
export function percents(parts: number[]): number[] {
  const whole = parts.map((part) => Math.floor(part * 100 + 1e-9))
  const order = [...parts.keys()].sort(
    (one, two) => parts[two]! * 100 - whole[two]! - (parts[one]! * 100 - whole[one]!),
  )
  const short = 100 - whole.reduce((sum, part) => sum + part, 0)
  for (const at of order.slice(0, Math.max(short, 0))) whole[at]! += 1
  return whole
}
