# Every target is one command of tools/bootstrap.py, which readies .venv first. ARGS="..." are handed on.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c "import sys; sys.exit(sys.version_info < (3, 8))" >/dev/null 2>&1 && { echo "$$p"; break; }; done)
COMMANDS = setup play test trials window lint bench shots assets build install-desktop uninstall-desktop

.PHONY: help $(COMMANDS) lock
help:
	@echo "make play      start the game (sets it up the first time)"
	@echo "make test      every check and test"
	@echo "make setup     set up everything and start nothing"
	@echo "make lint      style, types and language files alone"
	@echo "make window    the test in a real window (Xvfb, xdotool)"
	@echo "make trials    the long measurements"
	@echo "make bench     speeds on this machine"
	@echo "make shots     a picture of every screen"
	@echo "make assets    draw and synthesise pictures, fonts and sounds anew"
	@echo "make install-desktop    menu entry, icon and the command yathsel; uninstall-desktop takes them away"
	@echo "make build     a folder that starts without a Python: dist/yathsel"
	@echo "make lock      resolve the dependencies anew (needs uv)"

$(COMMANDS):
	@$(if $(PYTHON),,echo "Yathsel needs Python 3.11 or newer, and there is no Python on PATH: install python3 (Debian, Ubuntu: sudo apt install python3 python3-venv)." >&2; exit 3)
	@"$(PYTHON)" tools/bootstrap.py $@ $(ARGS)

lock: LOCK = uv pip compile --universal --generate-hashes --python-version 3.11 --no-header --no-annotate --quiet
lock:
	$(LOCK) requirements.in -o requirements.lock
	$(LOCK) requirements-dev.in -o requirements-dev.lock
	$(LOCK) requirements-build.in -o requirements-build.lock
