// Every colour of words against what lies beneath it, as measured by WCAG 2.2: words 4.5, large digits and marks 3.
import { describe, expect, test } from 'vitest'
import style from '../app.css?raw'
import { KITS } from './kits'

type Colours = Record<string, string>
const [WORDS, MARKS] = [4.5, 3]

function block(head: string): Colours {
  const body = style.split(`${head} {`)[1]!.split('}')[0]!
  return Object.fromEntries([...body.matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map((each) => [each[1]!, each[2]!]))
}

function luminance(given: string): number {
  const colour = given.length === 4 ? given.replace(/[^#]/g, '$&$&') : given
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

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
