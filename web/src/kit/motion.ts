// How long things travel; whoever wants less motion sees them in their new place at once.
const TRAVEL_MS = 520

export const travelMs = (): number => (document.documentElement.dataset['motion'] === 'less' ? 0 : TRAVEL_MS)
