// Icons of 24 by 24, strokes of 2, drawn by us.
export const ICONS: Record<string, string> = {
  'tactic-0': 'M6 18L12 6L18 18ZM6 18h.01M12 6h.01M18 18h.01',
  'tactic-1': 'M3 12H20M14 6L20 12L14 18',
  'tactic-2': 'M4 20V14a5 5 0 0 1 8-4a5 5 0 0 1 8 4V20M8 6h.01M16 6h.01',
  'tactic-3': 'M3 7H21M3 12H21M3 17H21M8 7V12M16 7V12M12 12V17M5 12V17M19 12V17',
  'kind-0': 'M4 4H20V20H4ZM8 16C8 11 11 9 16 9M13 6L16 9L13 12',
  'kind-1': 'M3 20H8V15H13V10H18V5H21',
  'kind-2': 'M5 4V13L4 17H20C20 14 17 13 13 12V4ZM7 20H8M12 20H13M17 20H18',
  'kind-3': 'M3 6H21V18H3ZM3 7L12 13L21 7',
  'moment-0': 'M12 3A9 9 0 1 0 12 21M12 7V12L9 14M17 6V18',
  'moment-1': 'M12 3A9 9 0 1 0 12.01 3M12 7V12L16 14',
  'moment-2': 'M6 12C6 8 10 8 12 12C14 16 18 16 18 12C18 8 14 8 12 12C10 16 6 16 6 12',
  ball: 'M12 3A9 9 0 1 0 12.01 3M12 8L16 11L14.5 15.500H9.500L8 11ZM12 3V8M16 11L20.5 9.500M14.5 15.500L17.5 19M9.5 15.500L6.5 19M8 11L3.5 9.5',
  glove:
    'M7 21V14L4 10.500L6 9L9 11.500V5A1.4 1.4 0 0 1 11.8 5V4A1.4 1.4 0 0 1 14.6 4V5.500A1.4 1.4 0 0 1 17.4 5.500V8A1.3 1.3 0 0 1 20 8V14L17 21Z',
  board: 'M4 4H20V16H4ZM8 20L12 16L16 20M8 12L11 9M13 8L16 11M16 8L13 11',
  flame: 'M12 3C13 7 18 9 18 15A6 6 0 0 1 6 15C6 12 8 11 9 8C10.5 10 11 10 12 3Z',
  house: 'M3 12L12 4L21 12M6 10V20H18V10M10 20V14H14V20',
  coin: 'M12 3A9 9 0 1 0 12.01 3M9 16V8L12 12L15 8V16',
  academy: 'M2 9L12 4L22 9L12 14ZM6 11V16C9 19 15 19 18 16V11M22 9V15',
  market: 'M4 8H17L14 5M20 16H7L10 19',
  shield: 'M12 3L20 6V12C20 17 16 20 12 21C8 20 4 17 4 12V6Z',
  reroll: 'M4 12A8 8 0 0 1 18 7V3M20 12A8 8 0 0 1 6 17V21M18 7H14M6 17H10',
  skip: 'M5 5L13 12L5 19ZM14 5L20 12L14 19',
  plus: 'M12 4V20M4 12H20',
  whistle: 'M3 9H14V7H18V9A6 6 0 1 1 8 14L3 13ZM12 13A2 2 0 1 0 12.01 13',
  cross: 'M6 6L18 18M18 6L6 18',
  swap: 'M7 4V17M7 17L3 13M7 17L11 13M17 20V7M17 7L13 11M17 7L21 11',
  lock: 'M6 11H18V20H6ZM8 11V8A4 4 0 0 1 16 8V11',
  cup: 'M7 4H17V9A5 5 0 0 1 7 9ZM7 5H4V7A3 3 0 0 0 7 10M17 5H20V7A3 3 0 0 1 17 10M12 14V18M8 20H16',
  hand: 'M5 6L13 4L16 18L8 20ZM13 5L20 8L16 18',
}

const BY_SYMBOL: Record<string, string> = {
  'mod-attack': 'ball',
  'mod-defence': 'glove',
  'mod-tactic': 'board',
  'requires-home-advantage': 'house',
  'gain-home-advantage': 'house',
  'force-tactic': 'kind-0',
  'receive-money': 'coin',
  'starting-squad-advantage': 'plus',
  'substitution-advantage': 'swap',
  'academy-advantage': 'academy',
  'player-discount': 'coin',
  'zero-cost-evolution': 'kind-1',
  'disallow-goal': 'cross',
  'block-corruption': 'whistle',
  'skip-next-turn': 'skip',
  'extra-attack-turn': 'plus',
  'roll-extra-attack': 'plus',
  'roll-tactic-battle': 'board',
}

export const symbolIcon = (code: string): string => BY_SYMBOL[code] ?? (code.startsWith('immune') ? 'shield' : 'reroll')

/** Positions by shape: defender a square, midfielder a circle, forward a triangle. */
export const SHAPES = ['M4 4H20V20H4Z', 'M12 3A9 9 0 1 0 12.01 3Z', 'M12 3L22 21H2Z'] as const
