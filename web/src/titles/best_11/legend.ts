import type { Legend } from '../../client/legend'

export const legend: Legend = {
  market: ['market', 'card-value', 'position', 'price', 'purchases', 'offer', 'management', 'hand', 'money', 'decks'],
  'line-up': ['club', 'pitch', 'coach', 'formation', 'stadium', 'shelf'],
  match: ['sides', 'attack', 'defence', 'total', 'outcome', 'goals'],
  season: ['where', 'order', 'rivals', 'points', 'cards', 'footballers'],
  end: ['count'],
}
