// What Enter picks in Masters of Football, where one choice is plainly better; and where the season stands.
import { type Game, LAST_TURN, printed } from './data'
import type { GameEvent, Question, Texts } from './types'

const MATCHDAYS = 6
const ANTI_FOOTBALL = 2
const ATTACK = 0
const DEFENCE = 1

/** The dearest within the limit; harm to the others, help to one's own; one's own dice again. */
export function main(question: Question, game: Game, texts: Texts): number[] | null {
  const { kind, options, context = {} } = question
  const cards = printed(texts)
  const some = options.filter((each) => each >= 0)
  if (kind === 'take-player' && some.length)
    return [some.reduce((best, each) => (cards.cost[each]! > cards.cost[best]! ? each : best))]
  if (kind === 'choose-team') {
    const harms = cards.kind[context['card'] ?? -1] === ANTI_FOOTBALL
    const wanted = some.find((team) => (team === game.me) !== harms)
    return wanted === undefined ? null : [wanted]
  }
  if (kind !== 'choose-dice') return null
  const own = context['attacker'] === game.me ? ATTACK : DEFENCE
  return some.includes(own) ? [own] : null
}

/** In full and in short: a matchday, or a leg of the final. */
export function where(game: Game, texts: Texts): [string, string] {
  const { matchday } = game
  if (!matchday) return ['', '']
  const text =
    matchday > MATCHDAYS
      ? texts.say('mof-ui-leg-of', { number: matchday - MATCHDAYS })
      : texts.say('web-matchday', { number: matchday })
  return [text, text]
}

/** The minute of a turn, the number of a matchday. */
export function stamp({ event, numbers }: GameEvent, texts: Texts): string {
  if (event === 'matchday-begins') return texts.say('web-matchday', { number: numbers['matchday'] ?? 0 })
  if (event !== 'turn-begins') return ''
  return `${printed(texts).minutes[Math.min(numbers['turn'] ?? 1, LAST_TURN) - 1]}′`
}
