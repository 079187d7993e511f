// Masters of Football as the shell around every title needs it.
import type { Screens } from '../../client/screens'
import { heading, where } from './choose'
import End from './End.svelte'
import Idle from './Idle.svelte'
import League from './League.svelte'
import { moment } from './match/moment'
import Rail from './Rail.svelte'
import { managerNote, sections } from './sections'
import Squad from './Squad.svelte'
import Stage from './Stage.svelte'
import Strip from './Strip.svelte'
import type { Types } from './types'

export const screens: Screens<Types> = {
  Stage,
  Rail,
  Squad,
  League,
  Strip,
  End,
  heading,
  Idle,
  isFinal: ({ kind }) => ['release-player', 'discard-card', 'take-player'].includes(kind),
  managerNote,
  moment,
  sections,
  seatOf: (game, team) => game.teams.find((each) => each.team === team)?.seat ?? null,
  where,
}
