// The list view: what lies on the table, in words.
import { type MakeSections, names, type Section } from '../../client/sections'
import type { TitleTexts } from '../../client/texts'
import type { Data } from '../../client/view'

/** Beside a manager: the money of the club. */
export const managerNote = (game: Data, seat: number, texts: TitleTexts): string =>
  texts.name('money', game.teams[seat].money)

export const sections: MakeSections = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [
    {
      tab: 'table',
      heading: t('web-market'),
      head: [t('web-players'), t('web-money')],
      rows: game.market.map((row: Data) => [texts.name('player', row.player), texts.name('money', row.mine)]),
    },
    {
      tab: 'league',
      heading: t('web-round', { number: game.round }),
      head: [t('ui-person'), t('web-money'), t('web-goals'), t('web-stands')],
      rows: game.teams.map((team: Data, at: number) => [
        texts.name('seat', at),
        texts.name('money', team.money),
        `${team.scored}–${team.conceded}`,
        `${team.stands}`,
      ]),
    },
  ]
  game.teams.forEach((team: Data, at: number) => {
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
