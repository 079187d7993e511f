// Where things stand: one folder per title, and code outside those folders that knows none of them.
import { describe, expect, test } from 'vitest'
import { hasHow } from './client/how'
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

  test('it has a how-to-play page', () => {
    expect(hasHow(title)).toBe(true)
  })

  test('its tile says whether it has a companion', () => {
    expect(tileOf(title).companion ?? false).toBe(has('companion.ts'))
  })

  /** The companion works offline; signs of the catalogue are its notation. */
  test('it names no rule: texts, refusals and events do', () => {
    const ids = /\b(MIS|MOTS|MOF|B11)-[A-Z0-9]+-\d/
    for (const [file, source] of Object.entries(SOURCES)) {
      if (!file.startsWith(`./titles/${title}/`) || /companion|notation|\.test\.ts$|\/view\.ts$/.test(file)) continue
      expect(source, file).not.toMatch(ids)
    }
  })

  test('it imports no other title', () => {
    for (const [file, source] of Object.entries(SOURCES)) {
      if (!file.startsWith(`./titles/${title}/`)) continue
      for (const other of titles.filter((each) => each !== title))
        expect(source, file).not.toMatch(new RegExp(`from '[^']*/${other}/`))
    }
  })
})

/**
 * Imports point one way: a folder may use those before it. `kit` draws what it is given, so it takes types alone from
 * `client`. Titles are not imported but found, by `import.meta.glob`.
 */
const LAYERS = ['kit', 'client', 'rules', 'learn', 'after', 'table', 'companion', 'titles', 'pages', 'verify']
const IMPORT = /import\s+(type\s)?([^'"]*?)\s*from\s+'(\.[^']*)'|import\('(\.[^']*)'\)/g

interface Import {
  types: boolean
  folder: string
}

const onlyTypes = (names: string): boolean =>
  names.startsWith('{') &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .filter((name) => name.trim())
    .every((name) => /^\s*type\s/.test(name))

function imports(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, type, names, from, later]) => ({
    types: type !== undefined || onlyTypes(names ?? ''),
    folder: new URL((from ?? later)!, `file:///${file.slice(2)}`).pathname.split('/')[1]!,
  }))
}

describe.each(LAYERS)('imports of %s point one way', (folder) => {
  const files = Object.entries(SOURCES).filter(
    ([file]) => file.startsWith(`./${folder}/`) && !file.endsWith('.test.ts'),
  )
  const later = LAYERS.slice(LAYERS.indexOf(folder) + 1)

  test.each(files)('%s', (file, source) => {
    const wrong = imports(file, source).filter(
      (each) => later.includes(each.folder) && !(folder === 'kit' && each.types),
    )
    expect(wrong).toEqual([])
  })
})

describe('breakpoints', () => {
  const queries = Object.values(SOURCES).flatMap((source) => source.match(/@media [^{]*/g) ?? [])

  test('the four have names', () => {
    expect(queries.length).toBeGreaterThan(100)
    const nameless = /(width: (1023|1024|1199|1200|1439|1440)|height: (500|501))px/
    expect(queries.filter((query) => nameless.test(query))).toEqual([])
  })

  test('numbers of its own are few in a style, and become no more', () => {
    expect(queries.filter((query) => /\dpx/.test(query)).length).toBeLessThanOrEqual(36)
  })
})

describe('components', () => {
  const UNDER_LINES = 150
  const components = Object.entries(SOURCES).filter(([file]) => file.endsWith('.svelte'))
  const lines = (source: string): number => source.trimEnd().split('\n').length

  test('there are some to count', () => {
    expect(components.length).toBeGreaterThan(300)
  })

  test('a component has under 150 lines: split it by job', () => {
    expect(components.filter(([, source]) => lines(source) >= UNDER_LINES).map(([file]) => file)).toEqual([])
  })
})
