// How Masters of Football is played, in pictures; the words are in the title's texts, `how-`.
import type { HowToPlay } from '../../../client/how'
import Art from '../Art.svelte'
import type { Types } from '../types'
import Attack from './Attack.svelte'
import Levels from './Levels.svelte'
import Battle from './StepBattle.svelte'
import Shop from './StepShop.svelte'
import Three from './StepThree.svelte'
import Turns from './StepTurns.svelte'

export const how: HowToPlay<Types> = {
  poster: { drawing: Art, view: '0 -3 282 142' },
  steps: [Shop, Three, Battle, Turns],
  decides: [Levels, Attack],
}
