// Somebody who works out a rule in a screen is told so; who draws is not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { ALLOWED } from './allowedSums.js'
import { gameNumbers } from './noRuleArithmetic.js'

const WEB = join(import.meta.dirname, '..')
const eslint = new ESLint({ cwd: WEB })

async function found(code: string, file: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(WEB, 'src', file) })
  return result!.messages.filter((each) => each.ruleId === 'touchline/no-rule-arithmetic').map((each) => each.message)
}

const screen = (script: string, markup = ''): string => `<script lang="ts">\n${script}\n</script>\n${markup}`

const BAD = {
  'a price against the money': screen('const can = $derived(team.money >= price)'),
  'the money of the view against any number': screen('const can = $derived(view.money >= wanted)'),
  'a goal by strength': screen('const { attack, defence } = $derived(match)\nconst goal = attack + 2 > defence'),
  'a goal by strength, under other names': screen(
    'const att = $derived(side.attack)\nconst def = $derived(other.defence)\nconst goal = $derived(att + 2 > def)',
  ),
  'an income': screen('const income = team.income * 2'),
  'what is left after a purchase': screen('const left = team.money - cards.cost[player]!'),
  'points of a win': screen('let points = row.points\npoints += row.won * 3'),
  'a threshold': screen('const full = team.hand_size >= 5'),
  'who wins, in the markup': screen(
    'let { total }: { total: number } = $props()',
    '{#if view.total > view.number}x{/if}',
  ),
  'a clamp': screen('const most = Math.min(team.money, 20)'),
}

test.each(Object.entries(BAD))('a rule in a screen is refused: %s', async (_, code) => {
  expect(await found(code, 'titles/mister/Any.svelte')).not.toEqual([])
})

test('it is refused in plain modules, in the kit and at the table too', async () => {
  const code = 'export const can = (view: { money: number }, price: number): boolean => view.money >= price\n'
  for (const file of ['titles/best_11/any.ts', 'kit/any.ts', 'table/any.ts', 'client/any.ts'])
    expect(await found(code, file)).toHaveLength(1)
})

test('the companion, which works offline, may reckon', async () => {
  const code = 'export const can = (view: { money: number }, price: number): boolean => view.money >= price\n'
  expect(await found(code, 'titles/mister/companion/any.ts')).toEqual([])
})

const GOOD = {
  'asking whether there is one': screen('const has = team.money > 0'),
  'numbering a list': screen('const shown = match.turn + 1'),
  'a sum of pixels': screen('let { x, width }: { x: number; width: number } = $props()\nconst end = x + width / 2'),
  'a text': screen("const label = 'M' + team.money"),
  equality: screen('const same = one.points === two.points'),
}

test.each(Object.entries(GOOD))('a screen may draw: %s', async (_, code) => {
  expect(await found(code, 'titles/mister/Any.svelte')).toEqual([])
})

test('the numbers come from the generated types', () => {
  const numbers = gameNumbers()
  for (const name of ['money', 'points', 'attack', 'price', 'income']) expect(numbers).toContain(name)
  expect(numbers.size).toBeGreaterThan(150)
})

test('every sum on the list has a reason and still stands in its file', () => {
  for (const [file, { why, codes }] of Object.entries(ALLOWED)) {
    expect(why.length).toBeGreaterThan(5)
    const text = readFileSync(join(WEB, 'src', file), 'utf8').replace(/\s+/g, ' ')
    for (const code of codes) expect(text, file).toContain(code)
  }
})
