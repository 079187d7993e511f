// A challenge as its events tell it, from the declaration to the close.
import type { GameEvent } from '../types'

export type State = 'open' | 'made' | 'short' | 'cannot' | 'declined' | 'barred'

export interface Act {
  seat: number
  card: number
  picked: number[]
  total: number | null
  number: number
  state: State
  /** The roles, as bits, of a term that nobody on the pitch can fill. */
  lacks: number
  /** The event that says that it could not be carried out. */
  stopped: GameEvent | null
}

export interface Story {
  n: number
  challenger: number
  target: number
  acts: [Act | null, Act | null]
  end: '' | 'goal' | 'no-goal' | 'stopped'
  last: number
}

function begin(seat: number, card: number): Act {
  return { seat, card, picked: [], total: null, number: 0, state: 'open', lacks: 0, stopped: null }
}

/** What an event tells of the action that is being carried out. */
function carryOut(act: Act, told: GameEvent): void {
  if (told.event === 'picked') act.picked = [...act.picked, told.numbers.player]
  else if (told.event === 'committed') act.number = told.numbers.number
  else if (told.event === 'succeeded') act.state = 'made'
  else if (told.event === 'fell-short') act.state = 'short'
  else if (told.event === 'declined') act.state = 'declined'
  else if (told.event === 'only-a-save') act.state = 'barred'
  else if (told.event === 'cannot-fill') {
    act.state = 'cannot'
    act.lacks = told.numbers.lacks
  }
  if (act.state === 'barred' || act.state === 'cannot') act.stopped ??= told
  if ('total' in told.numbers) act.total = told.numbers.total
}

function tell(story: Story, told: GameEvent): void {
  const act = story.acts[1] ?? story.acts[0]
  if (told.event === 'redirected') story.target = told.numbers.target
  else if (told.event === 'attack-card') story.acts = [begin(told.numbers.seat, told.numbers.attack), null]
  else if (told.event === 'defence-card') story.acts = [story.acts[0], begin(told.numbers.seat, told.numbers.defence)]
  else if (told.event === 'goal' || told.event === 'no-goal') story.end = story.end || told.event
  else if (told.event === 'stopped') story.end = 'stopped'
  else if (act) carryOut(act, told)
}

/** The last challenge that was declared, or none. */
export function lastStory(events: GameEvent[]): Story | null {
  const from = events.map((each) => each.event).lastIndexOf('challenged')
  const first = events[from]
  if (first?.event !== 'challenged') return null
  const { challenger, target } = first.numbers
  const story: Story = { n: first.n, challenger, target, acts: [null, null], end: '', last: first.n }
  for (const event of events.slice(from + 1)) {
    if (story.end) break
    tell(story, event)
    story.last = event.n
  }
  return story
}
