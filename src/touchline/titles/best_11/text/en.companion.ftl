# Words of the companion about this title
comp-no-dice = There are no dice in the box of Best 11; these are for lots.
