// Drawn signs of Best 11: 24 x 24, round strokes.
export const ROLE_FILLS = ['var(--c-yellow)', 'var(--c-green)', 'var(--c-red)', 'var(--c-blue)']
export const ROLE_INKS = ['var(--c-ink)', 'var(--c-ink)', 'var(--c-white)', 'var(--c-white)']
/** 26 x 26: hexagon, square, circle, triangle. */
export const ROLE_SHAPES = ['M7 1h12l6 12-6 12H7L1 13z', 'M2 2h22v22H2z', 'M13 1a12 12 0 1 0 .01 0z', 'M13 0L26 25H0z']
export const BOX_FILLS = ['var(--c-wine)', 'var(--c-teal)', 'var(--c-bronze)']

const COIN = 'M12 4a8 8 0 1 0 .01 0zM12 8v8M9.500 10h4a1.500 1.500 0 0 1 0 3h-3'
const CARDS = 'M4 7l9-3 4 13-9 3zM13 4h6v14l-2.500-1'
const BALL = 'M12 3a9 9 0 1 0 .01 0zM12 8l4 3-1.500 4.500h-5L8 11z'
const ARROWS = 'M4 8h14l-4-4M20 16H6l4 4'
const SHIRT = 'M8 4l4 2 4-2 5 4-3 3v9H6v-9L3 8z'
const BOARD = 'M4 4h16v12H4zM12 16v4M8 20h8M8 8l3 4M8 12l3-4M14 10h3'
const EYE = 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 9a3 3 0 1 0 .01 0z'
const CARD = 'M8 3h8v18H8z'
const PLUS = 'M12 5v14M5 12h14'
const UP = 'M12 20V5M6 11l6-6 6 6'

/** Money, event cards, challenge, and the special moves from the first to the last. */
export const KINDS = [COIN, CARDS, BALL, '']
export const VARIOUS = [
  '',
  'M3 12h10M9 8l4 4-4 4M15 4h5v16h-5',
  `${SHIRT}M12 11v6M9 14h6`,
  BOARD,
  ARROWS,
  'M4 4h16v10H4zM8 18h9l-3-3M17 21H8',
  'M6 5l3 1 3-1 3 3-2 2v6H5v-6L3 8zM15 8l2 1 2-1 3 2-2 2v7h-6',
  'M20 12a8 8 0 1 1-3-6M20 3v5h-5',
  'M4 9c5-3 11-3 16 0v6c-5-3-11-3-16 0zM14 11a2 2 0 1 0 0 2',
  'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
]

/** By the effect of an event card. */
export const EFFECTS = [
  'M8 8a4 4 0 1 0 .01 0zM16 8a4 4 0 1 0 .01 0z',
  EYE,
  ARROWS,
  'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  'M4 18c0-7 4-9 12-9M12 5l4 4-4 4',
  BOARD,
  ARROWS,
  'M4 15h7l9-4M4 11v8M11 15c2-6 5-8 9-8',
  'M5 21V4h13l-3 4 3 4H5',
  UP,
  EYE,
  COIN,
  CARD,
  CARD,
  PLUS,
  'M3 5h18v11H3zM8 20h8M9 8l6 5M15 8l-6 5',
  'M12 4a8 8 0 1 0 .01 0zM12 8v4l3 2',
  'M7 9a2.500 2.500 0 1 0 .01 0zM17 9a2.500 2.500 0 1 0 .01 0zM12 5a2.500 2.500 0 1 0 .01 0zM3 20c0-7 8-7 8 0M13 20c0-7 8-7 8 0',
  COIN,
  'M12 4a8 8 0 1 0 .01 0zM8 12h8',
  'M3 12l9-9h8v8l-9 9zM16 8h.01',
  'M3 12l9-9h8v8l-9 9zM9 11l5 3M10 14h4',
  'M12 4v16M5 8h14M5 8l-3 6h6zM19 8l-3 6h6zM8 20h8',
]

export const BALL_PATH = BALL
export const GLOVE = 'M7 20v-6l-2-5 2-1 2 4V5h2v6h1V4h2v7h1V5h2v9l-2 6z'
/** 20 x 20: a ball token and the crossed one. */
export const TOKEN = 'M10 1a9 9 0 1 0 .01 0zM10 6l4 3-1.500 4.500h-5L6 9z'
