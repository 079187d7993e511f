// The drawn screens of each title, fetched when a table of it is opened.
import type { Component } from 'svelte'
import type { Table } from './table.svelte'
import type { TitleTexts } from './texts'
import type { Data, Question } from './view'

export interface Shown {
  texts: TitleTexts
  table: Table
}

export interface Screens {
  /** The middle of the table. */
  Stage: Component<Shown & { rule: (id: string) => void }>
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
  /** How the game ended, over the places. */
  End?: Component<Shown>
}

const FOLDERS: Record<string, string> = {
  mister: 'mister', match_of_the_season: 'mots', masters_of_football: 'mof', best_11: 'b11',
}
const FILES = import.meta.glob<Screens>('../*/screens.ts')

/** None where a title has no drawn screens: it is played by its lists. */
export async function screensOf(title: string): Promise<Screens | null> {
  const file = FILES[`../${FOLDERS[title]}/screens.ts`]
  return file ? await file() : null
}
