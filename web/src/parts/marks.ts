// How a match went, drawn: the fonts have none of these signs.
export type Mark = 'won' | 'drew' | 'lost'

/** 14 x 14: triangle up, bar, triangle down. */
export const MARKS: Record<Mark, string> = { won: 'M7 2 L13 12 H1Z', drew: 'M1 5H13V9H1Z', lost: 'M7 12 L1 2 H13Z' }
export const INKS: Record<Mark, string> = { won: 'var(--win)', drew: 'var(--draw)', lost: 'var(--loss)' }

/** Cups, 24 x 24 strokes: shield, cup, cup with handles, star cup. */
export const CUPS = {
  league: 'M12 3 20 6v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8',
  europe: 'M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8M4 5v3a3 3 0 0 0 3 3M20 5v3a3 3 0 0 1-3 3',
  super: 'M6 4h12l-2 9H8zM12 13v7M8 20h8M12 6v4',
}
