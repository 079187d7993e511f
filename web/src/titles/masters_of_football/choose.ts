// Where the season stands, and how fast a match goes on by itself.
import type { Heading } from '../../client/logGroups'
import type { Moment } from '../../client/pace.svelte'
import type { Game, GameEvent, Table, Texts } from './types'

/** In full and in short: a matchday, or a leg of the final. */
export function where(game: Game, texts: Texts): [string, string] {
  const { matchday, leg } = game
  if (!matchday) return ['', '']
  const text = leg ? texts.say('mof-ui-leg-of', { number: leg }) : texts.say('web-matchday', { number: matchday })
  return [text, text]
}

const PARTS = ['match-begins', 'half-time', 'academy-begins', 'market-begins', 'final-begins']

/** A turn of a match by its minute, a matchday, or another part of the season. */
export function heading(told: GameEvent, texts: Texts): Heading | null {
  const { event, numbers } = told
  if (event === 'matchday-begins')
    return { title: texts.say('web-matchday', { number: numbers.matchday }), replaces: true }
  if (PARTS.includes(event)) return { title: texts.event(told), replaces: true }
  if (event !== 'turn-begins') return null
  const { minutes } = texts.printed
  const when = texts.say('mof-ui-attacks', { who: texts.label('team', numbers.team) })
  return { title: `${minutes[Math.min(numbers.turn, minutes.length) - 1]}′`, club: numbers.team, when, replaces: true }
}

/** Milliseconds at normal pace: a beat before each turn, the dice of both sides together, then what they decide. */
const BEATS: Record<string, number> = {
  'turn-begins': 900,
  'attack-rolled': 120,
  'defence-rolled': 800,
  'no-goal': 700,
  'genius-save': 1200,
  'genius-goal': 900,
  goal: 1800,
}
/** So many times as fast goes a match of others. */
const OTHERS = 12

/** My match goes on by itself at this pace, also for who is behind; those of others run by. */
export function moment(told: GameEvent, table: Table): Moment | null {
  const ms = BEATS[told.event]
  const me = table.view?.game.me
  if (ms === undefined || me === undefined) return null
  return teamsOn(table.events).includes(me) ? { ms, isScene: false, held: true } : { ms: ms / OTHERS, isScene: false }
}

/** The teams of the match that began last. */
function teamsOn(events: GameEvent[]): number[] {
  for (let at = events.length - 1; at >= 0; at--) {
    const told = events[at]!
    if (told.event === 'match-begins') return [told.numbers.home, told.numbers.away]
  }
  return []
}
