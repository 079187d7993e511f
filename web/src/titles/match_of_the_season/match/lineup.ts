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

/** The eleven that a ready-made run lays out. */
export function fromRun(cards: Cards, question: Asked, lines: number[][], picks: number[]): [number, number[]] {
  const rest = [...picks]
  const several = formations(question).length > 1
  const formation = several ? rest.shift()! : formations(question)[0]!
  const eleven: number[] = []
  lines.forEach((pool, line) => {
    let left = [...pool]
    const slots = size(cards, formation, line)
    let empty = Math.max(slots - left.length, 0)
    for (let k = 0; k < slots; k++) {
      const options = empty ? [...left, NOBODY] : left
      const player = options.length > 1 ? rest.shift()! : (options[0] ?? NOBODY)
      eleven.push(player)
      if (player === NOBODY) empty -= 1
      else left = left.filter((each) => each !== player)
    }
  })
  return [formation, eleven]
}

/** What is picked, one after the other, for this eleven; what is forced is not asked. */
export function picksFor(
  cards: Cards,
  question: Asked,
  lines: number[][],
  formation: number,
  eleven: number[],
): number[] {
  const picks = formations(question).length > 1 ? [formation] : []
  let slot = 0
  lines.forEach((pool, line) => {
    const slots = size(cards, formation, line)
    let left = pool.length
    let empty = Math.max(slots - left, 0)
    for (const player of eleven.slice(slot, slot + slots)) {
      if (left + (empty ? 1 : 0) > 1) picks.push(player)
      if (player === NOBODY) empty -= 1
      else left -= 1
    }
    slot += slots
  })
  return picks
}

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
