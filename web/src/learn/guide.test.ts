import { beforeEach, expect, test } from 'vitest'
import type { GameEvent, Question } from '../client/view'
import type { LessonStepInfo } from '../wire'
import { LessonGuide } from './guide.svelte'

const step = (name: string, more: Partial<LessonStepInfo>): LessonStepInfo => ({
  name,
  element: name,
  asked: '',
  told: [],
  after: '',
  suggest: null,
  run: '',
  ...more,
})
const STEPS = [step('shoot', { asked: 'shoot' }), step('shot', { told: ['goal', 'saved'], after: 'shoot' })]
const question = (kind: string, decision: number): Question => ({
  kind,
  decision,
  options: [0],
  domain: 'x',
  context: {},
})
const event = (name: string, n: number): GameEvent => ({ n, event: name, numbers: {} })

const memory = new Map<string, string>()
beforeEach(() => {
  memory.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, kept: string) => memory.set(key, kept),
    },
  })
})

test('a step begins with its question, and is tried when the learner has read it', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  guide.asked(question('shoot', 4))
  expect(guide.current?.step.name).toBe('shoot')
  expect(guide.trying).toBe(false)
  guide.goOn()
  expect(guide.trying).toBe(true)
})

test('the outcome of a choice is explained only after it', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  expect(guide.told(event('goal', 1))).toBe(false)
  guide.asked(question('shoot', 4))
  guide.goOn()
  expect(guide.told(event('goal', 2))).toBe(true)
  expect(guide.current?.step.name).toBe('shot')
  guide.goOn()
  expect(guide.current).toBe(null)
  expect(guide.ended).toBe(true)
})

test('the same question asked again begins nothing', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  guide.asked(question('shoot', 4))
  guide.goOn()
  guide.asked(question('shoot', 4))
  expect(guide.trying).toBe(true)
})

test('a page that is opened again knows how far the lesson was', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  guide.asked(question('shoot', 4))
  expect(new LessonGuide(STEPS, 'ABC').begun, 'a card that was not read comes again').toEqual([])
  guide.goOn()
  expect(new LessonGuide(STEPS, 'ABC').begun).toEqual(['shoot'])
  expect(new LessonGuide(STEPS, 'XYZ').begun).toEqual([])
})

test('a learner who skips the lesson is not taught again', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  guide.skip()
  expect(guide.told(event('goal', 1))).toBe(false)
  expect(new LessonGuide(STEPS, 'ABC').ended).toBe(true)
})

test('an event is awaited while its step is the next of its kind to come', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  expect(guide.awaitsEvent(event('goal', 0))).toBe(false) // the shot comes first
  guide.asked(question('shoot', 4))
  expect([guide.awaitsEvent(event('goal', 1)), guide.awaitsEvent(event('kick-off', 2))]).toEqual([true, false])
  guide.told(event('goal', 1))
  expect(guide.awaitsEvent(event('saved', 3))).toBe(false)
})

test('the last step says so', () => {
  const guide = new LessonGuide(STEPS, 'ABC')
  guide.asked(question('shoot', 4))
  expect(guide.isLast).toBe(false)
  guide.goOn()
  guide.told(event('goal', 1))
  expect(guide.isLast).toBe(true)
})
