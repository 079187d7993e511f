// A seat's view, its question and the events, as the server gives them.
//
// Everything here is generic over a title's types, which `make types` writes into `titles/<code>/view.ts`.  The shell
// knows no title and uses the default, AnyTitle.  A title's own components import `Table`, `Question`, `GameEvent` and
// `Texts` from the title's `types.ts`: there `question.kind === 'bid'` tells TypeScript which numbers
// `question.context` has, and `event.event` tells it those of `event.numbers`.
export interface Numbers {
  [name: string]: number
}

/** The types of one title. */
export interface TitleTypes {
  /** What a seat sees: the `<Name>View` of the generated file. */
  game: object
  /** The numbers told with each kind of question, by its kind. */
  contexts: object
  /** The numbers of each kind of event, by its name. */
  events: object
  /** The numbers previewed for each option, by the kind of question. */
  previews: object
  /** What is printed on the cards. */
  printed: object
}

/** The same names without an interface, so that they can be used as any type parameter. */
type Open<Names> = { [Name in keyof Names]: Names[Name] }

/** The types of a title, from its generated file, and what is printed on its cards. */
export interface TypesOf<Generated extends { Contexts: object; Events: object }, Game extends object, Printed> {
  game: Game
  contexts: Open<Generated['Contexts']>
  events: Open<Generated['Events']>
  previews: Generated extends { Previews: object } ? Open<Generated['Previews']> : AnyTitle['previews']
  printed: Printed
}

/** The types of any title. */
export interface AnyTitle {
  game: object
  contexts: { [kind: string]: Numbers }
  events: { [name: string]: Numbers }
  previews: { [kind: string]: Numbers }
  printed: object
}

export interface Refused {
  option: number
  reason: string
  numbers: Numbers
  rules: string[]
}

/** What an option would bring, computed by the engine. */
export interface Preview<N = Numbers> {
  option: number
  numbers: N
}

export interface Asked<Kind extends string, Context, Previewed> {
  kind: Kind
  decision: number
  options: number[]
  domain: string
  special?: Record<string, string>
  context: Context
  default?: number
  window?: boolean
  refusals?: Refused[]
  /** Ready-made choices; `whole`: the choice itself, where it has other numbers than its picks. */
  runs?: { name: string; picks: number[]; whole?: number[] }[]
  /** The options for which there is a preview. */
  previews?: Preview<Previewed>[]
  /** Of the options of a window, those worth asking a person about. */
  worth?: number[]
  /** The picks that Enter makes: what the engine prefers, or the default. */
  best?: number[]
  /** Whether all options lead to the same; then the best is picked without asking. */
  alike?: boolean
  /** Options that every such question has: buttons by the hand, never what is asked about. */
  standing?: number[]
}

type PreviewOf<T extends TitleTypes, Kind> = Kind extends keyof T['previews'] ? T['previews'][Kind] : Numbers

/** One of the title's questions, told apart by `kind`.  What real dice show is asked by the shell, not by a title. */
export type Question<T extends TitleTypes = AnyTitle> = {
  [Kind in keyof T['contexts'] & string]: Asked<Kind, T['contexts'][Kind], PreviewOf<T, Kind>>
}[keyof T['contexts'] & string]

export interface Told<Name extends string, N> {
  n: number
  event: Name
  numbers: N
  /** The seats that it hits, if any. */
  affects?: number[]
  /** Whether only some seats know of it. */
  private?: boolean
  /** How many events of its kind came before it; counted here, not sent. */
  nth?: number
  /** Its number among the events that everybody knows; counted here, not sent. */
  open?: number
}

/** One of the title's events, told apart by `event`. */
export type GameEvent<T extends TitleTypes = AnyTitle> = {
  [Name in keyof T['events'] & string]: Told<Name, T['events'][Name]>
}[keyof T['events'] & string]

/** Seconds left in the bank, and the time at which they run out for the seat that is asked. */
export interface Clock {
  left: number
  until: number | null
  /** Whether the clock has decided for this seat several times in a row. */
  absent?: boolean
  /** Days that this seat may still take off, and until when it has taken some; in seconds of the server's clock. */
  days_left?: number
  off_until?: number | null
  /** How many seconds the clock waits for a lost connection. */
  waits?: number
}

/** A kind of question that may come, and the answers that can be given in advance. */
export interface Plannable {
  kind: string
  domain: string
  window: boolean
  options: number[]
  /** Names of options that are no card: { 800: 'ability' }. */
  special: Record<string, string>
  /** The cost of each option; empty if all are free. */
  costs: number[]
  /** The numbers of the question that a condition may use. */
  when: { field: string; domain: string; values: number[] }[]
  targets: PlanTarget[]
}

/** The question that follows an option, such as whom a card hits, and the answers that can be given in advance. */
export interface PlanTarget {
  option: number
  kind: string
  domain: string
  options: number[]
  /** What the option and this together cost; empty: what the option costs. */
  costs: number[]
}

export interface Plan {
  plan: number
  kind: string
  picks: number[]
  when: Numbers
  pays: boolean
  /** The answers to the questions that follow. */
  then: { kind: string; pick: number }[]
}

/** A lot that will be auctioned, and what I could bid for it. */
export interface Lot {
  lot: number
  domain: string
  least: number
  most: number
  step: number
  /** Whether I have the money for the first bid. */
  in_reach: boolean
}

/** A window on one device: who may answer, in the rules' order, and what; `about`: the number of the open event. */
export interface Anyone {
  seats: number[]
  about?: number | null
  kind?: string | null
  context?: Numbers
}

/** Whether all seats that may answer are asked at the same time. */
export interface OpenWindow extends Anyone {
  opened: number
  until: number | null
  held: number
}

export interface Outcome {
  places: number[]
  scores: number[]
  why: string
}

/** A seat's view: what every title has, the question before the seat, and the title's own part. */
export type View<T extends TitleTypes = AnyTitle> = Seen<T['game'], Question<T>>

export interface Seen<Game, Asks> {
  title: string
  seats: number
  number: number
  over: boolean
  state?: string
  to_act: number[]
  /**
   * Who is waited for, and with what kind of question where that is public (`open`: no hand-over is needed for it); -2:
   * a die or a card is to be typed in.
   */
  waiting: { seat: number; kind: string | null; open?: boolean }[]
  /** Since when, in seconds of the server's clock. */
  waiting_since?: number
  question: Asks | null
  chosen: number[]
  undo: boolean
  /**
   * Why my last pick cannot be taken back: roll, other-pick (of `seat`), reveal, hidden-choice, take-back, log-full;
   * null: it can, or I have none.
   */
  undo_blocked_by: { code: string; numbers: Numbers } | null
  orders: number[]
  /** My sealed limits, by lot; and what I have planned to answer. */
  limits?: { lot: number; amount: number; after: string }[]
  plans?: Plan[]
  clocks?: Clock[] | null
  /** What I may plan to answer, and the lots for which I may set a limit. */
  plannable?: Plannable[]
  lots?: Lot[]
  window?: OpenWindow | null
  anyone?: Anyone | null
  result: Outcome | null
  game: Game
}
