import { expect, test, vi } from 'vitest'
import { inWindow } from './intent'
import type { Rejected, Reply } from './messages'
import { Table } from './table.svelte'
import { type TableInfo, WIRE_VERSION } from '../wire'
import type { View } from './view'
import { partly } from './testing'

vi.mock('./settings.svelte', () => ({ settings: { speed: 1 } })) // they are a browser's
const asked = (decision: number): View =>
  partly<View>({
    number: decision,
    game: {},
    to_act: [0],
    question: { kind: 'q', decision, options: [-1, 1], domain: 'n' },
  })

/** A table whose answers come when the test lets them. */
class Slow extends Table {
  said: unknown[] = []
  answer: (no: Rejected | null) => void = () => undefined
  told(view: View): View | null {
    this.show([], view)
    return this.view
  }
  override say(message: unknown): Promise<Rejected | null> {
    this.said.push(message)
    return new Promise((resolve) => (this.answer = resolve))
  }
}

test('two presses on one question are one answer; a refused one may be given again', async () => {
  const table = new Slow('ABCDEF')
  table.view = asked(4)
  const first = table.pick(1)
  expect(await table.pick(1)).toBeNull()
  expect(table.said).toHaveLength(1)
  table.answer({ t: 'refused', id: '', code: 'no-answer' })
  expect((await first)?.code).toBe('no-answer')

  const again = table.pick(1)
  table.answer(null)
  expect(await again).toBeNull()
  table.view = asked(5)
  void table.pick(-1)
  expect(table.said).toHaveLength(3)
})

test('a pass that was not seen is nothing of ours to undo, until we answer ourselves', () => {
  const table = new Slow('ABCDEF')
  table.view = asked(4)
  void table.unasked(table.view.question!)
  expect([table.unseen, table.picked, table.said.length]).toEqual([true, null, 1])
  table.view = asked(5)
  void table.pick(1)
  expect([table.unseen, table.picked?.picks]).toEqual([false, [1]])
})

test('a person who does not want to be asked is not asked, and sends nothing: the server passes', () => {
  const table = new Slow('ABCDEF')
  table.seat = 0
  const window = asked(4)
  window.question!.window = true
  expect(table.told({ ...window, orders: [] })?.question?.decision).toBe(4)
  expect(table.told({ ...window, orders: [1] })?.question).toBeNull()
  expect(table.told({ ...asked(5), orders: [1] })?.question?.decision).toBe(5)
  expect(table.said).toEqual([])
})

const inTheWindow = (decision: number, options: number[]): View => {
  const view = asked(decision)
  Object.assign(view.question!, { window: true, options, worth: [] })
  return { ...view, orders: [] }
}

test('an action asked for by a button is done at the next window that offers it, and nothing else is asked', () => {
  const table = new Slow('ABCDEF')
  table.seat = 0
  table.intend(inWindow('swap', 'swap', 7))
  expect(table.told(inTheWindow(4, [-1, 1]))?.question).toBeNull() // passed: it does not offer it
  expect(table.intended?.key).toBe('swap')
  expect(table.told(inTheWindow(5, [-1, 7]))?.question).toBeNull()
  expect(table.intended).toBeNull()
  expect(table.said).toMatchObject([
    { decision: 4, picks: [-1] },
    { decision: 5, picks: [7] },
  ])
})

test('asked for again it is taken back; what can be done now is done at once; what cannot be done any more is dropped', () => {
  const table = new Slow('ABCDEF')
  const swap = inWindow('swap', 'swap', 7)
  table.seat = 0
  table.intend(swap)
  table.intend(swap)
  expect(table.intended).toBeNull()
  table.view = inTheWindow(4, [-1, 7])
  table.intend(swap)
  expect([table.said.length, table.intended]).toEqual([1, null])
  table.intend({ key: 'gone', label: '', answer: () => null, isLast: () => false })
  expect([table.said.length, table.intended]).toEqual([1, null])
})

test('a person who stops at the next moment is asked there, once; later windows pass by themselves again', () => {
  const table = new Slow('ABCDEF')
  table.seat = 0
  table.wants = true
  expect(table.told(inTheWindow(4, [-1, 1]))?.question?.decision).toBe(4)
  void table.pick(-1)
  expect(table.told(inTheWindow(5, [-1, 1]))?.question).toBeNull()
})

test('the best answer is given unasked if all lead to the same', () => {
  const table = new Slow('ABCDEF')
  table.seat = 0
  const view = asked(4)
  Object.assign(view.question!, { options: [3, 5], best: [5], alike: true })
  expect(table.told({ ...view, orders: [] })?.question).toBeNull()
  expect(table.said).toMatchObject([{ decision: 4, picks: [5] }])
})

/** A socket that the test closes. */
class FakeSocket {
  static last: FakeSocket
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.last = this
  }
  close(): void {}
}

test('a person who has lost the seat asks which seats are left and goes on as a spectator; a lost connection is opened again with the seat', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', reload })
  vi.stubGlobal('WebSocket', FakeSocket)
  const answer = {
    ok: true,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: () => Promise.resolve({ code: 'ABCDEF', seats: [{ seat: 0, mine: false }] }),
  }
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer))
  const table = new Table('ABCDEF')
  table.connect(0)
  FakeSocket.last.onclose?.({ code: 4408 })
  await vi.runOnlyPendingTimersAsync()
  expect(FakeSocket.last.address).toContain('seat=0')

  FakeSocket.last.onclose?.({ code: 4410 })
  await vi.waitFor(() => expect(FakeSocket.last.address).not.toContain('seat='))
  expect(table.seat).toBeNull()

  expect(FakeSocket.last.address).toContain(`version=${WIRE_VERSION}`)
  FakeSocket.last.onclose?.({ code: 4426 })
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a state in part has only the fields that changed, of the view and of the game in it', () => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { hidden: true }) // events are shown at once
  const table = new Slow('ABCDEF')
  const view = { ...asked(1), state: 'playing', orders: [], game: { cash: [5, 5], goals: [0, 0] } }
  const state = { t: 'state' as const, since: 0, count: 0, events: [] }
  table.hear(partly<Reply>({ ...state, view }))
  table.hear(
    partly<Reply>({
      ...state,
      partial: true,
      view: { number: 2, question: null, game: { cash: [4, 5] } },
    }),
  )
  table.pace.skip()

  expect(table.view).toMatchObject({ number: 2, question: null, state: 'playing', to_act: view.to_act })
  expect(table.view?.game).toEqual({ cash: [4, 5], goals: [0, 0] })
  vi.unstubAllGlobals()
})

const forced = (decision: number, open = false): View => ({
  ...asked(decision),
  question: partly<View['question'] & object>({ kind: 'q', decision, options: [7], special: {} }),
  waiting: [{ seat: 0, kind: 'q', open }],
})

const handedOver = (): Slow => {
  const table = new Slow('ABCDEF')
  table.info = partly<NonNullable<Table['info']>>({
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', mine: true })),
  })
  table.seat = 0
  return table
}

test('on one device the first question after a hand-over is shown, and what is forced in a run is answered', () => {
  const table = handedOver()
  expect(table.told(forced(4))?.question?.decision).toBe(4)
  void table.pick(7)
  table.answer(null)
  expect(table.told(forced(5))?.question).toBeNull()
  expect(table.said).toMatchObject([{ decision: 4 }, { decision: 5, picks: [7] }])
})

test('on one device what is forced and lies open is answered: there was no hand-over', () => {
  const table = handedOver()
  expect(table.told(forced(4, true))?.question).toBeNull()
  expect(table.told({ ...asked(5), waiting: [{ seat: 0, kind: 'q', open: true }] })?.question?.decision).toBe(5)
})

test('somebody is at a seat: a bot, who is connected, and on one device all who share it', () => {
  const table = new Slow('ABCDEF')
  const seat = (at: number, kind: 'person' | 'bot', mine: boolean) => ({ seat: at, kind, mine })
  const at = (...seats: ReturnType<typeof seat>[]) => (table.info = partly<TableInfo>({ seats }))
  at(seat(0, 'person', true), seat(1, 'person', false), seat(2, 'bot', false))
  table.here = [0]
  expect([0, 1, 2].map((each) => table.isHere(each))).toEqual([true, false, true])
  at(seat(0, 'person', true), seat(1, 'person', true), seat(2, 'person', false))
  table.here = []
  expect([0, 1, 2].map((each) => table.isHere(each))).toEqual([true, true, false])
})

test('a hint that is refused does not hide why a pick was refused', async () => {
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  const table = new Table('ABCDEF') // it is not connected
  expect((await table.say({ t: 'undo', whole: false }))?.code).toBe('no-answer')
  const told = table.refused
  expect(told).not.toBeNull()

  expect((await table.askHint())?.code).toBe('no-answer')
  expect(table.refused).toBe(told)
})
