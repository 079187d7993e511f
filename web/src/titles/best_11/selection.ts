// What the stage selects and the dock completes: one option held as the draft, with the words of its button.
import { BUILD, BUY, nameOf, PASS, PLAY } from './data'
import type { Asking, Question, Table, Texts } from './types'
import type { Preview, Refused } from '../../client/view'

export const money = (texts: Texts, amount: number): string => texts.say('b11-ui-money', { money: amount })

/** Messages for questions whose options are footballers, seats or cards; the others are named by the title itself. */
const LOCKS: Record<string, string> = {
  'sign-free': 'sign',
  'swap-out': 'make-way',
  captain: 'armband',
  target: 'challenge',
  'aim-rival': 'aim',
  'aim-player': 'aim',
  'aim-own-player': 'aim',
  board: 'take-board',
  'make-room': 'put-under',
  'cut-hand': 'put-under',
  give: 'give',
  take: 'take-card',
}

/** What the engine says of an option, where it says anything. */
export const previewed = <N>(question: { previews?: Preview<N>[] }, option: number): N | undefined =>
  question.previews?.find((each) => each.option === option)?.numbers

type Priced = Asking<'item' | 'buy-more' | 'poach' | 'swap-in' | 'sign-free' | 'boost'>
const PRICED = ['item', 'buy-more', 'poach', 'swap-in', 'sign-free', 'boost']
const isPriced = (question: Question): question is Priced => PRICED.includes(question.kind)

/** What an option costs; nothing is said of those that cost nothing. */
export const costOf = (question: Question, option: number): number | undefined =>
  isPriced(question) ? previewed<{ cost: number }>(question, option)?.cost : undefined

/** The words of an option with its price: buying, building, poaching, swapping, points in a challenge. */
const PRICES: Record<string, string> = { 'buy-more': 'buy', poach: 'poach', 'swap-in': 'swap-in' }

function priced(question: Question, seat: number, option: number): string {
  if (question.kind === 'boost') return question.context.performer === seat ? 'raise' : 'lower'
  if (question.kind === 'item') return option >= BUY ? 'buy' : option === BUILD ? 'build' : ''
  return PRICES[question.kind] ?? ''
}

/** The words of the dock's button for an option. */
export function lock(texts: Texts, question: Question, seat: number, option: number): string {
  const { kind, domain } = question
  const say = (name: string, given: Record<string, string | number>): string => texts.say(`b11-ui-${name}`, given)
  if (domain === 'card' && !LOCKS[kind]) return say('play', { card: texts.name('card', option) })
  if ((kind === 'item' || kind === 'boost') && option >= PLAY)
    return say('play', { card: texts.name('card', option - PLAY) })
  const words = priced(question, seat, option)
  if (words) {
    const card = kind === 'item' ? option - BUY : option
    return say(words, { name: nameOf(texts, card), points: option, price: money(texts, costOf(question, option) ?? 0) })
  }
  const name = domain === 'player' ? nameOf(texts, option) : texts.name(domain, option)
  return LOCKS[kind] ? say(LOCKS[kind], { name }) : texts.option(question, option, seat)
}

/** Hold an option for the dock; held already, it is let go. */
export function hold(texts: Texts, table: Table, option: number): void {
  const question = table.view?.question
  if (!question) return
  if (table.draft?.length === 1 && table.draft[0] === option) {
    table.draft = table.words = null
    return
  }
  keep(texts, table, [option], lock(texts, question, table.seat ?? 0, option))
}

export function keep(texts: Texts, table: Table, picks: number[], words: string, ask = ''): void {
  const question = table.view!.question!
  table.draft = picks
  table.words = {
    ask: ask || texts.question(question, table.seat ?? 0),
    lock: words,
    pass: question.options.includes(PASS),
  }
}

export const isHeld = (table: Table, option: number): boolean => table.draft?.length === 1 && table.draft[0] === option
export const refusalOf = (question: Question | null, option: number): Refused | undefined =>
  question?.refusals?.find((each) => each.option === option)
