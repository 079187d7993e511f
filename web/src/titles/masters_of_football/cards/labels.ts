// What a card says to whom cannot see it: all that is printed on it, in words.
import { GENIUS, says } from '../data'
import type { Texts } from '../types'

/** A row of a player's card: name, icon, values by tactic, and the bit of genius that goes with it. */
export type ValueRow = readonly ['attack' | 'defence', string, readonly number[], number]

export const rowsOf = (texts: Texts, player: number): ValueRow[] => [
  ['attack', 'ball', texts.printed.attack[player]!, GENIUS.attack],
  ['defence', 'glove', texts.printed.defence[player]!, GENIUS.defence],
]

export function playerLabel(texts: Texts, player: number, cost: number, ...more: string[]): string {
  const cards = texts.printed
  const row = ([name, , values]: ValueRow): string =>
    `${texts.say(`mof-ui-${name}`)} ${values.map((value, at) => `${texts.name('tactic', at)} ${value}`).join(', ')}`
  return [
    texts.name('player', player),
    texts.name('tier', cards.tier[player] ?? 3),
    texts.name('position', cards.position[player]!),
    texts.name('money', cost),
    ...rowsOf(texts, player).map(row),
    `${texts.say('mof-ui-rating')} ${cards.rating[player]}`,
    ...Object.entries(GENIUS).flatMap(([name, bit]) =>
      (cards.genius[player] ?? 0) & bit ? [texts.say(`mof-ui-genius-${name}`)] : [],
    ),
    ...more,
  ]
    .filter(Boolean)
    .join('; ')
}

/** `open` are the tactics under which it works. */
export function actionLabel(texts: Texts, card: number, price: string, open: number[], ...more: string[]): string {
  const cards = texts.printed
  return [
    texts.name('card', card),
    texts.name('kind', cards.kind[card] ?? 0),
    texts.name('card-moment', cards.moment[card]!),
    price,
    ...(cards.effects[card] ?? []).map((each) => says(texts, each)),
    open.length < 4
      ? texts.say('mof-ui-works-under', { tactics: open.map((each) => texts.name('tactic', each)).join(', ') })
      : '',
    ...more,
  ]
    .filter(Boolean)
    .join('; ')
}
