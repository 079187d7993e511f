// What a title draws and says at the table: declared in its index.ts, fetched when a table of it is opened.
import type { Component, Snippet } from 'svelte'
import type { MakeSections } from './sections'
import type { Table } from './table.svelte'
import type { TitleTexts } from './texts'
import type { Data, GameEvent, Question } from './view'

export interface Shown {
  texts: TitleTexts
  table: Table
}

/** What a stage is given: `rule` opens a rule, `main` is what Enter picks. */
export interface Staged extends Shown {
  rule: (id: string) => void
  main: number[]
}

export interface Screens {
  /** The middle of the table. */
  Stage: Component<Staged>
  /** The list view, and the sheets where no others are declared. */
  sections: MakeSections
  /** One line beside an option of the list view; '' for none. */
  optionNote?: (question: Question, option: number, texts: TitleTexts) => string
  /** One line beside a manager's name. */
  managerNote?: (game: Data, seat: number, texts: TitleTexts) => string
  /** A question that hardly anybody wants to be asked each time: it is passed until its reader says otherwise. */
  passes?: (question: Question) => boolean
  /** What cannot be picked in a window is not drawn on the stage: the dock leads to the reasons. */
  reasons?: boolean
  /** In the dock while others decide. */
  Idle?: Component<Shown>
  /** What Enter picks where the title knows better than the question; null: as the question says. */
  main?: (question: Question, game: Data, texts: TitleTexts) => number[] | null
  /** The left rail under its heading, in place of the managers; and the sheets of the tabs Squad and League. */
  Rail?: Component<Shown>
  Squad?: Component<Shown>
  League?: Component<Shown>
  /** Whose kit the decision is in, where a seat has more than one club. */
  kit?: (game: Data, seat: number, question: Question | null) => number
  /** The score in the top bar. */
  Strip?: Component<Shown>
  /** What lies open in the dock, left of its words and buttons: a hand of cards. */
  Hand?: Component<Shown & { rule: (id: string) => void }>
  /** Where in the season or in the match the table stands, in full and in short, for the top bar. */
  where?: (game: Data, texts: TitleTexts) => [string, string]
  /** When it was that this happened, for the commentary; '' where that is no news. */
  stamp?: (event: GameEvent, texts: TitleTexts) => string
  /** Under the commentary. */
  Aside?: Component<Shown>
  /** How the game ended; it leads to the outcome: the places, and what can be done next. */
  End?: Component<Shown & { outcome: Snippet }>
}

const FILES = import.meta.glob<{ screens: Screens }>('../titles/*/index.ts')

/** None where a title has no drawn screens: it is played by its lists. */
export async function screensOf(title: string): Promise<Screens | null> {
  const file = FILES[`../titles/${title}/index.ts`]
  return file ? (await file()).screens : null
}
