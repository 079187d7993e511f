// What kind of thing an event is, by its name in any title: how long it is shown, how it sounds, where it is marked.
import type { GameEvent } from './view'

export type Kind = 'goal' | 'saved' | 'booking' | 'trophy' | 'whistle' | 'dice' | 'card' | ''

const KINDS: [Kind, RegExp][] = [
  ['goal', /^(goal|genius-goal|penalty-scored)$/],
  ['saved', /^(saved|no-goal|genius-save|penalty-saved|goal-disallowed)$/],
  ['booking', /^(sent-off|cautioned|injured|hurt)$/],
  ['trophy', /^(champion|winner|cup-points|league-place|shootout-won)$/],
  ['whistle', /^(kick-off|full-time|half-time|final-whistle|match-begins|match-day|shootout)$/],
  ['dice', /(^|-)(rolled|roll|moved|tossed|rerolled|decider|taker)$/],
  [
    'card',
    /^(drawn|drew|drew-card|dealt|played|turned|action|laid|kept|blue-card|attack-card|defence-card|card-.+|revealed|management)$/,
  ],
]

export function kindOf(name: string): Kind {
  return KINDS.find(([, names]) => names.test(name))?.[0] ?? ''
}

const LENGTHS: Partial<Record<Kind, number>> = {
  goal: 2200,
  trophy: 1800,
  saved: 1500,
  dice: 700,
  booking: 900,
  card: 520,
}
/** What wants a look without being heard or marked; and what comes in long rows. */
const LOOKS: [RegExp, number][] = [
  [
    /^(duel|any-of|own-keeper|wall|trait-needed|shot|directions|penalty|faded|compared|result|extra|unopposed|story|action)$/,
    700,
  ],
  [/^(battle-won|defence-rolled)$/, 900],
  [/^attack-rolled$/, 160], // the dice of both sides land together
  [/^levels$/, 420],
  [/^(fielded|dealt|laid-out|free-list)$/, 60],
]
const USUAL = 280

/** How long an event is shown at normal pace, in ms. */
export const lengthOf = (name: string): number =>
  LOOKS.find(([names]) => names.test(name))?.[1] ?? LENGTHS[kindOf(name)] ?? USUAL

/** Shown long enough to be read, also for a reader who is behind. */
export const isHeld = (name: string): boolean => ['goal', 'trophy'].includes(kindOf(name))

/** Marked on the timeline of a replay. */
export const MARKED: readonly Kind[] = ['goal', 'booking', 'trophy']

export type SoundName = 'whistle' | 'goal' | 'against' | 'net' | 'dice' | 'card' | 'move'

/** The seat that owns a club; a title whose events name clubs declares it (`Screens.seatOf`). */
export type SeatOf = (club: number) => number | null

/** The scorer, if the event or the table names one. */
export function scorer(event: GameEvent, seatOf: SeatOf): number | null {
  const { seat, challenger, team, side } = event.numbers
  if (seat !== undefined) return seat
  if (challenger !== undefined) return challenger
  const club = team ?? side
  return club === undefined ? null : seatOf(club)
}

/** What an event sounds like to a seat; a spectator is glad of every goal. */
export function soundsOf(event: GameEvent, seatOf: SeatOf, seat: number | null): SoundName[] {
  const kind = kindOf(event.event)
  if (kind === 'goal') return ['net', seat === null || scorer(event, seatOf) === seat ? 'goal' : 'against']
  if (kind === 'whistle' || kind === 'booking') return ['whistle']
  return kind === 'dice' || kind === 'card' ? [kind] : []
}

/** Whether the crowd is there after this event; undefined: as before. */
export function crowdAfter(event: GameEvent): boolean | undefined {
  if (/^(kick-off|match-begins|match-day|home|shootout)$/.test(event.event)) return true
  return /^(full-time|final-whistle|result|winner|champion|over)$/.test(event.event) ? false : undefined
}
