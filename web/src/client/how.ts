// The how-to-play page of a title: how/index.ts in its folder, fetched when the page is opened. A title without it has
// none.
import type { Component } from 'svelte'
import type { TextsOf } from './screens'
import type { Drawing } from './tiles'
import type { AnyTitle, TitleTypes } from './view'

/** A drawing with the title's own cards and words. */
export type Picture<T extends TitleTypes = AnyTitle> = Component<{ texts: TextsOf<T> }>

export interface HowToPlay<T extends TitleTypes = AnyTitle> {
  /** Beside the name and the aim; `view` is the viewBox. */
  poster: { drawing: Drawing; view: string }
  /** Drawings of a round, 294 by 212: one for each text `how-step-1`, `how-step-2` and so on. */
  steps: Picture<T>[]
  /** What decides: one for each text `how-decides-1`, `how-decides-2` and so on. */
  decides: Picture<T>[]
}

const FILES = import.meta.glob<{ how: HowToPlay }>('../titles/*/how/index.ts')
const fileOf = (title: string): string => `../titles/${title}/how/index.ts`

export const hasHow = (title: string): boolean => fileOf(title) in FILES

export async function howOf(title: string): Promise<HowToPlay | null> {
  const file = FILES[fileOf(title)]
  return file ? (await file()).how : null
}
