// How Match of the Season is played, in pictures; the words are in the title's texts, `how-`.
import type { HowToPlay } from '../../../client/how'
import Art from '../Art.svelte'
import type { Types } from '../types'
import Faces from './Faces.svelte'
import Points from './Points.svelte'
import Auction from './StepAuction.svelte'
import Calendar from './StepCalendar.svelte'
import Die from './StepDie.svelte'
import Lineup from './StepLineup.svelte'

export const how: HowToPlay<Types> = {
  poster: { drawing: Art, view: '0 -3 282 142' },
  steps: [Auction, Calendar, Lineup, Die],
  decides: [Faces, Points],
}
