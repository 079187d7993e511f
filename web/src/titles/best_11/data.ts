// What the screens of Best 11 read out of a view and of the card set.
import type { Texts } from './types'
import type { Best11View, ScoreView, TeamView } from './view'

export type Game = Best11View
export type Team = TeamView
export type Line = keyof ScoreView
export const LINES: Line[] = ['footballers', 'coach', 'fit', 'stadium', 'scored', 'conceded']

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

export const printed = (texts: Texts): Cards => texts.printed as Cards
export const nameOf = (texts: Texts, card: number): string => printed(texts).team_names[card] ?? ''
/** What an event card does, in words; none for a card of another set, or one that was changed there. */
export function effectOf(texts: Texts, card: number): string {
  const id = `effect-${(printed(texts).event_ids[card] ?? '').replaceAll('_', '-')}`
  return printed(texts).event_same[card] && texts.has(id) ? texts.say(id) : ''
}
/** The value of a footballer of this team, with the armband. */
export function valueIn(team: Team, card: number): number {
  return team.values[team.footballers.indexOf(card)] ?? 0
}

export const ownerOf = (game: Game, card: number): number =>
  game.teams.findIndex((team) => team.footballers.includes(card))

/** The places of a team by role; a free formation shows one more place where there is room. */
export function linesOf(cards: Pick<Cards, 'role'>, team: Pick<Team, 'footballers' | 'places' | 'room'>): number[][] {
  return [0, 1, 2, 3].map((role) => {
    const there = team.footballers.filter((card) => cards.role[card] === role)
    const all = team.places[role] ?? there.length + (team.room[role] ? 1 : 0)
    return [...there, ...Array.from({ length: Math.max(0, all - there.length) }, () => NOBODY)]
  })
}
