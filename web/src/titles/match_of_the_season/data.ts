// What the screens of Match of the Season read out of a view and of the card set.
import type { Cards } from './printed'
import type { Game } from './types'

export type { MatchView as Match, OddsView as Odds, FaceView as Face, SideView as Side, TeamView as Team } from './view'

export const NOBODY = -1
/** Sides from here on are clubs of the European Cup. */
export const CLUBS = 4

/** A name as it stands on a shirt or a card. */
export function surname(cards: Cards, player: number): string {
  const name = cards.player_names[player] ?? ''
  return name.split(' ').slice(1).join(' ') || name
}

/** The four clubs have the first four kits, international teams the others. */
export const kitFor = (side: number): number => (side < CLUBS ? side : CLUBS + (side % CLUBS))

/** Stars: keeper, defence, midfield, attack, all. */
export function totals(cards: Cards, formation: number, stars: number[]): number[] {
  const lines = [0, 0, 0, 0, 0]
  stars.forEach((worth, slot) => {
    lines[cards.slot_position[formation]?.[slot] ?? 0]! += worth
    lines[4]! += worth
  })
  return lines
}

/** The causes of each absent player, in the words of `name`; a player can have several. */
export function causesOf(game: Game, name: (cause: number) => string): Map<number, string> {
  const causes = new Map<number, string>()
  for (const { player, cause } of game.absent) {
    const before = causes.get(player)
    causes.set(player, before ? `${before}, ${name(cause)}` : name(cause))
  }
  return causes
}

export const starsOf = (cards: Cards, slots: number[]): number[] =>
  slots.map((player) => (player >= 0 ? (cards.stars[player] ?? 0) : 0))
