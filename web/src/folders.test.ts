// Where things stand: one folder per title, and code outside those folders that knows none of them.
import { describe, expect, test } from 'vitest'
import { tileOf } from './client/tiles'

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte,css,js}', { query: '?raw', import: 'default', eager: true })
const inTitles = (file: string): boolean => file.startsWith('./titles/')
const titles = [
  ...new Set(
    Object.keys(SOURCES)
      .filter(inTitles)
      .map((file) => file.split('/')[2]!),
  ),
]

/** `best_11` as in `best_11`, `best-11`, `Best 11`, `best11`. */
const spelled = (code: string): RegExp => new RegExp(code.replaceAll('_', '[-_ ]?'), 'i')
/** Identifiers of rules and texts begin with these. */
const PREFIXES = /\b(MIS|MOTS|MOF|B11)-[A-Z0-9]|\b(mister|mots|mof|b11)-/

describe('a title is named in its own folder alone', () => {
  const others = Object.entries(SOURCES).filter(
    ([file]) => !inTitles(file) && !file.endsWith('.test.ts') && file !== './wire.ts',
  )

  test('there is something to read', () => {
    expect(titles.length).toBeGreaterThanOrEqual(4)
    expect(others.length).toBeGreaterThan(80)
    expect('// as in Best 11').toMatch(spelled('best_11'))
  })

  test.each(others)('%s', (_, source) => {
    for (const code of titles) expect(source).not.toMatch(spelled(code))
    expect(source).not.toMatch(PREFIXES)
  })
})

describe.each(titles)('%s has the shape of every title', (title) => {
  const has = (file: string): boolean => `./titles/${title}/${file}` in SOURCES

  test.each([
    'index.ts',
    'tile.ts',
    'sections.ts',
    'data.ts',
    'choose.ts',
    'Stage.svelte',
    'Rail.svelte',
    'Squad.svelte',
    'League.svelte',
  ])('%s', (file) => {
    expect(has(file)).toBe(true)
  })

  test('its tile says whether it has a companion', () => {
    expect(tileOf(title).companion ?? false).toBe(has('companion.ts'))
  })

  test('it imports no other title', () => {
    for (const [file, source] of Object.entries(SOURCES)) {
      if (!file.startsWith(`./titles/${title}/`)) continue
      for (const other of titles.filter((each) => each !== title))
        expect(source, file).not.toMatch(new RegExp(`from '[^']*/${other}/`))
    }
  })
})
