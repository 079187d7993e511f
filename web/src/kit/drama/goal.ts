// A goal as the scenes show it, from the reader's point of view: my side first.
export interface GoalSide {
  /** The kit that the side wears, as in `kitOf`. */
  kit: number
  name: string
  score: number
}

export interface Goal {
  mine: GoalSide
  theirs: GoalSide
  /** Where the ball went. */
  to: 'left' | 'centre' | 'right'
  /** One bold line, "Ortigari, 8 against 7". */
  headline: string
  /** How it came about, "Shot right. The keeper went left." */
  detail: string
  /** How it stands, "You lead 3 to 1." */
  standing: string
  /** What comes next, "14 cards left. Rui attacks next." */
  next: string
}

/** Milliseconds: how long the scenes are held, and from when on a press goes on. */
export const FOR_MS = 2600
export const AGAINST_MS = 2200
export const PRESSABLE_AFTER_MS = 600
