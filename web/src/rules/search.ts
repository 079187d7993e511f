// Finding rules by words or by their number, whatever the accents.
import type { RuleSection } from '../wire'

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The sections with only those rules in which every word occurs: in the rule itself, its number or its heading.
 * `read` says a sign of the title in words; it is found by both.
 */
export function search(sections: RuleSection[], wanted: string, read = (code: string): string => code): RuleSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return sections
  const said = (text: string): string =>
    pieces(text)
      .map((each) => (each.code ? read(each.text) : ''))
      .join(' ')
  const fits = (text: string): boolean => words.every((word) => text.includes(word))
  const found = sections.map(({ heading, rules }) => ({
    heading,
    rules: Object.fromEntries(
      Object.entries(rules).filter(([id, text]) => fits(plain(`${heading} ${id} ${text} ${said(text)}`))),
    ),
  }))
  return found.filter(({ rules }) => Object.keys(rules).length > 0)
}

/** The section that holds this rule. */
export const chapterOf = (sections: RuleSection[], id: string): RuleSection | undefined =>
  sections.find(({ rules }) => id in rules)

export const count = (sections: RuleSection[]): number =>
  sections.reduce((sum, { rules }) => sum + Object.keys(rules).length, 0)

/** Runs of code between backquotes, and the words between them. */
export function pieces(text: string): { code: boolean; text: string }[] {
  return text
    .split('`')
    .map((part, at) => ({ code: at % 2 === 1, text: part }))
    .filter((piece) => piece.text !== '')
}
