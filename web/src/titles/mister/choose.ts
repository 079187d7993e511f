// The state of the game, as the screens choose what to show.
import type { Heading } from '../../client/logGroups'
import type { Game, GameEvent, Texts } from './types'

const PARTS = ['market-opened', 'round', 'shootout']

/** A part of the game, or whoever turns up the next card. */
export function heading(told: GameEvent, texts: Texts): Heading | null {
  if (PARTS.includes(told.event)) return { title: texts.event(told), replaces: true }
  if (told.event !== 'action') return null
  return { seat: told.numbers.seat, when: texts.say('web-cards-left', { cards: told.numbers.left }) }
}

/** How many cards are left to draw or to play. */
export function where(game: Game, texts: Texts): [string, string] {
  if (game.stage === 'lineup' || game.stage === 'over') return ['', '']
  const left = texts.say('web-cards-left', { cards: game.stage === 'market' ? game.market.left : game.match.left })
  return [left, left]
}
