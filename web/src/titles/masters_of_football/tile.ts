// What the pages before the table show of this title.
import type { Tile } from '../../client/tiles'
import Art from './Art.svelte'

export { Art as art }
export const accent = 'coral'
export const minutes = 15
export const difficulty = 3
export const companion = true
export const poster: Tile['poster'] = { drawing: Art, view: '0 -65 300 278' }
export const steps: Tile['steps'] = ['coin', 'hidden', 'cards']
