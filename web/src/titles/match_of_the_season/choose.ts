// What Enter picks in Match of the Season, where one choice is plainly better than the others.
import type { Cards } from './printed'
import type { Game, Question, Texts } from './types'

/** A squad of fourteen that can play every formation but one: keepers, defenders, midfielders, attackers. */
const WANTED = [2, 5, 4, 3]
const BEST = ['draft', 'change-in', 'substitute-in', 'fill', 'youth', 'extend', 'sign', 'cure', 'buy']
const WORST = ['surplus', 'short-sale', 'sell', 'stay-out', 'swap-give']

/** How far the line of a player is from what a squad wants; the first keeper is as urgent as anybody, the second can wait. */
function need(cards: Cards, squad: number[], player: number): number {
  const line = cards.position[player]!
  const have = squad.filter((each) => cards.position[each] === line).length
  return 1 - have / WANTED[line]! - (line === 0 && have ? 0.5 : 0)
}

function top(options: number[], worth: (option: number) => number): number {
  return options.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

export function main(question: Question, game: Pick<Game, 'teams'>, texts: Pick<Texts, 'printed'>): number[] | null {
  if (question.domain !== 'player' || question.runs?.length) return null
  const cards = texts.printed
  const players = question.options.filter((each) => each >= 0)
  const squad = game.teams[question.context.team]?.squad ?? []
  const stars = (player: number): number => cards.stars[player] ?? 0
  if (!players.length) return null
  if (BEST.includes(question.kind)) return [top(players, (each) => 10 * stars(each) + need(cards, squad, each))]
  return WORST.includes(question.kind) ? [top(players, (each) => -10 * stars(each) - need(cards, squad, each))] : null
}
