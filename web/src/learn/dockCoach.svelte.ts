// The coach in the dock: what a bot would do and why, and a word after a costly mistake.
import { untrack } from 'svelte'
import { gamesPlayed } from '../client/ladder'
import { isRoll } from '../client/prompt'
import { settings } from '../client/settings.svelte'
import type { Table } from '../client/table.svelte'
import type { Question } from '../client/view'
import type { Hint, HintOption } from '../wire'

/** In so many games of a title the coach speaks without being asked. */
const FIRST_GAMES = 2

/** A costly mistake: the question, and the option that would have been better, with its reasons. */
export interface Remark {
  question: Question
  better: HintOption
}

export class DockCoach {
  remark = $state.raw<Remark | null>(null)
  /** Why there is no hint; '' if there is one or none was asked for. */
  refused = $state('')
  /** The decision for which the reader has asked. */
  private askedFor = $state(-1)
  /** The decision for which a hint was fetched unasked. */
  private heardFor = -1
  private readonly early: boolean

  /** Called while the dock is being made: its effects live as long as that. */
  constructor(private readonly table: Table) {
    this.early = gamesPlayed(table.info?.title ?? '') < FIRST_GAMES
    $effect(() => this.listen())
    $effect(() => this.judge())
  }

  /** The table allows hints, and nobody else is teaching. */
  get allowed(): boolean {
    const { info, guided, seat } = this.table
    return info?.hints === true && !guided && seat !== null
  }

  /** The question that is shown, if it has a choice and is not for a die of the table. */
  get question(): Question | null {
    const question = this.table.pace.busy || this.table.ahead ? null : (this.table.view?.question ?? null)
    return question && question.options.length > 1 && !isRoll(question) ? question : null
  }

  private get speaks(): boolean {
    return settings.coach === 'always' || (settings.coach === 'first' && this.early)
  }

  /** What the coach says now; null: nothing. A choice that is put together on the stage is explained on request. */
  get advice(): Hint | null {
    const { question, table } = this
    const wanted = question?.decision === this.askedFor || (this.speaks && !table.draft)
    return this.allowed && question && wanted ? table.advice : null
  }

  get offersHint(): boolean {
    return this.allowed && this.question !== null && !this.advice
  }

  async ask(): Promise<void> {
    this.askedFor = this.question?.decision ?? -1
    if (!this.table.advice) this.refused = (await this.table.askHint())?.code ?? ''
  }

  /** The hint comes with the question: the coach speaks, or waits for a mistake. */
  private listen(): void {
    const { question } = this
    const decision = question?.decision ?? -1
    if (decision === this.heardFor) return
    this.heardFor = decision
    this.refused = ''
    if (question && this.allowed && settings.coach !== 'request') untrack(() => void this.table.askHint())
  }

  /** A pick has been made: was it a costly mistake? */
  private judge(): void {
    const { picked } = this.table
    if (!picked) return
    const advice = untrack(() => this.table.advice)
    const [pick, more] = picked.picks
    const costly = more === undefined && advice?.costly?.includes(pick!)
    this.remark = costly ? { question: picked.question, better: advice!.options[0]! } : null
  }

  /** My last pick can be taken back without asking other people. */
  get canTakeBack(): boolean {
    const { table } = this
    return !table.unseen && !table.view?.over && (table.undoable || (table.info?.casual === true && table.isAlone))
  }

  takeBack(): void {
    this.remark = null
    if (this.table.undoable) this.table.takeBack()
    else void this.table.say({ t: 'take_back', agree: true })
  }
}
