// Fixtures, and leagues made of pairs by matchday.
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

export type Pair = [number, number]

export function made(kind: Kind, day: number, home: number, away: number, league = 0): Fixture {
  return {
    id: `${kind}-${league}-${day}-${home}-${away}`,
    kind,
    league,
    day,
    home,
    away,
    knockout: kind !== 'league' && kind !== 'leg',
  }
}

export const swapped = (days: Pair[][]): Pair[][] => days.map((day) => day.map(([home, away]) => [away, home]))
export const season = (days: Pair[][], league = 0, from = 0): Fixture[] =>
  days.flatMap((day, at) => day.map(([home, away]) => made('league', at + 1, from + home, from + away, league)))
