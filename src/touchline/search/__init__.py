"""The search behind the level *legend*.  It knows no title: a title gives it an instinct and an outlook."""
