// What the shared picture shows of a game: the ending as it is told to a spectator.
import type { TitleTexts } from '../client/texts'
import type { Outcome } from '../client/view'
import { endingOf } from './ending'
import type { Pictured } from './picture'
import { byPlace, facts, headline, type Story } from './story'

const PLACES = 5

export function pictured(
  texts: TitleTexts,
  names: string[],
  result: Outcome,
  story: Story,
  kit: (seat: number) => number,
): Pictured {
  const ending = endingOf({ texts, names, result, story, seat: null, kit })
  const order = byPlace(result)
  const first = story.endings?.seats[order[0]!]
  const isMatch = first?.match === true && names.length === 2
  const side = (seat: number, score: number): Pictured['places'][number] => ({
    kit: kit(seat),
    name: names[seat] ?? '',
    score: String(score),
  })
  return {
    title: texts.say('title-name'),
    headline: headline(texts, names, result),
    kits: ending?.kits ?? [kit(order[0]!)],
    sides: isMatch ? [side(order[0]!, first.score[0]!), side(first.rival, first.score[1]!)] : null,
    places: order.slice(0, PLACES).map((seat) => side(seat, result.scores[seat]!)),
    facts: [scorers(texts, story, order[0]!), ...facts(texts, names, result, story)].filter(Boolean),
  }
}

/** The winner's scorers, "Ortigari 2, Scaravetti"; '' if no footballers are named. */
function scorers(texts: TitleTexts, story: Story, winner: number): string {
  return story.statistics.scorers
    .filter(({ seat }) => seat === winner)
    .map(({ player, goals }) => `${texts.name('player', player)}${goals > 1 ? ` ${goals}` : ''}`)
    .slice(0, PLACES)
    .join(', ')
}
