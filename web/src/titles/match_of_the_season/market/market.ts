// Trades "at any time": the run of answers that does what somebody wants.
import type { Question } from '../types'
import type { RefusalView } from '../view'

export const [SELL, BUY, LIST] = [0, 1, 2]
export const GO_MARKET = 0

/** Trades can be made at any time, so nobody is asked about them; a window asks where a card in hand is worth playing. */
export const passes = (question: Question): boolean => question.window === true && !question.worth?.length

/** What somebody wants, until the questions of the window have been answered so. */
export interface Wish {
  team: number
  deal: number
  player: number
  price: number
}

/** The answer to this question that the wish gives; null: this is not its question, or it cannot be. */
export function answer(question: Question, wish: Wish): number | null {
  if (question.context.team !== wish.team) return null
  const wanted = wantedAt(question.kind, wish)
  return wanted !== undefined && question.options.includes(wanted) ? wanted : null
}

function wantedAt(kind: Question['kind'], wish: Wish): number | undefined {
  if (kind === 'window') return GO_MARKET
  if (kind === 'deal') return wish.deal
  if (kind === 'reserve') return wish.price
  return kind === 'sell' || kind === 'buy' || kind === 'list' ? wish.player : undefined
}

/** Is the wish done with the answer to this question? */
export const isLast = (question: Question, wish: Wish): boolean =>
  question.kind === 'reserve' || ((question.kind === 'sell' || question.kind === 'buy') && wish.deal !== LIST)

/** Why this player cannot be had, as the view says; undefined: he can. */
export const whyNot = (refusals: RefusalView[], player: number): RefusalView | undefined =>
  refusals.find((each) => each.option === player)

const PRICED = ['sell', 'short-sale', 'surplus', 'buy', 'tip', 'clause', 'sign'] as const
type Priced = Extract<Question, { kind: (typeof PRICED)[number] }>
const isPriced = (question: Question): question is Priced => PRICED.some((kind) => kind === question.kind)

/** What is paid or got for this player, where the question says. */
export const priceOf = (question: Question, player: number): number | undefined =>
  isPriced(question) ? question.previews?.find((each) => each.option === player)?.numbers.price : undefined
