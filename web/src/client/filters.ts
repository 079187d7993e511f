// Filters the lines of the commentary.
import { kindOf, type SeatOf } from './kinds'
import { concerns } from './logGroups'
import type { TitleTexts } from './texts'
import type { GameEvent } from './view'

export const FILTERS = ['mine', 'all', 'goals', 'money', 'cards'] as const
export type Filter = (typeof FILTERS)[number]

const GOALS = /^(result|score|full-time|final-whistle)$/

export function passes(
  filter: Filter,
  event: GameEvent,
  texts: TitleTexts,
  seatOf: SeatOf,
  seat: number | null,
): boolean {
  const kind = kindOf(event.event)
  if (filter === 'goals') return kind === 'goal' || kind === 'saved' || kind === 'trophy' || GOALS.test(event.event)
  if (filter === 'money') return Object.values(texts.known.words.tells[event.event] ?? {}).includes('money')
  if (filter === 'cards') return kind === 'card' || kind === 'booking'
  return filter === 'all' || (seat !== null && concerns(event, seat, texts, seatOf))
}
