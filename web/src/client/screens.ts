// What a title draws and says at the table: declared in its index.ts, fetched when a table of it is opened.
//
// A title's `index.ts` declares `screens: Screens<Types>`, and all of its files import `Table`, `Texts`, `Question`,
// `GameEvent` and `Game` from its `types.ts`.  So `question.kind === 'bid'` is all it takes to read
// `question.context.price`.
import type { Component, Snippet } from 'svelte'
import type { Heading } from './logGroups'
import type { MakeSections } from './sections'
import type { Moment, Pace } from './pace.svelte'
import type { Table } from './table.svelte'
import type { TitleTexts } from './texts'
import type { AnyTitle, GameEvent, Question, TitleTypes, View } from './view'

/** A table as the components of a title see it. */
export type TableOf<T extends TitleTypes = AnyTitle> = Omit<Table, 'view' | 'events' | 'pace' | 'picked'> & {
  readonly view: View<T> | null
  readonly events: GameEvent<T>[]
  readonly pace: Omit<Pace, 'event' | 'missed' | 'momentOf' | 'waiting' | 'waitFor' | 'after'> & {
    readonly event: GameEvent<T> | null
    readonly waiting: GameEvent<T> | null
    readonly after: View<T> | null
    readonly missed: GameEvent<T>[]
  }
  readonly picked: { question: Question<T>; picks: number[] } | null
}

/** The words of a title, with what is printed on its cards. */
export type TextsOf<T extends TitleTypes = AnyTitle> = TitleTexts & { readonly printed: T['printed'] }

export interface Shown<T extends TitleTypes = AnyTitle> {
  texts: TextsOf<T>
  table: TableOf<T>
}

/** What a stage is given: `rule` opens a rule, `main` is what Enter picks. */
export interface Staged<T extends TitleTypes = AnyTitle> extends Shown<T> {
  rule: (id: string) => void
  main: number[]
}

/** A footballer, as he is drawn for somebody else's screen. */
export interface PlayerShown<T extends TitleTypes = AnyTitle> extends Shown<T> {
  seat: number
  player: number
}

/** What the dock says while a die is in somebody's hand; without a label it is not the reader's. */
export interface Press {
  ask: string
  label?: string
}

export interface Screens<T extends TitleTypes = AnyTitle> {
  /** The middle of the table. */
  Stage: Component<Staged<T>>
  /** The list view, and the sheets where no others are declared. */
  sections: MakeSections<T>
  /** One line beside an option of the list view; '' for none. */
  optionNote?: (question: Question<T>, option: number, texts: TextsOf<T>) => string
  /** One line beside a manager's name. */
  managerNote?: (game: T['game'], seat: number, texts: TextsOf<T>) => string
  /** A question that hardly anybody wants to be asked each time: it is passed until its reader says otherwise. */
  passes?: (question: Question<T>) => boolean
  /** An answer to this question is final: on a phone it takes a second tap. */
  isFinal?: (question: Question<T>) => boolean
  /** What cannot be picked in a window is not drawn on the stage: the dock leads to the reasons. */
  reasons?: boolean
  /** In the dock while others decide. */
  Idle?: Component<Shown<T>>
  /** The left rail under its heading, in place of the managers; and the sheets of the tabs Squad and League. */
  Rail?: Component<Shown<T>>
  Squad?: Component<Shown<T>>
  League?: Component<Shown<T>>
  /** The club whose kit the decision wears, for seats with more than one club. */
  kit?: (game: T['game'], seat: number, question: Question<T> | null) => number
  /** The seat that manages this club, for titles whose events name clubs; null: nobody. */
  seatOf?: (game: T['game'], club: number) => number | null
  /** The score in the top bar. */
  Strip?: Component<Shown<T>>
  /** What lies open in the dock, left of its words and buttons: a hand of cards. */
  Hand?: Component<Shown<T> & { rule: (id: string) => void }>
  /** Where in the season or in the match the table stands, in full and in short, for the top bar. */
  where?: (game: T['game'], texts: TextsOf<T>) => [string, string]
  /** The heading of a turn in the log, if one begins with this event; `now` is that of the turn before. */
  heading?: (event: GameEvent<T>, texts: TextsOf<T>, now: Heading | null) => Heading | null
  /** Under the commentary. */
  Aside?: Component<Shown<T>>
  /** How long this event is shown to this reader, and whether it takes over the screen; null: as long as its kind. */
  moment?: (event: GameEvent<T>, table: TableOf<T>) => Moment | null
  /** The stage itself says at once that this hit the reader: no toast tells it again. */
  isOnStage?: (event: GameEvent<T>, table: TableOf<T>) => boolean
  /** A die or a token that waits, for this reader's press or for a beat; null: it comes at once. */
  press?: (event: GameEvent<T>, table: TableOf<T>, texts: TextsOf<T>) => Press | null
  /** How the game ended; it leads to the outcome: the places, and what can be done next. */
  End?: Component<Shown<T> & { outcome: Snippet }>
  /** The card of a footballer, for the best of a game. */
  Player?: Component<PlayerShown<T>>
}

const FILES = import.meta.glob<{ screens: Screens }>('../titles/*/index.ts')

/** None where a title has no drawn screens: it is played by its lists. */
export async function screensOf(title: string): Promise<Screens | null> {
  const file = FILES[`../titles/${title}/index.ts`]
  return file ? (await file()).screens : null
}
