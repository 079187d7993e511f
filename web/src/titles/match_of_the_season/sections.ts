// The list view: what lies on the table, in words.
import { type MakeSections, names, type Section } from '../../client/sections'
import type { TitleTexts } from '../../client/texts'
import type { Data } from '../../client/view'

const ownTeam = (game: Data, seat: number): Data =>
  game.teams.find((team: Data) => team.seat === seat) ?? game.teams[seat]

/** Beside a manager: the money of the club. */
export const managerNote = (game: Data, seat: number, texts: TitleTexts): string =>
  texts.name('money', ownTeam(game, seat).cash)

export const sections: MakeSections = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [
    {
      tab: 'league',
      heading: t('web-season', { number: game.season }),
      head: [t('web-club'), t('ui-person'), t('web-points'), t('web-trophies'), t('web-money'), t('web-players')],
      rows: game.teams.map((team: Data) => [
        texts.name('team', team.team),
        texts.name('seat', team.seat),
        `${team.league}`,
        `${team.points}`,
        texts.name('money', team.cash),
        `${team.squad.length}`,
      ]),
    },
  ]
  if (game.match)
    made.unshift({
      tab: 'table',
      heading: t('web-match'),
      head: [t('web-club'), t('web-formation'), t('web-goals')],
      rows: [game.match.home, game.match.away].map((side: Data, at: number) => [
        texts.name('side', side.who),
        texts.name('formation', side.formation),
        `${game.match.goals[at] ?? 0}`,
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
  const own = [...game.teams].sort((one: Data, two: Data) => Number(two.seat === seat) - Number(one.seat === seat))
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
