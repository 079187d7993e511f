"""Making, joining and listing tables, records and replays: everything about tables but play."""
