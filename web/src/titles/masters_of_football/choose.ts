// Where the season stands.
import type { Game, GameEvent, Texts } from './types'

/** In full and in short: a matchday, or a leg of the final. */
export function where(game: Game, texts: Texts): [string, string] {
  const { matchday, leg } = game
  if (!matchday) return ['', '']
  const text = leg ? texts.say('mof-ui-leg-of', { number: leg }) : texts.say('web-matchday', { number: matchday })
  return [text, text]
}

/** The minute of a turn, the number of a matchday. */
export function stamp({ event, numbers }: GameEvent, texts: Texts): string {
  if (event === 'matchday-begins') return texts.say('web-matchday', { number: numbers.matchday })
  if (event !== 'turn-begins') return ''
  const { minutes } = texts.printed
  return `${minutes[Math.min(numbers.turn, minutes.length) - 1]}′`
}
