// What the shell knows besides the table itself: the open sheet, what Enter picks, what the list view shows.
import { untrack } from 'svelte'
import { ask } from '../client/api'
import { frameAt } from '../client/replayFrames'
import { BUILD_UP_MS, PRESS_WAIT_MS } from '../client/pace.svelte'
import { choices, isRoll, primary } from '../client/prompt'
import { keepSeen, recapLines } from '../client/recap'
import type { Replay } from '../client/replay.svelte'
import { place } from '../client/route.svelte'
import type { Press, Screens } from '../client/screens'
import { hasContent } from '../client/sections'
import { keepResult } from '../client/ladder'
import { settings } from '../client/settings.svelte'
import type { Table } from '../client/table.svelte'
import type { TitleTexts } from '../client/texts'
import type { GameEvent } from '../client/view'
import type { TitleInfo } from '../wire'

export interface ShellProps {
  texts: TitleTexts
  table: Table
  names: string[]
  title: string
  screens: Screens | null
  board: boolean
  /** Whether the game is watched again, not played. */
  film?: Replay
}

const FEW_CHOICES = 3
/** So wide that log and chat stand beside the stage. */
const BESIDE = '(min-width: 1200px)'

const waitMs = (press: Press | null): number => (!press ? 0 : press.label ? PRESS_WAIT_MS : BUILD_UP_MS)

export class ShellState {
  /** The sheet that is open; '' for none. */
  sheet = $state('')
  /** The rules that are read, over everything else; null: none. */
  ruleIds = $state.raw<string[] | null>(null)
  scopes = $state.raw<string[]>([])
  /** The levels of the title's bots, weakest first. */
  levels = $state.raw<string[]>([])
  /** Among bots nobody answers: the chat is folded until somebody wants it. */
  talking = $state(false)
  /** The last screen of the game is open. */
  ending = $state(false)
  /** The game has ended before the reader's eyes, or since he was here last: the ending opens by itself, once. */
  unseenEnding = $state(false)
  private readonly props: () => ShellProps

  /** Called while the component is being made: its effects live as long as that. */
  constructor(props: () => ShellProps) {
    this.props = props
    const { table } = props()
    const others = (table.info?.seats ?? []).some((each) => each.kind === 'person' && !each.mine)
    this.talking = table.chat.length > 0 || others
    this.loadTitle()
    table.pace.momentOf = (event) => (settings.list ? null : (this.screens?.moment?.(event, this.table) ?? null))
    table.pace.waitFor = (event) => waitMs(this.pressOf(event))
    $effect(() => this.passQuestions())
    $effect(() => this.tellAsking())
    $effect(() => this.confirmTaps())
    $effect(() => {
      if (this.question?.decision === undefined && this.sheet === 'choices') this.sheet = ''
    })
    $effect(() => this.rememberSeen())
    this.countGame()
  }

  private loadTitle(): void {
    ask<TitleInfo[]>('/shelf').then(
      (shelf) => {
        const title = shelf.find((each) => each.code === this.table.info?.title)
        this.scopes = title?.scopes ?? []
        this.levels = title?.levels ?? []
      },
      () => undefined,
    )
  }

  /** Questions that hardly anybody wants are passed, unless this reader wants them. */
  private passQuestions(): void {
    const { film, board, screens, table } = this.props()
    const passes = !film && !board && !settings.everywhere ? (screens?.passes ?? null) : null
    untrack(() => table.passing(passes))
  }

  /** A slip of the thumb decides nothing: on a phone, outside lessons, a final answer takes a second tap. */
  private confirmTaps(): void {
    const { screens, table } = this.props()
    const isPhone = matchMedia('(max-width: 1023px) and (pointer: coarse)').matches
    table.confirms = isPhone && settings.secondTap && !table.guided ? (screens?.isFinal ?? null) : null
  }

  /** The server asks in every window, or only where it is worth it. */
  private tellAsking(): void {
    const { film, board, table } = this.props()
    const everywhere = settings.everywhere || table.wants || table.intended !== null || table.guided
    if (!film && !board && table.live && table.seat !== null) untrack(() => void table.say({ t: 'asking', everywhere }))
  }

  /** What waits for a press; for a beat where all is rolled for the reader, or where he only watches. */
  private pressOf(event: GameEvent): Press | null {
    const { film, board, table, texts } = this.props()
    if (table.guided || settings.list) return null
    if (table.picked && isRoll(table.picked.question)) return null // real dice: he has rolled already
    const press = this.screens?.press?.(event, table, texts) ?? null
    return press && (film || board || settings.rollForMe) ? { ask: press.ask } : press
  }

  /** On the next visit the reader is told what happened after this. */
  private rememberSeen(): void {
    const { film, board, table } = this.props()
    const count = table.events.length
    if (!film && !board && table.seat !== null && !document.hidden) keepSeen(table.code, table.seat, count)
  }

  /** A game that ends before our eyes is one more that this reader has played. */
  private countGame(): void {
    const { film, table } = this.props()
    let begun = !film && !table.view?.over
    this.unseenEnding = !film && !begun && table.pace.missed.length > 0
    $effect(() => {
      if (!begun || !this.view.over) return
      begun = false
      this.unseenEnding = true
      if (table.seat === null) return
      settings.games += 1
      keepResult(table.info?.title ?? '', this.beatenLevel())
    })
  }

  readonly showEnding = (open: boolean): void => {
    this.ending = open
    this.unseenEnding = false
  }

  /** The level of the strongest bot at the table, if I have won alone; '' if not. */
  private beatenLevel(): string {
    const { table, view } = this
    const places = view.result?.places ?? []
    const won = table.seat !== null && places[table.seat] === 1 && places.filter((each) => each === 1).length === 1
    const bots = table.info?.seats.flatMap((each) => (each.kind === 'bot' && each.level ? [each.level] : [])) ?? []
    return won ? (this.levels.filter((each) => bots.includes(each)).pop() ?? '') : ''
  }

  get table(): Table {
    return this.props().table
  }
  get film(): Replay | undefined {
    return this.props().film
  }

  readonly texts = $derived.by(() => this.props().texts)
  readonly screens = $derived.by(() => this.props().screens)
  readonly view = $derived.by(() => this.table.view!)
  readonly question = $derived.by(() => this.view.question)
  /** What Enter picks. */
  readonly best = $derived.by((): number[] => {
    const { question } = this
    return question ? (this.table.suggested ?? primary(question)) : []
  })
  /** A die waits in somebody's hand: what the dock says. */
  readonly press = $derived.by(() => {
    const { waiting } = this.table.pace
    return waiting && this.pressOf(waiting)
  })
  readonly sections = $derived.by(() =>
    (this.screens?.sections(this.view.game, this.texts, this.table.seat, this.view.question) ?? []).filter(hasContent),
  )
  /** The title's own stage is shown, not the list view. */
  readonly drawn = $derived.by(() => this.screens !== null && !settings.list && !this.view.over)
  /** More can be chosen, or is refused, than the dock has room for. */
  readonly many = $derived.by(() => {
    const { question, texts } = this
    if (question === null || isRoll(question)) return false
    return choices(question, texts, 0).length > FEW_CHOICES || (question.refusals?.length ?? 0) > 0
  })

  /** What happened while the reader was away, and what of it hit him. */
  readonly missed = $derived.by(() => (this.table.pace.busy || this.film ? [] : this.table.pace.missed))
  readonly recap = $derived.by(() => (this.view.over ? [] : recapLines(this.missed, this.table.seat, this.seatOf)))

  /** The chat is before the reader's eyes: beside the stage, or in its sheet. */
  get seesChat(): boolean {
    return this.sheet === 'log' || (this.talking && window.matchMedia(BESIDE).matches)
  }

  readonly openChat = (): void => {
    this.talking = true
    if (!window.matchMedia(BESIDE).matches) this.sheet = 'log'
  }

  /** The colours that a manager wears: those of his club. */
  readonly kit = (seat: number): number => this.screens?.kit?.(this.view.game, seat, null) ?? seat

  readonly managerNote = (seat: number): string => this.screens?.managerNote?.(this.view.game, seat, this.texts) ?? ''

  /** The seat that owns a club that an event names. */
  readonly seatOf = (club: number): number | null => this.screens?.seatOf?.(this.view.game, club) ?? null

  readonly openRule = (id: string): void => {
    this.ruleIds = [id]
  }

  /** The rules of what is going on: the event that is shown, the question that is asked, else what happened last. */
  readonly openRules = (): void => {
    const { pace, events } = this.table
    const kind = this.question?.kind ?? this.view.waiting.find((each) => each.kind)?.kind ?? ''
    const asked = this.texts.known.words.question_rules[kind] ?? []
    const shown = pace.event ? this.texts.rulesOf(pace.event) : []
    const last = () =>
      events
        .map((each) => this.texts.rulesOf(each))
        .filter((rules) => rules.length)
        .pop() ?? []
    this.ruleIds = shown.length ? shown : asked.length ? asked : last()
  }

  readonly closeRules = (): void => {
    this.ruleIds = null
  }

  readonly openTab = (tab: string): void => {
    this.sheet = tab === 'table' ? '' : tab
  }

  readonly close = (): void => {
    this.sheet = ''
  }

  /** To the moment of an event: in the replay that is open, or in a new one. */
  readonly jump = (event: GameEvent): void => {
    const { film, table } = this.props()
    if (film?.reel) void film.go(frameAt(film.reel, event.n + 1))
    else place.go(`/t/${table.code}/replay?at=${event.n + 1}&seat=${table.seat ?? 'public'}`)
  }
}
