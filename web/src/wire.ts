/* Made by `make types` from touchline.server.messages.wire. Schema 603164fd17811ae0 */

export interface Wire {
  AbandonedTables: AbandonedTables
  AskHint: AskHint
  Asking: Asking
  Attention: Attention
  Blurb: Blurb
  Cards: Cards
  Chat: Chat
  ChatHistory: ChatHistory
  ChatMessage: ChatMessage
  CheckCards: CheckCards
  ClockInfo: ClockInfo
  ClockWish: ClockWish
  Done: Done
  ErrorBody: ErrorBody
  ExchangeInfo: ExchangeInfo
  FillSeat: FillSeat
  FirstTimeInfo: FirstTimeInfo
  GiveBack: GiveBack
  HandOver: HandOver
  Hint: Hint
  HintOption: HintOption
  HintReason: HintReason
  Hold: Hold
  HostError: HostError
  HostInfo: HostInfo
  HostTable: HostTable
  ImportRecord: ImportRecord
  Join: Join
  Learn: Learn
  LessonInfo: LessonInfo
  LessonStepInfo: LessonStepInfo
  LetBot: LetBot
  Limit: Limit
  LockSeat: LockSeat
  MakeSeatLink: MakeSeatLink
  MakeTable: MakeTable
  NoticeInfo: NoticeInfo
  Nudge: Nudge
  Nudged: Nudged
  OptionInfo: OptionInfo
  Order: Order
  Pick: Pick
  Plan: Plan
  PlanStep: PlanStep
  PlayOn: PlayOn
  Presence: Presence
  Proposal: Proposal
  PushKeys: PushKeys
  QuietHours: QuietHours
  ReachInfo: ReachInfo
  Rejected: Rejected
  Rematch: Rematch
  RemovePerson: RemovePerson
  RemovedTables: RemovedTables
  ReplayIndex: ReplayIndex
  RuleSection: RuleSection
  RuleText: RuleText
  SeatCommitment: SeatCommitment
  SeatInfo: SeatInfo
  SeatLink: SeatLink
  SeatResponse: SeatResponse
  SeatWish: SeatWish
  Seating: Seating
  SharedTexts: SharedTexts
  State: State
  Subscribe: Subscribe
  SubscriptionInfo: SubscriptionInfo
  Sync: Sync
  TableInfo: TableInfo
  TableWebhook: TableWebhook
  TableWebhookInfo: TableWebhookInfo
  TakeBack: TakeBack
  TakeDaysOff: TakeDaysOff
  TitleInfo: TitleInfo
  Undo: Undo
  Vocabulary: Vocabulary
}
export interface AbandonedTables {
  days: number
  tables: number
}
/**
 * Ask which option a bot would pick for this seat, and why.
 */
export interface AskHint {
  t: 'hint'
  id: string
}
/**
 * Whether to be asked in every window, or only where an answer is worth it.
 */
export interface Asking {
  t: 'asking'
  id: string
  everywhere: boolean
}
/**
 * Whether the person looks at the page: a notice is sent to a person who is connected but does not look.
 */
export interface Attention {
  t: 'attention'
  id: string
  looking: boolean
}
export interface Blurb {
  name: string
  blurb: string
}
/**
 * Labels by domain and number (`@` before the id of a text), signs round bare numbers, words, printed data.
 */
export interface Cards {
  labels: {
    [k: string]: {
      [k: string]: string
    }
  }
  patterns: {
    [k: string]: string[]
  }
  words: Vocabulary
  cards: unknown
}
/**
 * For each question, event, reason and preview of an option: number -> domain; rules of questions and events.
 */
export interface Vocabulary {
  asks: {
    [k: string]: {
      [k: string]: string
    }
  }
  tells: {
    [k: string]: {
      [k: string]: string
    }
  }
  reasons: {
    [k: string]: {
      [k: string]: string
    }
  }
  previews: {
    [k: string]: {
      [k: string]: string
    }
  }
  question_rules: {
    [k: string]: string[]
  }
  event_rules: {
    [k: string]: string[]
  }
}
/**
 * A line, a ready-made phrase, or a reaction to an event: the phrase, and the event's number among those that
 *     everybody may know.
 */
export interface Chat {
  t: 'chat'
  id: string
  text?: string
  phrase?: string
  event?: number | null
}
/**
 * The whole chat: for a new connection, and for all when messages were erased.
 */
export interface ChatHistory {
  t: 'chat_history'
  messages: ChatMessage[]
}
/**
 * A line of the chat.  `event`: it is a reaction to the public event of this number.
 */
export interface ChatMessage {
  t: 'chat'
  number: number
  seat: number
  text: string
  phrase: string
  at: number
  event?: number | null
}
/**
 * With real dice: this seat has typed in a card that is elsewhere.  Everybody checks their own cards.
 */
export interface CheckCards {
  t: 'check_cards'
  by: number
}
/**
 * As `ClockWish`; empty: no clock.
 */
export interface ClockInfo {
  bank?: number | null
  increment?: number | null
  each?: number | null
  zone?: string
  nights?: number[]
  weekends?: boolean
  on_timeout?: string
  holidays?: number
  grace?: number
}
/**
 * Live: a bank of seconds and an increment a pick.  Over days: seconds for each decision.
 *
 *     `nights`: the hours, as [23, 8], in which no time over days passes, in the time zone `zone`.  `on_timeout`: what
 *     answers when time is up, the question's default or a bot.  `holidays`: days that each seat may take off over days.
 *     `grace`: seconds that a live clock waits when the connection of a seat that is asked is lost.
 */
export interface ClockWish {
  bank?: number | null
  increment?: number
  each?: number | null
  zone?: string
  /**
   * @maxItems 2
   */
  nights?: [] | [number] | [number, number]
  weekends?: boolean
  on_timeout?: 'bot' | 'default'
  holidays?: number
  grace?: number
}
export interface Done {
  t: 'done'
  id: string
}
/**
 * Every error: its code, its place in the request, and the numbers that belong to it.
 */
export interface ErrorBody {
  code: string
  place?: string
  facts?: {}
  rule?: string
}
/**
 * The dice before the game: the table's id, the round, the seats that the table waits for, and the commitments.
 *
 *     `closed`: all commitments are there, and the table waits for the seeds.
 */
export interface ExchangeInfo {
  table: string
  round: number
  closed: boolean
  waiting: number[]
  commitments: SeatCommitment[]
}
export interface SeatCommitment {
  seat: number
  value: string
}
export interface FillSeat {
  seat: number
  kind: 'bot' | 'open'
  level?: string
}
/**
 * An explanation that is shown once: with the first question of the kind `asked` or the first event of `told`.
 *
 *     Its text is `first-<name>`; `picture` is the name of a drawing.
 */
export interface FirstTimeInfo {
  name: string
  picture: string
  asked: string
  told: string[]
}
export interface GiveBack {
  seat: number
}
export interface HandOver {
  seat: number
  level?: string
}
/**
 * The answer to `AskHint`: what is preselected, then the other options; reasons are codes with numbers.
 */
export interface Hint {
  t: 'hint'
  decision: number
  picks: number[]
  options: HintOption[]
  costly?: number[]
}
/**
 * An option as a bot sees it; the value is in the title's own measure.
 */
export interface HintOption {
  option: number
  value: number
  because: HintReason[]
}
/**
 * A reason of a bot: the text `hint-<code>` of the title, and its numbers.
 */
export interface HintReason {
  code: string
  numbers: {
    [k: string]: number
  }
}
/**
 * In a strict window: more time for everybody; nobody is told who asked.
 */
export interface Hold {
  t: 'hold'
  id: string
}
export interface HostError {
  at: number
  log: string
  what: string
  fault: string
}
/**
 * Tables and disk are counted in the store; everything else is added up over all workers.
 */
export interface HostInfo {
  version: string
  workers: number
  lobby: number
  playing: number
  over: number
  people: number
  watching: number
  moves_a_minute: number
  p50_ms: number | null
  p99_ms: number | null
  disk_bytes: number
  disk_free: number | null
  bots_thinking: number
  bots_waiting: number
  errors: number
  last_errors: HostError[]
  abandoned: AbandonedTables[]
  tables: HostTable[]
}
export interface HostTable {
  code: string
  title: string
  state: string
  pace: 'days' | 'device' | 'relaxed' | 'strict'
  people: number
  bots: number
  connected: number
  changed: number
}
export interface ImportRecord {
  record: {}
  name?: string
}
/**
 * `ticket`: the token of a link to one seat, which is then taken over.
 */
export interface Join {
  name: string
  seat?: number | null
  contributes?: boolean
  ticket?: string
}
/**
 * Begin the lesson of a title.
 */
export interface Learn {
  name?: string
}
export interface LessonInfo {
  steps: LessonStepInfo[]
}
/**
 * One idea of a lesson; its texts are `lesson-<name>`, the sign it speaks of is `element`.
 *
 *     It begins the first time that a question of the kind `asked` is put to the learner or an event of `told` is shown,
 *     and not before the step `after` has begun.  `suggest` is an option, `run` a ready-made run of picks.
 */
export interface LessonStepInfo {
  name: string
  element: string
  asked: string
  told: string[]
  after: string
  suggest: number | null
  run: string
}
/**
 * A bot answers once: for the asker's seat, or for an absent person, for whom the clock decides again and again.
 *
 *     `decision`: the number of the asker's view, so that a bot answers only a question that the asker has seen.
 */
export interface LetBot {
  t: 'let_bot'
  id: string
  seat: number
  decision: number
}
/**
 * A sealed limit for a lot on offer (without one, for the lot under the hammer); no amount takes it back.
 */
export interface Limit {
  t: 'limit'
  id: string
  amount: number | null
  after?: 'ask' | 'pass'
  lot?: number | null
}
/**
 * The host locks an open seat, so that only a link to it opens it; or unlocks it.
 */
export interface LockSeat {
  seat: number
  locked: boolean
}
/**
 * `return`: another device of the holder gets the seat, too.  `hand`: the person who opens the link takes it.
 */
export interface MakeSeatLink {
  seat: number
  kind: 'hand' | 'return'
  address?: string
}
/**
 * `contributes`: this client takes part in the dice; it will commit to a seed for each of its seats, and reveal.
 */
export interface MakeTable {
  title: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [SeatWish]
    | [SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
  options?: {
    [k: string]: string | number | boolean
  }
  cards?: string
  pace?: 'days' | 'device' | 'relaxed' | 'strict'
  clock?: ClockWish | null
  dice?: 'real' | 'server'
  casual?: boolean
  contributes?: boolean
  hints?: boolean
  odds?: boolean
}
export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  level?: string
  name?: string
}
/**
 * My subscriptions, the server's key for web push, and whether it sends mail.
 */
export interface NoticeInfo {
  subscriptions: SubscriptionInfo[]
  push_key: string
  mail: boolean
}
/**
 * `destination`: the receiver's address without its secret part; `secret`: a webhook's key, sent only once.
 */
export interface SubscriptionInfo {
  id: string
  kind: string
  destination: string
  confirmed: boolean
  secret?: string
}
export interface Nudge {
  t: 'nudge'
  id: string
  seat: number
}
export interface Nudged {
  t: 'nudged'
  by: number
}
export interface OptionInfo {
  name: string
  kind: string
  choices: (string | number | boolean)[]
  default: string | number | boolean
  rules: string[]
  meaning: string
  on_device?: string | number | boolean | null
}
export interface Order {
  t: 'order'
  id: string
  scope: number
  standing: boolean
}
/**
 * One pick, or several in order.  `whole`: one choice (a line-up, a set of cards) that the title makes picks of.
 */
export interface Pick {
  t: 'pick'
  id: string
  decision: number
  /**
   * @minItems 1
   * @maxItems 64
   */
  picks: [number, ...number[]]
  whole?: boolean
}
/**
 * An answer given in advance, kept under its number; without picks the server forgets it.
 */
export interface Plan {
  t: 'plan'
  id: string
  plan: number
  kind?: string
  /**
   * @maxItems 64
   */
  picks?: number[]
  when?: {
    [k: string]: number
  }
  pays?: boolean
  /**
   * @maxItems 4
   */
  then?:
    [] | [PlanStep] | [PlanStep, PlanStep] | [PlanStep, PlanStep, PlanStep] | [PlanStep, PlanStep, PlanStep, PlanStep]
}
/**
 * The answer to a question that follows a planned one: whom a card hits.
 */
export interface PlanStep {
  kind: string
  pick: number
}
/**
 * Go on from a moment of a game that is over, at a new table: this seat is mine, bots hold the others.
 */
export interface PlayOn {
  moment: number
  seat?: number
  name?: string
}
export interface Presence {
  t: 'presence'
  here: number[]
  watching?: number
}
/**
 * A take-back is proposed by a seat and waits for these seats to agree; none: it has ended.
 */
export interface Proposal {
  t: 'take_back'
  by: number
  waiting: number[]
}
export interface PushKeys {
  p256dh: string
  auth: string
}
/**
 * From and to which hour nothing is sent, as [22, 8], in this time zone.
 */
export interface QuietHours {
  /**
   * @maxItems 2
   */
  hours?: [] | [number] | [number, number]
  zone?: string
}
/**
 * The addresses by which other devices open this server, the best first; none: only this machine reaches it.
 */
export interface ReachInfo {
  addresses: string[]
}
export interface Rejected {
  t: 'refused'
  id: string
  code: string
  place?: string
  facts?: {}
  rule?: string
}
/**
 * The people of a finished game play again at this table.
 */
export interface Rematch {
  t: 'rematch'
  code: string
}
export interface RemovePerson {
  seat: number
}
export interface RemovedTables {
  codes: string[]
}
/**
 * A replay from one seat: the moments with something new, the count of its events at each, and the events.
 */
export interface ReplayIndex {
  moments: number[]
  counts: number[]
  events: {}[]
}
export interface RuleSection {
  heading: string
  rules: {
    [k: string]: string
  }
}
/**
 * In the reader's language; the reason behind a ruling (`note`) is the catalogue's, in English.
 */
export interface RuleText {
  id: string
  title: string
  tag: string
  heading: string
  text: string
  note: string
}
export interface SeatInfo {
  seat: number
  kind: string
  level: string
  name: string
  mine: boolean
  host: boolean
  here: boolean
  offered: boolean
  locked: boolean
}
/**
 * A link to one seat, and its QR code as SVG; `until`: when it expires.
 */
export interface SeatLink {
  link: string
  qr: string
  until: number
}
export interface SeatResponse {
  table: TableInfo
  seat: number
  return_link: string
}
/**
 * Everything about a table, except its game, that everybody with the code may know.
 */
export interface TableInfo {
  code: string
  title: string
  seats: SeatInfo[]
  options: {
    [k: string]: string | number | boolean
  }
  cards: string
  pace: string
  clock: ClockInfo
  dice: string
  casual: boolean
  state: string
  commitment: string
  exchange: ExchangeInfo
  link: string
  your_move: boolean
  created: number
  touched: number
  lesson: boolean
  hints: boolean
  odds: boolean
  rematch: string | null
}
/**
 * The seats have changed.  `taken`: during the game a person has taken this seat from a bot, with its hand.
 */
export interface Seating {
  t: 'seating'
  table: TableInfo
  taken?: number | null
}
/**
 * The Fluent source of the shared texts, and name and short description of each title.
 */
export interface SharedTexts {
  ftl: string
  titles: {
    [k: string]: Blurb
  }
}
/**
 * The view of this seat and the events since a number: on connecting, and after every move.
 *
 *     `count`: the number of all events; those that a client has after it were taken back.  The rules of an event are not
 *     sent again and again: `words.event_rules` of the title's cards has them for each kind.  `partial`: the view, and the
 *     game in it, have only the fields that changed since the last state on this socket; only for clients that ask for it
 *     (`changes=true`), and never in the first state.
 */
export interface State {
  t: 'state'
  since: number
  count: number
  events: {}[]
  view: {}
  partial?: boolean
}
/**
 * A new subscription: a browser (`endpoint`, `keys`), a webhook (`url`, `format`), or a mail `address`.
 */
export interface Subscribe {
  kind: 'mail' | 'push' | 'webhook'
  lang?: string
  quiet?: QuietHours
  endpoint?: string
  keys?: PushKeys | null
  url?: string
  format?: 'discord' | 'json' | 'ntfy' | 'slack'
  address?: string
}
/**
 * Ask for the whole state, with the events from this number on.
 */
export interface Sync {
  t: 'sync'
  id: string
  since?: number
}
/**
 * The host's wish that a webhook is told whose turn it is at this table; without `url`: not any more.
 */
export interface TableWebhook {
  url?: string
  format?: 'discord' | 'json' | 'ntfy' | 'slack'
  lang?: string
}
/**
 * The address of a table's webhook, without its secret part; empty: it has none.
 */
export interface TableWebhookInfo {
  destination: string
  format: string
}
/**
 * Propose to go back before the seat's last pick, or agree to such a proposal.
 */
export interface TakeBack {
  t: 'take_back'
  id: string
  agree?: boolean
}
/**
 * Take days off: the seat's deadlines move on by this many days, from now or from the end of days taken before.
 */
export interface TakeDaysOff {
  t: 'days_off'
  id: string
  days: number
}
export interface TitleInfo {
  code: string
  name: string
  edition: number
  seats: number[]
  options: OptionInfo[]
  levels: string[]
  scopes: string[]
  card_sets: string[]
  lesson: boolean
}
/**
 * Take back the seat's last pick; `whole`: the whole hidden choice, as long as another seat has not chosen.
 */
export interface Undo {
  t: 'undo'
  id: string
  whole?: boolean
}

export const WIRE_VERSION = 3
