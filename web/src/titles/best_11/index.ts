// Best 11 as the shell around every title needs it.
import type { Screens } from '../../client/screens'
import { heading, where } from './choose'
import End from './End.svelte'
import Hand from './Hand.svelte'
import League from './League.svelte'
import { moment } from './match/goal'
import Rail from './Rail.svelte'
import { managerNote, sections } from './sections'
import Squad from './Squad.svelte'
import Stage from './Stage.svelte'
import type { Types } from './types'

export const screens: Screens<Types> = {
  Stage,
  Rail,
  Squad,
  League,
  Hand,
  End,
  heading,
  isFinal: ({ kind }) => ['make-room', 'cut-hand', 'give'].includes(kind),
  managerNote,
  isOnStage: ({ event }) => event === 'challenged' || event === 'redirected',
  moment,
  sections,
  where,
}
