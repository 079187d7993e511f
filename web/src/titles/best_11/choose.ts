// What Enter picks in Best 11, where one choice is plainly better; and when it was that something happened.
import { BUY, COACH, type Game, printed, USE, valueIn } from './data'
import type { GameEvent, Question, Texts } from './types'

const DEAREST = ['captain', 'sign-free', 'swap-in']

const ECONOMIC = 0

/** In one's own turn: money for nothing, then the best footballer who can be paid; after a purchase the end of the turn. */
function turn(question: Question, game: Game, texts: Texts): number[] | null {
  const seat = game.active
  const team = game.teams[seat]
  if (!team || team.bought) return null
  const money = USE + 4 * team.management + ECONOMIC
  if (team.management >= 0 && question.options.includes(money)) return [money]
  const { value, role } = printed(texts)
  const some = question.options.filter(
    (option) => option >= BUY && option < 2 * BUY && (role[option - BUY] !== COACH || team.coach < 0),
  )
  return some.length ? [some.reduce((best, each) => (value[each - BUY]! > value[best - BUY]! ? each : best))] : null
}

/** Of footballers who cost the same whoever is taken, the one who is worth most. */
export function main(question: Question, game: Game, texts: Texts): number[] | null {
  if (question.kind === 'item') return turn(question, game, texts)
  if (!DEAREST.includes(question.kind)) return null
  const { value } = printed(texts)
  const worth = (card: number): number => Math.max(value[card] ?? 0, ...game.teams.map((team) => valueIn(team, card)))
  const some = question.options.filter((each) => each >= 0)
  return some.length ? [some.reduce((best, each) => (worth(each) > worth(best) ? each : best))] : null
}

export function stamp({ event, numbers }: GameEvent, texts: Texts): string {
  return event === 'round' ? texts.say('web-round', { number: numbers['round'] ?? 1 }) : ''
}

export function where(game: Game, texts: Texts): [string, string] {
  const round = game.round ? texts.say('web-round', { number: game.round }) : ''
  return [round, round]
}
