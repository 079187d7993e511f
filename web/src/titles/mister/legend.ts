import type { Legend } from '../../client/legend'

export const legend: Legend = {
  market: ['card', 'overall', 'role', 'values', 'squad', 'unseen', 'demand'],
  'line-up': ['line-up', 'in-role', 'bench', 'traits'],
  match: ['where', 'score', 'action', 'duel', 'meeting', 'goal-mouth', 'took', 'other-match', 'shoot-out', 'takers'],
  season: ['window', 'gain'],
}
