// The table in words, by sections, for the list view and the sheets.
import type { TextsOf } from './screens'
import type { TitleTexts } from './texts'
import type { AnyTitle, Question, TitleTypes } from './view'

export interface Section {
  tab: 'table' | 'squad' | 'league'
  heading: string
  head?: string[]
  rows?: string[][]
  items?: string[]
}

/** A title's list view: everything that this seat can see, in words. */
export type MakeSections<T extends TitleTypes = AnyTitle> = (
  game: T['game'],
  texts: TextsOf<T>,
  seat: number | null,
  question: Question<T> | null,
) => Section[]

export const names = (texts: TitleTexts, domain: string, numbers: number[]): string[] =>
  numbers.filter((each) => each >= 0).map((each) => texts.name(domain, each))

export const hasContent = (section: Section): boolean => Boolean(section.rows?.length || section.items?.length)
