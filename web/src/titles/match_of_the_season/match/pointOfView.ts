// A match from the reader's point of view: his side first, and in words what it had, what decided and what it brought.
import type { Mark } from '../../../kit/marks'
import { percents } from '../../../kit/percents'
import { type Match, NOBODY, type Odds, surname } from '../data'
import { capital } from '../../../client/prompt'
import { allOf, isTold, lastOf } from '../told'
import type { Game, GameEvent, Table, Texts, Told } from '../types'
import { managerOf, owns } from './story'

export interface Seen {
  /** 0 home, 1 away: whose eyes; home's for who watches, or plays on both sides. */
  mine: 0 | 1
  /** One of the sides is the reader's, and only one. */
  isOwn: boolean
}

export function seenBy(table: Table, game: Game, home: number, away: number): Seen {
  const [one, two] = [owns(table, game, home), owns(table, game, away)]
  return { mine: two && !one ? 1 : 0, isOwn: one !== two }
}

/** Home's and away's of something, the reader's first. */
export const sorted = <T>(mine: 0 | 1, both: [T, T]): [T, T] => (mine === 0 ? both : [both[1], both[0]])

/** For a text that says "you": 0 the reader is at home, 1 away, -1 he watches. */
export const asReader = ({ mine, isOwn }: Seen): { mine: number } => ({ mine: isOwn ? mine : NOBODY })

/** What counts both sides' goals, stars or faces, home's first. */
const COUNTS = ['goal', 'score', 'compared', 'decider'] as const

/**
 * The events that count both sides of matches in which the reader is away: by the result that follows, or the match
 * that is on.
 */
export function countedAway(table: Table, game: Game): Set<number> {
  const found = new Set<number>()
  let sides = game.match ? { home: game.match.home.who, away: game.match.away.who } : null
  for (const each of [...table.events].reverse()) {
    if (each.event === 'result') sides = each.numbers
    else if (sides && isTold(each, ...COUNTS) && seenBy(table, game, sides.home, sides.away).mine === 1)
      found.add(each.n)
  }
  return found
}

/** The running score as far as it was told, home's first: the view may be ahead of the scene. */
export function scoreTold(match: Match, events: GameEvent[]): [number, number] {
  const since = events.slice(Math.max(lastOf(events, 'line-up', 'line-up-card') + 1, 0))
  const last = allOf(since, 'goal').at(-1)?.numbers
  return last ? [last['home-goals'], last['away-goals']] : [match.goals[0] ?? 0, match.goals[1] ?? 0]
}

const [HOME, AWAY] = [0, 1]

/** Good or bad for the reader; for who watches a win is a win. */
export function markOf({ mine, isOwn }: Seen, outcome: number): Mark {
  if (outcome !== HOME && outcome !== AWAY) return 'drew'
  return !isOwn || outcome === mine ? 'won' : 'lost'
}

/** The chance in per cent that the match would end as it did; null: both sides below strength, or nothing known. */
export function chanceOf(odds: Odds | null, outcome: number): number | null {
  if (!odds) return null
  const [home, away, draw] = percents([odds.home, odds.away, odds.draw])
  return [home, away, draw][outcome] ?? null
}

export interface Counted {
  stars: number
  /** The players whose stars were added up; empty where a card has changed what counts, or where all eleven do. */
  names: string
}
const MOST_NAMED = 5

/** The lines whose stars were compared: home, then away. */
export function counted(texts: Texts, match: Match, { numbers }: Told<'compared'>): [Counted, Counted] {
  const face = match.die.find((each) => each.event === numbers.event)
  const of = (which: 0 | 1, stars: number): Counted => {
    const side = which === 0 ? match.home : match.away
    const lines = (which === 0 ? face?.home_lines : face?.away_lines) ?? []
    const cards = texts.printed
    const those = side.slots
      .map((player, slot) => ({
        player,
        stars: side.stars[slot] ?? 0,
        line: cards.slot_position[side.formation]?.[slot],
      }))
      .filter((each) => each.player !== NOBODY && lines.includes(each.line ?? -1))
    const isAll = those.reduce((sum, each) => sum + each.stars, 0) === stars && those.every((each) => each.player >= 0)
    const names = those.map((each) => `${surname(cards, each.player)} ${each.stars}`).join(', ')
    return { stars, names: isAll && those.length <= MOST_NAMED ? names : '' }
  }
  return [of(0, numbers['home-stars']), of(1, numbers['away-stars'])]
}

/** "The attacks decide", "Penalty for you", for the face of a die or for what a card has made of it. */
export function decides(texts: Texts, game: Game, seen: Seen, sides: [number, number], event: number): string {
  const id = `mots-ui-decides-${event}`
  if (!texts.has(id)) return capital(texts.name('matchevent', event))
  return texts.say(id, { ...asReader(seen), rival: managerOf(game, texts, sorted(seen.mine, sides)[1]) })
}

/** "You have 8 stars, Iria has 7." */
export function starsOf(
  texts: Texts,
  game: Game,
  { mine, isOwn }: Seen,
  sides: [number, number],
  { numbers }: Told<'compared'>,
): string {
  const [first, second] = sorted(mine, [numbers['home-stars'], numbers['away-stars']])
  const [who, rival] = sorted(mine, sides).map((side) => managerOf(game, texts, side))
  const id = isOwn ? 'mots-ui-decides-stars' : 'mots-ui-decides-watched'
  return texts.say(id, { mine: first, theirs: second, first: who!, rival: rival! })
}
