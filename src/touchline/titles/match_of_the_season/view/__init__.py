"""What a seat of Match of the Season sees."""
