// The coach of a guided match: which step of the lesson is on, and whether the learner reads about it or tries it.
import type { GameEvent, Question } from '../client/view'
import { same } from '../kit/picks'
import type { LessonStepInfo } from '../wire'

/** A step that has begun, with the question or the event that it speaks of. */
export interface Begun {
  step: LessonStepInfo
  question: Question | null
  event: GameEvent | null
  /** The learner has chosen against the suggestion, and is answered. */
  otherwise?: boolean
}

/** What a step suggests for this question; null if nothing, or not here. */
export function suggestedPicks(step: LessonStepInfo, question: Question): number[] | null {
  const run = step.run ? question.runs?.find((each) => each.name === step.run) : undefined
  if (run) return run.picks
  return step.suggest !== null && question.options.includes(step.suggest) ? [step.suggest] : null
}

const KEPT = 'touchline-lesson'

interface Kept {
  begun: string[]
  ended: boolean
}

export class LessonGuide {
  /** The step that is explained now; null while the match goes on. */
  current = $state.raw<Begun | null>(null)
  /** The card is folded away, and the learner makes the choice. */
  trying = $state(false)
  /** The learner has had enough, or all steps have been. */
  ended = $state(false)
  begun = $state.raw<string[]>([])
  private waiting = $state.raw<Begun[]>([])

  /** `code`: of the table, under which this browser remembers how far the lesson is. */
  constructor(
    readonly steps: LessonStepInfo[],
    private readonly code: string,
  ) {
    const kept = this.kept()
    this.begun = kept.begun
    this.ended = kept.ended
  }

  /** The place of the step that is explained among all steps, from 1. */
  get number(): number {
    return this.begun.length - this.waiting.length
  }

  /** A question is put to the learner. */
  asked(question: Question): void {
    if (this.current?.question?.decision === question.decision) return
    if (this.trying) this.close()
    this.begin((step) => step.asked === question.kind, { question, event: null })
  }

  /** An event is shown; true if the coach has something to say about it. */
  told(event: GameEvent): boolean {
    if (this.trying) this.close()
    return this.begin((step) => step.told.includes(event.event), { question: null, event })
  }

  /** The learner has answered; true if it was against the suggestion, so that the coach has a word to say. */
  picked(question: Question, picks: number[]): boolean {
    const { current } = this
    if (!current?.question || current.otherwise || current.question.decision !== question.decision) return false
    const suggested = suggestedPicks(current.step, current.question)
    const whole = current.question.runs?.find((each) => each.name === current.step.run)?.whole
    if (this.ended || !suggested || same(suggested, picks) || same(whole ?? suggested, picks)) return false
    this.trying = false
    this.current = { ...current, otherwise: true }
    return true
  }

  /** A step to come speaks of this kind of question: the learner is asked, where others would be spared it. */
  awaits(kind: string): boolean {
    return !this.ended && this.steps.some((step) => step.asked === kind && this.isNext(step))
  }

  /** A step to come speaks of this event: the match is not hurried past it. */
  awaitsEvent({ event }: GameEvent): boolean {
    return !this.ended && this.steps.some((step) => step.told.includes(event) && this.isNext(step))
  }

  private isNext(step: LessonStepInfo): boolean {
    return !this.begun.includes(step.name) && (!step.after || this.begun.includes(step.after))
  }

  private begin(fits: (step: LessonStepInfo) => boolean, about: Omit<Begun, 'step'>): boolean {
    if (this.ended) return false
    const step = this.steps.find((each) => this.isNext(each) && fits(each))
    if (!step) return false
    this.begun = [...this.begun, step.name]
    this.waiting = [...this.waiting, { step, ...about }]
    if (!this.current) this.next()
    this.keep()
    return true
  }

  /** "Go on" or "Try it": an event is done with, a choice is now the learner's. */
  goOn(): void {
    if (!this.current?.question || this.current.otherwise) return this.close()
    this.trying = true
    this.keep()
  }

  /** The last step is explained: the game goes on from here. */
  get isLast(): boolean {
    return this.current?.step.name === this.steps.at(-1)?.name
  }

  /** The steps that have not come up yet, where the last one is explained. */
  get stepsLeft(): LessonStepInfo[] {
    return this.isLast ? this.steps.filter((each) => !this.begun.includes(each.name)) : []
  }

  /** The learner plays on without the coach. */
  skip(): void {
    this.ended = true
    this.waiting = []
    this.close()
  }

  private close(): void {
    this.current = null
    this.trying = false
    this.next()
    if (!this.current && this.begun.length === this.steps.length) this.ended = true
    this.keep()
  }

  private next(): void {
    const [first, ...others] = this.waiting
    this.current = first ?? null
    this.waiting = others
  }

  private kept(): Kept {
    try {
      const all = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Kept>
      return all[this.code] ?? { begun: [], ended: false }
    } catch {
      return { begun: [], ended: false }
    }
  }

  /** Of the last table alone: nobody goes back to an older lesson. A card that was not read to its end comes again. */
  private keep(): void {
    const unread = this.trying || this.current?.otherwise ? this.waiting : [this.current, ...this.waiting]
    const begun = this.begun.filter((name) => !unread.some((each) => each?.step.name === name))
    localStorage.setItem(KEPT, JSON.stringify({ [this.code]: { begun, ended: this.ended } }))
  }
}
