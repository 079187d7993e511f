// The scoreboard of Masters: a match goes in twelve turns.
import type { TitleTexts } from '../../../client/texts'
import type { Board } from '../../../companion/score'

/** MOF-PLAY-09 and 07, as on our cards; used until the card set is there. */
const MINUTES = [0, 15, 23, 30, 38, 45, 46, 52, 60, 67, 75, 90]
const ATTACKERS = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]

/** MOF-PLAY-07: out on the outer ring, back on the inner one; the same as in the view. */
export const DIAL = MINUTES.map((_, at) => ({ space: at < 6 ? at : 11 - at, ring: at < 6 ? 0 : 1 }))

interface Turns {
  minutes?: number[]
  attackers?: number[]
}

export const minutesOf = (texts: TitleTexts): number[] => (texts.printed as Turns).minutes ?? MINUTES
export const attackersOf = (texts: TitleTexts): number[] => (texts.printed as Turns).attackers ?? ATTACKERS
export const minuteOf = (texts: TitleTexts, board: Board): number | null =>
  board.turn ? minutesOf(texts)[board.turn - 1]! : null

/** The tactic, the home advantage, and the levels of both sides. */
export function facts(texts: TitleTexts, board: Board, names: [string, string]): string[] {
  const levels = (side: number): string =>
    texts.say('comp-levels', {
      attack: texts.name('level', board.levels[side]!),
      defence: texts.name('level', board.levels[side + 2]!),
    })
  return [
    `${texts.say('comp-tactic')}: ${texts.name('tactic', board.tactic)}`,
    `${texts.say('comp-advantage')}: ${names[board.advantage]}`,
    ...[0, 1].map((side) => `${names[side]}: ${levels(side)}`),
  ]
}
