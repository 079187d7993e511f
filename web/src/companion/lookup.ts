// Cards found by name, in the reader's language.
import { plain } from '../rules/search'

export interface Found {
  kind: 'player' | 'card' | 'manager' | 'club'
  name: string
  facts: string[]
}

/** Those in whose name every word occurs. */
export function named(cards: Found[], wanted: string): Found[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return words.length ? cards.filter(({ name }) => words.every((word) => plain(name).includes(word))) : []
}
