// The lot under the hammer, as the question and the events tell it.
import { allOf, isTold } from '../told'
import type { GameEvent, Types } from '../types'

export interface Lot {
  player: number
  seller: number
  leader: number
  bids: Map<number, number>
  out: Set<number>
}

type Asked = Pick<Types['contexts']['bid'], 'player' | 'seller' | 'leader'>

/** The player on sale: the one I am asked about, else the one last bid for, else the one put up or turned. */
function onSale(events: GameEvent[], asked: Asked | undefined, offer: number[]): number {
  if (asked) return asked.player
  const bid = allOf(events, 'bid', 'out-of-auction').at(-1)
  const listed = allOf(events, 'listed').at(-1)
  const turned = allOf(events, 'turned')[0]
  return bid?.numbers.player ?? listed?.numbers.player ?? offer[0] ?? turned?.numbers.player ?? -1
}

/** The open lot; none if the last one is sold. */
export function lot(events: GameEvent[], asked?: Asked, offer: number[] = []): Lot | null {
  let start = events.length
  while (start > 0 && !isClosing(events[start - 1]!)) start -= 1
  const since = events.slice(start)
  const player = onSale(since, asked, offer)
  if (player < 0) return null
  const made: Lot = {
    player,
    seller: asked?.seller ?? -1,
    leader: asked?.leader ?? -1,
    bids: new Map(),
    out: new Set(),
  }
  for (const each of allOf(since, 'listed', 'out-of-auction', 'bid')) {
    const { team } = each.numbers
    if (each.numbers.player !== player) continue
    if (each.event === 'listed') made.seller = team
    else if (each.event === 'out-of-auction') made.out.add(team)
    else {
      made.bids.set(team, each.numbers.price)
      made.leader = team
    }
  }
  return made
}

const isClosing = (event: GameEvent): boolean =>
  isTold(event, 'sold', 'unsold-free', 'unsold-bottom', 'transferred', 'not-sold', 'season')
