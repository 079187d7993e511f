// The reader's walk through the end of a season: what is shown of it, and how far he has gone.
import { type SeasonEnd, stepAsked, STEPS } from './season'
import type { Question } from '../types'

export interface Walk {
  /** The season's end that is walked through, by its first event; -1: none yet. */
  start: number
  /** The step that the reader is at; behind the last: he is through. */
  at: number
  /** The decision of the end that he was asked last; -1: none. */
  asked: number
}

const REVIEW = 1
const THROUGH = STEPS.length
const KICK_OFF = THROUGH - 1
const LAST_WINDOW = 5

const step = (question: Question | null): number => stepAsked(question?.kind ?? '')

/** The end that is to be shown: a European final may still be played after the places are known. */
export function shownEnd(told: SeasonEnd | null, question: Question | null, start: number): SeasonEnd | null {
  const last = question?.kind === 'window' && question.context.window === LAST_WINDOW
  const asked = step(question) > REVIEW && question?.kind !== 'bid'
  return told && (told.reached > REVIEW || last || asked || told.start === start) ? told : null
}

/** Whoever comes in the middle of it begins where it is; whoever comes behind it is through. */
export function begun(end: SeasonEnd | null): Walk {
  return { start: end?.start ?? -1, at: end && end.reached < KICK_OFF ? end.reached : THROUGH, asked: -1 }
}

/** A new end begins at its first step; whoever answers a step in the dock has gone on to it. */
export function onward(walk: Walk, end: SeasonEnd | null, question: Question | null): Walk {
  const fresh = end !== null && end.start !== walk.start
  const [now, decision] = [step(question), question?.decision ?? -1]
  const at = fresh ? 0 : walk.at
  const answered = walk.asked >= 0 && walk.asked !== decision
  return {
    start: fresh ? end.start : walk.start,
    at: answered && now > at && at < THROUGH ? now : at,
    asked: now < 0 ? -1 : decision,
  }
}

/** Is he still walking?  Not where something is asked that comes before the step he is at and was not told yet. */
export function walking(walk: Walk, end: SeasonEnd | null, question: Question | null): boolean {
  const now = step(question)
  return (
    end !== null &&
    walk.start === end.start &&
    walk.at < THROUGH &&
    (now < 0 || now >= walk.at || walk.at <= end.reached)
  )
}

/** Whoever only watches is shown how far it has come, until the next season begins. */
export const watching = (end: SeasonEnd | null): boolean => end !== null && end.reached < KICK_OFF
