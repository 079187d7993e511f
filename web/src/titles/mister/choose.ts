// What Enter picks in Mister, where one choice is plainly better than the others; and where the game stands.
import { previewOf } from './previews'
import type { Heading } from '../../client/logGroups'
import type { Asked, Game, GameEvent, Question, Texts } from './types'

const [DRAW, REFUSE] = [1, -1]

/** The first of those for whom `worth` is highest. */
function top(options: number[], worth: (option: number) => number): number[] {
  return [options.reduce((best, each) => (worth(each) > worth(best) ? each : best))]
}

/** Who is free replaces the weakest who may make way for him, if he is better; else nobody does. */
function exchange(question: Asked<'exchange'>): number[] {
  return top(question.options, (each) => (each === REFUSE ? 0 : (previewOf(question, each)?.gain ?? -1)))
}

export function main(question: Question): number[] | null {
  switch (question.kind) {
    case 'take':
    case 'kicker':
    case 'sudden':
      return top(question.options, (each) => previewOf(question, each)?.value ?? 0)
    case 'substitute':
      return top(question.options, (each) => previewOf(question, each)?.fit ?? 0)
    case 'victim':
      return question.options.slice(0, 1)
    case 'draw':
      return question.options.includes(DRAW) ? [DRAW] : null
    case 'exchange':
      return exchange(question)
    default:
      return null
  }
}

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
