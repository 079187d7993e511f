// The events of an action card or of a kick, as the pitch and the card show them.
import { LETTERS, more } from '../data'
import type { GameEvent, Texts, Told } from '../types'

type Shot = Told<'shot'> | Told<'penalty'>
type Card = Told<'action'> | Told<'penalty'>

const isCard = (told: GameEvent): told is Card => told.event === 'action' || told.event === 'penalty'
const isShot = (told: GameEvent): told is Shot => told.event === 'shot' || told.event === 'penalty'

/** The events of the last action card that one of these sides turned up: two matches may be on at once. */
export function currentMove(events: GameEvent[], sides?: number[]): GameEvent[] {
  for (let at = events.length - 1; at >= 0; at--) {
    const told = events[at]!
    if (told.event === 'kick-off' || told.event === 'fielded') return []
    if (!isCard(told) || (sides && !sides.includes(told.numbers.seat))) continue
    const next = events.findIndex((each, later) => later > at && isCard(each))
    return events.slice(at, next < 0 ? events.length : next)
  }
  return []
}

/** The seat that turned up the card of a move, or takes its kick; -1 before the first. */
export const attackerOf = (move: GameEvent[]): number => {
  const card = move.find(isCard)
  return card ? card.numbers.seat : -1
}

/** The action card of a move, -1 for a kick from the spot or where there is none. */
export const actionOf = (move: GameEvent[]): number => {
  const card = move.find((each) => each.event === 'action')
  return card ? card.numbers.action : -1
}

/** The shot of a move, with what the engine says of it. */
export const shotOf = (move: GameEvent[]): Shot | null => move.find(isShot) ?? null

/** 2: a goal, 1: saved, 0: neither yet. */
export function outcomeOf(move: GameEvent[]): 0 | 1 | 2 {
  const end = move[move.length - 1]?.event
  if (end === 'goal' || end === 'penalty-scored') return 2
  return end === 'saved' || end === 'penalty-saved' ? 1 : 0
}

type Compared = 'value' | 'against' | 'same_margin' | 'other_margin' | 'compared'

/**
 * What a goal takes if the keeper dives the same way or another, as an inequality; '' where the guess alone decides.
 */
export function needed(n: Pick<Shot['numbers'], Compared>, same: boolean): string {
  return n.compared ? `${n.value} ≥ ${n.against}${more(same ? n.same_margin : n.other_margin)}` : ''
}

export interface Took {
  guess: 'right' | 'wrong' | 'either'
  need: string
}

/** What the shot of a move took, once it is known; where no guess could change it, the case that says so. */
export function took(move: GameEvent[]): Took | null {
  const shot = shotOf(move)
  const outcome = outcomeOf(move)
  if (!shot || !outcome) return null
  const shown = move.find((each) => each.event === 'directions')
  if (!shown) return { guess: 'either', need: needed(shot.numbers, outcome === 2) }
  const same = shown.numbers.same === 1
  return { guess: same ? 'right' : 'wrong', need: needed(shot.numbers, same) }
}

export interface Chip {
  text: string
  passed: boolean | null
}

/** A phase of the move as a chip: the inequality with its numbers. */
export function chips(move: GameEvent[], texts: Texts): Chip[] {
  const made: Chip[] = []
  for (const told of move) {
    const chip = chipOf(told, texts)
    if (chip) made.push(chip)
  }
  return made
}

const value = (letter: number, number: number): string => `${LETTERS[letter] ?? ''} ${number}`

function chipOf(told: GameEvent, texts: Texts): Chip | null {
  switch (told.event) {
    case 'duel': {
      const { phase, characteristic, value: mine, skill, against, passed } = told.numbers
      return { text: `${phase} · ${value(characteristic, mine)} – ${value(skill, against)}`, passed: passed === 1 }
    }
    case 'any-of':
    case 'own-keeper':
    case 'wall':
      return { text: `${told.numbers.phase} · ${inequality(told)}`, passed: told.numbers.passed === 1 }
    case 'trait-needed':
      return { text: texts.name('trait', told.numbers.trait), passed: told.numbers.passed === 1 }
    case 'shot': {
      const values = told.numbers.compared ? ` · ${inequality(told)}` : ''
      return { text: texts.name('shot', told.numbers.shot) + values, passed: null }
    }
    case 'goal':
    case 'penalty-scored':
      return { text: texts.say('outcome-2'), passed: true }
    case 'saved':
    case 'penalty-saved':
      return { text: texts.say('outcome-1'), passed: false }
    case 'faded':
      return { text: texts.say('outcome-0'), passed: false }
    default:
      return null
  }
}

/** The comparison in a phase or a shot: "D 7 > C 5", "E 6 ≥ C 3 + 2", "A 8 – G 6"; '' if there is none. */
function inequality(told: GameEvent): string {
  switch (told.event) {
    case 'duel': {
      const { characteristic, value: mine, skill, against, margin } = told.numbers
      const theirs = value(skill, against)
      return `${value(characteristic, mine)} ${margin === 1 ? `> ${theirs}` : `≥ ${theirs}${more(margin)}`}`
    }
    case 'any-of':
    case 'own-keeper':
    case 'wall': {
      const { characteristic, value: mine, needed: least } = told.numbers
      return `${value(characteristic, mine)} ${told.event === 'wall' ? '<' : '≥'} ${least}`
    }
    case 'shot':
    case 'penalty': {
      const { characteristic, value: mine, skill, against, compared } = told.numbers
      return compared ? `${value(characteristic, mine)} – ${value(skill, against)}` : ''
    }
    default:
      return ''
  }
}

/** The two who meet in a phase, and what they bring. */
export interface Meeting {
  player: number
  letter: number
  value: number
  opponent: number
  skill: number
  against: number
  text: string
  passed: boolean | null
}

const ALONE = { letter: -1, value: -1, opponent: -1, skill: -1, against: -1 }

function meetingIn(told: GameEvent): Meeting | null {
  const text = inequality(told)
  switch (told.event) {
    case 'duel': {
      const { player, characteristic: letter, value, opponent, skill, against, passed } = told.numbers
      return { player, letter, value, opponent, skill, against, text, passed: passed === 1 }
    }
    case 'any-of':
    case 'own-keeper':
    case 'wall': {
      const { player, characteristic: letter, value, passed } = told.numbers
      return { ...ALONE, player, letter, value, text, passed: passed === 1 }
    }
    case 'shot':
    case 'penalty': {
      const { player, characteristic: letter, value, keeper: opponent, skill, against } = told.numbers
      return { player, letter, value, opponent, skill, against, text, passed: null }
    }
    case 'unopposed':
    case 'story':
      return { ...ALONE, player: told.numbers.player, text, passed: true }
    case 'taker':
      return { ...ALONE, player: told.numbers.player, text, passed: null }
    case 'trait-needed':
      return { ...ALONE, player: told.numbers.player, text, passed: told.numbers.passed === 1 }
    default:
      return null
  }
}

/** What the move has come to; none before its first phase. */
export function meeting(move: GameEvent[]): Meeting | null {
  for (const told of [...move].reverse()) {
    const met = meetingIn(told)
    if (met) return met
  }
  return null
}
