// The reader's walk through the end of a season: what is shown of it, and how far he has gone.
import { pageAsked, PAGES, type SeasonEnd } from './season'
import type { Question } from '../types'

export interface Walk {
  /** The season's end that is walked through, by its first event; -1: none yet. */
  start: number
  /** The page that the reader is at; behind the last: he is through. */
  at: number
  /** The decision of the end that he was asked last; -1: none. */
  asked: number
}

const THROUGH = PAGES.length
const LAST_WINDOW = 5

const pageOf = (question: Question | null): number => pageAsked(question?.kind ?? '')

/** The end that is to be shown: a European final may still be played after the places are known. */
export function shownEnd(told: SeasonEnd | null, question: Question | null, start: number): SeasonEnd | null {
  const last = question?.kind === 'window' && question.context.window === LAST_WINDOW
  const asked = pageOf(question) > 0 && question?.kind !== 'bid'
  return told && (told.reached > 0 || last || asked || told.start === start) ? told : null
}

/** A person who comes in the middle of it begins there; one who comes after it sees its end. */
export function begun(end: SeasonEnd | null): Walk {
  return { start: end?.start ?? -1, at: end && !end.over ? end.reached : THROUGH, asked: -1 }
}

/** A new end begins at its first page; whoever answers a page in the dock has gone on to it. */
export function onward(walk: Walk, end: SeasonEnd | null, question: Question | null): Walk {
  const fresh = end !== null && end.start !== walk.start
  const [now, decision] = [pageOf(question), question?.decision ?? -1]
  const at = fresh ? 0 : walk.at
  const answered = walk.asked >= 0 && walk.asked !== decision
  return {
    start: fresh ? end.start : walk.start,
    at: answered && now > at && at < THROUGH ? now : at,
    asked: now < 0 ? -1 : decision,
  }
}

/** Is he still walking?  Not where something is asked that comes before the page he is at and was not told yet. */
export function walking(walk: Walk, end: SeasonEnd | null, question: Question | null): boolean {
  const now = pageOf(question)
  return (
    end !== null &&
    walk.start === end.start &&
    walk.at < THROUGH &&
    (now < 0 || now >= walk.at || walk.at <= end.reached)
  )
}

/** A spectator sees how far it has come, until the next season begins. */
export const watching = (end: SeasonEnd | null): boolean => end !== null && !end.over
