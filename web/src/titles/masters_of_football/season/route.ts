// The progress of a season, as the events tell it.
import type { GameEvent } from '../types'

/** The stop of the ribbon: a matchday, the academy, the market, the final; none before the first. */
export function stop(events: GameEvent[]): string {
  for (let at = events.length - 1; at >= 0; at--) {
    const { event, numbers } = events[at]!
    if (event === 'matchday-begins') return String(numbers.matchday)
    if (event === 'academy-begins') return 'academy'
    if (event === 'market-begins') return 'market'
    if (event === 'final-begins') return 'final'
  }
  return ''
}

const SCREENS: Record<string, string> = {
  'choose-manager': 'managers',
  'buy-player': 'shop',
  'exchange-card': 'cards',
  'discard-card': 'cards',
  'release-player': 'release',
  'field-player': 'before',
  'act-between-matches': 'hub',
  'play-academy-card': 'academy',
  'choose-tier': 'academy',
  'roll-again': 'academy',
  'take-player': 'academy',
  'enter-goals': 'pad',
  'correct-result': 'pad',
}

/** Which screen a question is answered on; on the pitch unless it says otherwise. */
export const screenOf = (kind: string): string => SCREENS[kind] ?? 'match'
