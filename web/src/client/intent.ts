// What the reader wants to do and cannot do yet: an exchange, a sale, a card.  It is done at the next window that offers it.
import type { AnyTitle, Question, TitleTypes } from './view'

export interface Intent<T extends TitleTypes = AnyTitle> {
  /** By which its button knows that it waits; the same one again takes it back. */
  key: string
  /** What is going to be done, for the dock. */
  label: string
  /** The answer that brings it on; undefined: this question has nothing to do with it; null: it cannot be done any more. */
  answer: (question: Question<T>, game: T['game']) => number | null | undefined
  /** Is it done with the answer to this question? */
  isLast: (question: Question<T>) => boolean
}

/** An intent that takes one answer: the option that a window has for it. */
export const inWindow = <T extends TitleTypes>(
  key: string,
  label: string,
  optionOf: (question: Question<T>) => number,
): Intent<T> => ({
  key,
  label,
  answer: (question) => {
    const option = optionOf(question)
    return question.window && question.options.includes(option) ? option : undefined
  },
  isLast: () => true,
})
