// Keeps an unfinished choice in this tab, so that a page that is loaded again goes on from there.
import type { Question } from './view'

const PREFIX = 'touchline-unfinished-'

/** A question is the same if it comes at the same time and offers the same. */
const mark = (question: Question): string => `${question.decision} ${question.options.join()}`

export function unfinished<T>(place: string, question: Question): T | null {
  try {
    const [about, what] = JSON.parse(sessionStorage.getItem(PREFIX + place) ?? '[]') as [string?, T?]
    return about === mark(question) ? (what ?? null) : null
  } catch {
    return null
  }
}

/** There is one for each place at a table: the next question replaces the last. */
export function keepUnfinished(place: string, question: Question, what: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + place, JSON.stringify([mark(question), what]))
  } catch {
    // storage is full or not allowed: then a reload begins from nothing
  }
}
