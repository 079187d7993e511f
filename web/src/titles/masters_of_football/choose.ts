// The state of the season, as the screens choose what to show.
import type { Heading } from '../../client/logGroups'
import type { Game, GameEvent, Texts } from './types'

/** In full and in short: a matchday, or a leg of the final. */
export function where(game: Game, texts: Texts): [string, string] {
  const { matchday, leg } = game
  if (!matchday) return ['', '']
  const text = leg ? texts.say('mof-ui-leg-of', { number: leg }) : texts.say('web-matchday', { number: matchday })
  return [text, text]
}

const PARTS = ['match-begins', 'half-time', 'academy-begins', 'market-begins', 'final-begins']

/** A turn of a match by its minute, a matchday, or another part of the season. */
export function heading(told: GameEvent, texts: Texts): Heading | null {
  const { event, numbers } = told
  if (event === 'matchday-begins')
    return { title: texts.say('web-matchday', { number: numbers.matchday }), replaces: true }
  if (PARTS.includes(event)) return { title: texts.event(told), replaces: true }
  if (event !== 'turn-begins') return null
  const { minutes } = texts.printed
  const when = texts.say('mof-ui-attacks', { who: texts.label('team', numbers.team) })
  return { title: `${minutes[Math.min(numbers.turn, minutes.length) - 1]}′`, club: numbers.team, when, replaces: true }
}
