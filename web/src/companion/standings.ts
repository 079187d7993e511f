// Results in, places out; ties are broken as the title's ruling says.
export interface Match {
  home: number
  away: number
  goals: [number, number]
  /** Level, and won all the same: 0 home, 1 away. */
  winner?: number
}

export interface Row {
  side: number
  place: number
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  difference: number
  away: number
  points: number
  /** Told apart from its neighbours by nothing but a lot, or by a play-off to come. */
  tied: '' | 'lot' | 'playoff' | 'shared'
}

export type Criterion = (matches: Match[], side: number, group: number[]) => number
type Tied = 'lot' | 'playoff' | 'shared'
export interface Ruling {
  criteria: Criterion[]
  /** A part that is still level starts again with the first criterion among its own. */
  restart: boolean
  tied: Tied
  rules: string[]
}

const own = (matches: Match[], side: number): Match[] =>
  matches.filter((each) => each.home === side || each.away === side)
const at = (match: Match, side: number): 0 | 1 => (match.home === side ? 0 : 1)
const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0)

export function worth(match: Match, side: number): number {
  const mine = at(match, side)
  const [scored, conceded] = [match.goals[mine], match.goals[mine === 0 ? 1 : 0]]
  if (scored === conceded) return match.winner === undefined ? 1 : match.winner === mine ? 3 : 0
  return scored > conceded ? 3 : 0
}

export const points: Criterion = (matches, side) => sum(own(matches, side).map((each) => worth(each, side)))
export const scored: Criterion = (matches, side) => sum(own(matches, side).map((each) => each.goals[at(each, side)]))
const conceded: Criterion = (matches, side) =>
  sum(own(matches, side).map((each) => each.goals[at(each, side) === 0 ? 1 : 0]))
export const difference: Criterion = (matches, side, group) =>
  scored(matches, side, group) - conceded(matches, side, group)
export const away: Criterion = (matches, side) =>
  sum(matches.filter((each) => each.away === side).map((each) => each.goals[1]))
const among = (matches: Match[], group: number[]): Match[] =>
  matches.filter((each) => group.includes(each.home) && group.includes(each.away))
export const mutual =
  (by: Criterion): Criterion =>
  (matches, side, group) =>
    by(among(matches, group), side, group)

/** The sides from first to last; those that no criterion tells apart stand together. */
export function rank(matches: Match[], sides: number[], ruling: Ruling): number[][] {
  return split(matches, sides, ruling.criteria, ruling)
}

function split(matches: Match[], group: number[], left: Criterion[], ruling: Ruling): number[][] {
  const [first, ...rest] = left
  if (group.length === 1 || !first) return [group]
  const values = new Map(group.map((side) => [side, first(matches, side, group)]))
  const levels = [...new Set(values.values())].sort((a, b) => b - a)
  if (levels.length === 1) return split(matches, group, rest, ruling)
  return levels.flatMap((level) =>
    split(
      matches,
      group.filter((side) => values.get(side) === level),
      ruling.restart ? ruling.criteria : rest,
      ruling,
    ),
  )
}

/** The table; lots (an order of all sides, drawn before) settle what the title settles by lot. */
export function table(matches: Match[], sides: number[], ruling: Ruling, lots: number[]): Row[] {
  const rows: Row[] = []
  for (const group of rank(matches, sides, ruling)) {
    const byLot = ruling.tied === 'lot' && group.length > 1
    const ordered = byLot ? [...group].sort((a, b) => lots.indexOf(a) - lots.indexOf(b)) : group
    const place = rows.length + 1
    for (const [nth, side] of ordered.entries())
      rows.push(rowOf(matches, side, byLot ? place + nth : place, group.length > 1 ? ruling.tied : ''))
  }
  return rows
}

function rowOf(matches: Match[], side: number, place: number, tied: Row['tied']): Row {
  const mine = own(matches, side)
  const marks = mine.map((each) => worth(each, side))
  const count = (mark: number): number => marks.filter((each) => each === mark).length
  return {
    side,
    place,
    tied,
    played: mine.length,
    won: count(3),
    drawn: count(1),
    lost: count(0),
    points: sum(marks),
    scored: scored(matches, side, []),
    conceded: conceded(matches, side, []),
    difference: difference(matches, side, []),
    away: away(matches, side, []),
  }
}

/** One of each group, by lot where the title needs a single one. */
export const first = (matches: Match[], sides: number[], ruling: Ruling, lots: number[]): number =>
  [...rank(matches, sides, ruling)[0]!].sort((a, b) => lots.indexOf(a) - lots.indexOf(b))[0]!
