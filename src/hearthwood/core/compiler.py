"""Compiles kernels: functions written as plain Python that also run on records. The one module that needs
Numba.

A kernel is any function of the modules given to `Kernels`. Compiling rebinds each to globals in which the
other kernels are their compiled forms, so the source is written once and calls read as ordinary calls. What
plain Python and compiled code must do differently is replaced: the bit operations of `core.bits` by machine
instructions, tables of functions by switches, reports to the interpreted machine by nothing.

Compiled code is cached on disk in a folder named by a hash of all kernel sources, because Numba itself does
not see that a function called by a cached one has changed.
"""

import hashlib
import inspect
import os
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs
from numba import types

from . import bits, intrinsics, randomness

Function = Callable[..., Any]
Switch = Mapping[int, Function]
"""The function to call for each number."""


class Layout:
    """The record that holds a state class: its annotations of numbers and lists."""

    def __init__(self, state: type, lengths: Mapping[str, int]) -> None:
        self.state = state
        scalars: list[tuple[Any, ...]] = []
        lists: list[tuple[Any, ...]] = []
        # Words unsigned, all other numbers signed and of full width: arithmetic never mixes signs by
        # accident.
        for name, annotation in inspect.get_annotations(state).items():
            if name in lengths:
                lists.append((name, np.int8, (lengths[name],)))
            elif annotation is int:
                scalars.append((name, np.int64))
            elif annotation == randomness.Word:
                scalars.append((name, np.uint64))
        self.scalars = tuple(name for name, _ in scalars)
        self.lists = tuple(name for name, _, _ in lists)
        self.dtype: np.dtype[Any] = np.dtype(scalars + lists, align=True)

    def records(self, states: Iterable[Any]) -> np.ndarray[Any, Any]:
        """These states as an array of records."""
        rows = [
            tuple(getattr(state, name) for name in self.scalars)
            + tuple(tuple(getattr(state, name)) for name in self.lists)
            for state in states
        ]
        return np.array(rows, dtype=self.dtype)

    def empty(self, count: int) -> np.ndarray[Any, Any]:
        """So many records to be written over."""
        return np.zeros(count, dtype=self.dtype)

    def state_of(self, record: Any) -> Any:
        """A record as a state of the interpreted machine."""
        state = self.state()
        for name in self.scalars:
            setattr(state, name, int(record[name]))
        for name in self.lists:
            setattr(state, name, [int(number) for number in record[name]])
        return state


class Kernels:
    """The compiled forms of all functions of some modules; each is compiled when it is first called.

    The functions of `modules` are put in line where they are used: rules are many short functions, and a
    third of the time would go into calling them. Those of `called` are called.
    """

    def __init__(
        self,
        modules: Sequence[ModuleType],
        *,
        called: Sequence[ModuleType] = (),
        switches: Mapping[Function, Switch],
        replaced: Mapping[Function, Function],
    ) -> None:
        self._modules = (bits, randomness, *modules, *called)
        self._called = frozenset(called)
        self._switches = switches
        self._replaced: dict[Function, Function] = {
            bits.count: intrinsics.count,
            bits.lowest: intrinsics.lowest,
            bits.highest: intrinsics.highest,
            bits.small: intrinsics.small,
            **replaced,
        }
        if intrinsics.DEPOSITS:
            self._replaced |= {bits.nth: intrinsics.nth, bits.spread: intrinsics.spread}

    def entry(self, function: Function) -> Function:
        """The compiled form of a kernel for callers outside: cached on disk, without the global lock."""
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self._cache_folder)  # read by Numba when the cache is enabled
        try:
            compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy")(
                self._rebound(function)
            )
        finally:
            numba.config.CACHE_DIR = before
        return compiled

    @cached_property
    def _compiled(self) -> dict[Function, Function]:
        """Every kernel with the compiled function that stands for it."""
        compiled: dict[Function, Function] = dict(self._replaced)
        globals_of = {module: dict(vars(module)) for module in self._modules}
        for module, names in globals_of.items():
            for function in _functions_of(module):
                if function not in compiled and function not in self._switches:
                    inlined = module not in self._called and not _calls_itself(function)
                    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
                    compiled[function] = _once(numba.njit(error_model="numpy", forceinline=inlined)(copy))
        for chooser, cases in self._switches.items():
            compiled[chooser] = _switch(chooser, cases, compiled)
        for names in globals_of.values():
            _rebind(names, compiled)
        return compiled

    def _rebound(self, function: Function) -> Function:
        names = dict(function.__globals__)
        _rebind(names, self._compiled)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        return copy

    @cached_property
    def _cache_folder(self) -> Path:
        """In the user's cache folder, or where that cannot be written in a temporary one of our own."""
        key = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
        for file in (__file__, intrinsics.__file__, *(str(module.__file__) for module in self._modules)):
            key.update(Path(file).read_bytes())
        # How the functions are put together counts as well as what stands in them.
        for module in self._modules:
            key.update(f"{module.__name__} {module in self._called} ".encode())
        for function in self._replaced.values():
            key.update(f"{function.__module__}.{function.__name__} ".encode())
        user = os.environ.get("HEARTHWOOD_CACHE") or platformdirs.user_cache_dir("hearthwood")
        folder = Path(user) / "compiled" / key.hexdigest()[:16]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return Path(tempfile.mkdtemp(prefix="hearthwood-"))
        return folder if os.access(folder, os.W_OK) else Path(tempfile.mkdtemp(prefix="hearthwood-"))


def _once(compiled: Any) -> Any:
    """Let a function be compiled once for integers, and not anew for each number that it is called with."""
    template = compiled.get_call_template

    def plain_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(types.unliteral, args)), kws)

    compiled.get_call_template = plain_template
    return compiled


def _functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions written in a module, not those it imports, nor those of its classes."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def _calls_itself(function: FunctionType) -> bool:
    return function.__name__ in function.__code__.co_names


def _rebind(names: dict[str, Any], compiled: Mapping[Function, Function]) -> None:
    for name, value in names.items():
        if isinstance(value, FunctionType) and value in compiled:
            names[name] = compiled[value]


def _switch(function: Function, cases: Switch, compiled: Mapping[Function, Function]) -> Function:
    """A compiled function of the same parameters that calls the case its last but one number names.

    `function(s, number, …)` looks a row up in a table and calls `row(s, …)`; here the row is found by
    comparison, which LLVM makes a jump table of.
    """
    state, number, *rest = inspect.signature(function).parameters
    arguments = ", ".join((state, *rest))
    lines = [f"def {function.__name__}({', '.join((state, number, *rest))}):"]
    names: dict[str, Any] = {}
    for case, target in cases.items():
        names[f"case_{case}"] = compiled[target]
        lines.append(f"    if {number} == {case}:\n        return case_{case}({arguments})")
    if inspect.get_annotations(function)["return"] is int:
        lines.append("    return 0")
    exec("\n".join(lines), names)  # noqa: S102 (built from our own table, nothing from outside)
    return numba.njit(error_model="numpy")(names[function.__name__])  # type: ignore[no-any-return]
