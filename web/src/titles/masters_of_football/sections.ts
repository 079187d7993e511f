// The list view: what lies on the table, in words.
import { type MakeSections, names, type Section } from '../../client/sections'
import type { Team } from './data'
import type { Game, Texts, Types } from './types'

const ownTeam = (game: Game, seat: number): Team => game.teams.find((team) => team.seat === seat) ?? game.teams[seat]!

/** Beside a manager: the money of the club. */
export const managerNote = (game: Game, seat: number, texts: Texts): string =>
  texts.name('money', ownTeam(game, seat).money)

export const sections: MakeSections<Types> = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = game.matches.map((match) => ({
    tab: 'table',
    heading: `${t('web-match')} · ${t('web-minute')} ${match.minute}`,
    head: [t('web-club'), t('web-goals'), t('web-tactic'), t('web-players')],
    rows: [match.home, match.away].map((team: number, at: number) => [
      texts.name('team', team),
      `${match.goals[at]}`,
      texts.name('tactic', match.chosen?.[at] ?? match.tactic),
      names(texts, 'player', match.lineups?.[at] ?? []).join(', '),
    ]),
  }))
  for (const team of game.teams) {
    if (team.seat === seat && team.hand.length)
      made.push({ tab: 'table', heading: t('web-hand'), items: names(texts, 'card', team.hand) })
  }
  for (const rows of game.tables)
    made.push({
      tab: 'league',
      heading: t('web-table-title'),
      head: [t('web-place'), t('web-club'), t('web-played'), t('web-points'), t('web-goals')],
      rows: rows.map((row) => [
        `${row.place}`,
        texts.name('team', row.team),
        `${row.played}`,
        `${row.points}`,
        `${row.goals_for}–${row.goals_against}`,
      ]),
    })
  made.push({
    tab: 'league',
    heading: t('web-teams'),
    head: [t('web-club'), t('ui-person'), t('web-money')],
    rows: game.teams.map((team) => [
      texts.name('team', team.team),
      texts.name('seat', team.seat),
      texts.name('money', team.money),
    ]),
  })
  for (const team of game.teams)
    made.push({
      tab: 'squad',
      heading: `${t('web-squad')}: ${texts.name('team', team.team)}`,
      items: names(texts, 'player', team.squad),
    })
  return made
}
