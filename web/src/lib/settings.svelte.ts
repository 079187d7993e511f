// What this browser remembers of its reader.
export const LANGUAGES = { en: 'English', it: 'Italiano', 'pt-PT': 'Português' } as const
export type Language = keyof typeof LANGUAGES
const KEY = 'touchline-settings'

interface Kept {
  lang: Language
  theme: 'dark' | 'light'
  motion: 'full' | 'less'
  size: number
  list: boolean
  name: string
}

function nearest(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = (Object.keys(LANGUAGES) as Language[]).find((known) => known.slice(0, 2) === each.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Settings {
  lang = $state<Language>('en')
  theme = $state<'dark' | 'light'>('dark')
  motion = $state<'full' | 'less'>('full')
  size = $state(100)
  list = $state(false)
  name = $state('')

  constructor() {
    const old = kept()
    this.lang = old.lang ?? nearest(navigator.languages)
    this.theme = old.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
    this.motion = old.motion ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'less' : 'full')
    this.size = old.size ?? 100
    this.list = old.list ?? false
    this.name = old.name ?? ''
  }

  /** Into the page and into the browser's store; called in an effect. */
  apply(): void {
    const { lang, theme, motion, size, list, name } = this
    const root = document.documentElement
    root.lang = lang
    root.dataset.theme = theme
    root.dataset.motion = motion
    root.style.fontSize = `${(16 * size) / 100}px`
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, size, list, name }))
    } catch {
      // a browser that keeps nothing is served all the same
    }
  }
}

export const settings = new Settings()
