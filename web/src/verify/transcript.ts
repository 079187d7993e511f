// How a table's clients agreed on the key: the steps of the record, checked in their order (docs/dice.md).
import { fromHex, isHex, seatCommitment } from '../client/fair'
import { Unproven } from './unproven'

export interface Agreed {
  round: number
  /** The commitments of the last round, in the order in which they came. */
  commitments: { seat: number; value: string }[]
  seeds: [number, string][]
}

const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

/** The last round of the transcript; Unproven names what does not fit. */
export async function agreed(table: Uint8Array, steps: unknown[]): Promise<Agreed> {
  let now: Agreed & { closed: boolean } = { round: 1, commitments: [], seeds: [], closed: false }
  for (const step of steps) {
    const [kind, seat, value] = Array.isArray(step) ? (step as unknown[]) : []
    if (kind === 'again') now = { round: now.round + 1, commitments: [], seeds: [], closed: false }
    else if (kind === 'close' && !now.closed) now.closed = true
    else if ((kind === 'commit' || kind === 'reveal') && isSeat(seat) && isHex(value)) {
      if (kind === 'commit') commit(now, seat, value)
      else await reveal(table, now, seat, value)
    } else throw new Unproven('bad-step')
  }
  if (!now.closed || now.seeds.length !== now.commitments.length) throw new Unproven('seed-missing')
  return now
}

function commit(now: Agreed & { closed: boolean }, seat: number, value: string): void {
  if (now.closed || now.commitments.some((each) => each.seat === seat)) throw new Unproven('commit-too-late')
  now.commitments.push({ seat, value })
}

async function reveal(table: Uint8Array, now: Agreed & { closed: boolean }, seat: number, seed: string): Promise<void> {
  const committed = now.commitments.find((each) => each.seat === seat)
  if (!now.closed || !committed) throw new Unproven('reveal-too-early')
  if (now.seeds.some(([each]) => each === seat)) throw new Unproven('bad-step')
  if ((await seatCommitment(fromHex(seed), table, now.round, seat)) !== committed.value)
    throw new Unproven('wrong-seed')
  now.seeds.push([seat, seed])
}
