"""The attacks use the same servers as the server's own tests."""

from tests.server.conftest import anyio_backend, bot_workers, own_postgres, postgres_url, registry, server

__all__ = ["anyio_backend", "bot_workers", "registry", "own_postgres", "postgres_url", "server"]
