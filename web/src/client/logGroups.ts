// The log by turns: which events belong together, which of them concern the reader, and which one sums a turn up.
import { kindOf, lengthOf, scorer, type SeatOf } from './kinds'
import type { TitleTexts } from './texts'
import type { GameEvent } from './view'

/** The heading of the events of a turn. A title makes it (`Screens.heading`). */
export interface Heading {
  /** Its words, such as "Half-time"; without them the shell writes whose turn it is. */
  title?: string
  /** The seat or club whose turn it is; its kit is shown. */
  seat?: number
  club?: number
  /** The text at the right edge: "round 7". */
  when?: string
  /** Whether the heading says all that its event says: then the event has no line. */
  replaces?: boolean
}

export interface LogGroup {
  heading: Heading | null
  events: GameEvent[]
  /** The number of its first event, which never changes. */
  key: number
}

/** The heading of a turn that begins with this event; null: the event belongs to the turn `now`. */
export type MakeHeading = (event: GameEvent, now: Heading | null) => Heading | null

export function groupEvents(events: GameEvent[], make: MakeHeading): LogGroup[] {
  const groups: LogGroup[] = []
  for (const event of events) {
    const heading = make(event, groups.at(-1)?.heading ?? null)
    if (heading || !groups.length) groups.push({ heading, events: heading?.replaces ? [] : [event], key: event.n })
    else groups.at(-1)!.events.push(event)
  }
  return groups
}

/** The event that tells most of a turn: the one that is shown longest, the last of them. */
export function summaryOf(group: LogGroup): GameEvent | null {
  const longest = Math.max(...group.events.map((each) => lengthOf(each.event)))
  return group.events.filter((each) => lengthOf(each.event) === longest).at(-1) ?? null
}

/** Whether the event names or hits the seat. */
export function concerns(event: GameEvent, seat: number, texts: TitleTexts, seatOf: SeatOf): boolean {
  if (event.affects?.includes(seat)) return true
  const fields = Object.entries(texts.known.words.tells[event.event] ?? {})
  return fields.some(([name, domain]) => {
    const number = event.numbers[name]
    if (number === undefined || number < 0) return false
    if (domain === 'seat') return number === seat
    return (domain === 'team' || domain === 'side') && seatOf(number) === seat
  })
}

export type ToneName = 'for' | 'against' | 'even'

const GOOD = ['goal', 'trophy']

/** Good, bad or neither for the seat: what hits it is bad; its own goals, saves and trophies are good. */
export function toneOf(event: GameEvent, seat: number | null, seatOf: SeatOf): ToneName {
  if (seat === null) return 'even'
  if (event.affects?.includes(seat)) return 'against'
  const kind = kindOf(event.event)
  return GOOD.includes(kind) && scorer(event, seatOf) === seat ? 'for' : 'even'
}
