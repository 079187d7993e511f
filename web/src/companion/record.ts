// A pad's record: begun, and read back out of a file.
import { type Count, MOST_GOALS, type Pad, type PadRecord, type Result } from './pad'
import { companionOf } from './titles'

const LONGEST_NAME = 40

/** A fair order: each place by the next number of the browser's own generator. */
export function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

function below(limit: number): number {
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while (word[0]! >= 2 ** 32 - (2 ** 32 % limit))
  return word[0]! % limit
}

export function begin(title: string, mode: string, people: number, names: string[]): PadRecord {
  const { sides, blank } = companionOf(title)!.pad
  const named = names.slice(0, sides(people))
  return {
    touchline: 'pad',
    version: 1,
    title,
    mode,
    people,
    names: named,
    results: {},
    counts: blank ? named.map(blank) : [],
    lots: shuffled(sides(people)),
  }
}

export const padOf = (record: PadRecord, cards: Record<string, unknown> | null = null): Pad =>
  companionOf(record.title)!.pad.open(record, cards)

const isGoals = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_GOALS

function isResult(value: unknown): value is Result {
  const { goals, winner } = (value ?? {}) as Partial<Result>
  return (
    Array.isArray(goals) &&
    goals.length === 2 &&
    goals.every(isGoals) &&
    (winner === undefined || winner === 0 || winner === 1)
  )
}

/** Exactly the fields of a blank count, of the same kinds. */
function isCount(value: unknown, blank: Count): value is Count {
  const count = (value ?? {}) as Count
  return Object.entries(blank).every(([name, empty]) =>
    typeof empty === 'boolean' ? typeof count[name] === 'boolean' : Number.isInteger(count[name]),
  )
}

const isSides = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 4 && value.every((each) => Number.isInteger(each) && each >= -1 && each < 4)
const isRound = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 5

/** What only some pads have, where it is what it should be. */
function kept(
  found: Partial<PadRecord>,
  name: 'draws' | 'europe' | 'orders',
  fits: (value: unknown) => boolean,
): Partial<PadRecord> {
  const value = found[name]
  return typeof value === 'object' && value !== null && Object.values(value).every(fits) ? { [name]: value } : {}
}

/** A pad out of a file, or null where it is none. */
export function read(text: string): PadRecord | null {
  let found: Partial<PadRecord>
  try {
    found = JSON.parse(text) as Partial<PadRecord>
  } catch {
    return null
  }
  const { title = '', mode = '', people = 0, names, results, counts, lots } = found ?? {}
  const known = companionOf(title)
  if (
    found?.touchline !== 'pad' ||
    found.version !== 1 ||
    !known?.seats.includes(people) ||
    !known.modes(people).includes(mode)
  )
    return null
  const { sides, blank } = known.pad
  const count = sides(people)
  const more = {
    ...kept(found, 'draws', isSides),
    ...kept(found, 'europe', isRound),
    ...kept(found, 'orders', isSides),
  }
  const named =
    Array.isArray(names) &&
    names.length === count &&
    names.every((each) => typeof each === 'string' && each.length <= LONGEST_NAME)
  const drawn =
    Array.isArray(lots) && [...lots].sort((a, b) => a - b).every((each, at) => each === at) && lots.length === count
  const scored = typeof results === 'object' && results !== null && Object.values(results).every(isResult)
  const counted =
    Array.isArray(counts) && counts.length === (blank ? count : 0) && counts.every((each) => isCount(each, blank!()))
  return named && drawn && scored && counted
    ? { touchline: 'pad', version: 1, title, mode, people, names, results, counts, lots, ...more }
    : null
}
