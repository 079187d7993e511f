"""The attacks use the same servers as the server's own tests."""

from tests.server.conftest import anyio_backend, house, own_postgres, postgres_url, server

__all__ = ["anyio_backend", "house", "own_postgres", "postgres_url", "server"]
