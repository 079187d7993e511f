// The dice in a box: which there are, what stands on them, and which side they count for.
export interface Die {
  /** `attack-2`, `d12`, `coin`: unique in its box. */
  id: string
  kind: string
  level: number
  /** What a face counts, from face 1; on plain dice its own number. */
  values: number[]
  /** Faces that are marked besides. */
  flames: number[]
  /** The person whose sum it counts for; '' if nothing is added up. */
  side: string
}

const counting = (sides: number): number[] => Array.from({ length: sides }, (_, at) => at + 1)
export const plain = (kind: 'd3' | 'd6' | 'd12' | 'coin', sides: number): Die => ({
  id: kind,
  kind,
  level: 0,
  values: counting(sides),
  flames: [],
  side: '',
})
export const COIN = plain('coin', 2)
export const SIX = plain('d6', 6)

/** The sum of a side; null where it has thrown nothing. */
export function sumOf(box: Die[], rolled: { die: string; face: number }[], side: string): number | null {
  const mine = rolled.flatMap(({ die, face }) =>
    box.filter((each) => each.id === die && each.side === side).map((each) => each.values[face - 1] ?? 0),
  )
  return mine.length ? mine.reduce((all, each) => all + each, 0) : null
}
