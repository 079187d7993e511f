# Needs make, git and Python 3.11 or later with venv (or uv); everything else goes into .venv.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
JOBS ?= 2
BROWSERS ?= 2  # at once; with three more tests need a second try
LOCK ?= -c constraints.txt  # the versions that the tests last passed with; `make test LOCK=` takes the newest allowed
TITLES_IN := src/touchline/titles/*
RULES := src/touchline/kernel/*,src/touchline/parts/*,$(TITLES_IN)
# What a title has beside its rules; other tests cover it
BESIDE := $(TITLES_IN)/bots/*,$(TITLES_IN)/story/*,$(TITLES_IN)/lab.py,$(TITLES_IN)/print.py,$(TITLES_IN)/terminal.py
RULED := tests/titles tests/kernel tests/parts tests/test_golden.py  # they cover the rules; the others run without a tracer
ELSEWHERE := tests/test_layers.py tests/compiled tests/web  # in check, compiled and browsers

help:  ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 14

play: web  ## the games, in the browser
	@$(PY) -m touchline $(ARGS)

play-lan: web  ## the games, for phones and computers in the same network, too
	@$(PY) -m touchline --lan $(ARGS)

test: $(VENV)/.test  ## check, all tests with coverage, rules against code and tests; rules and conformance compiled too
	$(MAKE) -j2 check engine
	$(MAKE) rules others browsers compiled TOUCHLINE_GAMES=450
	$(PY) -m touchline rules --check

browsers: $(VENV)/.test  ## the tests in the browser
	$(PY) -m pytest -n $(BROWSERS) -q -m 'not soak' tests/web

rules: $(VENV)/.test  ## the tests of the rules, with coverage
	$(PY) -m pytest -n $(JOBS) -q -m 'not soak and not figures' --cov=touchline --cov-branch --cov-report= $(RULED)
	$(PY) -m coverage report --include='$(RULES)' --omit='$(BESIDE)' --fail-under=95

others: $(VENV)/.test  ## server, bots, texts and all else, from source
	$(PY) -m pytest -n $(JOBS) -q -m 'not soak and not figures' $(addprefix --ignore=,$(RULED) $(ELSEWHERE)) tests

check: $(VENV)/.test  ## format, lint, strict types, layers: fast
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy --strict
	$(PY) -m pytest -q tests/test_layers.py
	$(PY) -m tests.web.lint

compiled engine: export TOUCHLINE_OPTIMIZE ?= 0
compiled: engine  ## the rules and conformance tests on the compiled engine, and its check sums against the source
	$(PY) -m pytest -n $(JOBS) -q tests/compiled
	PYTHONPATH=build/compiled/level-$$TOUCHLINE_OPTIMIZE/package $(PY) -m pytest -n $(JOBS) -q -m 'not soak' tests/titles tests/kernel tests/parts tests/test_conformance.py

engine: $(VENV)/.test web  ## compile the engine for the tests: quickly built, not quick (TOUCHLINE_OPTIMIZE=2: quick)
	$(PY) -m tests.compiled

web: $(VENV)/.ready  ## build the browser client
	$(PY) hatch_build.py

types: $(VENV)/.ready  ## write the client's types of the wire
	$(PY) -m touchline.server.messages.schemas | node web/scripts/types.mjs

bench: $(VENV)/.bench  ## speed, beside that of other engines
	$(PY) -m bench

bench-server: $(VENV)/.test  ## speed of the server, beside that of boardgame.io (needs Node)
	$(PY) -m bench.server

soak: $(VENV)/.test  ## the long runs: random games, card sets and settings of each title, leagues of bots, a server killed again and again
	$(PY) -m pytest -q -n $(JOBS) -m soak tests
	TOUCHLINE_KILLS=200 $(PY) -m pytest -q --timeout=0 tests/server/test_crash.py
	TOUCHLINE_GAMES=100000 $(PY) -m pytest -q --timeout=0 -n $(JOBS) tests/test_conformance.py -k random_games

mutants: $(VENV)/.test  ## small faults in the rules, and which of them the tests find, into docs/mutants.md (TITLES=mister CHAPTERS="shots market")
	$(PY) -m tests.mutants $(TITLES) --chapter $(CHAPTERS) --record

shots: $(VENV)/.test  ## pictures of the main screens, into the folder shots
	$(PY) -m tests.shots shots

film: $(VENV)/.test web  ## play a game in the browser, count taps and seconds, and keep a contact sheet (TITLE=mister)
	$(PY) -m tests.web.play_through $(TITLE) --sheet docs/shots $(ARGS)

lock: $(VENV)/.test  ## write the versions that are installed into constraints.txt
	@echo '# Versions of the development environment, written by `make lock`; names and versions only.' > constraints.txt
	$(PY) -m pip freeze --exclude-editable >> constraints.txt

balance: $(VENV)/.test  ## write the lab's report of every title's own cards into docs/balance (GAMES=300)
	$(PY) -m touchline.lab.publish docs/balance $(GAMES)

golden: $(VENV)/.test  ## write the playthroughs in tests/golden
	$(PY) -m tests.golden

clean:  ## remove all that was built
	rm -rf $(VENV) build dist web/node_modules src/touchline/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* htmlcov
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/bin/python:
	@if $(PYTHON) -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then $(PYTHON) -m venv $(VENV); \
	elif command -v uv >/dev/null 2>&1; then uv venv -q --allow-existing --seed --python '>=3.11' $(VENV); \
	else echo "Needs Python 3.11 or later with venv. Debian/Ubuntu: sudo apt install python3-venv; macOS: brew install python; or install uv."; exit 1; fi

# One stamp for each set of packages; a larger set stands for the smaller one.
$(VENV)/.ready: pyproject.toml | $(VENV)/bin/python
	$(PY) -m pip install -q --disable-pip-version-check -e '.[server]'
	@touch $@

$(VENV)/.test: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PY) hatch_build.py >/dev/null 2>&1 & \
	$(PY) -m pip install -q --disable-pip-version-check --no-compile $(LOCK) -e '.[test]'; done=$$?; wait; exit $$done
	@touch $(VENV)/.ready $@

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	$(PY) -m pip install -q --disable-pip-version-check -e '.[test,bench]'
	@touch $(VENV)/.ready $(VENV)/.test $@

.DEFAULT_GOAL := help
.PHONY: help play play-lan test browsers rules others check compiled engine web types bench bench-server soak mutants shots film lock balance golden clean
