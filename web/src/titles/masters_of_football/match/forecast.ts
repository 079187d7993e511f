// The exact chance of win, draw and loss from where a match stands, without cards: as the engine counts it.
import { type Cards, GENIUS, LAST_TURN, type Rules } from '../data'

export interface Standing {
  goals: [number, number]
  turn: number
  spent: [boolean, boolean]
  attack: [number, number]
  defence: [number, number]
  trios: [number[], number[]]
  holder: number
  stopped: boolean
}

type Chances = [number, number, number]
const OUTCOMES = 1296
const ENOUGH = 3

const fields = (cards: Cards, trio: number[], mark: number): boolean =>
  trio.some((player) => (cards.genius[player] ?? 0) & mark)

/** Of 1296 throws: goals that spend the genius, other goals, no goal though the face was shown. */
export function chances(cards: Cards, attack: number, defence: number, genius: boolean, saver: boolean): Chances {
  const found: Chances = [0, 0, 0]
  for (const one of cards.attack_dice[attack]!)
    for (const two of cards.defence_dice[defence]!)
      for (let mine = 0; mine < 6; mine++)
        for (let theirs = 0; theirs < 6; theirs++) {
          const burns = genius && cards.flame[mine]
          if (saver && cards.flame[theirs]) found[2] += burns ? 1 : 0
          else if (burns) found[0] += 1
          else if (one + cards.genius_die[mine]! > two + cards.genius_die[theirs]!) found[1] += 1
        }
  return found
}

/** Home win, draw, away win, between 0 and 1. */
export function forecast(cards: Cards, rules: Rules, at: Standing): [number, number, number] {
  const cases = [0, 1].map((side) =>
    [true, false].map((fresh) =>
      chances(
        cards,
        at.attack[side]!,
        at.defence[1 - side]!,
        fresh && fields(cards, at.trios[side]!, GENIUS.attack),
        fields(cards, at.trios[1 - side]!, GENIUS.defence),
      ),
    ),
  )
  let states = new Map<string, number>([
    [`${at.goals[0] - at.goals[1]},${Number(at.spent[0])},${Number(at.spent[1])}`, 1],
  ])
  for (const side of rules.attackers.slice(at.turn, LAST_TURN))
    states = afterAttack(states, side, cases, rules.genius_by_face)
  return ended(states, cases, at, cards)
}

function afterAttack(
  states: Map<string, number>,
  side: number,
  cases: Chances[][],
  byFace: boolean,
): Map<string, number> {
  const found = new Map<string, number>()
  const add = (lead: number, spent: number[], share: number): void => {
    const key = `${lead},${spent.join()}`
    if (share) found.set(key, (found.get(key) ?? 0) + share)
  }
  for (const [key, share] of states) {
    const [lead = 0, ...spent] = key.split(',').map(Number)
    const [spending, plain, shown] = cases[side]![spent[side]!]!
    const used = spent.map((each, at) => (at === side ? 1 : each))
    const step = side === 0 ? 1 : -1
    add(lead + step, used, (share * spending) / OUTCOMES)
    add(lead + step, spent, (share * plain) / OUTCOMES)
    add(lead, byFace ? used : spent, (share * shown) / OUTCOMES)
    add(lead, spent, (share * (OUTCOMES - spending - plain - shown)) / OUTCOMES)
  }
  return found
}

/** Stoppage time: level or one behind, three or more on the tactics die gives the holder one more attack. */
function ended(states: Map<string, number>, cases: Chances[][], at: Standing, cards: Cards): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0]
  const step = at.holder === 0 ? 1 : -1
  const enough = at.stopped ? 0 : cards.tactics_die.filter((face) => face >= ENOUGH).length / 6
  for (const [key, share] of states) {
    const [lead = 0, ...spent] = key.split(',').map(Number)
    const [spending, plain] = cases[at.holder]![spent[at.holder]!]!
    const behind = -lead * step
    const goal = behind === 0 || behind === 1 ? (enough * (spending + plain)) / OUTCOMES : 0
    counts[outcome(lead + step)] += share * goal
    counts[outcome(lead)] += share * (1 - goal)
  }
  return counts
}

const outcome = (lead: number): 0 | 1 | 2 => (lead > 0 ? 0 : lead === 0 ? 1 : 2)
