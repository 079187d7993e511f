// What a key means at a table; nothing while something is being typed.
export type Command =
  | { do: 'choice'; number: number }
  | { do: 'face'; face: number }
  | { do: 'main' | 'undo' | 'pass' | 'hand' | 'odds' | 'chat' | 'rules' | 'list' | 'mute' | 'keys' | 'signs' }
  | { do: 'tab'; tab: 'table' | 'squad' | 'league' | 'log' }
  | { do: 'step'; by: number }

const LETTERS: Record<string, Command> = {
  Enter: { do: 'main' },
  ' ': { do: 'main' },
  u: { do: 'undo' },
  p: { do: 'pass' },
  h: { do: 'hand' },
  o: { do: 'odds' },
  c: { do: 'chat' },
  r: { do: 'rules' },
  v: { do: 'list' },
  m: { do: 'mute' },
  '?': { do: 'signs' },
  k: { do: 'keys' },
  t: { do: 'tab', tab: 'table' },
  s: { do: 'tab', tab: 'squad' },
  g: { do: 'tab', tab: 'league' },
  l: { do: 'tab', tab: 'log' },
  '[': { do: 'step', by: -1 },
  ']': { do: 'step', by: 1 },
}
const FACES: Record<string, number> = { '0': 10, '-': 11, '=': 12 }

/** `dice`: figures are the faces of a die that somebody has rolled. */
export function command(event: KeyboardEvent, dice = false): Command | null {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || typing(target)) return null
  const acts = event.key === 'Enter' || event.key === ' '
  if (acts && /^(BUTTON|A|SUMMARY)$/.test(target.tagName)) return null
  if (dice && event.key in FACES) return { do: 'face', face: FACES[event.key]! }
  if (/^[1-9]$/.test(event.key))
    return dice ? { do: 'face', face: Number(event.key) } : { do: 'choice', number: Number(event.key) }
  return LETTERS[event.key] ?? null
}

function typing(target: HTMLElement): boolean {
  return (
    /^(SELECT|TEXTAREA)$/.test(target.tagName) ||
    (target.tagName === 'INPUT' && !/^(checkbox|range)$/.test((target as HTMLInputElement).type))
  )
}

/** What the list of keys shows: the keys, and the id of their meaning. */
export const MEANINGS: [string, string][] = [
  ['1–9', 'number'],
  ['Enter', 'enter'],
  ['Space', 'space'],
  ['p', 'pass'],
  ['u', 'undo'],
  ['h', 'hand'],
  ['t', 'table'],
  ['s', 'squad'],
  ['g', 'league'],
  ['l', 'log'],
  ['o', 'odds'],
  ['c', 'chat'],
  ['r', 'rules'],
  ['v', 'list'],
  ['m', 'mute'],
  ['[ ]', 'step'],
  ['1–9 0 - =', 'dice'],
  ['?', 'signs'],
  ['k', 'help'],
  ['Esc', 'escape'],
]
