// The league and the trophies as the shared tables, charts and cabinets read them.
import type { Line, Shelf, Standing } from '../../../kit/standings'
import { SQUARES } from '../shapes'
import type { Game, Texts } from '../types'

type Names = Pick<Texts, 'name' | 'say'>

export const isGhost = (game: Game, team: number): boolean => game.teams[team]?.seat === -1

export const standings = (game: Game, texts: Names, seat: number | null): Standing[] =>
  game.standings.map(({ team, ...row }) => ({
    ...row,
    key: team,
    kit: team,
    name: texts.name('team', team),
    mine: seat !== null && game.seat_of[team] === seat,
    hollow: isGhost(game, team),
  }))

/** The points of each club after each of its matches. */
export const lines = (game: Game, texts: Names): Line[] =>
  [...game.standings]
    .sort((one, two) => one.team - two.team)
    .map(({ team, course }) => ({ kit: team, name: texts.name('team', team), points: course }))

/** The square that stands for each kind of trophy. */
const ICONS = [6, 7, 8]

/** The trophies of each club by season, most points first. */
export function shelves(game: Game, texts: Names): Shelf[] {
  return [...game.teams]
    .sort((one, two) => two.points - one.points)
    .map((team) => {
      const won = game.honours.filter((each) => each.team === team.team && each.points > 0)
      return {
        kit: team.team,
        name: texts.name('team', team.team),
        total: team.points,
        hollow: team.seat < 0,
        blocks: Array.from({ length: Math.max(game.season, 1) }, (_, at) =>
          won.filter((each) => each.season === at + 1).reduce((sum, each) => sum + each.points, 0),
        ),
        cups: won.map(({ season, competition, place }) => ({
          icon: SQUARES[ICONS[competition] ?? 7]!,
          mark: `${season}·${place}`,
          second: place > 1,
          label: `${texts.say('web-season', { number: season })}: ${texts.say(`mots-ui-cup-${competition}`)}, ${texts.say('part-place')} ${place}`,
        })),
      }
    })
}

const COMPETITIONS = [0, 1, 2]

/** The winners of the league, the National Cup and the European Cup, season by season; null: no club of the league. */
export function champions(game: Pick<Game, 'season' | 'honours'>): (number | null)[][] {
  return Array.from({ length: game.season }, (_, at) =>
    COMPETITIONS.map(
      (cup) =>
        game.honours.find((each) => each.season === at + 1 && each.competition === cup && each.place === 1)?.team ??
        null,
    ),
  )
}
