// The lot under the hammer, as the question and the events tell it.
import type { GameEvent } from '../types'
import type { Numbers } from '../../../client/view'

export interface Lot {
  player: number
  seller: number
  leader: number
  bids: Map<number, number>
  out: Set<number>
}

const CLOSED = ['sold', 'unsold-free', 'unsold-bottom', 'transferred', 'not-sold', 'season']
const SAID = ['bid', 'out-of-auction']

/** Who is on sale: he whom I am asked about, else he who was bid for, else he who was put up or turned. */
function onSale(events: GameEvent[], asked: Numbers | undefined, offer: number[]): number {
  if (asked?.['player'] !== undefined) return asked['player']
  const bid = [...events].reverse().find((each) => SAID.includes(each.event))
  const listed = [...events].reverse().find((each) => each.event === 'listed')
  const turned = events.find((each) => each.event === 'turned')
  return bid?.numbers['player'] ?? listed?.numbers['player'] ?? offer[0] ?? turned?.numbers['player'] ?? -1
}

/** The open lot; none if the last one is sold. */
export function lot(events: GameEvent[], asked?: Numbers, offer: number[] = []): Lot | null {
  let start = events.length
  while (start > 0 && !CLOSED.includes(events[start - 1]!.event)) start -= 1
  const since = events.slice(start)
  const player = onSale(since, asked, offer)
  if (player < 0) return null
  const made: Lot = {
    player,
    seller: asked?.['seller'] ?? -1,
    leader: asked?.['leader'] ?? -1,
    bids: new Map(),
    out: new Set(),
  }
  for (const { event, numbers } of since) {
    const team = numbers['team'] ?? -1
    if (numbers['player'] !== player) continue
    if (event === 'listed') made.seller = team
    else if (event === 'out-of-auction') made.out.add(team)
    else if (event === 'bid') {
      made.bids.set(team, numbers['price'] ?? 0)
      made.leader = team
    }
  }
  return made
}
