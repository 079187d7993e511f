// How Mister is played, in pictures; the words are in the title's texts, `how-`.
import type { HowToPlay } from '../../../client/how'
import HeroArt from '../HeroArt.svelte'
import type { Types } from '../types'
import Duel from './Duel.svelte'
import Cards from './StepCards.svelte'
import Goal from './StepGoal.svelte'
import Lineup from './StepLineup.svelte'
import Squad from './StepSquad.svelte'
import Shot from './Shot.svelte'

export const how: HowToPlay<Types> = {
  poster: { drawing: HeroArt, view: '462 26 650 314' },
  steps: [Squad, Lineup, Cards, Goal],
  decides: [Duel, Shot],
}
