// Trades "at any time": what a club may do now, and the run of answers that does it.
import { type Cards, type Game, LEAST, MOST, type Team } from '../data'
import type { Question } from '../types'
import type { Refused } from '../../../client/view'

export const [SELL, BUY, LIST] = [0, 1, 2]
export const GO_MARKET = 0

/** What can be done at any time is done when one wants to; and nobody is asked who can do nothing. */
export const passes = (question: Question): boolean =>
  question.kind === 'window' || (question.window === true && question.options.length === 1)

/** What somebody wants, until the questions of the window have been answered so. */
export interface Wish {
  team: number
  deal: number
  player: number
  price: number
}

/** The answer to this question that the wish gives; null: this is not its question, or it cannot be. */
export function answer(question: Question, wish: Wish): number | null {
  if (question.context?.['team'] !== wish.team) return null
  const wanted = {
    window: GO_MARKET,
    deal: wish.deal,
    sell: wish.player,
    buy: wish.player,
    list: wish.player,
    reserve: wish.price,
  }[question.kind]
  return wanted !== undefined && question.options.includes(wanted) ? wanted : null
}

/** Is the wish done with the answer to this question? */
export const isLast = (question: Question, wish: Wish): boolean =>
  question.kind === 'reserve' || ((question.kind === 'sell' || question.kind === 'buy') && wish.deal !== LIST)

/** Why this player cannot be sold or put up; null: he can. */
export function whyNotSell(team: Team): Refused | null {
  return team.squad.length > LEAST
    ? null
    : { option: SELL, reason: 'squad-small', numbers: { team: team.team }, rules: ['MOTS-SQUAD-02'] }
}

export function whyNotList(team: Team, player: number, game: Game): Refused | null {
  return game.listed.includes(player)
    ? { option: player, reason: 'listed-before', numbers: { player }, rules: ['MOTS-TRADE-16'] }
    : whyNotSell(team)
}

/** Why a free player cannot be bought: no room, sold this season, no money. */
export function whyNotBuy(team: Team, player: number, cards: Cards): Refused | null {
  const no = (reason: string, numbers: Record<string, number>, rule: string): Refused => ({
    option: player,
    reason,
    numbers,
    rules: [rule],
  })
  if (team.squad.length >= MOST) return no('squad-full', { team: team.team }, 'MOTS-SQUAD-03')
  if (team.sold.some(([position, stars]) => position === cards.position[player] && stars === cards.stars[player]))
    return no('sold-before', { player }, 'MOTS-TRADE-06')
  const price = cards.price[player]!
  return price > team.cash ? no('no-cash', { price, cash: team.cash }, 'MOTS-MARKET-11') : null
}
