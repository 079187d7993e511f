// What the stage selects and the dock completes: one option held as the draft, with the words of its button.
import { BUILD, BUY, type Game, nameOf, ownerOf, PASS, PLAY, printed, swapPrice, type Team } from './data'
import type { Asking, Question, Table, Texts } from './types'
import type { Refused } from '../../client/view'

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

function price(game: Game, card: number): number {
  return game.market.find((row) => row.player === card)?.mine ?? 0
}

function boost(texts: Texts, question: Asking<'boost'>, seat: number, option: number): string {
  const own = question.context.performer === seat
  return texts.say(own ? 'b11-ui-raise' : 'b11-ui-lower', {
    points: option,
    price: money(texts, own ? option : 2 * option),
  })
}

/** The words of the dock's button for an option. */
export function lock(texts: Texts, game: Game, question: Question, seat: number, option: number): string {
  const { kind, domain } = question
  const say = (name: string, given: Record<string, string | number>): string => texts.say(`b11-ui-${name}`, given)
  if (domain === 'card' && !LOCKS[kind]) return say('play', { card: texts.name('card', option) })
  if ((kind === 'item' || kind === 'boost') && option >= PLAY)
    return say('play', { card: texts.name('card', option - PLAY) })
  if (question.kind === 'boost') return boost(texts, question, seat, option)
  if (kind === 'item' && option >= BUY)
    return say('buy', { name: nameOf(texts, option - BUY), price: money(texts, price(game, option - BUY)) })
  if (kind === 'item' && option === BUILD) return say('build', { price: money(texts, game.house.stand_cost) })
  if (kind === 'buy-more') return say('buy', { name: nameOf(texts, option), price: money(texts, price(game, option)) })
  if (kind === 'poach')
    return say('poach', { name: nameOf(texts, option), price: money(texts, poachPrice(game, option)) })
  if (question.kind === 'swap-in') {
    const cost = swapPrice(printed(texts), game, game.teams[seat]!, question.context.out, option)
    return say('swap-in', { name: nameOf(texts, option), price: money(texts, cost) })
  }
  const words = LOCKS[kind]
  const name = domain === 'player' ? nameOf(texts, option) : texts.name(domain, option)
  return words ? say(words, { name }) : texts.option(question, option, seat)
}

export function poachPrice(game: Game, card: number): number {
  const team: Team | undefined = game.teams[ownerOf(game, card)]
  return team?.poach[team.footballers.indexOf(card)] ?? 0
}

/** Hold an option for the dock; held already, it is let go. */
export function hold(texts: Texts, table: Table, option: number): void {
  const question = table.view?.question
  if (!question) return
  if (table.draft?.length === 1 && table.draft[0] === option) {
    table.draft = table.words = null
    return
  }
  keep(texts, table, [option], lock(texts, table.view!.game as Game, question, table.seat ?? 0, option))
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
