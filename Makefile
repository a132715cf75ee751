# Every target builds what it needs first; a second run starts at once. You need Python 3.11, 3.12, 3.13 or
# 3.14 with pip, git and make.
#
#   make run LOCAL=1                for this computer only; otherwise phones in the same network can use it
#   make test PYTHON=python3.14     with another Python (the environment is rebuilt)
#   make test WORKERS=4             in more processes
#   make lock UPGRADE=--upgrade     with newer pins

VENV := .venv
BENCH := .venv-bench
SUPPLY := .venv-supply
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
KILLS ?= 1000
UI := src/gorod/server/web/ui/.built
PAIRS ?= 2000
FUZZ ?= 200000
SCHEDULES ?= 5000
UPGRADE ?=

# Without this, every test that starts a server would compile it again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run ui screens pictures test test-browser test-scenarios test-rest quick walks chromium torture check types style fmt docs bench sbom audit lock clean again

help:
	@echo 'make run     start the server with a demonstration and print links to a live table'
	@echo 'make ui      build the pages that a browser loads: judge, player, hall, overlay'
	@echo 'make screens take pictures of every screen, into build/screens'
	@echo 'make pictures take the pictures of docs/ and of the READMEs again'
	@echo 'make test    run all tests except the walks, with 100 % branch coverage of engine/ and rulebooks/, and the README examples'
	@echo 'make quick   run all scenarios and a part of everything else but the browser, in a minute'
	@echo 'make walks   run the rest of the browser tests: more whole games, all screens with axe'
	@echo 'make torture run a thousand kills and power cuts, and long tests of secrecy, malformed input and planted defects'
	@echo 'make check   check format, lint, types and import contracts'
	@echo 'make fmt     format the code and apply the fixes of the linter'
	@echo 'make docs    build the documentation into site/'
	@echo 'make bench   measure how fast the engine plays, what load the server carries, how soon the console is ready'
	@echo 'make sbom    list the components of the server and the pages, as CycloneDX, into build/'
	@echo 'make audit   look up known vulnerabilities of the pinned packages (needs the network)'
	@echo 'make lock    compile requirements/*.in into hashed pins'
	@echo 'make clean   remove environments, caches and output'

run: $(VENV)/.run $(UI)
	@$(VENV)/bin/gorod serve --demo $(if $(LOCAL),--host 127.0.0.1,--lan) --log-level warning \
		--database demo.db --journal demo.log

ui: $(UI)

screens: $(VENV)/.test $(UI) chromium
	@$(VENV)/bin/python -m tests.browser.screens build/screens

pictures: $(VENV)/.test $(UI) chromium
	@$(VENV)/bin/python -m tests.browser.pictures

# Coverage of engine/ and rulebooks/ is measured only over the scenarios. Everything else runs without it and
# is up to five times as fast: the laws, which play thousands of random games; the server, which runs in
# processes of its own; and tests that add nothing to the coverage. The three stages run in parallel. A browser
# waits part of its time, and a server's tests wait for processes, sockets and the disk, so both stages use one
# process more than there are cores. The scenarios wait for nothing, so `nice` lets them use what the others
# leave. The browser tests and the scenarios print their reports when they are done. A test that hangs prints
# its stack after twenty minutes and fails. The last line says what was skipped and why.
PYTEST = pytest -p tests.kit.skips --dist worksteal \
	-o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true
SKIPS := --skips-to=.skips
WAITERS := $(shell expr $(WORKERS) + 1)
COVERED := $(addprefix tests/,engine rulebooks golden scoring stored \
	$(addprefix record/test_,late.py as_played.py middle.py partial.py facts.py))
test: $(VENV)/.test $(UI) chromium $(VENV)/.compiled
	@rm -f .coverage .coverage.* .skips
	@$(MAKE) --no-print-directory --keep-going --jobs=3 test-browser test-rest test-scenarios
	@$(VENV)/bin/python -m tests.kit.skips .skips

test-browser:
	@$(VENV)/bin/$(PYTEST) $(SKIPS) -n $(WAITERS) -m 'not walk' tests/browser >.browser.log 2>&1; \
		status=$$?; cat .browser.log; rm .browser.log; exit $$status

test-scenarios:
	@nice $(VENV)/bin/coverage run -m $(PYTEST) $(SKIPS) -n $(WORKERS) $(COVERED) >.scenarios.log 2>&1; \
		status=$$?; cat .scenarios.log; rm .scenarios.log; exit $$status
	@$(VENV)/bin/coverage combine --quiet
	@$(VENV)/bin/coverage report

# Databases are synced, so the tests of the server keep their files in memory if there is room. A container
# may forbid to execute anything there, which some tests do, or give it only a few megabytes.
IN_MEMORY = $(shell room=`df -kP /dev/shm 2>/dev/null | awk 'END { print int($$4) }'`; \
	test "$$room" -gt 4000000 && file=`mktemp /dev/shm/gorod.XXXXXX 2>/dev/null` && { \
	echo '#!/bin/sh' >$$file; chmod +x $$file; $$file 2>/dev/null && echo TMPDIR=/dev/shm; rm -f $$file; })
test-rest:
	@$(IN_MEMORY) $(VENV)/bin/$(PYTEST) $(SKIPS) -n $(WAITERS) $(addprefix --ignore=,$(COVERED) tests/browser)

# Where nothing was ever compiled, all the workers of `make test` would compile the same at once.
$(VENV)/.compiled: $(VENV)/.test
	@echo '$(@D): tests'
	@$(VENV)/bin/pytest --quiet --collect-only $(COVERED) tests/browser >/dev/null & \
		$(VENV)/bin/pytest --quiet --collect-only $(addprefix --ignore=,$(COVERED) tests/browser) >/dev/null; \
		wait; touch $@

# The scenarios without coverage, the tests of the repository itself, and from every other area those tests
# that are quick and break first. It starts no browser, no second process and no PostgreSQL.
QUICK := $(COVERED) $(addprefix tests/,foundation pages cli/test_replay.py cli/test_errors.py \
	record/test_syntax_errors.py record/test_syntax_verbs.py record/test_tables.py \
	report/test_protocol.py report/test_view.py report/test_rulings.py report/test_secrets.py \
	laws/test_undo.py laws/test_by_day_games.py \
	tournament/test_running.py tournament/test_protests.py tournament/test_seen.py \
	server/streams server/test_wire.py server/test_judging.py server/test_sockets.py \
	server/secrecy/test_shared_projections.py server/tournaments/test_desk.py)
quick: $(VENV)/.test $(UI)
	@$(VENV)/bin/$(PYTEST) -n $(WORKERS) $(QUICK)

# A whole game by taps takes a minute or two: one of each kind is in `make test`, the others are here. So is
# the test with ten browsers at one online table; to run it alone: pytest -n 0 -m walk
# tests/browser/test_ten_players.py
walks: $(VENV)/.test $(UI) chromium
	@$(VENV)/bin/pytest -n $(WAITERS) --dist worksteal -m walk tests/browser

# The browser tests need a Chromium; if there is none, one is installed.
chromium: $(VENV)/.test $(VENV)/.node
	@$(VENV)/bin/python -m tests.kit.chromium >/dev/null

torture: $(VENV)/.test
	@GOROD_KILLS=$(KILLS) GOROD_CUTS=$(KILLS) $(VENV)/bin/pytest -q -s tests/server/store/test_killed.py \
		tests/server/store/test_power_cut.py tests/server/test_killed_server.py \
		tests/server/store/test_by_day_kills.py
	@GOROD_FUZZ=$(FUZZ) GOROD_SCHEDULES=$(SCHEDULES) $(VENV)/bin/pytest -q -s \
		tests/server/test_malformed.py tests/server/test_commands_model.py
	@GOROD_PAIRS=$(PAIRS) $(VENV)/bin/pytest -q -n $(WORKERS) tests/server/secrecy
	@$(VENV)/bin/python -m tests.mutants

check: $(VENV)/.dev $(UI)
	@$(MAKE) --no-print-directory --output-sync -j2 types style

types: $(VENV)/.dev
	@$(VENV)/bin/mypy

style: $(VENV)/.dev $(UI)
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/lint-imports --no-logo
	@cd web && $(NPM) run --silent check

fmt: $(VENV)/.dev
	@$(VENV)/bin/ruff format .
	@$(VENV)/bin/ruff check --fix .

docs: $(VENV)/.docs
	@$(VENV)/bin/python -m gorod.report.conformance docs/rulebooks
	@$(VENV)/bin/zensical build --clean --strict --config-file mkdocs.yml

bench: $(BENCH)/.bench $(VENV)/.test $(UI)
	@$(BENCH)/bin/python bench/run.py
	@$(VENV)/bin/python bench/processes.py
	@$(VENV)/bin/python bench/by_day.py
	@$(VENV)/bin/python bench/online.py

sbom: $(SUPPLY)/.supply $(VENV)/.node
	@mkdir -p build
	@$(SUPPLY)/bin/cyclonedx-py requirements requirements/run.txt --pyproject pyproject.toml \
		--output-reproducible -o build/sbom-server.json 2>/dev/null
	@cd web && $(NPM) sbom --silent --package-lock-only --sbom-format cyclonedx >../build/sbom-pages.json
	@echo 'build/sbom-server.json build/sbom-pages.json'

# A package that could not be looked up counts as a finding, so this fails without a network.
audit: $(SUPPLY)/.supply $(VENV)/.node
	@for layer in run postgres; do \
		$(SUPPLY)/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/$$layer.txt || exit 1; \
	done
	@cd web && $(NPM) audit

# Pins name no index: the machine that installs packages decides where they come from.
COMPILE = $(VENV)/bin/uv --no-config pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command 'make lock' \
	$(UPGRADE)
lock: $(VENV)/.tools
	@for layer in tools run test dev docs ui postgres supply; do \
		echo "requirements/$$layer.txt"; \
		$(COMPILE) $$pins requirements/$$layer.in -o requirements/$$layer.txt || exit 1; \
		pins="$$pins -c requirements/$$layer.txt"; \
	done

clean:
	@rm -rf $(VENV) $(BENCH) $(SUPPLY) $(dir $(UI)) web/node_modules web/src/lib/*wire.ts site build dist .coverage .coverage.* .skips .browser.log .scenarios.log .cache \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- pages ---------------------------------------------------------------------------------------
# Built when their sources, the wire's models or the catalogues have changed. The machine's Node is
# used if it is recent enough; otherwise the one that comes as a wheel.

NODE_IS_THERE := node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null
NPM = PATH="$$($(NODE_IS_THERE) || echo $(CURDIR)/$(VENV)/bin:)$$PATH" npm
PAGES := $(shell find web -name node_modules -prune -o -type f ! -name '*wire.ts' -print) \
	$(wildcard src/gorod/i18n/*/*.ftl src/gorod/server/wire/*.py src/gorod/server/http/link_schemas.py \
	src/gorod/server/routes/schemas.py src/gorod/server/routes/*/schemas.py \
	src/gorod/server/tournaments/tournament_requests.py src/gorod/server/tournaments/*/schemas.py src/gorod/server/tournaments/planning/plan_requests.py \
	src/gorod/engine/commands.py src/gorod/tournament/tournament_commands.py src/gorod/tournament/regulation.py)

$(UI): $(PAGES) $(VENV)/.run $(VENV)/.node web/node_modules/.made
	@echo 'pages'
	@$(VENV)/bin/python web/wire_types.py > web/src/lib/wire.ts
	@$(VENV)/bin/python web/wire_types.py desk > web/src/lib/desk_wire.ts
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.made: web/package-lock.json $(VENV)/.node
	@echo 'web/node_modules'
	@cd web && $(NPM) ci --silent --no-audit --no-fund && touch node_modules/.made

$(VENV)/.node: requirements/ui.txt $(VENV)/.tools
	@$(NODE_IS_THERE) && command -v npm >/dev/null || \
		{ echo '$(@D): node'; $(call install,--require-hashes -r $<); }
	@touch $@

# --- environments -------------------------------------------------------------------------------
# One stamp per layer; a stamp older than its pins is made again. Debian's Python may lack
# python3-venv, so the environment is made without pip, and the system's pip installs uv into it.

SUPPORTED := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))

ifdef PYTHON
AGAIN := again # a Python was named: check whether the environment uses it
else
PYTHON = $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c '$(SUPPORTED)' 2>/dev/null && echo $$python && break; done)
endif

PIP = $(PYTHON) -m pip --disable-pip-version-check --python $(@D)/bin/python install --quiet

# uv is fast; pip, which obeys the machine's own pip settings, is the fallback if uv cannot install.
define install
$(@D)/bin/uv pip install --quiet --python $(@D)/bin/python $(1) || $(PIP) $(1)
endef

$(VENV)/.made $(BENCH)/.made $(SUPPLY)/.made: $(AGAIN)
	@$(or $(PYTHON),false) -c '$(SUPPORTED)' || \
		{ echo 'Gorod needs Python 3.11, 3.12, 3.13 or 3.14: make PYTHON=/path/to/python' >&2; exit 1; }
	@test "$$($(PYTHON) -V)" = "$$($(@D)/bin/python -V 2>/dev/null)" || \
		{ echo "$(@D): $$($(PYTHON) -V)"; $(PYTHON) -m venv --clear --without-pip $(@D); }
	@test -e $@ || touch $@

$(VENV)/.tools $(BENCH)/.tools $(SUPPLY)/.tools: %/.tools: requirements/tools.txt %/.made
	@echo "$(@D): tools"
	@$(PIP) --require-hashes -r $< && touch $@

$(VENV)/.run $(BENCH)/.run: %/.run: requirements/run.txt pyproject.toml %/.tools
	@echo "$(@D): gorod"
	@$(call install,--require-hashes -r $<)
	@$(call install,--no-build-isolation --no-deps --editable .) && touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
$(VENV)/.dev: requirements/dev.txt $(VENV)/.test
$(VENV)/.docs: requirements/docs.txt $(VENV)/.run
$(VENV)/.test $(VENV)/.dev $(VENV)/.docs:
	@echo "$(@D): $(basename $(<F))"
	@$(call install,--require-hashes -r $<) && touch $@

$(SUPPLY)/.supply: requirements/supply.txt $(SUPPLY)/.tools
	@echo "$(@D): supply"
	@$(call install,--require-hashes -r $<) && touch $@

$(BENCH)/.bench: bench/requirements.txt bench/pages.txt $(BENCH)/.run
	@echo "$(@D): bench"
	@$(call install,--no-deps -r $<) && touch $@
