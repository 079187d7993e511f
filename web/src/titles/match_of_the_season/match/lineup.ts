// A line-up as it is laid out in the browser; it goes to the server as one run of picks.
import { NOBODY } from '../data'
import type { Cards } from '../printed'
import type { Game, Question } from '../types'
import type { LineUpView } from '../view'

/** The question with which a line-up begins. */
export type Asked = Extract<Question, { kind: 'formation' | 'slot' }>

export const isAsked = (question: Question | null): question is Asked =>
  (question?.kind === 'formation' || question?.kind === 'slot') && (question.runs?.length ?? 0) > 0

/** What this team may lay out, as the view says. */
export const tableOf = (game: Game, team: number): LineUpView | undefined =>
  game.line_ups.find((each) => each.team === team)

/** The players who may be fielded, by position. */
export const available = (game: Game, team: number): number[][] =>
  tableOf(game, team)?.lines.map((line) => line.players) ?? [[], [], [], []]

export const formations = (question: Asked): number[] =>
  question.kind === 'formation' ? question.options : [question.context.formation]

export function size(cards: Cards, formation: number, line: number): number {
  return cards.slot_position[formation]!.filter((each) => each === line).length
}

export type Run = NonNullable<Asked['runs']>[number]

/** A ready-made choice; where nothing is forced, its picks are the choice. */
export const wholeOf = (run: Run | undefined): number[] => run?.whole ?? run?.picks ?? []

/** Formation and eleven of a ready-made line-up; a whole choice is written the same way. */
export const laidBy = ([formation, ...eleven]: number[]): [number, number[]] => [formation ?? NOBODY, eleven]

/** Another formation: who stood in a line stays in it, the strongest of the bench fill up. */
export function reform(cards: Cards, lines: number[][], eleven: number[], formation: number): number[] {
  return lines.flatMap((pool, line) => {
    const slots = size(cards, formation, line)
    const there = eleven.filter((player) => pool.includes(player)).slice(0, slots)
    const bench = pool
      .filter((player) => !there.includes(player))
      .sort((one, two) => cards.stars[two]! - cards.stars[one]!)
    const line_up = [...there, ...bench].slice(0, slots)
    return [...line_up, ...Array<number>(slots - line_up.length).fill(NOBODY)]
  })
}

/** Two places change their players; a place and a man of the bench too. */
export function swapped(eleven: number[], slot: number, player: number): number[] {
  const other = eleven.indexOf(player)
  return eleven.map((each, at) => (at === slot ? player : at === other && other >= 0 ? eleven[slot]! : each))
}
