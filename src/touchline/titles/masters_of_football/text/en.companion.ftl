# Words of the companion about this title
comp-ties-masters-of-football = Level on points: goal difference, goals scored, goals scored away; then the place is shared.
