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
  baskets: number[]
  money: number
}

export const spent = (shop: Pick<Shop, 'dealt' | 'prices'>, bought: number[]): number =>
  sum(bought.map((player) => shop.prices[shop.dealt.indexOf(player)] ?? 0))

/** The players on offer as bits by place: the view says which sets can be bought. */
const bitsOf = (shop: Pick<Shop, 'dealt'>, players: number[]): number =>
  players.reduce((bits, player) => bits | (1 << shop.dealt.indexOf(player)), 0)

const count = (bits: number): number => bits.toString(2).replaceAll('0', '').length

/** Why a player cannot go into the basket now. */
export function barred(shop: Shop, bought: number[], player: number): '' | 'dear' | 'full' {
  if (bought.includes(player) || shop.baskets.includes(bitsOf(shop, [...bought, player]))) return ''
  return shop.baskets.some((each) => count(each) > bought.length) ? 'dear' : 'full'
}

export const ascending = (chosen: number[]): number[] => [...chosen].sort((one, two) => one - two)

export const toggled = (chosen: number[], each: number): number[] =>
  chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]
