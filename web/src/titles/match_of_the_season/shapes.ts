// Drawn signs, for the fonts have none of them.
export const STAR = 'M8 0 10.35 5.26 16 5.9 11.8 9.76 12.95 15.4 8 12.6 3.05 15.4 4.2 9.76 0 5.9 5.65 5.26Z'

/** 24 x 24 strokes, by the kind of a square: whistle, chance, injury, red card, duty, transfer, league, cups. */
export const SQUARES = [
  'M9 9h12v4h-7A5 5 0 1 1 9 9zM9 14h.01M14 5V3M18 5l1-2',
  'M9 9a3 3 0 1 1 4 3c-1 .5-1 1.500-1 2.500M12 18h.01M4 4h16v16H4z',
  'M12 5v14M5 12h14',
  'M8 4h8v16H8z',
  'M3 13l18-8-5 15-4-6zM12 14l4-5',
  'M4 9h14l-4-4M20 15H6l4 4',
  'M12 4a8 8 0 1 0 .01 0M12 9l3 2-1 4h-4l-1-4z',
  'M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8',
  'M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8M4 5v3a3 3 0 0 0 3 3M20 5v3a3 3 0 0 1-3 3',
  'M6 4h12l-2 9H8zM12 13v7M8 20h8M12 6v4',
]
