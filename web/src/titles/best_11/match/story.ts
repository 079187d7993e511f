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
}

export interface Story {
  n: number
  challenger: number
  target: number
  acts: [Act | null, Act | null]
  end: '' | 'goal' | 'no-goal' | 'stopped'
  last: number
}

const ENDS: Record<string, State> = {
  succeeded: 'made',
  'fell-short': 'short',
  'cannot-fill': 'cannot',
  declined: 'declined',
  'only-a-save': 'barred',
}

function begin(seat: number, card: number): Act {
  return { seat, card, picked: [], total: null, number: 0, state: 'open' }
}

function tell(story: Story, { event, numbers: of }: GameEvent): void {
  const act = story.acts[1] ?? story.acts[0]
  if (event === 'redirected') story.target = of['target']!
  else if (event === 'attack-card') story.acts = [begin(of['seat']!, of['attack']!), null]
  else if (event === 'defence-card') story.acts = [story.acts[0], begin(of['seat']!, of['defence']!)]
  else if (event === 'goal' || event === 'no-goal') story.end = story.end || event
  else if (event === 'stopped') story.end = 'stopped'
  else if (!act) return
  else if (event === 'picked') act.picked = [...act.picked, of['player']!]
  else if (ENDS[event]) act.state = ENDS[event]
  if (act && of['total'] !== undefined) act.total = of['total']
  if (act && event === 'committed') act.number = of['number']!
}

/** The last challenge that was declared, or none. */
export function lastStory(events: GameEvent[]): Story | null {
  let from = events.length - 1
  while (from >= 0 && events[from]!.event !== 'challenged') from -= 1
  if (from < 0) return null
  const { n, numbers } = events[from]!
  const story: Story = {
    n,
    challenger: numbers['challenger']!,
    target: numbers['target']!,
    acts: [null, null],
    end: '',
    last: n,
  }
  for (const event of events.slice(from + 1)) {
    if (story.end) break
    tell(story, event)
    story.last = event.n
  }
  return story
}
