// Arrow keys on a pitch: from each place to the nearest one in that direction.
type Spot = readonly [number, number]
const WAYS: Record<string, Spot> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest place in that direction; being off the line counts double. None: where it was. */
export function beside(spots: readonly Spot[], from: number, key: string): number {
  const way = WAYS[key]
  const here = spots[from]
  if (!way || !here) return from
  let best = from
  let least = Infinity
  spots.forEach(([x, y], at) => {
    const along = (x - here[0]) * way[0] + (y - here[1]) * way[1]
    const off = Math.abs((x - here[0]) * way[1]) + Math.abs((y - here[1]) * way[0])
    const far = along + 2 * off
    if (at !== from && along > 1 && off <= 2 * along && far < least) [best, least] = [at, far]
  })
  return best
}

/** Moves the focus among the buttons of a pitch that carry `data-at`. */
export function walk(event: KeyboardEvent, spots: readonly Spot[]): void {
  const at = Number((event.target as HTMLElement).dataset['at'] ?? NaN)
  if (!(event.key in WAYS) || Number.isNaN(at)) return
  const to = beside(spots, at, event.key)
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus()
}
