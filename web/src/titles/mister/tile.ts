// What the pages before the table show of this title.
import type { Tile } from '../../client/tiles'
import HeroArt from './HeroArt.svelte'

export { default as art } from './Art.svelte'
export const accent = 'sky'
export const minutes = 3
export const difficulty = 1
export const companion = true
export const poster: Tile['poster'] = { drawing: HeroArt, view: '666 10 374 334' }
export const steps: Tile['steps'] = ['squad', 'hidden', 'goal']
export const first: Tile['first'] = { drawing: HeroArt, view: '420 0 780 320', minutes: 3 }
