// How the cards and the slots of Mister are drawn.
export const LETTERS = 'ABCDEFGH'
/** The special traits of a footballer, bit by bit. */
export const TRAITS = [1, 2, 4, 8]
/** The ground behind the white name of a card, by role. */
export const GROUNDS = [
  'var(--c-bronze-deep)',
  'var(--c-blue-deep)',
  'var(--c-blue-deep)',
  'var(--c-red-deep)',
  'var(--c-red-deep)',
  'var(--c-green-deep)',
]
/** Percent of a side's own half: from the left, from the half-way line to the goal line; by slot. */
export const SLOTS: [number, number][] = [
  [50, 90],
  [13, 67],
  [38, 71],
  [62, 71],
  [87, 67],
  [13, 40],
  [38, 44],
  [62, 44],
  [87, 40],
  [35, 14],
  [65, 14],
]
/** The slots of goal, defence, midfield and attack, as they are read out. */
export const LINES = [[0], [1, 2, 3, 4], [5, 6, 7, 8], [9, 10]]

/** Tenths as a figure of the reader's language: 5.8 or 5,8. */
export const inTenths = (tenths: number, lang: string): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(tenths / 10)

export const surname = (name: string): string => name.split(' ').slice(1).join(' ') || name

/** "+ 1", "− 2"; nothing for none. */
export const more = (margin: number): string => (margin ? ` ${margin < 0 ? '−' : '+'} ${Math.abs(margin)}` : '')
