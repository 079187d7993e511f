// That a title's types reach its components; svelte-check is the test, the assertions only use what it allows.
import { expect, test } from 'vitest'
import type { TableOf } from './screens'
import type { AnyTitle, GameEvent, Question, TypesOf, View } from './view'

interface Declared {
  Contexts: { bid: { player: number; price: number }; rest: Record<never, number> }
  Events: { goal: { seat: number }; whistle: Record<never, number> }
  Previews: { bid: { left: number } }
}
type Types = TypesOf<Declared, { stage: 'market' | 'match' }, { names: string[] }>

const bid: Question<Types> = {
  kind: 'bid',
  decision: 1,
  options: [5, 10],
  domain: 'money',
  context: { player: 7, price: 5 },
  previews: [{ option: 5, numbers: { left: 20 } }],
}

function asked(question: Question<Types>): number {
  if (question.kind === 'bid') return question.context.player + (question.previews?.[0]?.numbers.left ?? 0)
  // @ts-expect-error -- a rest is asked without numbers
  return question.context.player ?? 0
}

test('a question is told apart by its kind, and has the numbers of that kind', () => {
  expect(asked(bid)).toBe(27)
})

test('an event is told apart by its name', () => {
  const event: GameEvent<Types> = { n: 0, event: 'goal', numbers: { seat: 1 } }
  expect(event.event === 'goal' ? event.numbers.seat : -1).toBe(1)
  // @ts-expect-error -- no event is called so
  expect(event.event === 'gaol').toBe(false)
})

test('a title sees the same view as the shell', () => {
  const shell = (view: Pick<View, 'question'>, table: TableOf | null): string | undefined =>
    table ? '' : view.question?.kind
  const own = { question: bid } satisfies Pick<View<Types>, 'question'>
  const table: TableOf<Types> | null = null
  const any: Question<AnyTitle> = bid
  expect([shell(own, table), any.context['price']]).toEqual(['bid', 5])
})
