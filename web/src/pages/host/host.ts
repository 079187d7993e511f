// What the host's page asks of the server, and how its figures are written.
import { ask, RequestError } from '../../client/api'
import type { HostInfo, RemovedTables } from '../../wire'

export const LOOK_EVERY_MS = 5000

/** How the server is; null: this browser has not shown the token. */
export async function look(): Promise<HostInfo | null> {
  try {
    return await ask<HostInfo>('/host')
  } catch (caught) {
    if (caught instanceof RequestError && caught.error.code === 'wrong-token') return null
    throw caught
  }
}

export const enter = (token: string): Promise<unknown> => ask('/host/enter', { token })
export const leave = (): Promise<unknown> => ask('/host/leave', {})
export const closeTable = (code: string): Promise<RemovedTables> => ask(`/host/tables/${code}/close`, {})
export const removeAbandoned = (days: number): Promise<RemovedTables> => ask('/host/abandoned', { days })

/** The token behind `#` in the address that the server printed; it does not stay in the address. */
export function tokenInAddress(): string {
  const token = location.hash.slice(1)
  if (token) history.replaceState(null, '', location.pathname)
  return token
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** 12_345_678 bytes: "12.3 MB". */
export function writeBytes(bytes: number, lang: string): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const shown = { style: 'unit', unit: UNITS[step]!, maximumSignificantDigits: 3 } as const
  return new Intl.NumberFormat(lang, shown).format(bytes / 1000 ** step)
}

const SPANS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** 7200 seconds ago: "2 hours ago". */
export function writeAgo(at: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const seconds = Math.max(0, now - at)
  const [unit, span] = SPANS.find(([, each]) => seconds >= each) ?? ['second', 1]
  return words.format(-Math.floor(seconds / span), unit)
}
