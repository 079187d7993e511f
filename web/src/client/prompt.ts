// A question as the dock shows it: the options that Enter picks, and the buttons beside them.
import type { Rejected } from './messages'
import type { TitleTexts } from './texts'
import type { Question } from './view'

export interface Choice {
  label: string
  picks: number[]
  /** What comes of it, from the engine's preview: `preview-<kind>` of the title's texts. */
  then?: string
}

/**
 * All that can be picked: ready-made runs of several picks first, then the options as they were given.  What real dice
 * show is typed in elsewhere, what every question of its kind offers has a button by the hand, and in a window a run
 * stands for the option that it begins with.
 */
export function choices(question: Question, texts: TitleTexts, seat: number): Choice[] {
  if (isRoll(question)) return []
  const long = (question.runs ?? []).filter((run) => run.picks.length > 1)
  const runs = long.map((run) => ({
    label: texts.runOf(question, run, seat),
    picks: run.picks,
    then: texts.runBrings(question, run),
  }))
  const hidden = [...(question.standing ?? []), ...(question.window ? long.map((run) => run.picks[0]!) : [])]
  const single = question.options
    .filter((option) => !hidden.includes(option))
    .map((option) => ({
      label: capital(texts.option(question, option, seat)),
      picks: [option],
      then: texts.consequence(question, option),
    }))
  return [...runs, ...single]
}

/** Enter's choice: what the engine preselects. */
export function primary(question: Question): number[] {
  if (question.best) return question.best
  const wanted = question.default
  return [wanted !== undefined && question.options.includes(wanted) ? wanted : question.options[0]!]
}

/** Longer than this, the situation before a question stands in its line of help. */
const LARGE_LETTERS = 96

/**
 * The question in large letters, with the situation before it if both are short; and what is told after it as its line
 * of help.
 */
export function parted(text: string): { ask: string; help: string } {
  const all = text.split(/(?<=[!?]|[\p{Ll}\d★)]\.)\s+/u)
  const asked = all.map((each) => each.endsWith('?')).lastIndexOf(true)
  if (all.length < 2 || asked < 0) return { ask: text, help: '' }
  const whole = all.slice(0, asked + 1).join(' ')
  const first = whole.length <= LARGE_LETTERS ? 0 : asked
  const help = all.filter((_, at) => at < first || at > asked).join(' ')
  return { ask: all.slice(first, asked + 1).join(' '), help: capital(help.replace(/^\((.*)\)$/, '$1')) }
}

/** Where a shot or a dive goes: the others guess it, so no answer is better than another. */
export const isGuess = (question: Question): boolean => question.domain === 'direction'

/** The choices as buttons: the main one outermost, under the thumb; left, centre and right stay where they are. */
export function inRow(all: Choice[], first: Choice | undefined, question: Question): Choice[] {
  if (!first || isGuess(question)) return all
  return [...all.filter((each) => each !== first), first]
}

export const bids = (question: Question): number[] => question.options.filter((option) => option >= 0)

/** Amounts of money, beside a pass: one panel for all auctions. */
export function isBid(question: Question): boolean {
  return question.domain === 'money' && bids(question).length > 1 && question.options.includes(-1)
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Why a pick was refused: in the title's words for this question, where it has them. */
export function refusalText(refused: Rejected, question: Question | null, texts: TitleTexts, seat: number): string {
  if (!question || !texts.has(`reason-${refused.code}`)) return texts.refusal(refused.code)
  const numbers = (refused.facts ?? {}) as Record<string, number>
  return texts.why(question, { option: numbers['option'] ?? 0, reason: refused.code, numbers, rules: [] }, seat)
}

/** Real dice or cards: what is asked is what they show. */
export const isRoll = (question: Question): boolean => question.special === undefined

/** Whether there is nothing to choose: one option, and nothing to be typed in. */
export const isForced = (question: Question): boolean => !isRoll(question) && question.options.length === 1
