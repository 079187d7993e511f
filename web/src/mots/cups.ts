// The cups of this season, tie by tie, as the events tell them.
import type { GameEvent } from '../lib/view'

export interface Tie {
  home: number
  away: number
  winner: number
}

export interface Cup {
  competition: number
  ties: Tie[]
}

const LEAGUE = [0, 6]

/** Where one of these was told last; -1: never. */
export function lastOf(events: GameEvent[], ...names: string[]): number {
  let at = events.length - 1
  while (at >= 0 && !names.includes(events[at]!.event)) at -= 1
  return at
}

export function thisSeason(events: GameEvent[]): GameEvent[] {
  return events.slice(Math.max(lastOf(events, 'season'), 0))
}

export function brackets(events: GameEvent[]): Cup[] {
  const cups = new Map<number, Tie[]>()
  const ties = (competition: number): Tie[] => {
    const found = cups.get(competition) ?? []
    cups.set(competition, found)
    return found
  }
  for (const { event, numbers: n } of thisSeason(events)) {
    const competition = n['competition'] ?? 0
    if (LEAGUE.includes(competition)) continue
    const pair = event === 'result' ? [n['home']!, n['away']!] : [n['first']!, n['second']!]
    if (event === 'pair') ties(competition).push({ home: pair[0]!, away: pair[1]!, winner: -1 })
    if (event !== 'result' && event !== 'walkover') continue
    const winner = event === 'walkover' ? pair[0]! : n['outcome'] === 0 ? pair[0]! : n['outcome'] === 1 ? pair[1]! : -1
    const open = ties(competition).find((tie) => tie.winner < 0 && pair.includes(tie.home) && pair.includes(tie.away))
    if (open) Object.assign(open, { home: pair[0], away: pair[1], winner })
    else ties(competition).push({ home: pair[0]!, away: pair[1]!, winner })
  }
  return [...cups].map(([competition, all]) => ({ competition, ties: all }))
}

/** The last match that was played out, for those who come to the board after it. */
export function lastMatch(events: GameEvent[]): GameEvent[] {
  const end = lastOf(events, 'result')
  if (end < 0) return []
  let at = end
  while (at > 0 && events[at - 1]!.event !== 'result' && events[at]!.event !== 'match-roll') at -= 1
  return events.slice(at, end + 1)
}
