// A question as the dock shows it: what is picked by Enter, and what stands beside it.
import type { TitleTexts } from './texts'
import type { Question } from './view'

export interface Choice {
  label: string
  picks: number[]
}

/** All that can be picked: ready-made runs first, then the options as they were given.  What real dice show is typed in elsewhere. */
export function choices(question: Question, texts: TitleTexts, seat: number): Choice[] {
  if (isRoll(question)) return []
  const runs = (question.runs ?? []).map((run) => ({
    label: texts.say('web-all-at-once', { run: texts.run(run.name) }),
    picks: run.picks,
  }))
  const single = question.options.map((option) => ({ label: capital(texts.option(question, option, seat)), picks: [option] }))
  return [...runs, ...single]
}

/** Enter's choice: a ready-made run, signing in a market, the smallest bid, else the default. */
export function primary(question: Question): number[] {
  const run = question.runs?.[0]
  if (run) return run.picks
  if (question.kind === 'decide' && question.options.includes(1)) return [1]
  if (isBid(question)) return [bids(question)[0]!]
  const wanted = question.default
  return [wanted !== undefined && question.options.includes(wanted) ? wanted : question.options[0]!]
}

export const bids = (question: Question): number[] => question.options.filter((option) => option >= 0)

/** Amounts of money, beside a pass: one panel for all auctions. */
export function isBid(question: Question): boolean {
  return question.domain === 'money' && bids(question).length > 1 && question.options.includes(-1)
}

export const same = (one: number[], two: number[]): boolean => one.length === two.length && one.every((n, at) => n === two[at])

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Real dice or cards: what is asked is what they show. */
export const isRoll = (question: Question): boolean => question.special === undefined
