// The lot under the hammer, as the events tell it.
import type { GameEvent } from '../lib/view'

export interface Lot {
  player: number
  price: number
  seller: number
  leader: number
  bids: Map<number, number>
  out: Set<number>
}

const CLOSED = ['sold', 'unsold-free', 'unsold-bottom', 'transferred', 'not-sold']

/** The open lot; none if the last one is sold. */
export function lot(events: GameEvent[]): Lot | null {
  let at = events.length - 1
  while (at >= 0 && events[at]!.event !== 'turned' && events[at]!.event !== 'listed') {
    if (CLOSED.includes(events[at]!.event) || events[at]!.event === 'season') return null
    at -= 1
  }
  if (at < 0) return null
  const first = events[at]!.numbers
  const seller = events[at]!.event === 'listed' ? (first['team'] ?? -1) : -1
  const made: Lot = { player: first['player'] ?? -1, price: first['price'] ?? 0, seller, leader: -1, bids: new Map(), out: new Set() }
  for (const { event, numbers } of events.slice(at + 1)) {
    const team = numbers['team'] ?? -1
    if (event === 'bid') {
      made.bids.set(team, numbers['price'] ?? 0)
      made.leader = team
    } else if (event === 'out-of-auction') made.out.add(team)
  }
  return made
}
