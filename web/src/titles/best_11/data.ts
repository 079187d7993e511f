// What the screens of Best 11 read out of a view and of the card set.
import type { TitleTexts } from '../../client/texts'
import type { Refused } from '../../client/view'
import type { BetView, InjuredView, TwinnedView } from './view'

export const LINES = ['footballers', 'coach', 'fit', 'stadium', 'scored', 'conceded'] as const
export type Line = (typeof LINES)[number]

export interface Team {
  box: number
  board: number
  places: number[]
  room: boolean[]
  footballers: number[]
  values: number[]
  poach: number[]
  coach: number
  captain: number
  armband: boolean
  money: number
  cards: number
  white: number[]
  scored: number
  conceded: number
  stands: number
  score: Record<Line, number>
  used: number
  held: boolean
  bonus: number
  negation: boolean
  immune: number
  bought: boolean
  built: number
  discount: number
  face_up: boolean
  management: number
  hand?: number[]
}

export interface Duel {
  challenger: number
  target: number
  side: number
  attack: number
  defence: number
  committed: number[]
  cautions: number[]
  sent_off: boolean[]
  shares: number[]
  points: number
  taken: number
  total: number
  number: number
  bets: BetView[]
}

export interface Deck {
  box: number
  team: number
  events: number
  actions: number
  management: number
}

export interface Game {
  round: number
  base_order: number[]
  order: number[]
  active: number
  market: { player: number; price: number; mine: number }[]
  teams: Team[]
  decks: Deck[]
  twinned: TwinnedView[]
  injured: InjuredView[]
  challenge: Duel | null
  barred: Refused[]
  house: {
    stands: number
    stand_cost: number
    stadium_points: number
    fit_points: number
    all_opportunities: number
    swap_refund: number
  }
}

/** The columns of the card set that the screens use. */
export interface Cards {
  event_same: boolean[]
  box_ids: string[]
  box_names: string[]
  formation_ids: string[]
  places: number[][]
  bonus_formation: number[]
  malus_formation: number[]
  team_names: string[]
  box_of: number[]
  role: number[]
  value: number[]
  price: number[]
  favours: number[]
  management_ids: string[]
  economic: number[]
  event_draws: number[]
  challenge: number[]
  bonus: number[]
  negation: number[]
  various: number[]
  play: number[][]
  play_special: number[]
  needs: { terms: number[]; number: number }[][]
  event_ids: string[]
  white: number[]
  window: number[]
  by: number[]
  effect: number[]
  amount: number[]
}

export const NOBODY = -1
export const PASS = -1
export const COACH = 4
// items of a turn: one number for each
export const BUILD = 0
export const USE = 100
export const BUY = 1000
export const PLAY = 2000
export const FOREIGN = 2

export const printed = (texts: TitleTexts): Cards => texts.printed as Cards
export const nameOf = (texts: TitleTexts, card: number): string => printed(texts).team_names[card] ?? ''
/** What an event card does, in words; none for a card of another set, or one that was changed there. */
export function effectOf(texts: TitleTexts, card: number): string {
  const id = `effect-${(printed(texts).event_ids[card] ?? '').replaceAll('_', '-')}`
  return printed(texts).event_same[card] && texts.has(id) ? texts.say(id) : ''
}
export const points = (team: Team): number => LINES.reduce((sum, line) => sum + team.score[line], 0)

/** The value of a footballer of this team, with the armband. */
export function valueIn(team: Team, card: number): number {
  return team.values[team.footballers.indexOf(card)] ?? 0
}

export const ownerOf = (game: Game, card: number): number =>
  game.teams.findIndex((team) => team.footballers.includes(card))

/** What a coach would score on this board: as the catalogue has it (COACH-04). */
export function fitOf(cards: Cards, game: Game, board: number, coach: number): number {
  const favours = cards.favours[coach] ?? NOBODY
  if (board < 0 || favours < 0) return 0
  if (favours === board || favours === cards.bonus_formation[board]) return game.house.fit_points
  return favours === cards.malus_formation[board] ? -game.house.fit_points : 0
}

/** What a swap costs: the difference of the printed prices, two more for a card of another club. */
export function swapPrice(cards: Cards, game: Game, team: Team, out: number, card: number): number {
  const foreign = cards.box_of[card] === team.box ? 0 : FOREIGN
  const difference = cards.price[card]! + foreign - cards.price[out]!
  return game.house.swap_refund ? difference : Math.max(0, difference)
}

/** The places of a team by role; a free formation shows one more place where there is room. */
export function linesOf(cards: Cards, team: Team): number[][] {
  return [0, 1, 2, 3].map((role) => {
    const there = team.footballers.filter((card) => cards.role[card] === role)
    const all = team.places[role] ?? there.length + (team.room[role] ? 1 : 0)
    return [...there, ...Array.from({ length: Math.max(0, all - there.length) }, () => NOBODY)]
  })
}

/** Points that white cards bring at the start of a round. */
export function incomeOf(cards: Cards, team: Team): number {
  const INCOME = 11
  return team.white.reduce((sum, card) => sum + (cards.effect[card] === INCOME ? cards.amount[card]! : 0), 0)
}
