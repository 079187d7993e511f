# Words of the companion about this title
comp-ties-mister = Level on points: points and goal difference among them, then overall goal difference, goals scored, lot.
comp-only-coin = Mister needs a coin and nothing else.
