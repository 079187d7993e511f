// Every colour of words against what lies beneath it, as measured by WCAG 2.2: words 4.5, large digits and marks 3.
import { describe, expect, test } from 'vitest'
import { colours as block, contrast, THINGS } from './contrast'
import { KITS } from './kits'
import { COLOURS } from './tokens'

const [WORDS, MARKS] = [4.5, 3]

test('contrast is that of the norm', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(['dark', 'light'])('%s', (theme) => {
  const colours = block(`[data-theme='${theme}']`)
  const pitch = { ...colours, ...block('.onpitch') }

  test.each(['t1', 't2'])('words in %s on every surface', (words) => {
    for (const under of ['bg', 's1', 's2', 's3'])
      expect(contrast(colours[words]!, colours[under]!), under).toBeGreaterThanOrEqual(WORDS)
  })

  test.each([
    ['t3', 'bg'],
    ['t3', 's1'],
    ['danger', 's1'],
    ['accink', 'acc'],
    ['resink', 'win'],
    ['resink', 'draw'],
    ['resink', 'loss'],
  ])('words in %s on %s', (words, under) => {
    expect(contrast(colours[words]!, colours[under]!)).toBeGreaterThanOrEqual(WORDS)
  })

  test.each(['p1', 'p2'])('everything over the stripe %s', (stripe) => {
    for (const words of ['t1', 't2', 'acc'])
      expect(contrast(pitch[words]!, colours[stripe]!), words).toBeGreaterThanOrEqual(WORDS)
    for (const mark of ['chalk', 'focus'])
      expect(contrast(pitch[mark]!, colours[stripe]!), mark).toBeGreaterThanOrEqual(MARKS)
  })

  test('the focus and the edge of a control on every surface', () => {
    for (const under of ['bg', 's1', 's2']) {
      expect(contrast(colours['focus']!, colours[under]!), under).toBeGreaterThanOrEqual(MARKS)
      expect(contrast(colours['bord']!, colours[under]!), under).toBeGreaterThanOrEqual(MARKS)
    }
  })
})

test.each(KITS.map((kit, at) => [at, kit] as const))('the number on shirt %i', (_, kit) => {
  expect(contrast(kit.ink, kit.fill)).toBeGreaterThanOrEqual(MARKS)
})

test('colours of shared pictures are those of the page', () => {
  const { p1: grass, p2: stripe } = block("[data-theme='dark']")
  expect({ ...THINGS, grass, stripe }).toMatchObject(COLOURS)
})

const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../wire.ts', '!../**/*.test.ts', '!./tokens.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('no component has a colour of its own', () => {
  const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!['"]?\))|\b(?:rgb|hsl)a?\(/i
  expect('color: #0b1410cc').toMatch(colour)
  expect(Object.keys(SOURCES).length).toBeGreaterThan(200)
  for (const [file, source] of Object.entries(SOURCES)) expect(source, file).not.toMatch(colour)
})

test('every colour of things is used, and every one that is used is there', () => {
  const used = new Set(
    Object.values(SOURCES).flatMap((source) => [...source.matchAll(/var\(--c-([\w-]+)\)/g)].map((each) => each[1]!)),
  )
  const known = Object.keys(THINGS)
  expect([...used].filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !used.has(name) && !(name in COLOURS))).toEqual([])
})
