import { clubName, levelName } from '../data'
import type { Side, Story } from './story'
import type { Game, Texts } from '../types'

export interface Moved {
  key: string
  rule: string
  text: string
}

/** The levels that home advantage has moved, each with its sentence and rule, while the levels are shown. */
export function movedLevels(texts: Texts, game: Game, story: Story): Moved[] {
  if (story.stage !== 'levels') return []
  return story.sides.flatMap((side, at) => (side.attackLevel < 0 ? [] : movedOf(texts, game, side, at)))
}

function movedOf(texts: Texts, game: Game, side: Side, at: number): Moved[] {
  const both = [
    { code: 'attack', moved: side.attackMoved, level: side.attackLevel },
    { code: 'defence', moved: side.defenceMoved, level: side.defenceLevel },
  ]
  return both
    .filter(({ moved }) => moved !== 0)
    .map(({ code, moved, level }) => {
      const key = moved > 0 ? 'mof-ui-rises' : 'mof-ui-steps-down'
      const who = clubName(texts, game, side.team)
      return {
        key: `${at}${code}`,
        rule: texts.attribute(key, 'rule'),
        text: texts.say(key, { who, what: texts.say(`mof-ui-${code}`), level: levelName(texts, level) }),
      }
    })
}
