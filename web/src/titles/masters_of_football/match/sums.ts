// Sums on paper, and picks put together out of several taps.
import type { Cards, Rules } from '../data'
import type { PaperView, TrioView } from '../view'

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0)

/** What three players add up to under a tactic; the levels are read from the table of the view. */
export function paper(cards: Cards, rules: Rules, three: number[], tactic: number): PaperView {
  const attack = sum(three.map((each) => cards.attack[each]![tactic]!))
  const defence = sum(three.map((each) => cards.defence[each]![tactic]!))
  return { attack, defence, attack_level: rules.levels[attack]!, defence_level: rules.levels[defence]! }
}

/** The view bars these three, in whatever order they stand. */
export function isBarred(barred: TrioView[], three: number[]): boolean {
  const wanted = ascending(three).join()
  return barred.some((each) => ascending([each.first, each.second, each.third]).join() === wanted)
}

/** The three asked for slot by slot, then the tactic. */
export const lineupPicks = (rules: Rules, three: number[], tactic: number): number[] | null =>
  three.length === rules.lineup_size && tactic >= 0 ? [...three, tactic] : null

export interface Shop {
  dealt: number[]
  prices: number[]
  money: number
  most: number
}

export const spent = (shop: Pick<Shop, 'dealt' | 'prices'>, bought: number[]): number =>
  sum(bought.map((player) => shop.prices[shop.dealt.indexOf(player)] ?? 0))

/** Players are asked for in ascending order; "done" is asked only while another could still be bought. */
export function buyPicks(shop: Shop, bought: number[]): number[] {
  const order = [...bought].sort((one, two) => one - two)
  const last = order[order.length - 1] ?? -1
  const left = shop.money - spent(shop, bought)
  const more = order.length < shop.most && shop.dealt.some((player, at) => player > last && shop.prices[at]! <= left)
  return more || !order.length ? [...order, -1] : order
}

/** Why a player cannot go into the basket now. */
export function barred(shop: Shop, bought: number[], player: number): '' | 'dear' | 'full' {
  if (bought.includes(player)) return ''
  if (bought.length >= shop.most) return 'full'
  return spent(shop, [...bought, player]) > shop.money ? 'dear' : ''
}

/** Cards are exchanged in ascending order; "done" is asked while money and later cards are left. */
export function exchangePicks(hand: number[], money: number, out: number[]): number[] {
  const order = [...out].sort((one, two) => one - two)
  const ended = order.length >= money || order[order.length - 1] === hand[hand.length - 1]
  return ended ? order : [...order, -1]
}

export const ascending = (chosen: number[]): number[] => [...chosen].sort((one, two) => one - two)

export const toggled = (chosen: number[], each: number): number[] =>
  chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]
