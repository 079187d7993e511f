/** What can be said to an event, by its code. */
export const REACTIONS = ['clap', 'wow', 'ouch', 'laugh', 'well-played', 'robbed'] as const
