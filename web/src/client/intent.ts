// What the reader wants to do and cannot do yet: an exchange, a sale, a card.  It is done at the next window that
// offers it.
import type { Question } from './view'

export interface Intent {
  /** By which its button knows that it waits; the same one again takes it back. */
  key: string
  /** The action that is going to be done, for the dock. */
  label: string
  /**
   * The answer that brings it on; undefined: this question has nothing to do with it; null: it cannot be done any more.
   */
  answer: (question: Question, game: object) => number | null | undefined
  /** Is it done with the answer to this question? */
  isLast: (question: Question) => boolean
}

/** An intent that takes one answer: this option, where a window has it. */
export const inWindow = (key: string, label: string, option: number): Intent => ({
  key,
  label,
  answer: (question) => (question.window && question.options.includes(option) ? option : undefined),
  isLast: () => true,
})
