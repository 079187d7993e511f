// Trades "at any time": the run of answers that does what somebody wants.
import type { Intent } from '../../../client/intent'
import type { Question as Asked } from '../../../client/view'
import type { Game, Question } from '../types'
import type { RefusalView } from '../view'

export const [SELL, BUY, LIST] = [0, 1, 2]
export const [GO_MARKET, GO_CARD] = [0, 1]

/**
 * Trades can be made at any time, so nobody is asked about them; a window asks where a card in hand is worth playing.
 */
export const passes = (question: Question): boolean => question.window === true && !question.worth?.length

/** What somebody wants to do on the market. */
export interface Wish {
  team: number
  deal: number
  player: number
  price: number
}

/** A trade that waits for the next window: the answers to its questions, one after the other. */
export const trade = (wish: Wish, label: string): Intent => ({
  label,
  key: `trade-${wish.deal}-${wish.player}`,
  answer: (question) => {
    const wanted = wantedAt(question, wish)
    if (wanted === undefined || question.options.includes(wanted)) return wanted
    return question.kind === 'window' ? undefined : null
  },
  isLast: (question) => question.kind === 'reserve' || question.kind === 'sell' || question.kind === 'buy',
})

function wantedAt(question: Asked, wish: Wish): number | undefined {
  if (question.context.team !== wish.team) return undefined
  if (question.kind === 'window') return GO_MARKET
  if (question.kind === 'deal') return wish.deal
  if (question.kind === 'reserve') return wish.price
  return question.kind === 'sell' || question.kind === 'buy' || question.kind === 'list' ? wish.player : undefined
}

/** A red card that waits for the next moment at which it has an effect. */
export const redCard = (team: number, card: number, label: string): Intent => ({
  label,
  key: `card-${card}`,
  answer: (question, game) => {
    if (question.context.team !== team) return undefined
    if (question.kind === 'window')
      return (game as Game).teams[team]?.market?.cards.includes(card) ? GO_CARD : undefined
    if (question.kind !== 'card' && question.kind !== 'react') return undefined
    return question.options.includes(card) ? card : question.kind === 'card' ? null : undefined
  },
  isLast: (question) => question.kind !== 'window',
})

/** Why this player cannot be had, as the view says; undefined: he can. */
export const whyNot = (refusals: RefusalView[], player: number): RefusalView | undefined =>
  refusals.find((each) => each.option === player)

const PRICED = ['sell', 'short-sale', 'surplus', 'buy', 'tip', 'clause', 'sign'] as const
type Priced = Extract<Question, { kind: (typeof PRICED)[number] }>
const isPriced = (question: Question): question is Priced => PRICED.some((kind) => kind === question.kind)

/** The money paid or got for this player, if the question says it. */
export const priceOf = (question: Question, player: number): number | undefined =>
  isPriced(question) ? question.previews?.find((each) => each.option === player)?.numbers.price : undefined
