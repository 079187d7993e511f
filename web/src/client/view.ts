// What a seat's view holds besides the title's own data (`game`); the server gives it as plain data.
export interface Numbers {
  [name: string]: number
}

export interface Refused {
  option: number
  reason: string
  numbers: Numbers
  rules: string[]
}

export interface Question {
  kind: string
  decision: number
  options: number[]
  domain: string
  special?: Record<string, string>
  context?: Numbers
  default?: number
  window?: boolean
  refusals?: Refused[]
  runs?: { name: string; picks: number[] }[]
}

export interface GameEvent {
  n: number
  event: string
  numbers: Numbers
  rules: string[]
  /** So many of its kind came before it; counted here, not sent. */
  nth?: number
}

/** Seconds left in the bank, and when they run out for who is asked. */
export interface Clock {
  left: number
  until: number | null
  /** The clock has decided for this seat again and again. */
  absent?: boolean
}

export interface Outcome {
  places: number[]
  scores: number[]
  why: string
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = any

export interface View {
  title: string
  seats: number
  number: number
  over: boolean
  state?: string
  to_act: number[]
  question: Question | null
  chosen: number[]
  undo: boolean
  orders: number[]
  limit?: [number, number, string] | null
  clocks?: Clock[] | null
  window?: { seats: number[]; opened: number; until: number | null; held: number }
  result: Outcome | null
  game: Data
}

/** An option as a bot sees it, with its reasons. */
export interface Advice {
  option: number
  value: number
  because: { code: string; numbers: Numbers }[]
}
