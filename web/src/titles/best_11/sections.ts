// The list view: what lies on the table, in words.
import { type MakeSections, names, type Section } from '../../client/sections'
import type { Game, Texts, Types } from './types'

/** Beside a manager: the money of the club. */
export const managerNote = (game: Game, seat: number, texts: Texts): string =>
  texts.name('money', game.teams[seat]!.money)

export const sections: MakeSections<Types> = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [
    {
      tab: 'table',
      heading: t('web-market'),
      head: [t('web-players'), t('web-money')],
      rows: game.market.map((row) => [texts.name('player', row.player), texts.name('money', row.mine)]),
    },
    {
      tab: 'league',
      heading: t('web-round', { number: game.round }),
      head: [t('ui-person'), t('web-money'), t('web-goals'), t('web-stands')],
      rows: game.teams.map((team, at) => [
        texts.name('seat', at),
        texts.name('money', team.money),
        `${team.scored}–${team.conceded}`,
        `${team.stands}`,
      ]),
    },
  ]
  game.teams.forEach((team, at) => {
    if (at === seat && team.hand?.length)
      made.push({ tab: 'table', heading: t('web-hand'), items: names(texts, 'event', team.hand) })
    made.push({
      tab: 'squad',
      heading: `${t('web-squad')}: ${texts.name('seat', at)}`,
      items: names(texts, 'player', [team.coach, ...team.footballers]),
    })
  })
  return made
}
