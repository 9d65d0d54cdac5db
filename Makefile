# Everything one does here is a target; `make` alone lists them.

VENV := .venv
WEB := src/hearthwood/web
CLIENT := $(WEB)/built/index.html
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --no-deps
NPM := $(BIN)/python hatch_build.py
SELF := $(INSTALL) --no-build-isolation --editable .

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play play-terminal test test-core test-crashes check fuzz luck bound strength calibration train fuzz-nordguard fuzz-socket fuzz-web crash bench bench-peers format locks pictures screens lighthouse protocol upgrade clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play $(CLIENT) ## set up what playing needs, serve the table and open it in the browser
	@HEARTHWOOD_LOG_LEVEL=$${HEARTHWOOD_LOG_LEVEL:-warning} $(BIN)/hearthwood serve --open $(ARGS)

play-terminal: $(VENV)/.play ## open the table in the terminal
	@$(BIN)/hearthwood play $(ARGS)

setup: $(VENV)/.test ## set up everything that work on the project needs, in .venv

test: $(VENV)/.test $(CLIENT) ## run all tests (ARGS="-k name" and the like are passed on)
	@tools/need-chromium
	@$(BIN)/pytest -n 2 $(ARGS)

test-core: $(VENV)/.test $(CLIENT) ## run the tests that need neither browser nor database server
	@$(BIN)/pytest -n 2 -m "not browser and not postgres" $(ARGS)

test-crashes: $(VENV)/.test ## kill processes that play at random moments, 300 times
	@HEARTHWOOD_CRASHES=300 $(BIN)/pytest -q tests/table/test_crashes.py $(ARGS)

check: $(VENV)/.test $(CLIENT) ## format, lint, types, layers, spelling, locks; the client's too
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/codespell
	@$(BIN)/python tools/check_locks.py
	@$(PIP) check
	@$(NPM) --silent run check

fuzz: $(VENV)/.test ## feed the rules a million mutated positions and moves (ARGS="NUMBER SEED" for others)
	@$(BIN)/python -m tests.northwood.fuzz $(ARGS)

luck: $(VENV)/.test ## review 10,000 games: is the mean luck of every kind of reveal zero? (ARGS="NUMBER SEED" for others)
	@$(BIN)/python -m tests.sage.luck $(ARGS)

strength: $(VENV)/.test ## play thousands of games by every level of the sage; writes docs/strength.md (ARGS=GAMES)
	@$(BIN)/python tools/strength.py $(ARGS)

calibration: $(VENV)/.test ## are the sage's chances true? 100,000 positions of each setup (ARGS="NUMBER SEED" for others)
	@$(BIN)/python -m tests.sage.calibration $(ARGS)

train: $(VENV)/.test ## teach the sage anew, for hours; can be stopped and gone on with (ARGS="--help")
	@$(BIN)/python -m hearthwood.sage.northwood.training $(ARGS)

bound: $(VENV)/.play ## bound what any fair player wins of fresh visits, beside the sage (ARGS="VISITS MOVES READY" for others)
	@$(BIN)/python tools/bound.py $(ARGS)

fuzz-nordguard: $(VENV)/.test ## make a million random decisions over random card sets (ARGS="NUMBER SEED" for others)
	@$(BIN)/python -m tests.nordguard.fuzz $(ARGS)

fuzz-socket: $(VENV)/.test ## send a million frames to a table's socket (ARGS=NUMBER for others)
	@HEARTHWOOD_FRAMES=$(or $(ARGS),1000000) $(BIN)/pytest -q tests/web/test_fuzz_socket.py

fuzz-web: $(VENV)/.test ## make up 100 requests for each operation of the server (ARGS=NUMBER for others)
	@HEARTHWOOD_CONTRACT_EXAMPLES=$(or $(ARGS),100) $(BIN)/pytest -q tests/web/test_contract.py

crash: $(VENV)/.test ## kill the server under load 50 times (ARGS=NUMBER for others)
	@HEARTHWOOD_KILLS=$(or $(ARGS),50) $(BIN)/pytest -q tests/web/test_crash.py

bench: $(VENV)/.bench ## measure speed; prints and writes bench/results/
	@$(BIN)/python -m bench $(ARGS)

bench-peers: $(VENV)/.bench $(VENV)-peers/.peers ## measure the environments beside Pgx, RLCard and OpenSpiel
	@$(BIN)/python -m bench --peers $(ARGS)

format: $(VENV)/.test $(CLIENT) ## bring code into the house's form
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format --quiet
	@$(NPM) --silent run format

locks: $(VENV)/.test ## write locks/ anew, keeping the pins that still hold
	@tools/write-locks $(BIN)/uv

protocol: $(VENV)/.test ## write the client's types anew from the server's models
	@$(BIN)/python tools/write_protocol_types.py

pictures: $(VENV)/.test ## draw docs/pictures/terminal-*.svg anew, from the table at real positions
	@$(BIN)/python tools/pictures.py

screens: $(VENV)/.test $(CLIENT) ## photograph docs/pictures/web-*.png anew, from real games in the browser
	@tools/need-chromium
	@$(BIN)/python -m tools.screens

lighthouse: $(VENV)/.test $(CLIENT) ## have Lighthouse judge the client: medians of three runs, at least 95 each
	@tools/need-chromium
	@$(BIN)/python -m tools.measure_client

upgrade: $(VENV)/.test ## write locks/ anew with the newest versions
	@tools/write-locks $(BIN)/uv --upgrade

clean: ## remove the environment and what tools left behind
	rm -rf $(VENV) $(VENV)-peers build dist $(WEB)/built $(WEB)/client/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: what is installed is as new as the lock it came from. The locks agree on what they share. When the
# interpreter is gone, because the system's Python has moved on, they mean nothing and everything is made anew.
GONE := $(shell test -x $(BIN)/python || rm -f $(VENV)/.play $(VENV)/.test $(VENV)/.bench)

$(VENV)/.play: locks/play.txt pyproject.toml | $(BIN)/python
	@echo "setting up what playing needs ..."
	@$(INSTALL) --require-hashes -r locks/play.txt
	@$(SELF)
	@touch $@

$(VENV)/.test: locks/test.txt $(VENV)/.play
	@echo "setting up tests and checks ..."
	@$(INSTALL) --require-hashes -r locks/test.txt
	@touch $@

$(VENV)/.bench: locks/bench.txt $(VENV)/.play
	@echo "setting up what measurements compare with ..."
	@$(INSTALL) --require-hashes -r locks/bench.txt
	@touch $@

# Those that are measured beside us need other versions than we do, hence a house of their own.
$(VENV)-peers/.peers: locks/peers.txt
	@PYTHON="$(PYTHON)" tools/make-venv $(VENV)-peers
	@echo "setting up what the environments are measured beside ..."
	@$(VENV)-peers/bin/python -m pip --disable-pip-version-check install --quiet --no-deps --require-hashes -r $<
	@touch $@

# The client is built with the package; after that, whenever something that goes into it is newer.
$(CLIENT): $(VENV)/.play $(shell git ls-files -co --exclude-standard $(WEB)/client src/hearthwood/art src/hearthwood/locales hatch_build.py 2>/dev/null)
	@$(BIN)/python hatch_build.py

$(BIN)/python:
	@PYTHON="$(PYTHON)" tools/make-venv $(VENV)
