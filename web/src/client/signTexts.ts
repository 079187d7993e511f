// The words of a sign: `sign-…` in the texts of the title, or in those that all titles share.
import type { Texts } from './texts'

export interface SignWords {
  name: string
  title: string
  text: string
  /** The ID of a rule; '' if the sign has none. */
  rule: string
}

/** Signs of the shell that look alike at every table. */
export const SHELL_SIGNS = [
  'colours',
  'managers',
  'live',
  'log',
  'clock',
  'hint',
  'kept',
  'step',
  'odds',
  'next-match',
  'league',
  'race',
  'bracket',
  'results',
  'result',
  'goal-score',
  'match-result',
  'turning-points',
  'best-player',
  'statistics',
  'luck',
]

export function signOf(texts: Texts, name: string): SignWords {
  const own = `sign-${name}`
  return { name, title: texts.attribute(own, 'title'), text: texts.say(own), rule: texts.attribute(own, 'rule') }
}
