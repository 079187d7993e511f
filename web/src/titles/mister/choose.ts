// What Enter picks in Mister, where one choice is plainly better than the others; and where the game stands.
import { fit, importance } from './data'
import type { Game, Question, Texts } from './types'

const [DRAW, REFUSE, SET_PIECES] = [1, -1, 5]

/** The first of those for whom `worth` is highest. */
function top(options: number[], worth: (option: number) => number): number {
  return options.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

/** Who is free replaces the weakest who may make way for him, if he is better; else nobody does. */
function exchange(question: Question, overall: number[]): number {
  const ours = question.options.filter((each) => each >= 0)
  const free = question.context?.['player'] ?? -1
  if (!ours.length) return REFUSE
  const weakest = top(ours, (each) => -overall[each]!)
  return (overall[free] ?? 0) > overall[weakest]! ? weakest : REFUSE
}

export function main(question: Question, _game: Game, { printed }: Texts): number[] | null {
  const { kind, options } = question
  const values = printed.values as number[][]
  const overall = printed.overall as number[]
  if (kind === 'take' || kind === 'kicker' || kind === 'sudden')
    return [top(options, (each) => values[each]![SET_PIECES]!)]
  if (kind === 'substitute') {
    const use = importance(printed.actions)[question.context?.['slot'] ?? 11]!
    return [top(options, (each) => fit(use, values[each]!))]
  }
  if (kind === 'victim') return [top(options, (each) => overall[each]!)]
  if (kind === 'draw') return options.includes(DRAW) ? [DRAW] : null
  return kind === 'exchange' ? [exchange(question, overall)] : null
}

/** How many cards are left to draw or to play. */
export function where(game: Game, texts: Texts): [string, string] {
  if (game.stage === 'lineup' || game.stage === 'over') return ['', '']
  const left = texts.say('web-cards-left', { cards: game.stage === 'market' ? game.market.left : game.match.left })
  return [left, left]
}
