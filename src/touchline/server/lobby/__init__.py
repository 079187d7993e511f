"""Tables beside play: making, joining, listing, records and replays."""
