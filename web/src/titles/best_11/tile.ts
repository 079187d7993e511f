// What the pages before the table show of this title.
export const accent = 'mint'
export const companion = true
