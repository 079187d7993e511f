"""The attacks use the servers and databases of the server's tests."""

from tests.server.conftest import anyio_backend, house, own_postgres, postgres_url

__all__ = ["anyio_backend", "house", "own_postgres", "postgres_url"]
