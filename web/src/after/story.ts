// What the server tells of a finished game, and sentences made of it.
import { ask } from '../client/api'
import type { TitleTexts } from '../client/texts'
import type { GameEvent, Outcome } from '../client/view'

export interface Match {
  sides: [number, number]
  seats: [number, number]
  score: [number, number] | null
  /** The side that won, 2: neither. */
  outcome: number
  /** Of side 0; side 1 has the opposite. */
  luck: number
}

export interface Stroke {
  match: number
  what: string
  luck: number
  exact: boolean
}

/** A card that a seat was dealt: what it is worth by simulation, less the mean of what it might have been. */
export interface Dealt {
  seat: number
  what: string
  domain: string
  card: number
  luck: number
}

/** What a footballer did for his seat, by kind of deed. */
export interface BestPlayer {
  seat: number
  player: number
  deeds: Record<string, number>
}

/** How the game ended for one seat. */
export interface SeatEnding {
  /** First, and not behind a team that nobody manages. */
  champion: boolean
  /** Whom the seat is measured against, and both scores, its own first. */
  rival: number
  score: number[]
  /**
   * One match decided; then `curve` is the seat's share of it, 0 to 1, from before the first roll to after the last.
   */
  match: boolean
  curve: number[]
  turns: { at: number; match: number; before: number; after: number; event: GameEvent }[]
  luck: { amount: number; size: 'even' | 'some' | 'much' }
  best: BestPlayer | null
  /** The figure in which the seat was furthest behind. */
  next: { code: string; mine: number; theirs: number } | null
  close: boolean
}

export interface Story {
  statistics: {
    figures: { code: string; domain: string }[]
    seats: Record<string, number>[]
    scorers: { seat: number; player: number; goals: number }[]
    faces: number[]
  }
  luck: {
    unit: 'matches' | 'goals'
    domain: string
    exact: boolean
    seats: number[]
    matches: Match[]
    strokes: Stroke[]
    dealt: Dealt[]
  }
  /** None of a title that tells no story. */
  endings: { rules: string[]; headlines: string[]; best: BestPlayer | null; seats: SeatEnding[] } | null
}

const told = new Map<string, Promise<Story>>()

export function storyOf(code: string): Promise<Story> {
  const found = told.get(code) ?? ask<Story>(`/tables/${code}/story`)
  told.set(code, found)
  found.catch(() => told.delete(code))
  return found
}

/** Figures that are nothing for everybody say nothing. */
export function figures(story: Story): { code: string; domain: string }[] {
  return story.statistics.figures.filter(({ code }) => story.statistics.seats.some((seat) => seat[code]))
}

const MORE = new Set([
  'won',
  'goals',
  'trophies',
  'battles-won',
  'fended-off',
  'money-earned',
  'shots',
  'saves',
  'duels-won',
  'kicks-scored',
])
const LESS = new Set(['lost', 'conceded', 'challenges-failed', 'duels-lost', 'faded', 'sent-off', 'injured'])

/** The figure of whoever did best; none where no figure is better than another, or all are the same. */
export function best(story: Story, code: string): number | null {
  const all = story.statistics.seats.map((seat) => seat[code] ?? 0)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return null
  return LESS.has(code) ? least : MORE.has(code) || code.startsWith('points') ? most : null
}

export function signed(lang: string, number: number, digits = 2): string {
  return new Intl.NumberFormat(lang, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number)
}

/** A part of a match, or of a goal, in hundredths. */
export function percent(lang: string, number: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(
    number,
  )
}

/** The strokes that turned most, the greatest first; for whom, and how much it was. */
export function greatest(story: Story, most: number): (Stroke & { side: number; other: number })[] {
  return [...story.luck.strokes]
    .sort((one, two) => Math.abs(two.luck) - Math.abs(one.luck))
    .slice(0, most)
    .map((stroke) => {
      const sides = story.luck.matches[stroke.match]!.sides
      return {
        ...stroke,
        luck: Math.abs(stroke.luck),
        side: sides[stroke.luck > 0 ? 0 : 1],
        other: sides[stroke.luck > 0 ? 1 : 0],
      }
    })
}

/** The cards that brought most or cost most, the greatest first. */
export const bestDealt = (story: Story, most: number): Dealt[] =>
  [...story.luck.dealt].sort((one, two) => Math.abs(two.luck) - Math.abs(one.luck)).slice(0, most)

/** By kind of card: what it came to for each seat. */
export function dealtByKind(story: Story): { what: string; seats: number[] }[] {
  const kinds = [...new Set(story.luck.dealt.map(({ what }) => what))]
  const sum = (what: string, seat: number): number =>
    story.luck.dealt.filter((each) => each.what === what && each.seat === seat).reduce((all, { luck }) => all + luck, 0)
  return kinds.map((what) => ({ what, seats: story.luck.seats.map((_, seat) => sum(what, seat)) }))
}

export function byPlace(result: Outcome): number[] {
  return result.places.map((_, seat) => seat).sort((one, two) => result.places[one]! - result.places[two]!)
}

export function headline(texts: TitleTexts, names: string[], result: Outcome): string {
  const first = byPlace(result)
    .filter((seat) => result.places[seat] === 1)
    .map((seat) => names[seat])
  return texts.say(first.length === 1 ? 'ui-winner' : 'ui-shared', { who: first.join(', ') })
}

/** The key facts of a game, in the reader's language. */
export function facts(texts: TitleTexts, names: string[], result: Outcome, story: Story): string[] {
  const found = [texts.say(`why-${result.why}`)]
  const scorer = story.statistics.scorers[0]
  if (scorer)
    found.push(texts.say('after-fact-scorer', { player: texts.name('player', scorer.player), goals: scorer.goals }))
  const stroke = greatest(story, 1)[0]
  if (stroke) {
    const who = texts.name(story.luck.domain, stroke.side)
    found.push(
      texts.say('after-fact-stroke', {
        what: texts.say(`after-roll-${stroke.what}`),
        who,
        luck: percent(texts.lang, stroke.luck),
      }),
    )
  }
  const luckiest = story.luck.seats.indexOf(Math.max(...story.luck.seats))
  const most = story.luck.seats[luckiest] ?? 0
  if (most > 0.005)
    found.push(texts.say('after-fact-luck', { who: names[luckiest] ?? '', luck: signed(texts.lang, most) }))
  return found
}

/** The same as a text to send. */
export function asText(texts: TitleTexts, names: string[], result: Outcome, story: Story, link: string): string {
  const rows = byPlace(result).map((seat) => `${result.places[seat]}. ${names[seat]}: ${result.scores[seat]}`)
  return [
    `${texts.say('title-name')}. ${headline(texts, names, result)}`,
    ...rows,
    ...facts(texts, names, result, story),
    link,
  ].join('\n')
}
