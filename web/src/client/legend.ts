// The legend of a title: legend.ts in its folder names the signs of each stage, in the order in which they are met.
export type Stage = 'market' | 'line-up' | 'match' | 'season' | 'end'
export type Legend = Partial<Record<Stage, string[]>>

const FILES = import.meta.glob<{ legend: Legend }>('../titles/*/legend.ts')

export async function legendOf(title: string): Promise<Legend> {
  return (await FILES[`../titles/${title}/legend.ts`]?.())?.legend ?? {}
}
