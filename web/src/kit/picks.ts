/** Whether two runs of picks are the same. */
export const same = (one: number[], two: number[]): boolean =>
  one.length === two.length && one.every((n, at) => n === two[at])
