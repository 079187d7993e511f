// The list view: what lies on the table, in words.
import { type MakeSections, names, type Section } from '../../client/sections'
import type { Team } from './data'
import type { Game, Texts, Types } from './types'

const ownTeam = (game: Game, seat: number): Team => game.teams.find((team) => team.seat === seat) ?? game.teams[seat]!

/** Beside a manager: the money of the club. */
export const managerNote = (game: Game, seat: number, texts: Texts): string =>
  texts.name('money', ownTeam(game, seat).cash)

export const sections: MakeSections<Types> = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [
    {
      tab: 'league',
      heading: t('web-season', { number: game.season }),
      head: [t('web-club'), t('ui-person'), t('web-points'), t('web-trophies'), t('web-money'), t('web-players')],
      rows: game.teams.map((team) => [
        texts.name('team', team.team),
        texts.name('seat', team.seat),
        `${team.league}`,
        `${team.points}`,
        texts.name('money', team.cash),
        `${team.squad.length}`,
      ]),
    },
  ]
  const { match } = game
  if (match)
    made.unshift({
      tab: 'table',
      heading: t('web-match'),
      head: [t('web-club'), t('web-formation'), t('web-goals')],
      rows: [match.home, match.away].map((side, at) => [
        texts.name('side', side.who),
        texts.name('formation', side.formation),
        `${match.goals[at] ?? 0}`,
      ]),
    })
  for (const team of game.teams) {
    if (team.hand?.length)
      made.push({
        tab: 'table',
        heading: `${t('web-hand')}: ${texts.name('team', team.team)}`,
        items: names(texts, 'chance', team.hand),
      })
  }
  const own = [...game.teams].sort((one, two) => Number(two.seat === seat) - Number(one.seat === seat))
  for (const team of own)
    made.push({
      tab: 'squad',
      heading: `${t('web-squad')}: ${texts.name('team', team.team)}`,
      items: names(texts, 'player', team.squad),
    })
  if (game.free_list.length)
    made.push({ tab: 'squad', heading: t('web-free-agents'), items: names(texts, 'player', game.free_list) })
  if (game.listed.length)
    made.push({ tab: 'squad', heading: t('web-on-sale'), items: names(texts, 'player', game.listed) })
  return made
}
