// What the screens at the end of a game show; all sentences are given, in the reader's language.
export interface TurningPoint {
  what: string
  more?: string
}

export interface Ending {
  /** What was played for, "Cup final". */
  occasion: string
  /** My score first. Empty: a title that is not won by a score. */
  score: number[]
  /** "You beat Rui 4 to 2 and win the cup." */
  sentence: string
  kit: number
  /** My chance of winning, 0 to 100, where the title tells it. */
  chances?: { points: number[]; marks: number[]; from: string; to: string }
  turns: TurningPoint[]
  /** Boxes beside: goals, luck, man of the match, what to do next time. Heading, bold line, plain line. */
  boxes: { heading: string; bold: string; plain?: string }[]
}
