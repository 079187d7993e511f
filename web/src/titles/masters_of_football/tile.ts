// What the pages before the table show of this title.
export const accent = 'coral'
export const companion = true
