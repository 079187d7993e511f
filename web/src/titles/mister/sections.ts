// The list view: what lies on the table, in words.
import type { MakeSections, Section } from '../../client/sections'
import type { Game, Question, Texts, Types } from './types'
import type { MisterView, SideView } from './view'

const LETTERS = 'ABCDEFGH'

/** What is printed on a player: the eight characteristics and their sum. */
function printedValues(texts: Texts, player: number): string {
  const cards = texts.printed
  const values: number[] = cards.values[player] ?? []
  return `${values.map((value, at) => `${LETTERS[at]} ${value}`).join('  ')}  Σ ${cards.overall[player]}`
}

/** Beside a player who can be chosen: what is printed on the card. */
export const optionNote = (question: Question, option: number, texts: Texts): string =>
  question.domain === 'player' && option >= 0 ? printedValues(texts, option) : ''

const SQUAD_SIZE = 15
const size = (side: SideView, texts: Texts): string => texts.say('web-of', { some: side.size, all: SQUAD_SIZE })

/** Beside a manager: how many players the squad has. */
export const managerNote = (game: Game, seat: number, texts: Texts): string => size(game.sides[seat]!, texts)

const LINES = [[0], [1, 2, 3, 4], [5, 6, 7, 8], [9, 10]]

function lineup(side: SideView, who: string, texts: Texts): Section {
  const items = LINES.map((slots, line) => {
    const there = slots.map((slot) => {
      const player: number = side.lineup[slot] ?? -1
      return `${texts.name('slot', slot)}: ${player < 0 ? texts.say('web-empty-slot') : texts.name('player', player)}`
    })
    return `${texts.say(`web-line-${line}`)}: ${there.join('; ')}`
  })
  return { tab: 'squad', heading: `${texts.say('web-lineup')}: ${who}`, items }
}

export const sections: MakeSections<Types> = (game: MisterView, texts, seat) => {
  const t = texts.say
  const made: Section[] = [
    {
      tab: 'table',
      heading: t('web-score'),
      head: [t('ui-person'), t('web-goals'), t('web-players'), t('web-boost')],
      rows: game.sides.map((side, at) => [
        texts.names[at] ?? '',
        String(side.goals),
        size(side, texts),
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
