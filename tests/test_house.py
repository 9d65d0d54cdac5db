"""The repository itself: what is tracked, what the documents promise, what a wheel carries."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tools import check_locks

HOUSE = Path(__file__).parent.parent
PACKAGE = HOUSE / "src" / "hearthwood"

# Put together from halves, so that this file does not hold what it looks for.
REGISTRIES = [
    f"{name}.{end}"
    for name in ("pypi", "pythonhosted", "npmjs", "yarnpkg", "debian", "anaconda")
    for end in ("org", "com", "io")
]
MACHINE_PATHS = r"(?<![\w.}~$-])/(?:home|root|work|opt|mnt|Users|tmp|var/tmp)/[\w.-]+"

# Nothing of this may come with the package itself; each command loads only what it uses.
HEAVY = """
    aiosqlite alembic click fastapi fluent llvmlite numba numpy platformdirs pydantic rich sqlalchemy
    starlette textual uvicorn websockets
""".split()

# The modules of rules that need more than the standard library, and only when something is to be compiled.
COMPILING = {"hearthwood.core.compiler", "hearthwood.core.intrinsics", "hearthwood.northwood.compiled"}

IMPORT_ALL_RULES = """
import importlib, pkgutil, sys
source, *packages = sys.argv[1:]
sys.path.insert(0, source)
for package in packages:
    print(package)
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError:
            continue
        print(module.name)
"""


def run(*command: str | Path, cwd: Path = HOUSE, **environment: str) -> str:
    """What a command prints; its error output is shown when it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


def tracked_files() -> list[Path]:
    """What git tracks; without git, as in an unpacked archive, all that it would not ignore."""
    try:
        listed = run("git", "ls-files", "-z").split("\0")
    except (AssertionError, FileNotFoundError):
        return [path for path in HOUSE.rglob("*") if path.is_file() and not ignored(path)]
    return [HOUSE / name for name in listed if name and (HOUSE / name).is_file()]


def ignored(path: Path) -> bool:
    patterns = [line.rstrip("/") for line in (HOUSE / ".gitignore").read_text("utf-8").splitlines()]
    parts = path.relative_to(HOUSE).parts
    return ".git" in parts or any(fnmatch(part, pattern) for part in parts for pattern in patterns if pattern)


def lines_with(pattern: str) -> Iterator[str]:
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(pattern, line):
                yield f"{path.relative_to(HOUSE)}:{number}: {line.strip()[:100]}"


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):.*## ", (HOUSE / "Makefile").read_text("utf-8"), re.MULTILINE))


def documents() -> list[Path]:
    return [path for path in tracked_files() if path.suffix == ".md"]


def project() -> dict[str, Any]:
    return tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))


def rules_packages() -> tuple[str, ...]:
    return tuple(
        f"hearthwood.{name}" for name in ("core", "northwood", "nordguard") if (PACKAGE / name).is_dir()
    )


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


# What is tracked


def test_no_tracked_file_names_a_package_registry() -> None:
    assert list(lines_with("|".join(re.escape(address) for address in REGISTRIES))) == []


def test_no_tracked_file_names_a_path_of_one_machine() -> None:
    assert list(lines_with(MACHINE_PATHS)) == []


@pytest.mark.parametrize("root", ["home", "root", "tmp", "opt"])
def test_paths_of_a_machine_are_recognised(root: str) -> None:
    for line in (f"cd /{root}/somebody", f'open("/{root}/game.txt")', f"file:///{root}/wheels"):
        assert re.search(MACHINE_PATHS, line)
    for line in (f"the {root}/folder", f"~/{root}/x", f"https://example.net/{root}/x", f"$X/{root}/y"):
        assert not re.search(MACHINE_PATHS, line)


def test_no_tracked_file_is_large() -> None:
    large = [f"{path.relative_to(HOUSE)}: {path.stat().st_size}" for path in tracked_files()]
    assert [line for line in large if int(line.rsplit(" ", 1)[1]) > 1_000_000] == []


# Locks


def test_locks_agree_with_the_project() -> None:
    assert check_locks.faults() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("click==", "click>=", "play.txt: click is not pinned to one version"),
        ("rich==", "richer==", "play.txt: lacks rich>=14.0"),
        (
            r"textual==\S+",
            "textual==7.0.0",
            "play.txt: pins textual==7.0.0, but pyproject.toml asks for textual>=8.0",
        ),
        (r"(mdurl==\S+)", r"\1 @ https://example.net/x.whl", "play.txt: names an address"),
        (r"(platformdirs==\S+) \\\n(    --hash\S+( \\)?\n)+", r"\1\n", "play.txt: platformdirs has no hash"),
        (r"pygments==\S+", "pygments==2.0.0", "test.txt: pygments is pinned otherwise than in play.txt"),
        (r"\A", "--index-url somewhere\n", "play.txt: names an address"),
    ],
)
def test_a_fault_in_a_lock_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    shutil.copytree(HOUSE / "locks", tmp_path / "locks")
    lock = tmp_path / "locks" / "play.txt"
    text, changes = re.subn(old, new, lock.read_text("utf-8"), count=1)
    assert changes == 1
    lock.write_text(text, "utf-8")
    assert [line for line in check_locks.faults(tmp_path) if line.startswith(fault)] != []


# What the documents promise


def test_every_make_target_that_a_document_names_exists() -> None:
    named = {
        (path.name, target)
        for path in documents()
        for target in re.findall(r"(?:`|^\s*)make ([a-z][a-z-]*)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert {target for _, target in named} >= {"play", "test", "check"}
    assert {(name, target) for name, target in named if target not in make_targets()} == set()


def test_every_link_between_documents_leads_to_a_file() -> None:
    dead = [
        f"{path.relative_to(HOUSE)}: {link}"
        for path in documents()
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8"))
        if not re.match(r"[a-z]+:", link) and not (path.parent / link).exists()
    ]
    assert dead == []


def test_every_make_target_is_phony_and_told_by_help() -> None:
    makefile = (HOUSE / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    assert set(phony[1].split()) == make_targets()
    assert set(re.findall(r"^ +make ([a-z-]+)", run("make"), re.MULTILINE)) == make_targets()


def test_ci_calls_check_and_test() -> None:
    script = HOUSE / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text("utf-8").index("make check") < script.read_text("utf-8").index("make test")


# Without a usable Python


def test_without_a_python_one_line_says_what_to_install(tmp_path: Path) -> None:
    environment = {"PATH": os.defpath, "PYTHON": "no-such-python"}
    done = subprocess.run(
        [HOUSE / "tools" / "make-venv", tmp_path / "venv"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Python 3.11" in done.stderr
    assert "python3-venv" in done.stderr


# The package


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = run(sys.executable, "-c", "import hearthwood, sys; print(*sys.modules)").split()
    assert "hearthwood" in loaded
    assert [name for name in HEAVY if name in loaded] == []


def test_the_rules_need_the_standard_library_alone() -> None:
    """Without site-packages every module of the rules can be imported, but those that compile them."""
    loaded = run(
        sys.executable, "-I", "-S", "-c", IMPORT_ALL_RULES, PACKAGE.parent, *rules_packages()
    ).split()
    modules = {
        module for module in map(module_name, PACKAGE.rglob("*.py")) if module.startswith(rules_packages())
    }
    assert modules - set(loaded) == COMPILING


def test_the_rules_contracts_bind_every_package_of_rules() -> None:
    contracts = project()["tool"]["importlinter"]["contracts"]
    bound = [
        set(contract["source_modules"]) for contract in contracts if contract["name"].startswith("Rules ")
    ]
    assert bound == [set(rules_packages())] * 2


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from what git tracks, so that nothing lying about comes along or is missed."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for path in tracked_files():
        copy = source / path.relative_to(HOUSE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=source)
    [built] = folder.glob("*.whl")
    return built


def test_the_wheel_carries_every_file_of_the_package(wheel: Path) -> None:
    tracked = {str(path.relative_to(HOUSE / "src")) for path in tracked_files() if PACKAGE in path.parents}
    carried = {name for name in ZipFile(wheel).namelist() if name.startswith("hearthwood/")}
    assert "hearthwood/py.typed" in carried
    built = {name for name in carried if name.startswith("hearthwood/web/built/")}
    sources = {name for name in tracked if name.startswith("hearthwood/web/client/")}
    assert sources
    assert carried - built == tracked - sources


def test_the_wheel_carries_the_built_client_and_the_licences_of_what_it_bundles(wheel: Path) -> None:
    archive = ZipFile(wheel)
    licences = archive.read("hearthwood/web/built/licences.md").decode()
    assert "hearthwood/web/built/index.html" in archive.namelist()
    for name in ("svelte", "@fluent/bundle", "alegreya", "alegreya-sans"):
        assert re.search(rf"^## .*{name}", licences, re.MULTILINE), name


def test_the_wheel_carries_licences_and_the_command(wheel: Path) -> None:
    archive = ZipFile(wheel)
    names = {name.split(".dist-info/")[1] for name in archive.namelist() if ".dist-info/" in name}
    assert {"licenses/LICENSE", "licenses/LICENSE-ART.md", "licenses/CREDITS.md"} <= names
    [entry_points] = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    assert "hearthwood = hearthwood.cli:main" in archive.read(entry_points).decode()


def test_the_installed_wheel_is_importable_and_knows_its_version(wheel: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target"]
    run(*pip, tmp_path, wheel)
    program = "import hearthwood; print(hearthwood.__file__, hearthwood.__version__)"
    file, version = run(sys.executable, "-c", program, cwd=tmp_path, PYTHONPATH=str(tmp_path)).split()
    assert Path(file).is_relative_to(tmp_path)
    assert wheel.name.startswith(f"hearthwood-{version}-")
