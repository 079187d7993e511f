// What the pages before the table show of this title.
export const accent = 'amber'

/** Against bots: with fewer managers each would have several clubs. */
export const botSeats = 4
export const companion = true
