// Time that is left, and moments of the coming days, in the reader's language and time zone.
import type { Texts } from '../client/texts'

const HOUR = 3600
const DAY = 24 * HOUR

/** "Thu 14:00", given in seconds; '' for none. */
export function dayAndHour(texts: { lang: string }, seconds: number | null | undefined): string {
  if (!seconds) return ''
  const shown = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Date(seconds * 1000).toLocaleString(texts.lang, shown)
}

/** "0:07", "5 h 02", and from two days on "3 d 18 h". */
export function timeText(texts: Texts, seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / HOUR)
  if (seconds >= 2 * DAY) return texts.say('clock-days', { days: Math.floor(seconds / DAY), hours: hours % 24 })
  const minutes = Math.floor(seconds / 60)
  return hours ? `${hours} h ${two(minutes % 60)}` : `${minutes}:${two(seconds % 60)}`
}
