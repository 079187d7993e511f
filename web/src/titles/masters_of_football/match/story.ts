// A match as the events tell it, up to the one that is being shown.
import { NOBODY } from '../data'
import { watch } from '../../../kit/watch.svelte'
import type { Game, GameEvent, Table } from '../types'
import type { Events } from '../view'

export interface Side {
  team: number
  trio: number[]
  attack: number
  defence: number
  attackLevel: number
  defenceLevel: number
  /** How far home advantage has moved the levels. */
  attackMoved: number
  defenceMoved: number
  battle: Events['battle-rolled'] | null
}

export type Verdict = '' | 'goal' | 'no-goal' | 'genius-goal' | 'genius-save' | 'disallowed'

export type Rolled = Pick<Events['attack-rolled'], 'die' | 'genius' | 'total'>

export interface Duel {
  attacker: number
  attack: Rolled | null
  defence: Rolled | null
  verdict: Verdict
  n: number
}

export interface Story {
  n: number
  sides: [Side, Side]
  goals: [number, number]
  turn: number
  half: number
  holder: number
  tactic: number
  won: number
  stage: 'before' | 'battle' | 'levels' | 'play' | 'half' | 'stoppage' | 'over'
  duel: Duel | null
  stoppage: number
  spent: [boolean, boolean]
  scorers: { turn: number; side: number }[]
  last: GameEvent
}

const side = (team: number): Side => ({
  team,
  trio: [],
  attack: 0,
  defence: 0,
  attackLevel: NOBODY,
  defenceLevel: NOBODY,
  attackMoved: 0,
  defenceMoved: 0,
  battle: null,
})

function begun(event: Extract<GameEvent, { event: 'match-begins' }>): Story {
  const { home, away } = event.numbers
  return {
    n: event.n,
    sides: [side(home), side(away)],
    goals: [0, 0],
    turn: 0,
    half: 1,
    holder: 0,
    tactic: NOBODY,
    won: NOBODY,
    stage: 'before',
    duel: null,
    stoppage: 0,
    spent: [false, false],
    scorers: [],
    last: event,
  }
}

/** The matches on the boards: those that began together last. */
export function stories(events: GameEvent[]): Story[] {
  let first = events.length - 1
  while (first >= 0 && events[first]!.event !== 'match-begins') first -= 1
  if (first < 0) return []
  while (events[first - 1]?.event === 'match-begins') first -= 1
  const found: Story[] = []
  for (const event of events.slice(first)) {
    if (event.event === 'match-begins') found.push(begun(event))
    else if (event.event === 'academy-begins' || event.event === 'market-begins') return []
    else {
      const story = owner(found, event.numbers)
      if (story) tell(story, event)
    }
  }
  return found
}

export const isOwn = (story: Story, game: Pick<Game, 'me'>): boolean =>
  story.sides.some((each) => each.team === game.me)

/** Names a match of a table, for who wants to watch it. */
export const keyOf = (table: Pick<Table, 'code'>, story: Story): string => `${table.code} ${story.n}`

/** The match that this reader has on the screen: the one that he watches, his own, else the one that is played. */
export function shownStory(all: Story[], table: Table): Story | undefined {
  const game = table.view?.game
  if (!game) return undefined
  const watched = all.find((each) => watch.isOn(keyOf(table, each)))
  return watched ?? all.find((each) => isOwn(each, game)) ?? all[Math.min(game.board, all.length - 1)] ?? all[0]
}

/** The scores told in matches in which this team is away. */
export function scoresAway(events: GameEvent[], team: number): Set<number> {
  const found = new Set<number>()
  let on: number[] = []
  for (const each of events) {
    const { event, numbers } = each
    if (event === 'match-begins' && [numbers.home, numbers.away].includes(team)) on = [numbers.home, numbers.away]
    else if (event === 'goal' && on[1] === team && on.includes(numbers.team)) found.add(each.n)
    else if (event === 'final-whistle' && numbers.away === team) found.add(each.n)
  }
  return found
}

/** The match in which this happens. */
export const storyOf = (all: Story[], told: GameEvent): Story | undefined => owner(all, told.numbers)

function owner(found: Story[], told: GameEvent['numbers']): Story | undefined {
  const numbers: Record<string, number | undefined> = { ...told }
  const turn = numbers['turn']
  const team = numbers['team'] ?? numbers['home'] ?? numbers['target']
  const named = found.find((each) => team !== undefined && each.sides.some((one) => one.team === team))
  return named ?? (turn === undefined ? found[0] : (found.find((each) => each.turn === turn - 1) ?? found[0]))
}

function tell(story: Story, event: GameEvent): void {
  const at = 'team' in event.numbers && event.numbers.team === story.sides[1].team ? 1 : 0
  story.last = event
  before(story, event, at)
  during(story, event, at)
  judge(story, event, at)
}

function before(story: Story, { event, numbers }: GameEvent, at: 0 | 1): void {
  const own = story.sides[at]
  if (event === 'lineup-shown') own.trio = [numbers.first, numbers.second, numbers.third]
  else if (event === 'home-advantage') story.holder = at
  else if (event === 'battle-rolled') {
    if (own.battle || story.stage !== 'battle') for (const each of story.sides) each.battle = null
    own.battle = numbers
    story.stage = 'battle'
  } else if (event === 'battle-won') [story.won, story.tactic] = [at, numbers.tactic]
  else if (event === 'tactic-forced') [story.won, story.tactic] = [NOBODY, numbers.tactic]
  else if (event === 'values') [own.attack, own.defence] = [numbers.attack, numbers.defence]
  else if (event === 'levels') {
    ;[own.attackLevel, own.defenceLevel] = [numbers.attack, numbers.defence]
    ;[own.attackMoved, own.defenceMoved] = [numbers['attack-moved'], numbers['defence-moved']]
    story.stage = 'levels'
  } else if (event === 'half-time') [story.stage, story.half, story.duel] = ['half', 2, null]
  else if (event === 'substituted') own.trio = own.trio.map((each) => (each === numbers.off ? numbers.on : each))
}

function during(story: Story, { event, numbers, n }: GameEvent, at: 0 | 1): void {
  if (event === 'turn-begins') {
    if (!story.stoppage) story.turn = Math.max(story.turn, numbers.turn) // an extra turn stays on the last cell
    story.stage = story.stoppage ? 'stoppage' : 'play'
    story.duel = { attacker: at, attack: null, defence: null, verdict: '', n }
  } else if (event === 'turn-skipped') [story.turn, story.duel] = [numbers.turn, null]
  else if (event === 'attack-rolled' && story.duel) story.duel = { ...story.duel, attack: numbers }
  else if (event === 'defence-rolled' && story.duel) story.duel = { ...story.duel, defence: numbers }
  else if (event === 'stoppage-rolled') [story.stage, story.stoppage, story.duel] = ['stoppage', numbers.die, null]
  else if (event === 'final-whistle')
    [story.stage, story.goals] = ['over', [numbers['home-goals'], numbers['away-goals']]]
}

const VERDICTS: Record<string, Verdict> = {
  goal: 'goal',
  'no-goal': 'no-goal',
  'genius-goal': 'genius-goal',
  'genius-save': 'genius-save',
  'goal-disallowed': 'disallowed',
}

/** How an attack ended. */
function judge(story: Story, { event, numbers }: GameEvent, at: 0 | 1): void {
  const verdict = VERDICTS[event]
  if (!verdict) return
  if (event === 'genius-goal') story.spent[at] = true
  if (event === 'goal') {
    story.goals = [numbers['home-goals'], numbers['away-goals']]
    story.scorers.push({ turn: story.turn, side: at })
  }
  if (story.duel)
    story.duel = {
      ...story.duel,
      verdict: event === 'goal' && story.duel.verdict === 'genius-goal' ? 'genius-goal' : verdict,
    }
}
