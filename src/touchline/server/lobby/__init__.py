"""What is done with tables besides playing: making, joining, listing, records and replays."""
