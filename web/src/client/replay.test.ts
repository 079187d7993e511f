import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Replay } from './replay.svelte'
import type { GameEvent } from './view'

const SCENE_MS = 2600
const events: GameEvent[] = ['turn', 'turn', 'turn', 'turn', 'goal', 'turn'].map((event, n) => ({
  n,
  event,
  numbers: {},
}))
/** Three frames: the beginning, five events with the goal as the last, one more. */
const answers: Record<string, unknown> = {
  '/tables/ABCDEF': { state: 'over', seats: [] },
  '/tables/ABCDEF/replay': { counts: [0, 5, 6], moments: [0, 1, 2], events },
  '/tables/ABCDEF/replay/frames': [0, 1, 2].map((number) => ({ number, game: {}, to_act: [] })),
}
const settings = vi.hoisted(() => ({ sceneSpeed: 1, motion: 'full' }))
vi.mock('./settings.svelte', () => ({ settings }))
vi.mock('./api', () => ({
  ask: (path: string): Promise<unknown> => Promise.resolve(answers[path.split('?')[0]!]),
  RequestError: Error,
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('history', { replaceState: () => undefined })
  settings.sceneSpeed = 1
})
afterEach(() => vi.useRealTimers())

/** A film that runs; a goal is a scene only once its match is on the screen, as for the titles. */
async function running(): Promise<Replay> {
  const film = new Replay('ABCDEF')
  film.pace.momentOf = ({ event }) => {
    if (event === 'turn') return { ms: 900, isScene: false }
    return film.events.length > 3 ? { ms: SCENE_MS, isScene: true } : null
  }
  await film.begin(null, null)
  film.play()
  return film
}

/** Milliseconds in which this event is on the screen while the film runs. */
async function shownFor(film: Replay, n: number): Promise<number> {
  const STEP_MS = 20
  let shown = 0
  for (let passed = 0; passed < 20_000; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS)
    if (film.pace.event?.n === n) shown += STEP_MS
  }
  return shown
}

test('a film shows a goal as long as a player saw it, however much of its step comes before', async () => {
  const film = await running()
  const shown = await shownFor(film, 4)
  expect(Math.abs(shown - SCENE_MS)).toBeLessThan(100)
  expect([film.frame, film.playing]).toEqual([2, false])
})

test('a film at twice the speed shows it half as long, and at the instant pace not at all', async () => {
  const fast = await running()
  fast.speed = 2
  expect(Math.abs((await shownFor(fast, 4)) - SCENE_MS / 2)).toBeLessThan(100)
  settings.sceneSpeed = 0
  const instant = await running()
  expect(await shownFor(instant, 4)).toBe(0)
  expect(instant.frame).toBe(2)
})
