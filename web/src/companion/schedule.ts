// Who meets whom: the schedules of the rulebooks.
import { B11, MISTER, MOF, MOTS } from './titles'

export type Kind = 'league' | 'match' | 'semi' | 'final' | 'third' | 'leg' | 'super'
export interface Fixture {
  /** Named by what it is and by who meets: a result never passes to another pair. */
  id: string
  kind: Kind
  league: number
  day: number
  home: number
  away: number
  /** It must have a winner. */
  knockout: boolean
}

type Pair = [number, number]
/** MIS-LEAGUE-01. */
const MISTER_DAYS: Pair[][] = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]]
/** MIS option three_way: 0 v 1, 1 v 2, 2 v 0. */
const THREE_WAY: Pair[][] = [[[0, 1]], [[1, 2]], [[2, 0]]]
/** MOF-CAL-06, as printed on our cards; used until the card set is there. */
export const MOF_DAYS: Pair[][] = [[[0, 3], [1, 2]], [[3, 2], [0, 1]], [[1, 3], [2, 0]], [[3, 0], [2, 1]], [[2, 3], [1, 0]], [[3, 1], [0, 2]]]
/** The board's six Sundays (MOTS-LEAGUE-03), likewise. */
export const MOTS_DAYS: Pair[][] = [[[0, 1], [2, 3]], [[3, 0], [1, 2]], [[0, 2], [3, 1]], [[1, 0], [3, 2]], [[0, 3], [2, 1]], [[2, 0], [1, 3]]]

export function made(kind: Kind, day: number, home: number, away: number, league = 0): Fixture {
  return { id: `${kind}-${league}-${day}-${home}-${away}`, kind, league, day, home, away, knockout: kind !== 'league' && kind !== 'leg' }
}

const swapped = (days: Pair[][]): Pair[][] => days.map((day) => day.map(([home, away]) => [away, home]))
export const season = (days: Pair[][], league = 0, from = 0): Fixture[] =>
  days.flatMap((day, at) => day.map(([home, away]) => made('league', at + 1, from + home, from + away, league)))

/** The match days of a title out of its card set: rows of matchday, home, away, or pairs by square of the board. */
export function printedDays(title: string, fixtures: unknown): Pair[][] | null {
  if (!Array.isArray(fixtures)) return null
  if (title === MOTS) return (fixtures as Pair[][]).filter((day) => day.length > 0)
  const rows = fixtures as [number, number, number][]
  return [...new Set(rows.map(([day]) => day))].sort((a, b) => a - b).map((day) => rows.filter((row) => row[0] === day).map(([, home, away]) => [home, away] as Pair))
}

/** How many sides stand on the pad: leagues of Masters and Match of the Season are always of four. */
export const sidesOf = (title: string, people: number): number => (title === MOF ? (people > 4 ? 8 : 4) : title === MOTS ? 4 : people)

/** How many people sit in each league of Masters (MOF-8P-09). */
export const peopleIn = (people: number): number[] => (people > 4 ? [Math.ceil(people / 2), Math.floor(people / 2)] : [people])

/** Everything whose pairs are known before the first whistle. */
export function opening(title: string, mode: string, printed: Pair[][] | null = null): Fixture[] {
  if (title === B11) return []
  if (title === MOTS) return season(printed ?? MOTS_DAYS)
  if (title === MOF) return mode === 'two_leagues' ? [...season(printed ?? MOF_DAYS), ...season(printed ?? MOF_DAYS, 1, 4)] : season(printed ?? MOF_DAYS)
  if (title !== MISTER) return []
  if (mode === 'head_to_head') return [made('match', 1, 0, 1)]
  if (mode === 'three_way') return season(THREE_WAY)
  if (mode === 'cup') return [made('semi', 1, 0, 1), made('semi', 1, 2, 3)]
  return season(mode === 'short_league' ? MISTER_DAYS : [...MISTER_DAYS, ...swapped(MISTER_DAYS)])
}
