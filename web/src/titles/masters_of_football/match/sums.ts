// Sums on paper, and picks put together out of several taps.
import { type Cards, TACTICS, TRIO } from '../data'

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Attack and defence of some players under a tactic. */
export function totals(cards: Cards, players: number[], tactic: number): [number, number] {
  return [
    sum(players.map((each) => cards.attack[each]![tactic]!)),
    sum(players.map((each) => cards.defence[each]![tactic]!)),
  ]
}

export const ratings = (cards: Cards, players: number[]): number => sum(players.map((each) => cards.rating[each]!))

/** The level a value gives: how many of the thresholds it reaches. */
export const level = (thresholds: number[], value: number): number =>
  thresholds.filter((least) => value >= least).length

/** Not all of one position. */
export const mixed = (cards: Cards, players: number[]): boolean =>
  new Set(players.map((each) => cards.position[each])).size > 1

export function trios(players: number[]): number[][] {
  const found: number[][] = []
  players.forEach((one, a) =>
    players
      .slice(a + 1)
      .forEach((two, b) => players.slice(a + b + 2).forEach((three) => found.push([one, two, three]))),
  )
  return found
}

/** For each tactic the strongest legal three of those known, as attack and defence; null where fewer are known. */
export function likely(cards: Cards, squad: number[]): ([number, number] | null)[] {
  const legal = trios(squad).filter((three) => mixed(cards, three))
  return TACTICS.map((tactic) => {
    const both = legal.map((three) => totals(cards, three, tactic))
    return both.reduce<[number, number] | null>((best, each) => (best && sum(best) >= sum(each) ? best : each), null)
  })
}

/** The three asked for slot by slot, then the tactic. */
export const lineupPicks = (three: number[], tactic: number): number[] | null =>
  three.length === TRIO && tactic >= 0 ? [...three, tactic] : null

export interface Shop {
  dealt: number[]
  prices: number[]
  money: number
  most: number
}

export const spent = (shop: Shop, bought: number[]): number =>
  sum(bought.map((player) => shop.prices[shop.dealt.indexOf(player)] ?? 0))

/** Players are asked for in ascending order; "done" is asked only while another could still be bought. */
export function buyPicks(shop: Shop, bought: number[]): number[] {
  const order = [...bought].sort((one, two) => one - two)
  const last = order[order.length - 1] ?? -1
  const left = shop.money - spent(shop, bought)
  const more = order.length < shop.most && shop.dealt.some((player, at) => player > last && shop.prices[at]! <= left)
  return more || !order.length ? [...order, -1] : order
}

/** A basket to begin with: at least three if the money allows it, and as much of it spent as can be. */
export function basket(shop: Shop): number[] {
  let best: number[] = []
  const worth = (some: number[]): number => Math.min(some.length, TRIO) * 1000 + spent(shop, some)
  const grow = (some: number[], from: number): void => {
    if (spent(shop, some) > shop.money || some.length > shop.most) return
    if (worth(some) > worth(best)) best = some
    for (let at = from; at < shop.dealt.length; at += 1) grow([...some, shop.dealt[at]!], at + 1)
  }
  grow([], 0)
  return best
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

/** A proposal of what may go: those worth least; `aligned`: the worths stand beside the list, else they are looked up by number. */
export function leastOf(list: number[], worth: number[], many: number, aligned = false): number[] {
  const of = (each: number): number => worth[aligned ? list.indexOf(each) : each] ?? 0
  return [...list].sort((one, two) => of(one) - of(two)).slice(0, many)
}
