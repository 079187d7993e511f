"""HTTP routes, WebSockets and static files."""
