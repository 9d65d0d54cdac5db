"""Pgx at random on one thread: python -m bench.loops.pgx_loop GAME BATCH SEED

Observation, mask and reward of every step, and a new game where one has ended. Timed twice:

- *a call each*: one compiled call for each step, as an agent outside of JAX has to make them;
- *many in a call*: `lax.scan` over many steps, its fastest; nothing comes out on the way.
"""

import os
import sys

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import importlib
from typing import Any

from .clock import keep_to_one_core, steps_a_second, tell

MANY = 100


def main(name: str, batch: int, seed: int) -> None:
    jax, pgx = (importlib.import_module(module) for module in ("jax", "pgx"))
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        state = step(state, actions, jax.random.split(dealing, batch))
        return (state, key), state.rewards.sum()

    a_step = jax.jit(lambda carry: one(carry, None))
    many_steps = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=MANY))
    key, start = jax.random.split(jax.random.PRNGKey(seed))
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(start, batch)), key)

    def go_by_steps() -> int:
        nonlocal carry
        for _ in range(MANY):
            carry, _reward = a_step(carry)
        jax.block_until_ready(carry)
        return MANY * batch

    def go_at_once() -> int:
        nonlocal carry
        carry, rewards = many_steps(carry)
        jax.block_until_ready((carry, rewards))
        return MANY * batch

    tell(
        {
            "steps/s, a call each": steps_a_second(go_by_steps),
            "steps/s, many in a call": steps_a_second(go_at_once),
        }
    )


if __name__ == "__main__":
    keep_to_one_core()
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
