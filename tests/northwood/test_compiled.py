"""The compiled machine does what the interpreted one does, and is compiled anew when its source changes."""

import ast
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from hearthwood.northwood import SETUPS, Position, compiled
from hearthwood.northwood.state import State

from . import walks

GAMES = 2_500
"""Of each setup."""
EVERY_STATE = 5
"""Of one game in so many all states are compared, of the others where they end."""
LONGEST = 400
"""More moves than any game takes."""


@cache
def compiled_trail() -> Any:
    return compiled.kernels(walks).entry(walks.trail)


@pytest.mark.parametrize("setup", SETUPS)
def test_compiled_and_interpreted_games_are_equal(setup: str) -> None:
    """The same moves, the same number of them, and the same states, down to what piles have left behind."""
    records = compiled.LAYOUT.empty(LONGEST)
    states = [State() for _ in range(LONGEST)]
    for seed in range(GAMES):
        states[0] = SETUPS[setup].deal(seed)
        records[:1] = compiled.LAYOUT.records(states[:1])
        made = walks.trail(states, seed)
        assert compiled_trail()(records, np.uint64(seed)) == made
        first = 0 if seed % EVERY_STATE == 0 else made
        interpreted = compiled.LAYOUT.records(states[first : made + 1])
        different = np.flatnonzero(interpreted != records[first : made + 1])
        assert not len(different), f"{setup} {seed}: differs after move {first + different[0]}"


def test_a_record_is_a_state_again() -> None:
    for position in walks.walk(SETUPS["full"], 4):
        state = compiled.LAYOUT.state_of(compiled.LAYOUT.records([position.state()])[0])
        assert str(Position(state, position.setup)) == str(position)


# The cache


def loaded(file: Path) -> ModuleType:
    """A module from a file outside the package."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cache_folder(*more: ModuleType) -> Path:
    return compiled.kernels(*more)._cache_folder


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEARTHWOOD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_cache_lies_where_the_user_wants_it(own_cache: Path) -> None:
    assert cache_folder().parent == own_cache / "compiled"
    assert cache_folder() == cache_folder()


def test_a_changed_kernel_is_compiled_anew(own_cache: Path, tmp_path: Path) -> None:
    file = tmp_path / "kernel.py"
    file.write_text("def twice(n: int) -> int:\n    return 2 * n\n", "utf-8")
    module = loaded(file)
    before = cache_folder(module)
    assert compiled.kernels(module).entry(module.twice)(21) == 42
    assert any(before.rglob("*.nbi")), "nothing was cached"

    file.write_text("def twice(n: int) -> int:\n    return 3 * n\n", "utf-8")
    module = loaded(file)
    assert cache_folder(module) != before
    assert compiled.kernels(module).entry(module.twice)(21) == 63


def test_where_nothing_can_be_written_the_cache_is_a_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("HEARTHWOOD_CACHE", str(blocked))
    folder = cache_folder()
    assert folder.is_dir()
    assert blocked not in folder.parents
    folder.rmdir()


def imported_modules(module: ModuleType) -> set[str]:
    """The modules of ours that a module imports something from."""
    assert module.__file__ is not None
    package = (
        module.__name__ if module.__file__.endswith("__init__.py") else module.__name__.rpartition(".")[0]
    )
    names = set()
    for node in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            source = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            names |= {f"{source}.{name.name}" for name in node.names} | {source}
    return {name for name in names if name.startswith("hearthwood.")}


def test_the_cache_knows_every_source_that_compiled_code_is_made_of() -> None:
    """Also those that give nothing but numbers: a code of moves, a phase."""
    kernels = compiled.rules()
    known = {module.__name__ for module in kernels._modules}
    needed = {name for module in kernels._modules for name in imported_modules(module)}
    modules = {name for name in needed if is_module(name)}
    assert {"hearthwood.core.bits", "hearthwood.northwood.moves", "hearthwood.northwood.state"} <= modules
    assert modules - known - {"hearthwood.core.errors"} == set(), "errors are no part of compiled code"


def is_module(name: str) -> bool:
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.submodule_search_locations is None
