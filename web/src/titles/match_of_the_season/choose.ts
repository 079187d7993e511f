// The progress of the season, when things happened, and the club whose kit a decision wears.
import type { Heading } from '../../client/logGroups'
import type { Game, GameEvent, Question, Texts } from './types'

/** The club that decides: of two clubs of one manager that one which is asked, else the one whose turn it is. */
export function kit(game: Game | undefined, seat: number, question: Question | null): number {
  if (!game) return seat
  const asked = question?.context.team
  if (asked !== undefined) return asked
  if (game.seat_of[game.active] === seat) return game.active
  return Math.max(game.seat_of.indexOf(seat), 0)
}

/** Week and day of a square. */
function day(square: number, texts: Texts): { week: number; day: string } {
  const cards = texts.printed
  return { week: cards.week[square] ?? 0, day: texts.say(`day-${(cards.day[square] ?? 0) + 1}`) }
}

const SHORT = 3

export function where(game: Game, texts: Texts): [string, string] {
  const { week, day: name } = day(game.token, texts)
  const season = texts.say('web-season', { number: Math.max(game.season, 1) })
  if (!game.season || !game.token) return [season, season]
  const facts = { season: game.season, week }
  return [
    texts.say('mots-ui-where', { ...facts, day: name }),
    texts.say('mots-ui-where-short', { ...facts, day: name.slice(0, SHORT) }),
  ]
}

/** A season begins, or somebody moves the token to another day. */
export function heading(told: GameEvent, texts: Texts): Heading | null {
  if (told.event === 'season') return { title: texts.say('web-season', { number: told.numbers.season }) }
  if (told.event !== 'moved') return null
  const { week, day: name } = day(told.numbers.square, texts)
  return { club: told.numbers.team, when: texts.say('mots-ui-when', { week, day: name.slice(0, SHORT) }) }
}
