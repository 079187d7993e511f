// Signs in the catalogue of a title, in the reader's words: a title that uses signs declares them in its notation.ts.
import type { Texts } from '../client/texts'

export type Say = Texts['say']

interface Notation {
  /** Null: it is none of the title's signs, and stands as it is. */
  inWords: (code: string, say: Say) => string | null
}

const FILES = import.meta.glob<Notation>('../titles/*/notation.ts', { eager: true })

export const inWords = (title: string, code: string, say: Say): string | null =>
  FILES[`../titles/${title}/notation.ts`]?.inWords(code, say) ?? null
