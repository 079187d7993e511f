// A match as a storyboard: the frame that an event belongs to, how long it is held, and whose die it is.
import type { Press } from '../../../client/screens'
import { watch } from '../../../kit/watch.svelte'
import { CLUBS, type Match, NOBODY } from '../data'
import { isTold } from '../told'
import type { Game, GameEvent, Table, Texts } from '../types'

/** The die falls; what it decides; who has won, with the money; the table that moves. */
export type Frame = 'roll' | 'decides' | 'result' | 'table'

/** Milliseconds at normal pace. */
export const HELD: Partial<Record<GameEvent['event'], [Frame, number]>> = {
  'match-roll': ['roll', 700],
  revealed: ['decides', 900],
  compared: ['decides', 900],
  taker: ['decides', 900],
  saved: ['decides', 700],
  extra: ['decides', 900],
  decider: ['decides', 900],
  score: ['result', 0],
  result: ['result', 1500],
  pays: ['result', 250],
  'bank-pays': ['result', 250],
  'league-points': ['table', 1600],
}

export const owns = (table: Pick<Table, 'seat'>, game: Game, side: number): boolean =>
  table.seat !== null && side < CLUBS && game.seat_of[side] === table.seat

/** Names a match of a table, for who wants to watch it. */
export const keyOf = (table: Pick<Table, 'code'>, game: Game, home: number, away: number): string =>
  [table.code, game.season, game.token, home, away].join(' ')

/** One of the sides is the reader's, or he wants to watch it; whoever is here to watch sees every match. */
export const isShown = (table: Table, game: Game, home: number, away: number): boolean =>
  table.seat === null ||
  owns(table, game, home) ||
  owns(table, game, away) ||
  watch.isOn(keyOf(table, game, home, away))

/** What follows from a result: money, then points. */
const FOLLOWS = ['pays', 'bank-pays', 'league-points'] as const

function isAfterMine({ event, n }: GameEvent, table: Table, game: Game): boolean {
  if (!(FOLLOWS as readonly string[]).includes(event)) return false
  const before = table.events.filter((each) => each.n < n)
  const result = before.filter((each) => !isTold(each, ...FOLLOWS)).at(-1)
  return result?.event === 'result' && isShown(table, game, result.numbers.home, result.numbers.away)
}

/** The match that is on, if the reader sees it told. */
export function isInMine(table: Table, game: Game): boolean {
  const { match } = game
  return match !== null && match.outcome === NOBODY && isShown(table, game, match.home.who, match.away.who)
}

/** The frame of the storyboard that this event belongs to; null: none, it is told beside other things. */
export function frameOf(told: GameEvent | null, table: Table): Frame | null {
  const game = table.view?.game
  const held = told && HELD[told.event]
  if (!game || !held) return null
  if (told.event === 'result') return isShown(table, game, told.numbers.home, told.numbers.away) ? held[0] : null
  if (held[0] === 'table' || isTold(told, 'pays', 'bank-pays')) return isAfterMine(told, table, game) ? held[0] : null
  const isLong = game.match?.has_score && held[0] !== 'result' // six rolls are told on the pitch
  return isInMine(table, game) && !isLong ? held[0] : null
}

/** The reader throws the die of this match: he is at home. */
export const isMyDie = (table: Table, game: Game): boolean =>
  game.match !== null && owns(table, game, game.match.home.who)

/** The manager of a side; the club itself where it has none, or where he has another one, too. */
export function managerOf(game: Game, texts: Texts, side: number): string {
  const seat = side < CLUBS ? game.seat_of[side]! : NOBODY
  const clubs = game.seat_of.filter((each) => each === seat).length
  return seat >= 0 && clubs === 1 ? texts.name('seat', seat) : texts.name('side', side)
}

/** "You roll for your match with Iria", for the manager of either side and for who watches. */
export function whoRolls(table: Table, game: Game, texts: Texts, match: Match): string {
  const [home, away] = [managerOf(game, texts, match.home.who), managerOf(game, texts, match.away.who)]
  if (isMyDie(table, game)) return texts.say('mots-ui-rolls-me', { rival: away })
  if (owns(table, game, match.away.who)) return texts.say('mots-ui-rolls-rival', { rival: home })
  return texts.say('mots-ui-rolls-watched', { home, away })
}

/** The reader's own die waits for him: that of his match, and that of the token unless a card has set its steps. */
export function press(told: GameEvent, table: Table, texts: Texts): Press | null {
  const game = table.view?.game
  if (!game) return null
  if (told.event === 'moved' && owns(table, game, told.numbers.team) && table.events.at(-1)?.event !== 'played')
    return { ask: texts.say('mots-ui-press-token'), label: texts.say('mots-ui-press-move') }
  if (told.event !== 'match-roll' || !isInMine(table, game)) return null
  const match = game.match!
  if (isMyDie(table, game)) {
    const rival = managerOf(game, texts, match.away.who)
    return { ask: texts.say('mots-ui-press-die', { rival }), label: texts.say('mots-ui-press-roll') }
  }
  return told.numbers['event-number'] === 1 ? { ask: whoRolls(table, game, texts, match) } : null
}
