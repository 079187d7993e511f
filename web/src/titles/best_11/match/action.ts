// Carrying out an action: who can fill its terms, what they come to, what is missing.
import type { Cards, Team } from '../data'
import { valueIn } from '../data'

export interface Way {
  committed: number[]
  picks: number[]
}

/** Can the terms from here on be filled by others of these? Among like terms in ascending order, as the engine asks. */
function fillable(roles: number[], terms: number[], at: number, able: number[], last: number): boolean {
  if (at === terms.length) return true
  return offered(roles, terms, at, able, last).length > 0
}

function offered(roles: number[], terms: number[], at: number, able: number[], last: number): number[] {
  const after = at > 0 && terms[at] === terms[at - 1] ? last : -1
  return able.filter(
    (card) =>
      (terms[at]! >> roles[card]!) & 1 &&
      card > after &&
      fillable(
        roles,
        terms,
        at + 1,
        able.filter((each) => each !== card),
        card,
      ),
  )
}

/** Every way to fill the terms, with the picks it takes: a choice of one is no question, but for the first. */
export function ways(roles: number[], terms: number[], able: number[]): Way[] {
  const found: Way[] = []
  const go = (committed: number[], picks: number[]): void => {
    if (committed.length === terms.length) {
      found.push({ committed, picks })
      return
    }
    const left = able.filter((card) => !committed.includes(card))
    const choice = offered(roles, terms, committed.length, left, committed[committed.length - 1] ?? -1)
    for (const card of choice) {
      go([...committed, card], choice.length > 1 || !committed.length ? [...picks, card] : picks)
    }
  }
  go([], [])
  return found
}

export const sameSet = (one: number[], two: number[]): boolean =>
  one.length === two.length && one.every((each) => two.includes(each))

/** Who can still join those that are chosen. */
export function open(all: Way[], chosen: number[]): Set<number> {
  const fit = all.filter((way) => chosen.every((card) => way.committed.includes(card)))
  return new Set(fit.flatMap((way) => way.committed))
}

const BY_ROLE = 4
const BY_HEAD = 7

/** What a management bonus adds that hangs on who takes part; the rest is in the total already. */
export function extra(cards: Cards, team: Team, rival: Team, committed: number[]): number {
  if (rival.negation || team.bonus < BY_ROLE) return 0
  if (team.bonus === BY_HEAD) return committed.length
  return committed.some((card) => cards.role[card] === 1 + team.bonus - BY_ROLE) ? 2 : 0
}

/** What those chosen come to: `start` is what counts before anybody is chosen. */
export function sum(cards: Cards, team: Team, rival: Team, start: number, committed: number[]): number {
  return committed.reduce((all, card) => all + valueIn(team, card), start + extra(cards, team, rival, committed))
}

const ADD = 9
const BOOST = 4
const BOOST_DEFENCE = 5

/** An event card of the hand that alone makes up for what is missing: the smallest that does. */
export function helper(cards: Cards, hand: number[], missing: number, defends: boolean): number {
  const fit = hand.filter((card) => {
    const now = cards.window[card] === BOOST || (defends && cards.window[card] === BOOST_DEFENCE)
    return now && cards.effect[card] === ADD && cards.amount[card]! >= missing
  })
  return fit.sort((one, two) => cards.amount[one]! - cards.amount[two]!)[0] ?? -1
}

/** How far the total is from where the action is won; what the one who is asked would have to buy, 0 if nothing. */
export function wanted(total: number, number: number, performs: boolean): number {
  return performs ? Math.max(0, number - total) : Math.max(0, total - number + 1)
}
