// A goal as the scenes show it, from the reader's point of view: my side first.
import type { Snippet } from 'svelte'
import type { Texts } from '../../client/texts'

export interface GoalSide {
  /** The kit that the side wears, as in `kitOf`. */
  kit: number
  name: string
  score: number
}

export type Way = 'left' | 'centre' | 'right'

export interface Goal {
  /** My side first; for somebody who only watches, the first side of the match. */
  sides: [GoalSide, GoalSide]
  /** Which of the two has scored; its score counts this goal. */
  scorer: 0 | 1
  /** The reader manages the first side. */
  isMine: boolean
  /** The direction of the ball, and that of the keeper; without `dive` he went the other way. */
  to: Way
  dive?: Way | undefined
  /** One bold line, "Ortigari, 8 against 7". */
  headline: string
  /** How it came about, "Shot right. The keeper went left." */
  detail: string
  /** How it stands, "You lead 3 to 1." */
  standing: string
  /** What comes next, "14 cards left. Rui attacks next." */
  next: string
}

/** What both pictures of a goal are given. */
export interface GoalProps {
  texts: Texts
  goal: Goal
  /** As high as a phone. */
  tall: boolean
  buttons: Snippet
  /** The scorer's card. */
  card?: Snippet | undefined
}

/** Good or bad for the reader, or somebody else's match. */
export type Tone = 'for' | 'against' | 'watched'
export const toneOf = ({ isMine, scorer }: Pick<Goal, 'isMine' | 'scorer'>): Tone =>
  !isMine ? 'watched' : scorer === 0 ? 'for' : 'against'

/** Milliseconds at normal pace that a goal is held, and from when on a press goes on. */
export const GOAL_MS: Record<Tone, number> = { for: 2600, against: 2200, watched: 2600 }
export const PRESSABLE_AFTER_MS = 600

/** How it stands after the goal, "You still lead, 3 to 2."; for somebody who watches, "Rui leads 3 to 2." */
export function standing(texts: Texts, goal: Pick<Goal, 'sides' | 'scorer' | 'isMine'>): string {
  const [first, second] = goal.sides
  if (first.score === second.score) return texts.say('drama-stands-level', { score: first.score })
  const [ahead, behind] = first.score > second.score ? [first, second] : [second, first]
  if (!goal.isMine)
    return texts.say('drama-stands-watched', { who: ahead.name, mine: ahead.score, theirs: behind.score })
  const score = { mine: first.score, theirs: second.score, scorer: goal.scorer }
  return texts.say(ahead === first ? 'drama-stands-ahead' : 'drama-stands-behind', score)
}

const WAYS: Way[] = ['left', 'centre', 'right']
/**
 * The direction of the ball in a picture of a goal if no rule decides it: by the number of the event, the same for all.
 */
export const drawnWay = (n: number): Way => WAYS[n % WAYS.length]!
