// What a card of the hand does if it is played now, in a few words; the engine tells the symbol, the team and the
// numbers.
import { SYMBOLS } from '../data'
import type { Question, Texts } from '../types'

const WORDS: [RegExp, string][] = [
  [/^mod-/, 'values'],
  [/^gain-home/, 'home'],
  [/^force-/, 'tactic'],
  [/^receive-/, 'money'],
  [/^immune-/, 'shield'],
  [/^disallow-/, 'goal'],
  [/^block-/, 'block'],
  [/^skip-/, 'skip'],
  [/^extra-/, 'extra'],
  [/^roll-extra/, 'roll'],
  [/^roll-tactic/, 'battle'],
  [/^reroll-/, 'again'],
  [/^academy-/, 'academy'],
]

/** The better of the two chances of a reroll: of how many rolls how many help. */
function chance(numbers: Record<string, number>): { good: number; of: number } {
  const { mine = -1, 'mine-of': mineOf = 1, theirs = -1, 'theirs-of': theirsOf = 1 } = numbers
  return mine / mineOf >= theirs / theirsOf ? { good: mine, of: mineOf } : { good: theirs, of: theirsOf }
}

export function nowOf(texts: Texts, question: Question, card: number, me: number): string {
  const previews: { option: number; numbers: object }[] = question.previews ?? []
  const numbers = previews.find((each) => each.option === card)?.numbers as Record<string, number> | undefined
  const symbol = SYMBOLS[numbers?.['now'] ?? -1] ?? ''
  const word = WORDS.find(([names]) => names.test(symbol))?.[1]
  if (!numbers || !word) return ''
  const { whom = -1, by = 0 } = numbers
  return texts.say(`mof-ui-now-${word}`, {
    mine: whom === me ? 1 : 0,
    whom: texts.name('team', whom),
    tactic: texts.name('tactic', by),
    money: texts.name('money', by),
    ...chance(numbers),
  })
}
