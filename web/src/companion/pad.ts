// The results pad: what is entered is kept, everything else is computed anew (MOF-APP-04, MOF-APP-08).
import { first, type Match, rank, type Row, RULINGS, table } from './standings'
import { made, opening, peopleIn, printedDays, sidesOf, type Fixture } from './schedule'
import { B11, MOF, modesOf, MOTS, SEATS } from './titles'

export interface Result {
  goals: [number, number]
  winner?: number
}

/** What Best 11 counts for one player (B11-SCORE-01 to 08). */
export interface Count {
  footballers: number
  coach: number
  fit: number
  scored: number
  conceded: number
  stadium: boolean
  money: number
}

export interface PadRecord {
  touchline: 'pad'
  version: 1
  title: string
  mode: string
  people: number
  names: string[]
  results: Record<string, Result>
  counts: Count[]
  /** Match of the Season, by season: the draw of the national cup, how far a club came in Europe, the order after play-offs. */
  draws?: Record<string, number[]>
  europe?: Record<string, number>
  orders?: Record<string, number[]>
  /** An order of all sides, drawn when the pad was begun; looked at only where the title draws lots. */
  lots: number[]
}

export const MOST_GOALS = 20

export const blank = (): Count => ({ footballers: 0, coach: 0, fit: 0, scored: 0, conceded: 0, stadium: false, money: 0 })

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
  const sides = sidesOf(title, people)
  return { touchline: 'pad', version: 1, title, mode, people, names: names.slice(0, sides), results: {}, counts: title === B11 ? names.slice(0, sides).map(blank) : [], lots: shuffled(sides) }
}

export class Pad {
  constructor(
    readonly record: PadRecord,
    readonly cards: Record<string, unknown> | null = null,
  ) {}

  get printed(): unknown {
    return this.cards?.['fixtures'] ?? null
  }

  /** The fourth team of a game of three counts as beaten from the start (MOTS-3P-01). */
  ghost(side: number): boolean {
    return this.record.title === MOTS && this.record.people === 3 && side === 3
  }

  /** Filled up to four by teams without a person (MOF-8P-09, MOF-AI-01). */
  personless(side: number): boolean {
    return this.record.title === MOF && side % 4 >= (peopleIn(this.record.people)[Math.floor(side / 4)] ?? 4)
  }

  get opening(): Fixture[] {
    return opening(this.record.title, this.record.mode, printedDays(this.record.title, this.printed))
  }

  /** All fixtures whose pairs are known by now. */
  get fixtures(): Fixture[] {
    const known = this.opening
    if (this.record.mode === 'cup') return [...known, ...this.cupFinals(known)]
    if (this.record.mode === 'two_leagues') return [...known, ...this.legs(known)]
    return known
  }

  result(fixture: Fixture): Result | undefined {
    if (this.ghost(fixture.home)) return { goals: [0, 1] }
    if (this.ghost(fixture.away)) return { goals: [1, 0] }
    return this.record.results[fixture.id]
  }

  /** A knock-out that is level is open until it is said who went through. */
  settled(fixture: Fixture): boolean {
    const found = this.result(fixture)
    return !!found && (!fixture.knockout || found.goals[0] !== found.goals[1] || found.winner !== undefined)
  }

  winner(fixture: Fixture): number {
    const { goals, winner } = this.result(fixture)!
    const side = goals[0] === goals[1] ? (winner ?? 0) : goals[0] > goals[1] ? 0 : 1
    return side === 0 ? fixture.home : fixture.away
  }

  loser(fixture: Fixture): number {
    return this.winner(fixture) === fixture.home ? fixture.away : fixture.home
  }

  matches(fixtures: Fixture[]): Match[] {
    return fixtures.flatMap((each) => {
      const found = this.result(each)
      return found ? [{ home: each.home, away: each.away, ...found }] : []
    })
  }

  /** MIS-CUP-06. */
  private cupFinals([one, two]: Fixture[]): Fixture[] {
    if (!one || !two || !this.settled(one) || !this.settled(two)) return []
    return [made('final', 2, this.winner(one), this.winner(two)), made('third', 2, this.loser(one), this.loser(two))]
  }

  /** MOF-8P-03 and 10: the better league record is at home in the second leg. */
  private legs(known: Fixture[]): Fixture[] {
    if (!known.every((each) => this.settled(each))) return []
    const ruling = RULINGS[MOF]!
    const { lots } = this.record
    const all = this.matches(known)
    const finalists = [0, 1].map((league) => first(this.matches(known.filter((each) => each.league === league)), sides(league), ruling, lots))
    const better = first(all, finalists, ruling, lots)
    const other = finalists.find((side) => side !== better)!
    return [made('leg', 7, other, better), made('leg', 8, better, other)]
  }

  get leagues(): number {
    return this.record.mode === 'two_leagues' ? 2 : 1
  }

  get hasTable(): boolean {
    return this.opening.some((each) => each.kind === 'league')
  }

  table(league = 0): Row[] {
    const played = this.matches(this.opening.filter((each) => each.league === league))
    const count = this.record.title === MOF ? 4 : this.record.names.length
    const all = Array.from({ length: count }, (_, at) => league * 4 + at)
    return table(played, all, RULINGS[this.record.title]!, this.record.lots)
  }

  get over(): boolean {
    const all = this.fixtures
    const last = this.record.mode === 'cup' ? 4 : this.record.mode === 'two_leagues' ? 26 : all.length
    return all.length === last && last > 0 && all.every((each) => this.settled(each))
  }

  /** Who has won it all, once it is over; more than one where the place is shared or to be played off. */
  get champions(): number[] {
    if (!this.over) return []
    const all = this.fixtures
    if (this.record.mode === 'two_leagues') return [this.champion(all)]
    const final = all.find((each) => each.kind === 'final' || each.kind === 'match')
    if (final) return [this.winner(final)]
    return this.table().filter((row) => row.place === 1).map((row) => row.side)
  }

  /** MOF-8P-04 to 08: the two legs, then the leagues, then lots. */
  private champion(all: Fixture[]): number {
    const legs = all.filter((each) => each.kind === 'leg')
    const two = [legs[0]!.home, legs[0]!.away]
    const ruling = RULINGS[MOF]!
    const [best] = rank(this.matches(legs), two, ruling)
    if (best!.length === 1) return best![0]!
    return first(this.matches(all.filter((each) => each.kind === 'league')), two, ruling, this.record.lots)
  }
}

const sides = (league: number): number[] => [0, 1, 2, 3].map((each) => league * 4 + each)

// -- Best 11: points

/** B11-SCORE-01 to 08. */
export const total = (count: Count): number =>
  count.footballers + count.coach + count.fit + 3 * count.scored - count.conceded + (count.stadium ? 5 : 0)

export interface Placed {
  side: number
  place: number
  total: number
}

/** B11-SCORE-10 and 11: points; more goals; fewer conceded; more money; then the place is shared. */
export function placed(counts: Count[]): Placed[] {
  const key = (side: number): number[] => [total(counts[side]!), counts[side]!.scored, -counts[side]!.conceded, counts[side]!.money]
  const compare = (a: number, b: number): number => key(b).map((each, at) => each - key(a)[at]!).find((each) => each !== 0) ?? 0
  const order = counts.map((_, side) => side).sort(compare)
  return order.map((side) => ({ side, place: order.findIndex((other) => compare(other, side) === 0) + 1, total: total(counts[side]!) }))
}

// -- in and out

const isGoals = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_GOALS

function isResult(value: unknown): value is Result {
  const { goals, winner } = (value ?? {}) as Partial<Result>
  return Array.isArray(goals) && goals.length === 2 && goals.every(isGoals) && (winner === undefined || winner === 0 || winner === 1)
}

function isCount(value: unknown): value is Count {
  const count = (value ?? {}) as Count
  return ['footballers', 'coach', 'fit', 'scored', 'conceded', 'money'].every((name) => Number.isInteger(count[name as keyof Count])) && typeof count.stadium === 'boolean'
}

const isSides = (value: unknown): boolean => Array.isArray(value) && value.length <= 4 && value.every((each) => Number.isInteger(each) && each >= -1 && each < 4)
const isRound = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 5

/** What only some pads have, where it is what it should be. */
function kept(found: Partial<PadRecord>, name: 'draws' | 'europe' | 'orders', fits: (value: unknown) => boolean): Partial<PadRecord> {
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
  if (found?.touchline !== 'pad' || found.version !== 1 || !SEATS[title]?.includes(people) || !modesOf(title, people).includes(mode)) return null
  const count = sidesOf(title, people)
  const more = { ...kept(found, 'draws', isSides), ...kept(found, 'europe', isRound), ...kept(found, 'orders', isSides) }
  const named = Array.isArray(names) && names.length === count && names.every((each) => typeof each === 'string' && each.length <= 40)
  const drawn = Array.isArray(lots) && [...lots].sort((a, b) => a - b).every((each, at) => each === at) && lots.length === count
  const scored = typeof results === 'object' && results !== null && Object.values(results).every(isResult)
  const counted = Array.isArray(counts) && counts.length === (title === B11 ? count : 0) && counts.every(isCount)
  return named && drawn && scored && counted ? { touchline: 'pad', version: 1, title, mode, people, names, results, counts, lots, ...more } : null
}

const quoted = (cell: string | number): string => (/[",\n;]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell))
export const csv = (rows: (string | number)[][]): string => rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n'
