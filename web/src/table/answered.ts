// What a window answers: in the title's own words (`window-<kind>`), or else the last event that everybody knows.
import type { TitleTexts } from '../client/texts'
import type { GameEvent, Anyone } from '../client/view'

export function answered(texts: TitleTexts, events: GameEvent[], window: Anyone): string {
  const own = `window-${window.kind ?? ''}`
  if (window.kind && texts.has(own))
    return texts.say(own, texts.arguments(texts.known.words.asks[window.kind], window.context ?? {}))
  const event = events.find((each) => each.open === window.about)
  return event ? texts.event(event) : texts.say('web-window')
}
