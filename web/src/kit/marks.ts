// How a match went, drawn: the fonts have none of these signs.
export type Mark = 'won' | 'drew' | 'lost'

/** 14 x 14: triangle up, bar, triangle down. */
export const MARKS: Record<Mark, string> = { won: 'M7 2 L13 12 H1Z', drew: 'M1 5H13V9H1Z', lost: 'M7 12 L1 2 H13Z' }
export const INKS: Record<Mark, string> = { won: 'var(--win)', drew: 'var(--draw)', lost: 'var(--loss)' }
