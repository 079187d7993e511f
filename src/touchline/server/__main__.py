"""`python -m touchline.server '{"port": 8000, ...}'`: a server by its settings, for tests and benchmarks."""

from __future__ import annotations

import json
import sys

from touchline.server.run import Settings, serve

if __name__ == "__main__":
    serve(Settings(**json.loads(sys.argv[1])))
