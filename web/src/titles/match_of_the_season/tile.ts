// What the pages before the table show of this title.
import type { Tile } from '../../client/tiles'
import Art from './Art.svelte'

export { Art as art }
export const accent = 'amber'
export const minutes = 20
export const difficulty = 2
/** Against bots: with fewer managers each would have several clubs. */
export const botSeats = 4
export const companion = true
export const poster: Tile['poster'] = { drawing: Art, view: '0 -60 282 262' }
export const steps: Tile['steps'] = ['squad', 'arrows', 'die']
