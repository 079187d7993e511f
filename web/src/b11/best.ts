// What Enter picks in Best 11, where one choice is plainly better; and when it was that something happened.
import type { TitleTexts } from '../lib/texts'
import type { GameEvent, Question } from '../lib/view'
import { type Game, printed, valueIn } from './data'

const DEAREST = ['captain', 'sign-free', 'swap-in']

/** Of footballers who cost the same whoever is taken, the one who is worth most. */
export function main(question: Question, game: Game, texts: TitleTexts): number[] | null {
  if (!DEAREST.includes(question.kind)) return null
  const { value } = printed(texts)
  const worth = (card: number): number => Math.max(value[card] ?? 0, ...game.teams.map((team) => valueIn(team, card)))
  const some = question.options.filter((each) => each >= 0)
  return some.length ? [some.reduce((best, each) => (worth(each) > worth(best) ? each : best))] : null
}

export function stamp({ event, numbers }: GameEvent, texts: TitleTexts): string {
  return event === 'round' ? texts.say('web-round', { number: numbers['round'] ?? 1 }) : ''
}
