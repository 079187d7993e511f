// The league and the trophies as the shared tables, charts and cabinets read them.
import type { Mark } from '../../../kit/marks'
import { climb, counted, gained, type Line, type Shelf, type Standing } from '../../../kit/standings'
import { type Game, printed, VOID } from '../data'
import { SQUARES } from '../shapes'
import type { Texts } from '../types'

export interface Row {
  team: number
  played: number
  won: number
  drawn: number
  lost: number
  points: number
  form: Mark[]
}

export function table(game: Game): Row[] {
  const matches = game.results
    .filter(([, , outcome]) => outcome !== VOID)
    .map(([home, away, outcome]) => ({ home, away, outcome }))
  const rows = game.teams.map((team) => {
    const { played, won, drawn, lost, form } = counted(team.team, matches)
    return { team: team.team, played, won, drawn, lost, points: team.league, form }
  })
  const place = (team: number): number => game.places.indexOf(team)
  return rows.sort((one, two) => two.points - one.points || place(one.team) - place(two.team) || one.team - two.team)
}

/** What a win is worth, as the table tells it. */
export function worth(rows: Row[]): number {
  const row = rows.find((each) => each.won > 0)
  return row ? (row.points - row.drawn) / row.won : 0
}

/** Points after each match of a club, a draw one and a win as many as the table says. */
export function race(game: Game): number[][] {
  const rows = table(game)
  return game.teams.map((_, team) => climb(rows.find((each) => each.team === team)!.form, worth(rows)))
}

/** The order after all matches but those of the last matchday. */
function before(rows: Row[]): number[] {
  const last = Math.max(0, ...rows.map((row) => row.played)) - 1
  const points = (row: Row): number => climb(row.form.slice(0, Math.max(last, 0)), worth(rows)).at(-1)!
  return [...rows].sort((one, two) => points(two) - points(one)).map((row) => row.team)
}

export const isGhost = (game: Game, team: number): boolean => game.teams[team]?.seat === -1

export function standings(game: Game, texts: Texts, seat: number | null): Standing[] {
  const rows = table(game)
  const change = gained(
    before(rows),
    rows.map((row) => row.team),
  )
  return rows.map(({ team, ...row }) => ({
    ...row,
    key: team,
    kit: team,
    name: texts.name('team', team),
    mine: seat !== null && game.seat_of[team] === seat,
    change: row.played > 1 ? (change.get(team) ?? 0) : 0,
    hollow: isGhost(game, team),
  }))
}

export const lines = (game: Game, texts: Texts): Line[] =>
  race(game).map((points, team) => ({ kit: team, name: texts.name('team', team), points }))

/** The square that stands for each kind of trophy. */
const ICONS = [6, 7, 8]

/** The trophies of each club by season, most points first. */
export function shelves(game: Game, texts: Texts): Shelf[] {
  const cards = printed(texts)
  const points = (cup: number, place: number): number =>
    cards.trophy_points[
      cards.trophy_competition.findIndex((each, at) => each === cup && cards.trophy_place[at] === place)
    ] ?? 0
  return [...game.teams]
    .sort((one, two) => two.points - one.points)
    .map((team) => {
      const won = game.honours.filter((each) => each[3] === team.team && points(each[1], each[2]) > 0)
      return {
        kit: team.team,
        name: texts.name('team', team.team),
        total: team.points,
        hollow: team.seat < 0,
        blocks: Array.from({ length: Math.max(game.season, 1) }, (_, at) =>
          won.filter((each) => each[0] === at + 1).reduce((sum, each) => sum + points(each[1], each[2]), 0),
        ),
        cups: won.map(([season, cup, place]) => ({
          icon: SQUARES[ICONS[cup] ?? 7]!,
          mark: `${season}·${place}`,
          second: place > 1,
          label: `${texts.say('web-season', { number: season })}: ${texts.say(`mots-ui-cup-${cup}`)}, ${texts.say('part-place')} ${place}`,
        })),
      }
    })
}
