// First-time help: what comes up for the first time in a person's games is explained once, on a card beside the
// question.
import type { GameEvent, Question } from '../client/view'
import type { FirstTimeInfo } from '../wire'

const KEPT = 'touchline-first-times'
const MS_A_WORD = 300 // at 200 words a minute

/** With what a card comes, or a step of a lesson: a kind of question or events. */
export type Trigger = Pick<FirstTimeInfo, 'asked' | 'told'>

const names = (title: string, { asked, told }: Trigger): string[] =>
  (asked ? [`?${asked}`] : told).map((each) => `${title} ${each}`)

/** What this browser's reader has been told already, by title and trigger. */
class Explained {
  has(title: string, trigger: Trigger): boolean {
    const kept = this.kept()
    return names(title, trigger).some((each) => kept.includes(each))
  }

  add(title: string, trigger: Trigger): void {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...this.kept(), ...names(title, trigger)])]))
  }

  /** All is explained again. */
  forget(): void {
    localStorage.removeItem(KEPT)
  }

  get some(): boolean {
    return this.kept().length > 0
  }

  private kept(): string[] {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]
    } catch {
      return []
    }
  }
}

export const explained = new Explained()

/** The cards of a title at one table: at most one is shown, those of events wait for their turn. */
export class FirstTimes {
  current = $state.raw<FirstTimeInfo | null>(null)
  private waiting: FirstTimeInfo[] = []
  private readUntil = 0

  constructor(
    private readonly title: string,
    private readonly cards: FirstTimeInfo[],
    private readonly wordsOf: (card: FirstTimeInfo) => number,
    private readonly now: () => number = Date.now,
  ) {}

  /** A question is put to the reader: its card is shown before those that wait. */
  asked(question: Question): void {
    const card = this.cards.find((each) => each.asked === question.kind)
    if (card && !explained.has(this.title, card)) this.show(card)
  }

  told(event: GameEvent): void {
    const card = this.cards.find((each) => each.told.includes(event.event))
    if (!card || explained.has(this.title, card) || this.waiting.includes(card)) return
    if (this.current) this.waiting.push(card)
    else this.show(card)
  }

  /**
   * The reader has made a choice: the moment of what waits is gone, and a card that could be read has done its work.
   */
  picked(): void {
    this.waiting = []
    if (this.current && this.now() >= this.readUntil) this.dismiss()
  }

  dismiss(): void {
    this.current = null
    const next = this.waiting.shift()
    if (next) this.show(next)
  }

  private show(card: FirstTimeInfo): void {
    this.current = card
    this.readUntil = this.now() + this.wordsOf(card) * MS_A_WORD
    explained.add(this.title, card)
  }
}
