// What the pages before the table show of this title.
import type { Tile } from '../../client/tiles'
import Art from './Art.svelte'

export { Art as art }
export const accent = 'mint'
export const minutes = 5
export const difficulty = 1
export const companion = true
export const poster: Tile['poster'] = { drawing: Art, view: '10 -70 270 250' }
export const steps: Tile['steps'] = ['squad', 'stadium', 'duel']
