// "What happened to you": shown to a reader who comes back, never to one who was looking.
import type { SeatOf } from './kinds'
import { toneOf, type ToneName } from './logGroups'
import type { GameEvent } from './view'

export interface RecapLine {
  event: GameEvent
  tone: ToneName
}

const MOST_LINES = 4
const ORDER: ToneName[] = ['against', 'for', 'even']

/**
 * At most four lines, the worst first, else in the order in which they happened; none if nothing happened to the seat.
 */
export function recapLines(missed: GameEvent[], seat: number | null, seatOf: SeatOf): RecapLine[] {
  return missed
    .map((event) => ({ event, tone: toneOf(event, seat, seatOf) }))
    .filter((line) => line.tone !== 'even')
    .sort((one, other) => ORDER.indexOf(one.tone) - ORDER.indexOf(other.tone) || one.event.n - other.event.n)
    .slice(0, MOST_LINES)
}

const KEY = 'touchline-seen'
const MOST_TABLES = 50

function seen(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** How many events of this table its reader has seen here; null: never any. */
export function seenCount(code: string, seat: number): number | null {
  return seen()[`${code} ${seat}`] ?? null
}

/** Remember the count, for the tables that were looked at last. */
export function keepSeen(code: string, seat: number, count: number): void {
  const name = `${code} ${seat}`
  const { [name]: _, ...others } = seen()
  const kept = [...Object.entries(others), [name, count] as const].slice(-MOST_TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // without storage there is no recap; nothing else is lost
  }
}
