// What the screens of Match of the Season read out of a view and of the card set.
import type { TitleTexts } from '../../client/texts'

export interface Team {
  team: number
  seat: number
  cash: number
  squad: number[]
  formation: number
  lineup: number[]
  league: number
  points: number
  cards: number
  hand: number[] | null
  /** Position and stars of those who may not be bought back this season. */
  sold: [number, number][]
}

export interface Side {
  who: number
  formation: number
  slots: number[]
  stars: number[]
  gone: number[]
  substitutions: number
}

export interface Match {
  home: Side
  away: Side
  competition: number
  committed: boolean
  card: number
  event: number
  events: number
  extra: number
  goals: number[]
  outcome: number
}

export interface Face {
  face: number
  event: number
  home: number
  draw: number
  away: number
  stars: [number, number] | null
}

export interface Odds {
  exact: boolean
  home: number
  draw: number
  away: number
  faces: Face[]
}

export interface Game {
  season: number
  token: number
  active: number
  order: number[]
  seat_of: number[]
  teams: Team[]
  free_list: number[]
  on_offer: number[]
  transfer_deck: number
  absent: [number, number][]
  listed: number[]
  pairs: number[]
  results: [number, number, number][]
  places: number[]
  national_cup: number[]
  super_cup: number[]
  european_cup: { left: number[]; through: number[]; holder: number }
  face_down: number[]
  honours: [number, number, number, number][]
  match: Match | null
  odds: Odds | null
}

/** The columns of the card set that the screens use. */
export interface Cards {
  amounts: number[]
  player_names: string[]
  position: number[]
  stars: number[]
  price: number[]
  sale: number[]
  country: number[]
  countries: string[]
  formation_names: string[]
  defenders: number[]
  midfielders: number[]
  attackers: number[]
  optional: boolean[]
  slot_position: number[][]
  week: number[]
  day: number[]
  kind: number[]
  is_match: boolean[]
  fixtures: [number, number][][]
  last: number
  chance_kind: number[]
  kind_codes: string[]
  kind_colour: number[]
  kind_amount: number[]
  trophy_competition: number[]
  trophy_place: number[]
  trophy_points: number[]
  intl_stars: number[][]
  intl_formation: number[]
}

export const NOBODY = -1
export const MOST = 18
export const LEAST = 13
export const CLUBS = 4
const DRAFTED = 14

/** The squads are still being put together. */
export const drafts = (game: Game): boolean =>
  game.token === 0 && game.on_offer.length > 0 && game.teams.some((team) => team.squad.length < DRAFTED)

export const printed = (texts: TitleTexts): Cards => texts.printed as Cards

/** A name as it stands on a shirt or a card. */
export function surname(cards: Cards, player: number): string {
  const name = cards.player_names[player] ?? ''
  return name.split(' ').slice(1).join(' ') || name
}

/** The four clubs have the first four kits, international teams the others. */
export const kitFor = (side: number): number => (side < CLUBS ? side : CLUBS + (side % CLUBS))

type Spot = [number, number]
const BACK: Record<number, Spot[]> = {
  3: [
    [24, 69],
    [50, 72],
    [76, 69],
  ],
  4: [
    [13, 67],
    [38, 71],
    [62, 71],
    [87, 67],
  ],
  5: [
    [9, 62],
    [29, 70],
    [50, 73],
    [71, 70],
    [91, 62],
  ],
}
const MIDDLE: Record<number, Spot[]> = {
  3: [
    [24, 42],
    [50, 46],
    [76, 42],
  ],
  4: [
    [13, 40],
    [38, 44],
    [62, 44],
    [87, 40],
  ],
  5: [
    [9, 37],
    [29, 43],
    [50, 47],
    [71, 43],
    [91, 37],
  ],
}
const FRONT: Record<number, Spot[]> = {
  1: [[50, 12]],
  2: [
    [35, 14],
    [65, 14],
  ],
  3: [
    [16, 15],
    [50, 11],
    [84, 15],
  ],
  4: [
    [11, 18],
    [37, 12],
    [63, 12],
    [89, 18],
  ],
}

/** Where the eleven slots of a formation lie: percent from the left, percent from the half-way line. */
export function spots(cards: Cards, formation: number): Spot[] {
  const rows = [
    BACK[cards.defenders[formation]!],
    MIDDLE[cards.midfielders[formation]!],
    FRONT[cards.attackers[formation]!],
  ]
  return [[50, 90], ...rows.flatMap((row) => row ?? [])]
}

/** Stars: keeper, defence, midfield, attack, all. */
export function totals(cards: Cards, formation: number, stars: number[]): number[] {
  const lines = [0, 0, 0, 0, 0]
  stars.forEach((worth, slot) => {
    lines[cards.slot_position[formation]?.[slot] ?? 0]! += worth
    lines[4]! += worth
  })
  return lines
}

/** The outcome of a league match that neither side could play. */
export const VOID = 3

/** The causes of each absent player, in the words of `name`; a player can have several. */
export function causesOf(game: Game, name: (cause: number) => string): Map<number, string> {
  const causes = new Map<number, string>()
  for (const [player, cause] of game.absent) {
    const before = causes.get(player)
    causes.set(player, before ? `${before}, ${name(cause)}` : name(cause))
  }
  return causes
}

export const starsOf = (cards: Cards, slots: number[]): number[] =>
  slots.map((player) => (player >= 0 ? (cards.stars[player] ?? 0) : 0))
