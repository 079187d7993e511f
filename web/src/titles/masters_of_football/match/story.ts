// A match as the events tell it, up to the one that is being shown.
import { type Cards, LAST_TURN, NOBODY, type Rules } from '../data'
import { forecast } from './forecast'
import type { GameEvent } from '../types'
import type { Numbers } from '../../../client/view'

export interface Side {
  team: number
  trio: number[]
  attack: number
  defence: number
  attackLevel: number
  defenceLevel: number
  battle: { die: number; genius: number; total: number } | null
}

export type Verdict = '' | 'goal' | 'no-goal' | 'genius-goal' | 'genius-save' | 'disallowed'

export interface Duel {
  attacker: number
  attack: number[] | null
  defence: number[] | null
  verdict: Verdict
  n: number
}

export interface Point {
  at: number
  odds: [number, number, number]
  goal: number
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
  course: Point[]
  last: GameEvent
}

const side = (team: number): Side => ({
  team,
  trio: [],
  attack: 0,
  defence: 0,
  attackLevel: NOBODY,
  defenceLevel: NOBODY,
  battle: null,
})

function begun(event: GameEvent): Story {
  const { home = 0, away = 0 } = event.numbers
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
    course: [],
    last: event,
  }
}

/** The matches on the boards: those that began together last. */
export function stories(events: GameEvent[], cards: Cards, rules: Rules): Story[] {
  let first = events.length - 1
  while (first >= 0 && events[first]!.event !== 'match-begins') first -= 1
  if (first < 0) return []
  while (events[first - 1]?.event === 'match-begins') first -= 1
  const found: Story[] = []
  for (const event of events.slice(first)) {
    if (event.event === 'match-begins') found.push(begun(event))
    else if (OFFICE.has(event.event)) return []
    else {
      const story = owner(found, event.numbers)
      if (story) tell(story, event, cards, rules)
    }
  }
  return found
}

const OFFICE = new Set(['academy-begins', 'market-begins'])

function owner(found: Story[], numbers: Numbers): Story | undefined {
  const team = numbers['team'] ?? numbers['home'] ?? numbers['target']
  const named = found.find((each) => team !== undefined && each.sides.some((one) => one.team === team))
  return (
    named ??
    (numbers['turn'] === undefined ? found[0] : (found.find((each) => each.turn === numbers['turn']! - 1) ?? found[0]))
  )
}

function tell(story: Story, event: GameEvent, cards: Cards, rules: Rules): void {
  const { numbers } = event
  const at = numbers['team'] === story.sides[1].team ? 1 : 0
  story.last = event
  before(story, event.event, numbers, at)
  during(story, event, at)
  if (COUNTED.has(event.event) && story.sides[1].attackLevel >= 0)
    mark(story, cards, rules, event.event === 'goal' ? at : NOBODY)
}

const COUNTED = new Set(['levels', 'goal', 'no-goal', 'genius-save', 'goal-disallowed', 'turn-skipped'])

function before(story: Story, code: string, numbers: Numbers, at: number): void {
  const own = story.sides[at]!
  if (code === 'lineup-shown') own.trio = [numbers['first']!, numbers['second']!, numbers['third']!]
  else if (code === 'home-advantage') story.holder = at
  else if (code === 'battle-rolled') {
    if (own.battle || story.stage !== 'battle') for (const each of story.sides) each.battle = null
    own.battle = { die: numbers['die']!, genius: numbers['genius']!, total: numbers['total']! }
    story.stage = 'battle'
  } else if (code === 'battle-won') [story.won, story.tactic] = [at, numbers['tactic']!]
  else if (code === 'tactic-forced') [story.won, story.tactic] = [NOBODY, numbers['tactic']!]
  else if (code === 'values') [own.attack, own.defence] = [numbers['attack']!, numbers['defence']!]
  else if (code === 'levels') {
    ;[own.attackLevel, own.defenceLevel] = [numbers['attack']!, numbers['defence']!]
    story.stage = 'levels'
  } else if (code === 'half-time') [story.stage, story.half, story.duel] = ['half', 2, null]
  else if (code === 'substituted') own.trio = own.trio.map((each) => (each === numbers['off'] ? numbers['on']! : each))
}

const VERDICTS: Record<string, Verdict> = {
  goal: 'goal',
  'no-goal': 'no-goal',
  'genius-goal': 'genius-goal',
  'genius-save': 'genius-save',
  'goal-disallowed': 'disallowed',
}

function during(story: Story, event: GameEvent, at: number): void {
  const { event: code, numbers } = event
  const rolled = [numbers['die'] ?? 0, numbers['genius'] ?? 0, numbers['total'] ?? 0]
  if (code === 'turn-begins') {
    story.turn = Math.min(LAST_TURN, Math.max(story.turn, numbers['turn']!))
    story.stage = story.stoppage ? 'stoppage' : 'play'
    story.duel = { attacker: at, attack: null, defence: null, verdict: '', n: event.n }
  } else if (code === 'turn-skipped') [story.turn, story.duel] = [numbers['turn']!, null]
  else if (code === 'attack-rolled' && story.duel) story.duel = { ...story.duel, attack: rolled }
  else if (code === 'defence-rolled' && story.duel) story.duel = { ...story.duel, defence: rolled }
  else if (code === 'stoppage-rolled') [story.stage, story.stoppage, story.duel] = ['stoppage', numbers['die']!, null]
  else if (code === 'final-whistle')
    [story.stage, story.goals] = ['over', [numbers['home-goals']!, numbers['away-goals']!]]
  const verdict = VERDICTS[code]
  if (!verdict) return
  if (code === 'genius-goal') story.spent[at] = true
  if (code === 'goal') {
    story.goals = [numbers['home-goals']!, numbers['away-goals']!]
    story.scorers.push({ turn: story.turn, side: at })
  }
  if (story.duel)
    story.duel = {
      ...story.duel,
      verdict: code === 'goal' && story.duel.verdict === 'genius-goal' ? 'genius-goal' : verdict,
    }
}

/** One more point of the curve of chances. */
function mark(story: Story, cards: Cards, rules: Rules, goal: number): void {
  const [home, away] = story.sides
  const odds = forecast(cards, rules, {
    goals: story.goals,
    turn: story.turn,
    spent: story.spent,
    attack: [home.attackLevel, away.attackLevel],
    defence: [home.defenceLevel, away.defenceLevel],
    trios: [home.trio, away.trio],
    holder: story.holder,
    stopped: story.stoppage > 0,
  })
  const last = story.course[story.course.length - 1]
  if (last && last.at === story.turn && goal === NOBODY) story.course[story.course.length - 1] = { ...last, odds }
  else story.course.push({ at: story.turn, odds, goal })
}
