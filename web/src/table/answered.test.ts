import { expect, test } from 'vitest'
import { TitleTexts } from '../client/texts'
import type { GameEvent, OpenWindow } from '../client/view'
import { answered } from './answered'

const SHARED = 'web-window = Anyone?\n'
const OWN = 'event-saved = { $player } saves\nwindow-goal = { $team } would score\n'
const texts = new TitleTexts(
  'en',
  SHARED,
  OWN,
  {
    labels: {},
    patterns: {},
    words: {
      asks: { goal: { team: 'number' } },
      tells: { saved: { player: 'number' } },
      reasons: {},
      previews: {},
      question_rules: {},
      event_rules: {},
    },
    cards: {},
  },
  [],
)
const events: GameEvent[] = [
  { n: 0, event: 'saved', numbers: { player: 7 }, open: 0 },
  { n: 1, event: 'saved', numbers: { player: 8 }, private: true },
]
const window = (more: Partial<OpenWindow>): OpenWindow => ({ seats: [0], opened: 0, until: null, held: 0, ...more })

test('a window is told in the words of its title, with what the question tells', () => {
  expect(answered(texts, events, window({ kind: 'goal', context: { team: 3 }, about: 0 }))).toBe('3 would score')
})

test('else by the last event that everybody knows', () => {
  expect(answered(texts, events, window({ kind: null, about: 0 }))).toBe('7 saves')
  expect(answered(texts, events, window({ about: null }))).toBe('Anyone?')
})
