// Mister as the shell around every title needs it.
import type { Screens } from '../../client/screens'
import { heading, where } from './choose'
import League from './League.svelte'
import BestPlayer from './match/BestPlayer.svelte'
import { moment } from './match/scene'
import Rail from './Rail.svelte'
import { managerNote, optionNote, sections } from './sections'
import Squad from './Squad.svelte'
import Stage from './Stage.svelte'
import Strip from './Strip.svelte'
import type { Types } from './types'

export const screens: Screens<Types> = {
  Stage,
  Rail,
  Squad,
  League,
  Player: BestPlayer,
  Strip,
  heading,
  isFinal: ({ kind }) => ['decide', 'shoot', 'dive', 'exchange'].includes(kind),
  managerNote,
  isOnStage: ({ event }) => event === 'injured',
  moment,
  optionNote,
  sections,
  where,
}
