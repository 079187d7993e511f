"""Everything that travels between server and client, typed, and its JSON schema."""
