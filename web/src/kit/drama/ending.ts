// What the screen at the end of a game shows; all sentences are given, in the reader's language.
export type Mood = 'won' | 'lost' | 'drawn' | 'watched'

export interface TurningPoint {
  what: string
  more: string
}

export interface BoxRow {
  /** The kit of the shirt before the row. */
  kit?: number
  label: string
  value: string
  /** Mine. */
  strong?: boolean
}

/** One thing to know: a heading, then a bold line and a plain one, or rows. */
export interface Box {
  heading: string
  bold?: string
  plain?: string
  rows?: BoxRow[]
}

/** The best footballer: his card is the title's to draw. */
export interface Best {
  heading: string
  seat: number
  player: number
  name: string
  deeds: string
}

export interface Ending {
  mood: Mood
  /** "Champions!" */
  shout: string
  /** The name of the game: "Masters". */
  occasion: string
  /** My score first. Empty: none to show. */
  score: number[]
  /** "You beat Rui 4 to 2." */
  sentence: string
  /** What decided, and the rules that say so. */
  why: string
  rules: string[]
  /** The kits in the picture: mine or the winner's; of all who share the first place. */
  kits: number[]
  /** "How you won it". */
  heading: string
  /** My chance of winning, 0 to 100, where one match decided. */
  chances: { points: number[]; marks: number[]; label: string; from: string; to: string } | null
  turns: TurningPoint[]
  /** Boxes beside; those in one list stand above each other. */
  columns: Box[][]
  best: Best | null
}
