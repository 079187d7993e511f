// The list view: what lies on the table, in words.
import type { MakeSections, Section } from '../../client/sections'
import { LETTERS, LINES, TRAITS } from './data'
import type { Game, Question, Texts, Types } from './types'
import type { SideView } from './view'

/** The numbers printed on a player: the eight characteristics and their sum. */
function printedValues(texts: Texts, player: number): string[] {
  const { values, overall } = texts.printed
  const all = (values[player] ?? []).map((value, at) => `${texts.name('characteristic', at)} ${value}`)
  return [...all, texts.say('mister-ui-overall', { value: overall[player]! })]
}

/** Beside a player who can be chosen: what is printed on the card. */
export const optionNote = (question: Question, option: number, texts: Texts): string =>
  question.domain === 'player' && option >= 0 ? printedValues(texts, option).join(', ') : ''

/** The card of the player whom the market or a transfer window offers. */
function offered(player: number, texts: Texts): Section {
  const traits = TRAITS.filter((bit) => texts.printed.traits[player]! & bit).map((bit) => texts.name('trait', bit))
  const items = [texts.name('role', texts.printed.role[player]!), ...printedValues(texts, player), ...traits]
  return { tab: 'table', heading: texts.name('player', player), items }
}

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

export const sections: MakeSections<Types> = (game, texts, seat, question) => {
  const t = texts.say
  const asked = question?.kind === 'decide' || question?.kind === 'exchange' ? [question.context.player] : []
  const made: Section[] = [
    ...asked.map((player) => offered(player, texts)),
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
        items: [[...LETTERS].map((letter, at) => `${letter} ${texts.name('characteristic', at)}`).join(', ')],
        rows: side.squad.map((player) => [
          texts.name('player', player),
          ...texts.printed.values[player]!.map(String),
          String(texts.printed.overall[player]),
        ]),
      })
  })
  return made
}
