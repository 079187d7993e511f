// What the screens of Mister read out of views, events and cards.
import type { TitleTexts } from './texts'
import type { GameEvent, Question } from './view'

export const LETTERS = 'ABCDEFGH'
export const SQUAD = 15
/** The ground behind the white name of a card, by role. */
export const GROUNDS = ['#7A5900', '#184A9C', '#184A9C', '#8C1D1B', '#8C1D1B', '#0F6B3F']
/** Percent of the own half: from the left, from the half-way line to the goal line; by slot. */
export const SLOTS: [number, number][] = [
  [50, 90], [13, 67], [38, 71], [62, 71], [87, 67], [13, 40], [38, 44], [62, 44], [87, 40], [35, 14], [65, 14],
]
const LAID = ['gk', 'lb', 'lcb', 'rcb', 'rb', 'lm', 'lcm', 'rcm', 'rm', 'ls']

export const surname = (name: string): string => name.split(' ').slice(1).join(' ') || name

/** The eleven as far as it is laid, filled up by a ready-made run. */
export function laid(question: Question): number[] {
  const slot = question.context?.['slot'] ?? 0
  const there = LAID.slice(0, slot).map((name) => question.context?.[name] ?? -1)
  const rest = question.runs?.[0]?.picks ?? []
  return Array.from({ length: 11 }, (_, at) => (at < slot ? there[at]! : (rest[at - slot] ?? -1)))
}

/** Is it a goal?  By the kind of the shot, the lead of the shooter, and whether the keeper guessed right. */
export function isGoal(shot: number, lead: number, same: boolean): boolean {
  if (shot === 3) return !same
  if (shot === 2) return lead >= (same ? 0 : -1)
  return lead >= (same ? 1 : 0)
}

export interface Chip {
  text: string
  passed: boolean | null
}

/** The events since the last action card was turned up. */
export function currentMove(events: GameEvent[]): GameEvent[] {
  for (let at = events.length - 1; at >= 0; at--) {
    const kind = events[at]!.event
    if (kind === 'action' || kind === 'penalty') return events.slice(at)
    if (kind === 'kick-off' || kind === 'fielded') return []
  }
  return []
}

/** A phase of the move as a chip: the inequality with its numbers. */
export function chips(move: GameEvent[], texts: TitleTexts): Chip[] {
  const made: Chip[] = []
  for (const { event, numbers: n } of move) {
    const mine = `${LETTERS[n['characteristic'] ?? 0] ?? ''} ${n['value'] ?? ''}`
    const theirs = `${LETTERS[n['skill'] ?? 0] ?? ''} ${n['against'] ?? ''}`
    if (event === 'duel') made.push({ text: `${n['phase']} · ${mine} – ${theirs}`, passed: n['passed'] === 1 })
    else if (event === 'any-of' || event === 'own-keeper') made.push({ text: `${n['phase']} · ${mine} ≥ ${n['needed']}`, passed: n['passed'] === 1 })
    else if (event === 'wall') made.push({ text: `${n['phase']} · ${mine} < ${n['needed']}`, passed: n['passed'] === 1 })
    else if (event === 'trait-needed') made.push({ text: texts.name('trait', n['trait'] ?? 0), passed: n['passed'] === 1 })
    else if (event === 'shot') made.push({ text: `${texts.name('shot', n['shot'] ?? 1)} · ${mine} – ${theirs}`, passed: null })
    else if (event === 'goal' || event === 'penalty-scored') made.push({ text: texts.say('outcome-2'), passed: true })
    else if (event === 'saved' || event === 'penalty-saved') made.push({ text: texts.say('outcome-1'), passed: false })
    else if (event === 'faded') made.push({ text: texts.say('outcome-0'), passed: false })
  }
  return made
}

/** The players that the move has come to: they are lit on the pitch. */
export function lit(move: GameEvent[]): number[] {
  const last = [...move].reverse().find((each) => each.numbers['player'] !== undefined)
  if (!last) return []
  return [last.numbers['player'] ?? -1, last.numbers['opponent'] ?? -1, last.numbers['keeper'] ?? -1]
}
