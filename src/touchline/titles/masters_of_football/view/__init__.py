"""What a seat of Masters of Football sees, and what its options would bring."""
