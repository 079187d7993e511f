// An eleven while it is laid, and a squad as it would stand.
import { SLOTS } from '../data'
import type { Asked, Texts } from '../types'

const LAID = ['gk', 'lb', 'lcb', 'rcb', 'rb', 'lm', 'lcm', 'rcm', 'rm', 'ls'] as const

/** The eleven as far as it is laid, filled up by a ready-made run. */
export function laid({ context, runs }: Asked<'field'>): number[] {
  const there = LAID.slice(0, context.slot).map((name) => context[name])
  const rest = runs?.[0]?.picks ?? []
  return SLOTS.map((_, at) => there[at] ?? rest[at - context.slot] ?? -1)
}

/** A kept eleven again: what is laid already stays, and whoever is gone leaves his place to somebody of today's. */
export function relaid(kept: number[], now: number[], fixed: number, squad: number[]): number[] {
  const stays = now.slice(0, fixed)
  const there = kept.map((player, slot) =>
    slot < fixed ? stays[slot]! : squad.includes(player) && !stays.includes(player) ? player : -1,
  )
  const left = [...new Set([...now, ...squad])].filter((player) => player >= 0 && !there.includes(player))
  return there.map((player) => (player < 0 ? (left.shift() ?? -1) : player))
}

/** The slot is one of the footballer's own role. */
export const isInRole = ({ printed }: Texts, player: number, slot: number): boolean =>
  printed.role[player] === printed.slot_roles[slot]

interface Roles {
  /** Of each footballer, and of each slot. */
  role: number[]
  slot_roles: number[]
  overall: number[]
}

/** The squad in its slots by preferred roles, the strongest first; -1 where nobody is, and who is left over. */
export function silhouette(squad: number[], cards: Roles): { eleven: number[]; rest: number[] } {
  const left = [...squad].sort((one, two) => cards.overall[two]! - cards.overall[one]!)
  const eleven = cards.slot_roles.map((wanted) => {
    const at = left.findIndex((player) => cards.role[player] === wanted)
    return at < 0 ? -1 : left.splice(at, 1)[0]!
  })
  return { eleven, rest: left }
}
