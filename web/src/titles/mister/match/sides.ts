// The two sides of a match, as the view and the events have them.
import { SLOTS } from '../data'
import type { GameEvent, Told } from '../types'
import type { FixtureView } from '../view'

/** My match, mine first; for who watches, the first. */
export function fixtureOf(fixtures: FixtureView[], seat: number | null): [number, number] {
  const { first, second } = fixtures.find((each) => has(each, seat)) ?? fixtures[0] ?? { first: 0, second: 1 }
  return second === seat ? [second, first] : [first, second]
}

const has = ({ first, second }: FixtureView, seat: number | null): boolean => first === seat || second === seat

/** The match of this round that is played beside mine. */
export function otherFixture(fixtures: FixtureView[], seat: number): [number, number] | null {
  const other = fixtures.find((each) => !has(each, seat))
  return other ? [other.first, other.second] : null
}

/** To whom the coin fell that has just been tossed; null: to nobody here, or there is none. */
export function tossWinner(events: GameEvent[], sides: number[]): number | null {
  const toss = events
    .slice(-2)
    .reverse()
    .find((each) => each.event === 'tossed')
  return toss && sides.includes(toss.numbers.winner) ? toss.numbers.winner : null
}

/** A side on the pitch. */
export interface OnPitch {
  lineup: number[]
  goals: number
}

/** A side as it stands in the view; while events are still being shown, as they have told it so far. */
export function onPitch(events: GameEvent[], seat: number, view: OnPitch, showing: boolean): OnPitch {
  if (!showing) return view
  const made: OnPitch = { lineup: [], goals: 0 }
  for (const told of events) follow(made, told, seat)
  return made.lineup.length ? made : view
}

function follow(made: OnPitch, told: GameEvent, seat: number): void {
  switch (told.event) {
    case 'fielded':
      if (told.numbers.seat !== seat) return
      if (told.numbers.slot === 0) Object.assign(made, { lineup: SLOTS.map(() => -1), goals: 0 })
      made.lineup[told.numbers.slot] = told.numbers.player
      return
    case 'substituted':
      if (told.numbers.seat === seat) made.lineup[told.numbers.slot] = told.numbers.player
      return
    case 'sent-off':
    case 'injured':
    case 'not-replaced':
    case 'missing':
      if (told.numbers.seat === seat) made.lineup[told.numbers.slot] = -1
      return
    case 'goal':
      if (told.numbers.seat === seat) made.goals = told.numbers.goals
  }
}

/** The index of the last event of this name; -1 if there is none. */
const lastOf = (events: GameEvent[], name: GameEvent['event']): number =>
  events.reduce((last, each, at) => (each.event === name ? at : last), -1)

/** The circles of one side: which of its kicks went in, in order. */
export function kicksOf(events: GameEvent[], seat: number): boolean[] {
  const made: boolean[] = []
  let taker = -1
  for (const told of events.slice(lastOf(events, 'shootout') + 1)) {
    if (told.event === 'penalty') taker = told.numbers.seat
    else if (told.event === 'penalty-scored' && taker === seat) made.push(true)
    else if (told.event === 'penalty-saved' && taker === seat) made.push(false)
  }
  return made
}

/** The kick that has been announced and not yet been taken. */
export function openKick(events: GameEvent[]): Told<'penalty'> | null {
  const at = lastOf(events, 'penalty')
  const kick = events[at]
  const taken = events.slice(at).some((each) => each.event === 'penalty-scored' || each.event === 'penalty-saved')
  return kick?.event === 'penalty' && !taken ? kick : null
}
