// What the screens of Mister read out of views, events and cards.
import type { Action } from './printed'
import type { GameEvent, Question, Texts } from './types'

export const LETTERS = 'ABCDEFGH'
export const SQUAD = 15
/** The ground behind the white name of a card, by role. */
export const GROUNDS = [
  'var(--c-bronze-deep)',
  'var(--c-blue-deep)',
  'var(--c-blue-deep)',
  'var(--c-red-deep)',
  'var(--c-red-deep)',
  'var(--c-green-deep)',
]
/** Percent of the own half: from the left, from the half-way line to the goal line; by slot. */
export const SLOTS: [number, number][] = [
  [50, 90],
  [13, 67],
  [38, 71],
  [62, 71],
  [87, 67],
  [13, 40],
  [38, 44],
  [62, 44],
  [87, 40],
  [35, 14],
  [65, 14],
]
const LAID = ['gk', 'lb', 'lcb', 'rcb', 'rb', 'lm', 'lcm', 'rcm', 'rm', 'ls']

export const surname = (name: string): string => name.split(' ').slice(1).join(' ') || name

/** The eleven as far as it is laid, filled up by a ready-made run. */
export function laid(question: Question): number[] {
  const slot = question.context?.['slot'] ?? 0
  const there = LAID.slice(0, slot).map((name) => question.context?.[name] ?? -1)
  const rest = question.runs?.[0]?.picks ?? []
  return Array.from({ length: 11 }, (_, at) => (at < slot ? there[at]! : (rest[at - slot] ?? -1)))
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

const PENALTY = 2

/** Is it a goal?  By the kind of the shot, the lead of the shooter, and whether the keeper guessed right. */
export function isGoal(shot: number, lead: number, same: boolean): boolean {
  if (shot === 3) return !same
  if (shot === PENALTY) return lead >= (same ? 0 : -1)
  return lead >= (same ? 1 : 0)
}

/** What a goal takes, as an inequality; an unstoppable shot is a matter of the guess alone. */
export function needed(shot: number, value: number, against: number, same: boolean): string {
  const more = (shot === PENALTY ? -1 : 0) + (same ? 1 : 0)
  return shot === 3 ? '' : `${value} ≥ ${against}${more ? ` ${more < 0 ? '−' : '+'} ${Math.abs(more)}` : ''}`
}

/** The shot of a move whose directions lie open: what it took; null: they do not yet. */
export function taken(move: GameEvent[]): { same: boolean; need: string } | null {
  const shot = move.find((each) => each.event === 'shot' || each.event === 'penalty')
  const same = move.find((each) => each.event === 'directions')?.numbers['same']
  if (!shot || same === undefined) return null
  const { value = 0, against = 0, shot: kind = PENALTY } = shot.numbers
  return { same: same === 1, need: needed(kind, value, against, same === 1) }
}

export interface Chip {
  text: string
  passed: boolean | null
}

const isCard = ({ event }: GameEvent): boolean => event === 'action' || event === 'penalty'

/** The events of the last action card that one of these sides turned up: two matches may be on at once. */
export function currentMove(events: GameEvent[], sides?: number[]): GameEvent[] {
  for (let at = events.length - 1; at >= 0; at--) {
    const told = events[at]!
    if (told.event === 'kick-off' || told.event === 'fielded') return []
    if (!isCard(told) || (sides && !sides.includes(told.numbers['seat'] ?? -1))) continue
    const next = events.findIndex((each, later) => later > at && isCard(each))
    return events.slice(at, next < 0 ? events.length : next)
  }
  return []
}

/** My match, mine first; for who watches, the first. */
export function fixtureOf(fixtures: [number, number][], seat: number | null): [number, number] {
  const [home, away] = fixtures.find((each) => seat !== null && each.includes(seat)) ?? fixtures[0] ?? [0, 1]
  return away === seat ? [away, home] : [home, away]
}

/** To whom the coin fell that has just been tossed, heads being his who tossed it; null: to nobody, or there is none. */
export function tossWinner(events: GameEvent[], sides: number[]): number | null {
  const toss = events
    .slice(-2)
    .reverse()
    .find((each) => each.event === 'tossed')
  const by = toss?.numbers['seat'] ?? -1
  if (!sides.includes(by)) return null
  return toss!.numbers['face'] === 1 ? by : (sides.find((each) => each !== by) ?? null)
}

/** A side on the pitch. */
export interface OnPitch {
  lineup: number[]
  goals: number
}

const GONE = ['sent-off', 'injured', 'not-replaced', 'missing']

/** A side as it stands in the view; while events are still being shown, as they have told it so far. */
export function onPitch(events: GameEvent[], seat: number, view: OnPitch, showing: boolean): OnPitch {
  if (!showing) return view
  const made: OnPitch = { lineup: [], goals: 0 }
  for (const { event, numbers: n } of events) {
    if (n['seat'] !== seat) continue
    const slot = n['slot'] ?? 0
    if (event === 'fielded' && slot === 0) Object.assign(made, { lineup: Array<number>(11).fill(-1), goals: 0 })
    if (event === 'fielded' || event === 'substituted') made.lineup[slot] = n['player'] ?? -1
    else if (GONE.includes(event)) made.lineup[slot] = -1
    else if (event === 'goal') made.goals = n['goals'] ?? 0
  }
  return made.lineup.length ? made : view
}

/** A phase of the move as a chip: the inequality with its numbers. */
export function chips(move: GameEvent[], texts: Texts): Chip[] {
  const made: Chip[] = []
  for (const { event, numbers: n } of move) {
    const mine = `${LETTERS[n['characteristic'] ?? 0] ?? ''} ${n['value'] ?? ''}`
    const theirs = `${LETTERS[n['skill'] ?? 0] ?? ''} ${n['against'] ?? ''}`
    if (event === 'duel') made.push({ text: `${n['phase']} · ${mine} – ${theirs}`, passed: n['passed'] === 1 })
    else if (event === 'any-of' || event === 'own-keeper')
      made.push({ text: `${n['phase']} · ${mine} ≥ ${n['needed']}`, passed: n['passed'] === 1 })
    else if (event === 'wall')
      made.push({ text: `${n['phase']} · ${mine} < ${n['needed']}`, passed: n['passed'] === 1 })
    else if (event === 'trait-needed')
      made.push({ text: texts.name('trait', n['trait'] ?? 0), passed: n['passed'] === 1 })
    else if (event === 'shot')
      made.push({
        text: `${texts.name('shot', n['shot'] ?? 1)}${n['shot'] === 3 ? '' : ` · ${mine} – ${theirs}`}`,
        passed: null,
      })
    else if (event === 'goal' || event === 'penalty-scored') made.push({ text: texts.say('outcome-2'), passed: true })
    else if (event === 'saved' || event === 'penalty-saved') made.push({ text: texts.say('outcome-1'), passed: false })
    else if (event === 'faded') made.push({ text: texts.say('outcome-0'), passed: false })
  }
  return made
}

/** The preferred role of each slot. */
export const ROLE_OF = [0, 1, 2, 2, 1, 3, 4, 4, 3, 5, 5]
export const ROLES = [0, 1, 2, 3, 4, 5]
const SET_PIECE = 5

/** How often the cards use each characteristic, A to H, when attacking and when defending. */
export interface Use {
  attack: number[]
  defence: number[]
}

const nothing = (): Use => ({ attack: Array<number>(8).fill(0), defence: Array<number>(8).fill(0) })
const DUELS = [0, 1]
const [OWN_ANY, OWN_KEEPER, BLOCK] = [2, 3, 6]
const CHOSEN = -2

/** For each slot, and last for anybody on the pitch. */
export function importance(actions: Action[]): Use[] {
  const uses = Array.from({ length: 12 }, nothing)
  const anybody = uses[11]!
  for (const action of actions) {
    for (const phase of action.phases) {
      if (DUELS.includes(phase.op)) {
        uses[phase.slot]!.attack[phase.value]! += 1
        uses[phase.their_slot]!.defence[phase.their_value]! += 1
      } else if (phase.op === OWN_ANY) anybody.attack[phase.value]! += 1
      else if (phase.op === OWN_KEEPER) uses[0]!.attack[phase.value]! += 1
      else if (phase.op === BLOCK) anybody.defence[phase.value]! += 1
    }
    if (action.shooter >= 0) uses[action.shooter]!.attack[action.value]! += 1
    else if (action.shooter === CHOSEN) anybody.attack[action.value]! += 1
    if (action.keeper_value >= 0) uses[0]!.defence[action.keeper_value]! += 1
  }
  return uses
}

/** What a slot asks for, weighed by how often, and what these values bring to it: 0 to 10. */
export function fit(use: Use, values: number[]): number {
  let times = 0
  let sum = 0
  values.forEach((value, at) => {
    const often = use.attack[at]! + use.defence[at]!
    times += often
    sum += often * value
  })
  return times ? sum / times : 0
}

/** The squad in a 4-4-2 by preferred roles, the strongest first; -1 where nobody is, and who is left over. */
export function silhouette(squad: number[], role: number[], overall: number[]): { eleven: number[]; rest: number[] } {
  const left = [...squad].sort((one, two) => overall[two]! - overall[one]!)
  const eleven = ROLE_OF.map((wanted) => {
    const at = left.findIndex((player) => role[player] === wanted)
    return at < 0 ? -1 : left.splice(at, 1)[0]!
  })
  return { eleven, rest: left }
}

/** Who may still turn up, by role: the cards that this seat has not seen go; after a reshuffle those that were let go. */
export function unseen(events: GameEvent[], role: number[]): number[] {
  let left = new Set(role.keys())
  let pile: number[] = []
  for (const { event, numbers } of events) {
    const player = numbers['player'] ?? -1
    if (event === 'drawn') left.delete(player)
    else if (event === 'discarded') {
      left.delete(player)
      pile.push(player)
    } else if (event === 'reshuffled') {
      left = new Set(pile)
      pile = []
    }
  }
  return ROLES.map((each) => [...left].filter((player) => role[player] === each).length)
}

/** The two who meet in a phase, and what they bring. */
export interface Meeting {
  player: number
  letter: number
  value: number
  opponent: number
  skill: number
  against: number
  /** As an inequality: "D 7 > C 5", "E 6 ≥ C 3 + 2". */
  text: string
  passed: boolean | null
}

const MEETINGS = [
  'duel',
  'any-of',
  'own-keeper',
  'wall',
  'shot',
  'penalty',
  'unopposed',
  'story',
  'taker',
  'trait-needed',
]

function inequality(event: string, n: Record<string, number>): string {
  const mine = `${LETTERS[n['characteristic'] ?? -1] ?? ''} ${n['value'] ?? ''}`
  const theirs = `${LETTERS[n['skill'] ?? -1] ?? ''} ${n['against'] ?? ''}`
  const margin = n['margin'] ?? 1
  if (event === 'duel')
    return margin === 1 ? `${mine} > ${theirs}` : `${mine} ≥ ${theirs} ${margin < 0 ? '−' : '+'} ${Math.abs(margin)}`
  if (event === 'any-of' || event === 'own-keeper') return `${mine} ≥ ${n['needed']}`
  if (event === 'wall') return `${mine} < ${n['needed']}`
  if (event === 'shot') return n['shot'] === 3 ? '' : `${mine} – ${theirs}`
  return event === 'penalty' ? `F ${n['value']} – G ${n['against']}` : ''
}

/** What the move has come to; none before its first phase. */
export function meeting(move: GameEvent[]): Meeting | null {
  const told = [...move].reverse().find((each) => MEETINGS.includes(each.event))
  if (!told) return null
  const { event, numbers: n } = told
  const kick = event === 'penalty'
  return {
    player: n['player'] ?? -1,
    letter: kick ? SET_PIECE : (n['characteristic'] ?? -1),
    value: n['value'] ?? -1,
    opponent: n['opponent'] ?? n['keeper'] ?? -1,
    skill: kick ? 6 : (n['skill'] ?? -1),
    against: n['against'] ?? -1,
    text: inequality(event, n),
    passed: event === 'unopposed' || event === 'story' ? true : n['passed'] === undefined ? null : n['passed'] === 1,
  }
}

const KICKS = 5

/** What the next kick means: may the side that takes it no longer miss, does it win by scoring? */
export function consequence(
  scored: number[],
  kicked: number[],
): { at: number; must: boolean; wins: boolean; sudden: boolean } {
  const at = kicked[0]! > kicked[1]! ? 1 : 0
  const sudden = Math.min(...kicked) >= KICKS
  const all = sudden ? kicked[at]! + 1 : KICKS
  const left = kicked.map((each) => all - each)
  left[at]! -= 1
  const winner = (goals: number[]): number =>
    goals[0]! > goals[1]! + left[1]! ? 0 : goals[1]! > goals[0]! + left[0]! ? 1 : -1
  const hit = scored.map((each, side) => each + (side === at ? 1 : 0))
  return { at, must: winner(scored) === 1 - at, wins: winner(hit) === at, sudden }
}

/** The circles of one side: which of its kicks went in, in order. */
export function kicksOf(events: GameEvent[], seat: number): boolean[] {
  let since = events.length
  while (since > 0 && events[since - 1]!.event !== 'shootout') since -= 1
  const made: boolean[] = []
  let taker = -1
  for (const { event, numbers } of events.slice(since)) {
    if (event === 'penalty') taker = numbers['seat'] ?? -1
    else if (event === 'penalty-scored' && taker === seat) made.push(true)
    else if (event === 'penalty-saved' && taker === seat) made.push(false)
  }
  return made
}
