// What the pages before the table show of this title.
export const accent = 'sky'
export const companion = true
