import { describe, expect, test } from 'vitest'
import { TitleTexts } from '../client/texts'
import { endingOf, type EndingFacts } from './ending'
import type { Match, SeatEnding, Story } from './story'
import { partly } from '../client/testing'

const WORDS = `
title-name = Game
why-goals = More goals
why-level = Level on points, more goals
why-unmanaged = Behind a team without a manager
event-goal = { $player } scores
event-score = { $home-goals }-{ $away-goals }
ending-won = You won!
ending-champions = Champions!
ending-wins = { $who } wins!
ending-drawn = A draw
ending-shared = Shared
ending-so-close = So close
ending-not-this-time = Not this time
ending-match-won = { $mine -> [you] You beat { $rival } { $for } to { $against }. *[other] { $who } beats { $rival } { $for } to { $against }. }
ending-match-lost = You lose { $for } to { $against } against { $rival }.
ending-match-level = { $for } to { $against }.
ending-points-won = { $points } before { $behind }
ending-points-level = level { $points }
ending-points-level-lost = level, lost
ending-points-lost = lost { $points } to { $behind }
ending-points-shared = { $points } each for { $all }
ending-points = { $number } points
ending-place = Place { $place }.
ending-turn-game = { $before } to { $after }
ending-turn-goal = goal { $before } to { $after }
ending-turn-match = match { $before } to { $after }
`.replace(/-> \[you\] (.*) \*\[other\] (.*) \}$/gm, '->\n    [you] $1\n   *[other] $2\n }')

const seat = (over: Partial<SeatEnding> = {}): SeatEnding => ({
  champion: false,
  rival: 1,
  score: [2, 1],
  match: true,
  curve: [0.5, 0.3, 1],
  turns: [
    {
      at: 1,
      match: 0,
      before: 0.5,
      after: 0.3,
      event: { n: 0, event: 'goal', numbers: { player: 1 } },
    },
  ],
  luck: { amount: 0.5, size: 'much' },
  best: null,
  next: null,
  close: false,
  ...over,
})

function facts(
  seats: SeatEnding[],
  places: number[],
  mine: number | null,
  unit: 'matches' | 'goals' = 'matches',
  matches: Match[] = [],
) {
  const tells = { goal: { player: 'number' }, score: { 'home-goals': 'number', 'away-goals': 'number' } }
  const words = { asks: {}, tells, reasons: {}, previews: {} }
  const names = ['Ana', 'Rui', 'Eva'].slice(0, places.length)
  const known = partly<TitleTexts['known']>({ labels: {}, patterns: {}, words, cards: {} })
  const story: Story = {
    statistics: { figures: [], seats: [], scorers: [], faces: [] },
    luck: { unit, domain: 'seat', exact: true, seats: [0.5, -0.5], matches, strokes: [], dealt: [] },
    endings: { rules: ['X-1'], headlines: [], best: null, seats },
  }
  const result = { places, scores: seats.map((each) => each.score[0]!), why: 'goals' }
  const made: EndingFacts = {
    texts: new TitleTexts('en', WORDS, '', known, names),
    names,
    result,
    story,
    seat: mine,
    kit: (each) => each + 4,
  }
  return endingOf(made)!
}
const match = [seat({ champion: true }), seat({ rival: 0, score: [1, 2], close: true })]

describe('the ending of a match', () => {
  test('the winner reads his own side', () => {
    const ending = facts(match, [1, 2], 0)
    expect([ending.mood, ending.shout, ending.sentence]).toEqual(['won', 'You won!', 'You beat Rui 2 to 1.'])
    expect(ending.kits).toEqual([4])
    expect(ending.chances?.points).toEqual([50, 30, 100])
    expect(ending.turns).toEqual([{ what: '1 scores', more: '50 to 30' }])
  })

  test('the loser reads it honestly, and a narrow defeat was close', () => {
    const ending = facts(match, [1, 2], 1)
    expect([ending.mood, ending.shout, ending.sentence]).toEqual(['lost', 'So close', 'You lose 1 to 2 against Ana.'])
  })

  test('a spectator reads of the winner by name', () => {
    const ending = facts(match, [1, 2], null)
    expect([ending.mood, ending.shout, ending.sentence]).toEqual(['watched', 'Ana wins!', 'Ana beats Rui 2 to 1.'])
  })

  test('a score of a match away from home has the side of the reader first', () => {
    const event = { n: 0, event: 'score', numbers: { 'home-goals': 0, 'away-goals': 1 } }
    const turns = [{ at: 1, match: 0, before: 0.5, after: 0.7, event }]
    const away: Match = { sides: [1, 0], seats: [1, 0], score: [0, 1], outcome: 1, luck: 0 }
    const both = [seat({ turns }), seat({ turns })]
    const told = [0, 1].map((mine) => facts(both, [1, 2], mine, 'matches', [away]).turns[0]!.what)
    expect(told).toEqual(['1-0', '0-1'])
  })

  test('in a draw nobody has won', () => {
    const level = [seat({ score: [1, 1], champion: true }), seat({ rival: 0, score: [1, 1], champion: true })]
    const ending = facts(level, [1, 1], 1)
    expect([ending.mood, ending.shout, ending.kits]).toEqual(['drawn', 'A draw', [4, 5]])
  })
})

describe('the ending of many matches', () => {
  const points = (score: number[], over: Partial<SeatEnding> = {}): SeatEnding =>
    seat({ match: false, curve: [], score, ...over })

  test('a chance is said to be that of the match or of the challenge, never of the game', () => {
    const seats = [points([9, 7], { champion: true }), points([7, 9]), points([3, 9])]
    expect(facts(seats, [1, 2, 3], 0).turns[0]!.more).toBe('match 50 to 30')
    expect(facts(seats, [1, 2, 3], 0, 'goals').turns[0]!.more).toBe('goal 50 to 30')
    expect(facts(seats, [1, 2, 3], 0).chances).toBeNull()
  })

  test('the places are told, and the reader his own', () => {
    const seats = [points([9, 7], { champion: true }), points([7, 9]), points([3, 9], { rival: 0 })]
    const ending = facts(seats, [1, 2, 3], 2)
    expect(ending.sentence).toBe('lost 3 points to 9 points Place 3.')
    const places = ending.columns.flat().find((box) => box.rows?.length === 3)
    expect(places?.rows?.map(({ kit, label, value }) => [kit, label, value])).toEqual([
      [4, '1. Ana', '9'],
      [5, '2. Rui', '7'],
      [6, '3. Eva', '3'],
    ])
  })

  test('the first behind a team that nobody manages is no champion', () => {
    const ending = facts([points([9, 7]), points([7, 9])], [1, 2], 0)
    expect([ending.shout, ending.why]).toEqual(['You won!', 'Behind a team without a manager'])
    const champion = facts([points([9, 7], { champion: true }), points([7, 9])], [1, 2], 0)
    expect([champion.shout, champion.why]).toEqual(['Champions!', 'More goals'])
  })

  test('level on points, the words say so', () => {
    const seats = [points([9, 9], { champion: true }), points([9, 9], { rival: 0 })]
    expect(facts(seats, [1, 2], 0).sentence).toBe('level 9 points')
    expect(facts(seats, [1, 2], 1).sentence).toBe('level, lost')
    expect(facts(seats, [1, 1], 1).sentence).toBe('9 points each for Ana and Rui')
  })
})
