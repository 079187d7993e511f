// A choice among footballers: what counts for it, as the engine previews it.
import { inTenths } from '../data'
import { previewOf } from '../previews'
import type { Asked, Texts } from '../types'

export type Choice = Asked<'take' | 'victim' | 'substitute' | 'kicker' | 'sudden'>

/** By what the options are compared, and how it is written. */
export function figureOf(question: Choice, player: number, lang = 'en'): { worth: number; text: string } {
  switch (question.kind) {
    case 'substitute': {
      const worth = previewOf(question, player)?.fit ?? 0
      return { worth, text: inTenths(worth, lang) }
    }
    case 'victim': {
      const worth = previewOf(question, player)?.overall ?? 0
      return { worth, text: String(worth) }
    }
    default: {
      const kick = previewOf(question, player)
      return { worth: kick?.value ?? 0, text: kick ? String(kick.value) : '' }
    }
  }
}

/** The options, the one that has most of what counts first. */
export function sortedOptions(question: Choice): number[] {
  const worth = (player: number): number => figureOf(question, player).worth
  return question.options.filter((each) => each >= 0).sort((one, two) => worth(two) - worth(one))
}

/** The keeper whom a kick will face, with what counts of him; null where nobody shoots. */
export function keeperFaced(
  question: Choice,
): { keeper: number; skill: number; value: number; characteristic: number } | null {
  if (question.kind === 'victim' || question.kind === 'substitute') return null
  const kick = question.previews?.[0]?.numbers
  return kick
    ? { keeper: kick.keeper, skill: kick.skill, value: kick.against, characteristic: kick.characteristic }
    : null
}

const NAMED = ['first', 'second', 'third', 'fourth'] as const

/** The takers of a shoot-out who are named already. */
export const namedTakers = (question: Choice): number[] =>
  question.kind === 'kicker' ? NAMED.slice(0, question.context.kick - 1).map((each) => question.context[each]) : []

/** Why this one cannot be chosen, in words; empty where he can. */
export function refusalOf(texts: Texts, question: Choice, player: number, seat: number): string {
  const no = question.refusals?.find((each) => each.option === player)
  return no ? texts.why(question, no, seat) : ''
}
