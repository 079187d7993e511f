# Words of the companion about this title
comp-ties-match-of-the-season = Level on points: a play-off, for whatever place.
