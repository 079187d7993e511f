// A table as this browser sees it: the view, the events, who is here; and what we say to it.
import type { ChatMessage, Message, Proposal, Rejected, Reply, SeatResponse, TableInfo } from './messages'
import { ask, hex, RequestError } from './api'
import { Commentary } from './commentary'
import type { Intent } from './intent'
import { Pace } from './pace.svelte'
import { contribute } from './seeds'
import { seenCount } from './recap'
import { settings } from './settings.svelte'
import { keepUnfinished, unfinished } from './unfinished'
import { isForced } from './prompt'
import { same } from '../kit/picks'
import { type Hint, WIRE_VERSION } from '../wire'
import type { GameEvent, Question, View } from './view'

type Unsent = Message extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
const TABLE_GONE = 4404 // close code: the table was removed from the server
const SEAT_LOST = 4410 // close code: the seat is not held by this person any more
const OTHER_VERSION = 4426 // close code: the server was updated since this page was loaded
const PASS = -1
/** How long a first tap waits for the second, in ms. */
const SECOND_TAP_MS = 3000
/** The delay after which a seat that is not asked passes, in ms, as in the server's windows. */
const AUTO = [400, 1500] as const

export class Table {
  info = $state<TableInfo | null>(null)
  /** The events shown so far, and the view after them; see `pace.svelte.ts`. */
  view = $state.raw<View | null>(null)
  events = $state.raw<GameEvent[]>([])
  readonly pace = new Pace(
    (events, view) => this.show(events, view),
    () => this.tempo,
    () => document.hidden,
    () => settings.motion === 'less',
    () => this.isAlone,
  )
  protected readonly commentary = new Commentary()
  chat = $state.raw<ChatMessage[]>([])
  /** Lines of the chat that belong to an event. */
  reactions = $state.raw<ChatMessage[]>([])
  here = $state.raw<number[]>([])
  seat = $state<number | null>(null)
  live = $state(false)
  refused = $state.raw<Rejected | null>(null)
  nudgedBy = $state<number | null>(null)
  /** A message about a seat for everybody, until the reader has seen it: the id of a text. */
  notice = $state.raw<{ says: 'web-check-cards' | 'web-bot-seat-taken' | 'web-seat-gone'; seat: number } | null>(null)
  missing = $state(false)
  /** The table at which the others play again, after the game. */
  rematch = $state('')
  /** A big choice that is being made on the stage; the dock completes it. */
  draft = $state.raw<number[] | null>(null)
  private isWhole = false
  /** What the dock says about the draft, where it is not a line-up; and whether the pass stays beside it. */
  words = $state.raw<{ ask: string; lock: string; pass?: boolean } | null>(null)
  /** What a lesson suggests for the question; Enter picks it where nothing else is put together. */
  suggested = $state.raw<number[] | null>(null)
  /** Whether a lesson is on: its coach explains what comes up. */
  guided = $state(false)
  /** Whether the lesson explains this kind of question, worthwhile or not. */
  teaches: ((kind: string) => boolean) | null = null
  /** Something is shown from which the reader goes on before anything is asked: what the dock says and does. */
  ahead = $state.raw<{ ask: string; label: string; go: () => void } | null>(null)
  /** "Stop at the next moment": the reader wants to be asked once where he is passed otherwise. */
  wants = $state(false)
  /** What the reader has asked for by a button: it is done at the next window that offers it. */
  intended = $state.raw<Intent | null>(null)
  /** The rest of a run of picks that began in a window: it is picked when it is asked. */
  private rest: number[] = []
  private passes: ((question: Question) => boolean) | null = null
  /** Which answers take a second tap; null: none. */
  confirms: ((question: Question) => boolean) | null = null
  /** What has been tapped once, and waits for the second tap. */
  tapped = $state.raw<number[] | null>(null)
  private tapTimer = 0
  /** A take-back that waits for others to agree. */
  proposal = $state.raw<Proposal | null>(null)
  /** Our last pick, for the text that says what an undo takes back. */
  picked = $state.raw<{ question: Question; picks: number[] } | null>(null)
  /** Whether the last answer was a pass made for us: then there is nothing of ours to undo. */
  unseen = $state(false)
  /** The bot's advice for the question that is shown. */
  advice = $state.raw<Hint | null>(null)
  /** Since when the table has waited for the same seats. */
  since = $state(Date.now())
  private heard = 0
  /** The last whole view: a partial state has only the fields that changed. */
  private lastView: View | null = null
  private number = 0
  private isLooking = false // at the table before the game
  private isChanged = false // and something has come meanwhile
  private socket: WebSocket | null = null
  private pause = FIRST_PAUSE
  private timer = 0
  private closed = false
  /** The decision whose answer is on its way, so that a double press answers once. */
  private answering = -1
  /** This seat has answered since it was taken. */
  private hasAnswered = false
  /** The pick that is not answered yet: its button stays pressed. */
  sending = $state.raw<readonly number[] | null>(null)
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- who waits for an answer; nothing on the screen reads it
  private sent = new Map<string, (answer: Rejected | null) => void>()
  private hintId = '' // the id of the last request for a hint

  /** `watching`: as a spectator, also where seats are mine. */
  constructor(
    readonly code: string,
    private readonly watching = false,
  ) {}

  /** How fast events are shown: 1 is normal, 0 at once. */
  get tempo(): number {
    return settings.sceneSpeed
  }

  get mine(): number[] {
    return this.info?.seats.filter((each) => each.mine).map((each) => each.seat) ?? []
  }

  /** Whether all others are bots. */
  get isAlone(): boolean {
    return !this.info?.seats.some((each) => each.kind === 'person' && !each.mine)
  }

  /** Whether my seat may react to events: somebody at another device must see it. */
  get canReact(): boolean {
    return this.seat !== null && !this.isAlone && !this.shared
  }

  /** The unfinished choice for this question from before the page was loaded again. */
  begun<T>(question: Question): T | null {
    return unfinished<T>(`${this.code} ${this.seat}`, question)
  }

  keep(question: Question, what: unknown): void {
    keepUnfinished(`${this.code} ${this.seat}`, question, what)
  }

  /** Whether something of ours can be taken back. */
  get undoable(): boolean {
    return this.view?.undo === true && !this.view.window && !this.unseen
  }

  /** Whether we have chosen unseen and others have not: then the choice can still be changed. */
  get hasLocked(): boolean {
    const view = this.view
    return !!view && view.chosen.length > 0 && !view.question && !view.over
  }

  /** Take back our last pick, or all of a choice that is not revealed yet. */
  takeBack(): void {
    void this.say({ t: 'undo', whole: this.hasLocked })
  }

  /** Whether several of the seats are mine: then people pass the device round. */
  get shared(): boolean {
    return this.mine.length > 1
  }

  /** Somebody is at this seat: a bot always is, and so are those who share this device. */
  isHere(seat: number): boolean {
    const known = this.info?.seats[seat]
    return known?.kind !== 'person' || (this.shared && known.mine) || this.here.includes(seat)
  }

  async load(): Promise<void> {
    try {
      this.info = await ask<TableInfo>(`/tables/${this.code}`)
    } catch (fault) {
      if (fault instanceof RequestError && fault.error.code !== 'no-answer') this.missing = true
      else this.timer = window.setTimeout(() => void this.load(), LONGEST_PAUSE / 2)
      return
    }
    await this.takePart()
    const [first] = this.mine
    this.connect(this.watching || this.shared || first === undefined ? null : first)
  }

  /** Take part in the dice of a game to come, for my seats; the table waits for it. */
  private async takePart(): Promise<void> {
    if (this.info?.state !== 'lobby' || this.watching) return
    const left = await contribute(this.info)
    if (this.info.state === 'lobby') this.info = left // else the game has begun meanwhile
  }

  /** Before the game: somebody has come, gone, committed or revealed, perhaps at another worker.
   *  One look at a time, so that nothing is said twice; what comes meanwhile is looked at afterwards. */
  private async lookAgain(): Promise<void> {
    this.isChanged = true
    if (this.isLooking) return
    this.isLooking = true
    while (this.isChanged && this.info?.state === 'lobby') {
      this.isChanged = false
      const info = await ask<TableInfo>(`/tables/${this.code}`).catch(() => null)
      if (info && this.info.state === 'lobby') this.info = info
      await this.takePart()
    }
    this.isLooking = false
  }

  /** `ticket`: of a link to one seat, which is then taken over. */
  async join(name: string, ticket = ''): Promise<void> {
    const seated = await ask<SeatResponse>(`/tables/${this.code}/join`, { name, contributes: true, ticket })
    this.info = seated.table
    await this.lookAgain()
    this.connect(seated.seat)
  }

  /** Ask for a new table with the same people; return its code. */
  async playAgain(): Promise<string> {
    return (await ask<TableInfo>(`/tables/${this.code}/rematch`, {})).code
  }

  async act(path: string, body: unknown): Promise<void> {
    this.info = await ask<TableInfo>(`/tables/${this.code}/${path}`, body)
  }

  /** Take this seat, or watch; what another seat saw is forgotten first. */
  connect(seat: number | null): void {
    if (seat !== this.seat || !this.socket) {
      this.seat = seat
      this.view = null
      this.pace.clear()
      this.events = []
      this.heard = 0
      this.refused = this.proposal = this.picked = null
      this.hasAnswered = false
    }
    this.hangUp()
    this.open()
  }

  private open(): void {
    const chair = this.seat === null ? '' : `&seat=${this.seat}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const wanted = `version=${WIRE_VERSION}&changes=true&since=${this.heard}${chair}`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/play?${wanted}`)
    this.socket = socket
    socket.onopen = () => {
      this.live = true
      this.pause = FIRST_PAUSE
      if (document.hidden) this.attend()
    }
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as Reply)
    socket.onclose = (event) => socket === this.socket && this.lost(event.code)
  }

  /** Connect again after the connection was closed; without the seat if it is no longer ours. */
  private lost(code: number): void {
    this.live = false
    for (const answer of this.sent.values()) answer({ t: 'refused', id: '', code: 'no-answer' })
    this.sent.clear()
    if (this.closed) return
    if (code === OTHER_VERSION) return location.reload()
    if (code === SEAT_LOST && this.seat !== null) this.notice = { says: 'web-seat-gone', seat: this.seat }
    if (code === SEAT_LOST || code === TABLE_GONE) return void this.load()
    this.timer = window.setTimeout(() => this.open(), this.pause)
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
  }

  /** Say whether somebody looks at the page: that person gets no notice of the turn. */
  attend(): void {
    if (this.live && this.seat !== null) void this.say({ t: 'attention', looking: !document.hidden })
  }

  private hangUp(): void {
    window.clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    old?.close()
    for (const answer of this.sent.values()) answer(null) // it was written before, or is asked again
    this.sent.clear()
  }

  close(): void {
    this.closed = true
    this.hangUp()
  }

  hear(reply: Reply): void {
    if (reply.t === 'state') {
      this.lastView = reply.partial ? changed(this.lastView!, reply.view) : reply.view
      this.state(reply.since, reply.count, reply.events, this.lastView)
    } else if (reply.t === 'done' || reply.t === 'refused') this.answered(reply.id, reply.t === 'done' ? null : reply)
    else if (reply.t === 'hint') this.advice = reply.decision === this.view?.question?.decision ? reply : this.advice
    else if (reply.t === 'presence') this.here = reply.here
    else if (reply.t === 'chat') this.hearLines([...this.chat, ...this.reactions, reply])
    else if (reply.t === 'chat_history') this.hearLines(reply.messages)
    else if (reply.t === 'nudged') this.nudgedBy = reply.by
    else if (reply.t === 'take_back') this.proposal = reply.waiting.length ? reply : null
    else if (reply.t === 'check_cards') this.notice = { says: 'web-check-cards', seat: reply.by }
    else if (reply.t === 'rematch') this.rematch = reply.code
    else if (reply.t === 'seating') {
      this.seating(reply.table)
      if (typeof reply.taken === 'number') this.notice = { says: 'web-bot-seat-taken', seat: reply.taken }
    }
  }

  private hearLines(lines: ChatMessage[]): void {
    const isReaction = (line: ChatMessage): boolean => typeof line.event === 'number'
    this.chat = lines.filter((line) => !isReaction(line))
    this.reactions = lines.filter(isReaction)
  }

  /** Show new events at the reader's pace; the first state, and one that takes something back, at once. */
  private state(since: number, count: number, events: GameEvent[], view: View): void {
    const fresh = events.slice(Math.max(0, this.heard - since))
    const back = count < this.heard || since > this.heard
    this.heard = count
    if (view.state === 'lobby') void this.lookAgain()
    if (view.number !== this.number) this.proposal = null
    if (view.number !== this.number || this.view === null)
      this.since = this.view === null ? (this.info?.touched ?? 0) * 1000 || Date.now() : Date.now()
    this.number = view.number
    if (this.view?.game && !back) return this.pace.tell(this.commentary.next(fresh), view)
    this.pace.showAll()
    this.events = this.commentary.anew([...this.events.slice(0, since), ...events].slice(0, count))
    if (this.view === null) this.pace.miss(this.unseenEvents())
    this.show([], view)
  }

  /** Tell what has happened since the reader last looked at this table; nothing for spectators and shared devices. */
  private unseenEvents(): GameEvent[] {
    const seen = this.seat === null || this.shared ? null : seenCount(this.code, this.seat)
    return seen === null ? [] : this.events.slice(seen)
  }

  /** Pass these questions unseen from now on; null: none. */
  passing(these: ((question: Question) => boolean) | null): void {
    this.passes = these
    if (these && this.view?.question) this.show([], this.view)
  }

  /**
   * The view without a question that is answered for the reader: by the server, who was told so for a while, or here.
   */
  private spared(view: View): View {
    const { question } = view
    if (!question || this.seat === null) return view
    const begun = this.goOn(question, view)
    if (begun !== null) {
      void this.send(question, [begun])
      return { ...view, question: null, to_act: view.to_act.filter((each) => each !== this.seat) }
    }
    if (this.shared && !this.isSparedHere(question, view)) return view
    const ordered = question.window && view.orders.length > 0 && question.options.includes(PASS)
    const pick = ordered ? PASS : this.answerFor(question)
    if (pick === null) return view
    if (!ordered) this.answerLater(question, pick)
    return { ...view, question: null, to_act: view.to_act.filter((each) => each !== this.seat) }
  }

  /**
   * On one device what is forced is answered in a run of answers, and where no hand-over came before it: nobody takes
   * the device and finds that all is done.
   */
  private isSparedHere(question: Question, view: View): boolean {
    const isOpen = view.waiting.find((each) => each.seat === this.seat)?.open
    return isForced(question) && (this.hasAnswered || isOpen === true)
  }

  /** What the reader has chosen before: the rest of a run, or what he asked for by a button; null: he is asked. */
  private goOn(question: Question, view: View): number | null {
    const [next, ...more] = this.rest
    this.rest = next !== undefined && question.options.includes(next) ? more : []
    if (next !== undefined && question.options.includes(next)) return next
    return this.intendedAnswer(question, view)
  }

  private intendedAnswer(question: Question, view: View): number | null {
    const intent = this.intended
    const answer = intent?.answer(question, view.game)
    if (!intent || answer === undefined) return null
    if (answer === null || intent.isLast(question)) this.intended = null
    return answer
  }

  /** Do this now, or at the next window that offers it; asked for again, it is taken back. */
  intend(intent: Intent): void {
    this.intended = this.intended?.key === intent.key ? null : intent
    const view = this.pace.busy ? null : this.view
    const now = view?.question ? this.intendedAnswer(view.question, view) : null
    if (now !== null) void this.pick(now)
  }

  /** What is picked without asking: what must be, and a pass where no answer is worth it; null: the reader is asked. */
  private answerFor(question: Question): number | null {
    const asked = settings.everywhere || this.wants || this.teaches?.(question.kind)
    if (isForced(question)) return question.options[0]!
    if (question.alike && !asked) return question.best![0]!
    if (asked || !question.options.includes(PASS)) return null
    const worthless = question.worth?.length === 0
    return worthless || this.passes?.(question) ? PASS : null
  }

  /** Among people the time tells nothing: as long as the server takes for who need not be asked. */
  private answerLater(question: Question, pick: number): void {
    const answer = (): void => void this.unasked(question, pick)
    if (this.isAlone) answer()
    else window.setTimeout(answer, AUTO[0] + Math.random() * (AUTO[1] - AUTO[0]))
  }

  protected show(events: GameEvent[], told: View | null): void {
    if (events.length) this.events = [...this.events, ...events]
    if (!told) return
    const before = this.view?.question?.decision
    const view = this.spared(told)
    this.view = view
    if (view.question?.decision === before) return
    this.refused = this.draft = this.words = this.tapped = null
    this.isWhole = false
    this.advice = null
  }

  /** Take news that are the same for all; which seats are mine is known here. */
  private seating(table: TableInfo): void {
    const mine = this.mine
    this.info = { ...table, seats: table.seats.map((each) => ({ ...each, mine: mine.includes(each.seat) })) }
  }

  private answered(id: string, refused: Rejected | null): void {
    this.sent.get(id)?.(refused)
    this.sent.delete(id)
    if (id !== this.hintId) this.refused = refused
  }

  say(message: Unsent): Promise<Rejected | null> {
    const id = hex(8)
    if (message.t === 'hint') this.hintId = id
    return new Promise((resolve) => {
      this.sent.set(id, resolve)
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id }))
      else this.answered(id, { t: 'refused', id, code: 'no-answer' })
    })
  }

  /** Ask what a bot would do. A refusal is for the caller: the dock keeps what it says. */
  askHint(): Promise<Rejected | null> {
    return this.say({ t: 'hint' })
  }

  /** Let a bot answer once for this seat: mine, or that of somebody who does not come. */
  letBot(seat: number): Promise<Rejected | null> {
    if (this.pace.busy) this.pace.skip()
    const decision = seat === this.seat ? this.view?.question?.decision : this.view?.number
    if (decision === undefined) return Promise.resolve(null)
    this.pace.seen()
    return this.say({ t: 'let_bot', seat, decision })
  }

  /** Hold a choice as it was made, such as a line-up or a set of cards: the title makes the picks of it. */
  lay(choice: number[] | null): void {
    this.draft = choice
    this.isWhole = choice !== null
  }

  pick(...picks: number[]): Promise<Rejected | null> {
    const question = this.view?.question
    if (this.pace.busy) this.pace.skip()
    if (this.pace.busy) return Promise.resolve(null)
    if (!question || question.decision !== this.view?.question?.decision || question.decision === this.answering)
      return Promise.resolve(null)
    if (this.confirms?.(question) && !this.isSecondTap(picks)) return Promise.resolve(null)
    this.pace.seen()
    this.picked = { question, picks }
    this.unseen = false
    if (!question.window) return this.send(question, picks as [number, ...number[]])
    this.wants = false
    this.rest = picks.slice(1) // a window takes one answer
    return this.send(question, [picks[0]!])
  }

  /** Whether the same has been tapped before; if not, it is remembered for a moment. */
  private isSecondTap(picks: number[]): boolean {
    const second = this.tapped?.join() === picks.join()
    this.tapped = second ? null : picks
    window.clearTimeout(this.tapTimer)
    if (!second) this.tapTimer = window.setTimeout(() => (this.tapped = null), SECOND_TAP_MS)
    return second
  }

  /** Give the answers about which the reader need not be asked. */
  unasked(question: Question, pick = PASS): Promise<Rejected | null> {
    if (question.decision === this.answering) return Promise.resolve(null)
    this.unseen = true
    return this.send(question, [pick])
  }

  private send({ decision }: Question, picks: [number, ...number[]]): Promise<Rejected | null> {
    this.answering = decision
    this.hasAnswered = true
    this.sending = picks
    const whole = this.isWhole && this.draft !== null && same(picks, this.draft)
    return this.say({ t: 'pick', decision, picks, whole }).finally(() => {
      this.answering = -1
      this.sending = null
    })
  }
}

/** A view with the fields that have changed, also those of the game. */
function changed(view: View, fields: Partial<View>): View {
  return { ...view, ...fields, game: view.game && { ...view.game, ...(fields.game as object | undefined) } }
}
