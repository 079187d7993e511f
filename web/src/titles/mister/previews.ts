// What the engine says beforehand of the options of a question.
import type { Preview } from '../../client/view'

/** The numbers previewed for an option; undefined where there are none. */
export const previewOf = <N>(question: { previews?: Preview<N>[] }, option: number): N | undefined =>
  question.previews?.find((each) => each.option === option)?.numbers
