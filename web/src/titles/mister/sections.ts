// The list view: what lies on the table, in words.
import type { MakeSections, Section } from '../../client/sections'
import { LETTERS, LINES } from './data'
import type { Game, Question, Texts, Types } from './types'
import type { SideView } from './view'

/** What is printed on a player: the eight characteristics and their sum. */
function printedValues(texts: Texts, player: number): string {
  const cards = texts.printed
  const values = cards.values[player] ?? []
  return `${values.map((value, at) => `${LETTERS[at]} ${value}`).join('  ')}  Σ ${cards.overall[player]}`
}

/** Beside a player who can be chosen: what is printed on the card. */
export const optionNote = (question: Question, option: number, texts: Texts): string =>
  question.domain === 'player' && option >= 0 ? printedValues(texts, option) : ''

/** Beside a manager: how many players the squad has. */
export const managerNote = (game: Game, seat: number, texts: Texts): string =>
  texts.say('web-of', { some: game.sides[seat]!.size, all: game.squad_size })

function lineup(side: SideView, who: string, texts: Texts): Section {
  const items = LINES.map((slots, line) => {
    const there = slots.map((slot) => {
      const player = side.lineup[slot] ?? -1
      return `${texts.name('slot', slot)}: ${player < 0 ? texts.say('web-empty-slot') : texts.name('player', player)}`
    })
    return `${texts.say(`web-line-${line}`)}: ${there.join('; ')}`
  })
  return { tab: 'squad', heading: `${texts.say('web-lineup')}: ${who}`, items }
}

export const sections: MakeSections<Types> = (game, texts, seat) => {
  const t = texts.say
  const made: Section[] = [
    {
      tab: 'table',
      heading: t('web-score'),
      head: [t('ui-person'), t('web-goals'), t('web-players'), t('web-boost')],
      rows: game.sides.map((side, at) => [
        texts.names[at] ?? '',
        String(side.goals),
        managerNote(game, at, texts),
        side.boost ? `+${side.boost}` : '–',
      ]),
    },
  ]
  if (game.table.length)
    made.push({
      tab: 'league',
      heading: t('web-table-title'),
      head: [t('web-place'), t('ui-person'), t('web-points'), t('web-goals')],
      rows: game.table.map((row) => [`${row.place}`, texts.name('seat', row.seat), `${row.points}`, `${row.goals}`]),
    })
  if (game.results.length)
    made.push({
      tab: 'league',
      heading: t('web-results'),
      items: game.results.map(
        (row) => `${texts.name('seat', row.first)} ${row.goals}–${row.against} ${texts.name('seat', row.second)}`,
      ),
    })
  game.sides.forEach((side, at) => {
    const who = texts.names[at] ?? ''
    if (side.lineup.length) made.push(lineup(side, who, texts))
    if (at === seat || side.squad.length)
      made.push({
        tab: 'squad',
        heading: `${t('web-squad')}: ${who}`,
        head: [t('web-players'), ...LETTERS, 'Σ'],
        rows: side.squad.map((player) => [
          texts.name('player', player),
          ...texts.printed.values[player]!.map(String),
          String(texts.printed.overall[player]),
        ]),
      })
  })
  return made
}
