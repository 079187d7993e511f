"""The statistics of a finished game: from its events alone."""
