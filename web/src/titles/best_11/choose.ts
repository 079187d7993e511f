// The state of the game, and when something happened in it.
import type { Heading } from '../../client/logGroups'
import type { Game, GameEvent, Texts } from './types'

/** A round begins, or the turn of somebody else. */
export function heading(told: GameEvent, texts: Texts, now: Heading | null): Heading | null {
  if (told.event === 'round') return { title: texts.say('web-round', { number: told.numbers.round }) }
  if (told.event !== 'used' && told.event !== 'bought' && told.event !== 'built' && told.event !== 'ended-turn')
    return null
  const { seat } = told.numbers
  return now?.seat === seat ? null : { seat, when: now?.when ?? now?.title ?? '' }
}

export function where(game: Game, texts: Texts): [string, string] {
  const round = game.round ? texts.say('web-round', { number: game.round }) : ''
  return [round, round]
}
