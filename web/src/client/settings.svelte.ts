// What this browser remembers of its reader.
export const LANGUAGES = { en: 'English', it: 'Italiano', 'pt-PT': 'Português' } as const
export type Language = keyof typeof LANGUAGES
const KEY = 'touchline-settings'
export const SIZES = [90, 100, 110, 120, 130, 140]
/** `auto`: slower in the first game. */
export const PACES = ['auto', 'normal', 'double', 'instant'] as const
export type PaceName = (typeof PACES)[number]
/** When the coach says what he would do: in the first games of a title, always, or when asked. */
export const COACHES = ['first', 'always', 'request'] as const
export type CoachName = (typeof COACHES)[number]
export type Volume = 'master' | 'effects' | 'crowd'
export const VOLUMES: Volume[] = ['master', 'effects', 'crowd']
const SPEEDS: Record<PaceName, number> = { auto: 1, normal: 1, double: 2, instant: 0 }
const FIRST_GAME = 0.75

interface Kept {
  lang: Language
  theme: 'dark' | 'light'
  motion: 'full' | 'less'
  size: number
  list: boolean
  name: string
  pace: PaceName
  sound: boolean
  volumes: Record<Volume, number>
  call: boolean
  everywhere: boolean
  rollForMe: boolean
  games: number
  help: boolean
  coach: CoachName
  secondTap: boolean
  reactions: boolean
}

function nearest(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = (Object.keys(LANGUAGES) as Language[]).find(
      (known) => known.slice(0, 2) === each.slice(0, 2).toLowerCase(),
    )
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

class Settings implements Kept {
  lang = $state<Language>('en')
  theme = $state<'dark' | 'light'>('dark')
  motion = $state<'full' | 'less'>('full')
  size = $state(100)
  list = $state(false)
  name = $state('')
  pace = $state<PaceName>('auto')
  sound = $state(true)
  /** In per cent. */
  volumes = $state<Record<Volume, number>>({ master: 70, effects: 80, crowd: 40 })
  /** "Your move" is heard from a hidden tab too. */
  call = $state(true)
  /** Asked in every window; else only where a card is worth playing, or when one wants to. */
  everywhere = $state(false)
  /** My own dice roll without a press. */
  rollForMe = $state(false)
  /** Played to the end in this browser. */
  games = $state(0)
  /** What comes up for the first time is explained. */
  help = $state(true)
  coach = $state<CoachName>('first')
  /** On a phone, an answer that is final takes a second tap. */
  secondTap = $state(true)
  /** What others say to an event is shown. */
  reactions = $state(true)

  constructor() {
    this.take(kept())
    // what is set in one tab holds in all of them
    addEventListener('storage', (event) => event.key === KEY && this.take(kept()))
  }

  private take(old: Partial<Kept>): void {
    this.lang = old.lang ?? nearest(navigator.languages)
    this.theme = old.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
    this.motion = old.motion ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'less' : 'full')
    this.size = old.size ?? 100
    this.list = old.list ?? false
    this.name = old.name ?? ''
    this.pace = old.pace ?? 'auto'
    this.sound = old.sound ?? true
    this.volumes = { ...this.volumes, ...old.volumes }
    this.call = old.call ?? true
    this.everywhere = old.everywhere ?? false
    this.rollForMe = old.rollForMe ?? false
    this.games = old.games ?? 0
    this.help = old.help ?? true
    this.coach = old.coach ?? 'first'
    this.secondTap = old.secondTap ?? true
    this.reactions = old.reactions ?? true
  }

  /** How fast events are shown: 1 is normal, 0 at once. */
  get speed(): number {
    return this.motion === 'less' ? 0 : this.sceneSpeed
  }

  /** How fast scenes are shown, also where nothing moves. */
  get sceneSpeed(): number {
    return this.pace === 'auto' && this.games === 0 ? FIRST_GAME : SPEEDS[this.pace]
  }

  /** Into the page and into the browser's store; called in an effect. */
  apply(): void {
    const keep: Kept = {
      lang: this.lang,
      theme: this.theme,
      motion: this.motion,
      size: this.size,
      list: this.list,
      name: this.name,
      pace: this.pace,
      sound: this.sound,
      call: this.call,
      everywhere: this.everywhere,
      rollForMe: this.rollForMe,
      games: this.games,
      help: this.help,
      coach: this.coach,
      secondTap: this.secondTap,
      reactions: this.reactions,
      volumes: { ...this.volumes },
    }
    const root = document.documentElement
    root.lang = keep.lang
    root.dataset.theme = keep.theme
    root.dataset.motion = keep.motion
    root.style.fontSize = `${(16 * keep.size) / 100}px`
    try {
      localStorage.setItem(KEY, JSON.stringify(keep))
    } catch {
      // a browser that keeps nothing is served all the same
    }
  }
}

export const settings = new Settings()
