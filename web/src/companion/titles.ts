// What the companion does for which title.
export const MISTER = 'mister'
export const MOTS = 'match_of_the_season'
export const MOF = 'masters_of_football'
export const B11 = 'best_11'

export const PARTS = ['score', 'pad', 'dice', 'bank', 'referee'] as const
export type Part = (typeof PARTS)[number]

/** Money passes from hand to hand in two of them. */
export const partsOf = (title: string): Part[] => PARTS.filter((part) => part !== 'bank' || title === MOTS || title === B11)

export const SEATS: Record<string, number[]> = {
  [MISTER]: [2, 3, 4], [MOTS]: [2, 3, 4], [MOF]: [2, 3, 4, 5, 6, 7, 8], [B11]: [2, 3, 4, 5],
}

/** The competitions of a title for so many people. */
export function modesOf(title: string, people: number): string[] {
  if (title === B11) return ['points']
  if (title === MOF) return [people > 4 ? 'two_leagues' : 'league']
  if (title === MOTS) return ['game', 'league']
  return people === 2 ? ['head_to_head'] : people === 3 ? ['three_way'] : ['cup', 'league', 'short_league']
}
