// How Best 11 is played, in pictures; the words are in the title's texts, `how-`.
import type { HowToPlay } from '../../../client/how'
import Art from '../Art.svelte'
import type { Types } from '../types'
import Challenge from './Challenge.svelte'
import Points from './Points.svelte'
import Attack from './StepAttack.svelte'
import Management from './StepManagement.svelte'
import Market from './StepMarket.svelte'
import Stands from './StepStands.svelte'

export const how: HowToPlay<Types> = {
  poster: { drawing: Art, view: '0 -3 282 142' },
  steps: [Market, Management, Attack, Stands],
  decides: [Challenge, Points],
}
