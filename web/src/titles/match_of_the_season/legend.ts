import type { Legend } from '../../client/legend'

export const legend: Legend = {
  market: [
    ...['player-card', 'position', 'stars', 'price', 'draft-order', 'meter', 'lines'],
    ...['lot', 'bids', 'purse', 'money', 'squad', 'free-list'],
  ],
  'line-up': ['line-up', 'formation', 'bench', 'totals'],
  match: ['score', 'sides', 'pitch', 'faces', 'decided', 'odds', 'duel', 'report', 'other-match'],
  season: ['where', 'calendar', 'season', 'happening', 'chance-card', 'hand', 'clubs', 'league', 'race', 'cup'],
  end: ['season-end', 'trophy-points'],
}
