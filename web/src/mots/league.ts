// The league as it stands, out of the results of the season.
import { CLUBS, type Game } from './data'

export type Mark = 'won' | 'drew' | 'lost'

export interface Row {
  team: number
  played: number
  won: number
  drawn: number
  lost: number
  points: number
  form: Mark[]
}

function mark(outcome: number, side: number): Mark {
  if (outcome === 2) return 'drew'
  return outcome === side ? 'won' : 'lost'
}

export function table(game: Game): Row[] {
  const rows = game.teams.map((team) => ({ team: team.team, played: 0, won: 0, drawn: 0, lost: 0, points: team.league, form: [] as Mark[] }))
  for (const [home, away, outcome] of game.results) {
    for (const [team, side] of [[home, 0], [away, 1]] as const) {
      const row = rows[team]
      if (!row) continue
      const got = mark(outcome, side)
      row.played += 1
      row.form.push(got)
      row[got === 'won' ? 'won' : got === 'drew' ? 'drawn' : 'lost'] += 1
    }
  }
  const place = (team: number): number => game.places.indexOf(team)
  return rows.sort((one, two) => two.points - one.points || place(one.team) - place(two.team) || one.team - two.team)
}

/** Points after each match of a club, a draw one and a win as many as the table says. */
export function race(game: Game): number[][] {
  return Array.from({ length: game.teams.length }, (_, team) => {
    const row = table(game).find((each) => each.team === team)!
    const win = row.won ? (row.points - row.drawn) / row.won : 0
    const points = [0]
    for (const each of row.form) points.push(points[points.length - 1]! + (each === 'won' ? win : each === 'drew' ? 1 : 0))
    return points
  })
}

export const isClub = (side: number): boolean => side >= 0 && side < CLUBS
