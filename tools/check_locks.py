"""Do the lock files agree with pyproject.toml and with each other? Prints one line for each fault."""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOUSE = Path(__file__).parent.parent
ADDRESS = re.compile(
    r"^\s*-{1,2}(i|f|index-url|extra-index-url|find-links|trusted-host)\b|https?://|file:|@ "
)

# Which groups each lock holds beside the dependencies, and which hold the extras too; tools/write-locks says
# the same to uv.
LOCKS = {
    "play": ["build"],
    "test": ["build", "test", "check"],
    "bench": ["build", "bench"],
    "peers": ["peers"],
}
WITH_EXTRAS = {"test", "bench"}
APART = {"peers"}
"""Installed into an environment of their own, without anything of ours."""

Pins = dict[str, list[Requirement]]


def entries(lock: Path) -> Iterator[str]:
    """The lock's logical lines, without comments."""
    text = re.sub(r"\\\n", " ", lock.read_text("utf-8"))
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            yield line


def pins(lock: Path) -> tuple[Pins, list[str]]:
    """What a lock pins by name, and what is wrong with its lines."""
    found: Pins = {}
    faults = []
    for line in entries(lock):
        if ADDRESS.search(line):
            faults.append(f"{lock.name}: names an address: {line.strip()[:80]}")
            continue
        requirement = Requirement(line.split("--hash")[0].strip())
        if "--hash=sha256:" not in line:
            faults.append(f"{lock.name}: {requirement.name} has no hash")
        if [specifier.operator for specifier in requirement.specifier] != ["=="]:
            faults.append(f"{lock.name}: {requirement.name} is not pinned to one version")
        found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found, faults


def version(pin: Requirement) -> str:
    return next(iter(pin.specifier)).version


def unmet(wanted: Iterable[str], found: Pins, lock: str) -> Iterator[str]:
    """Requirements of pyproject.toml that a lock leaves out or pins to a version they do not allow."""
    for text in wanted:
        requirement = Requirement(text)
        candidates = found.get(canonicalize_name(requirement.name), [])
        if not candidates:
            yield f"{lock}: lacks {text}"
        for pin in candidates:
            if not requirement.specifier.contains(version(pin), prereleases=True):
                yield f"{lock}: pins {pin}, but pyproject.toml asks for {text}"


def disagreements(all_pins: dict[str, Pins]) -> Iterator[str]:
    """All other locks are installed into one environment, so what two of them hold they must hold alike."""
    together = {name: found for name, found in all_pins.items() if name not in APART}
    for (one, ours), (other, theirs) in combinations(together.items(), 2):
        for package in sorted(ours.keys() & theirs.keys()):
            if [str(pin) for pin in ours[package]] != [str(pin) for pin in theirs[package]]:
                yield f"{other}.txt: {package} is pinned otherwise than in {one}.txt"


def faults(house: Path = HOUSE) -> list[str]:
    """One line for each thing that is wrong."""
    project = tomllib.loads((house / "pyproject.toml").read_text("utf-8"))
    groups = project["dependency-groups"]
    extras = project["project"].get("optional-dependencies", {})
    all_pins = {}
    result = []
    for name, parts in LOCKS.items():
        lock = house / "locks" / f"{name}.txt"
        all_pins[name], wrong = pins(lock)
        wanted = [text for part in parts for text in groups[part]]
        if name not in APART:
            wanted += project["project"]["dependencies"]
        if name in WITH_EXTRAS:
            wanted += [text for extra in extras.values() for text in extra]
        result += [*wrong, *unmet(wanted, all_pins[name], lock.name)]
    return [*result, *disagreements(all_pins)]


def main() -> int:
    wrong = faults()
    print("\n".join(wrong) if wrong else "Locks agree with pyproject.toml.")
    if wrong:
        print("`make locks` writes them anew.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
