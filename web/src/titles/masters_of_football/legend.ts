import type { Legend } from '../../client/legend'

export const legend: Legend = {
  market: ['manager', 'shop', 'position', 'tier', 'price', 'rating', 'values', 'genius', 'academy'],
  'line-up': ['three', 'tactics', 'level', 'rival'],
  match: [
    ...['score', 'minute', 'tactic-now', 'home', 'battle', 'ladder', 'dial', 'dice', 'odds', 'course', 'other-matches'],
    ...['hand', 'card-kind', 'effect', 'moment', 'lamps', 'in-play'],
  ],
  season: ['where', 'season', 'fixtures', 'squads', 'final'],
}
