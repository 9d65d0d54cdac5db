"""The compiled forms of `core.bits`, and of copying a state: one instruction each."""

from typing import Any

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

_INT64 = ir.IntType(64)


def _as_int64(context: Any, builder: Any, value: Any, of: Any) -> Any:
    return context.cast(builder, value, of, types.int64)


@intrinsic
def _population(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(_as_int64(context, builder, args[0], signature.args[0]))

    return types.int64(mask), generate


@intrinsic
def _trailing_zeros(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = _as_int64(context, builder, args[0], signature.args[0])
        return builder.cttz(value, ir.Constant(ir.IntType(1), 1))

    return types.int64(mask), generate


@intrinsic
def _leading_zeros(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = _as_int64(context, builder, args[0], signature.args[0])
        return builder.ctlz(value, ir.Constant(ir.IntType(1), 1))

    return types.int64(mask), generate


@intrinsic
def _signed(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _as_int64(context, builder, args[0], signature.args[0])

    return types.int64(word), generate


@intrinsic
def _copy_record(typing: Any, target: Any, source: Any) -> Any:
    if not (isinstance(target, types.Record) and target == source):
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], ir.Constant(_INT64, signature.args[0].size), 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


@intrinsic
def _deposited(typing: Any, source: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        shape = ir.FunctionType(_INT64, (_INT64, _INT64))
        instruction = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=shape)
        return builder.call(instruction, args)

    return types.int64(types.int64, types.int64), generate


@njit(inline="always")
def count(mask: int) -> int:
    return _population(mask)  # type: ignore[no-any-return]


@njit(inline="always")
def lowest(mask: int) -> int:
    return _trailing_zeros(mask)  # type: ignore[no-any-return]


@njit(inline="always")
def highest(mask: int) -> int:
    return 63 - _leading_zeros(mask)  # type: ignore[no-any-return]


@njit(inline="always")
def small(word: int) -> int:
    return _signed(word)  # type: ignore[no-any-return]


@njit(inline="always")
def nth(mask: int, n: int) -> int:
    """Only where DEPOSITS: the n-th bit of the mask, without counting up to it."""
    return _trailing_zeros(_deposited(1 << n, mask))  # type: ignore[no-any-return]


@njit(inline="always")
def spread(mask: int) -> int:
    """Only where DEPOSITS: one instruction."""
    return _deposited(mask, 0x0101_0101_0101_0101)  # type: ignore[no-any-return]


DEPOSITS = bool(get_host_cpu_features().get("bmi2"))
"""Has this processor the instruction that `nth` and `spread` are made of?"""


@njit
def copy(target: Any, source: Any) -> None:
    _copy_record(target, source)


@njit
def silent(s: Any, kind: int, what: int, more: int) -> None:
    """Stands for `tell`: compiled states have no log."""
