// This browser's part in the dice of a table: it commits to a seed for each of its seats, then reveals it
// (docs/dice.md).
import { ask, hex } from './api'
import { fromHex, seatCommitment, SECRET_BYTES } from './fair'
import type { TableInfo } from './messages'

/** What was shown to this browser before it revealed a seed: the verify page compares the record with it. */
export interface Seen {
  commitment: string
  round: number
  commitments: { seat: number; value: string }[]
}

export interface KeptDice {
  /** By round and seat, for example `1-0`. */
  seeds: Record<string, string>
  seen: Seen | null
}

const PREFIX = 'touchline-dice-'
const memory = new Map<string, KeptDice>()

export function keptDice(table: string): KeptDice | null {
  try {
    const found = localStorage.getItem(PREFIX + table)
    if (found !== null) return JSON.parse(found) as KeptDice
  } catch {
    // a browser that keeps nothing remembers until the page is closed
  }
  return memory.get(table) ?? null
}

function keep(table: string, dice: KeptDice): void {
  memory.set(table, dice)
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(dice))
  } catch {
    // see above
  }
}

async function commit({ code, exchange }: TableInfo, seat: number): Promise<TableInfo> {
  const dice = keptDice(exchange.table) ?? { seeds: {}, seen: null }
  const seed = (dice.seeds[`${exchange.round}-${seat}`] ??= hex(SECRET_BYTES))
  keep(exchange.table, dice)
  const commitment = await seatCommitment(fromHex(seed), fromHex(exchange.table), exchange.round, seat)
  return ask<TableInfo>(`/tables/${code}/commit`, { seat, round: exchange.round, commitment })
}

async function reveal({ code, commitment, exchange }: TableInfo, seat: number): Promise<TableInfo | null> {
  const dice = keptDice(exchange.table)
  const seed = dice?.seeds[`${exchange.round}-${seat}`]
  if (!dice || !seed) return null // another browser has it
  keep(exchange.table, { ...dice, seen: { commitment, round: exchange.round, commitments: exchange.commitments } })
  return ask<TableInfo>(`/tables/${code}/reveal`, { seat, round: exchange.round, seed })
}

/**
 * Do for my seats what the table waits for; how it stands then.  Where the server refuses, somebody was quicker: look
 * again.
 */
export async function contribute(info: TableInfo): Promise<TableInfo> {
  for (;;) {
    const { seats, exchange } = info
    const seat = exchange.waiting.find((each) => seats[each]?.mine)
    if (seat === undefined) return info
    try {
      const next = await (exchange.closed ? reveal(info, seat) : commit(info, seat))
      if (!next) return info
      info = next
    } catch {
      return ask<TableInfo>(`/tables/${info.code}`).catch(() => info)
    }
  }
}
