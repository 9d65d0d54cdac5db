"""Configuration: what can be set is what the page says, and nonsense is refused."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from hearthwood.cli import main
from hearthwood.web.config import PREFIX, Config, WrongSetting

PAGE = Path(__file__).parents[2] / "docs" / "web" / "configuration.md"
ROW = re.compile(r"^\| `HEARTHWOOD_([A-Z_]+)` \| ([^|]*) \|", re.MULTILINE)


def test_the_page_lists_every_variable_with_its_default() -> None:
    told = dict(ROW.findall(PAGE.read_text("utf-8")))
    assert set(told) == {one.name.upper() for one in fields(Config)}
    for one in fields(Config):
        if one.type is int:
            assert told[one.name.upper()] == str(one.default)
    assert told["LOG_LEVEL"] == f"`{Config().log_level}`"


def test_the_environment_is_read(tmp_path: Path) -> None:
    said = {"SOCKETS": "5", "ORIGINS": "https://a.example https://b.example", "LOG_LEVEL": "warning"}
    config = Config.from_environment({PREFIX + name: text for name, text in said.items()}, folder=tmp_path)
    assert (config.sockets, config.log_level) == (5, "warning")
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.database_url == f"sqlite:///{tmp_path}/hearthwood.sqlite"


def test_a_password_is_not_shown() -> None:
    config = Config.from_environment({"HEARTHWOOD_DATABASE_URL": "postgresql://me:secret@host/name"})
    assert "secret" not in repr(config)


@pytest.mark.parametrize(
    ("name", "text"),
    [("SOCKETS", "0"), ("SOCKETS", "many"), ("SOCKETS", "-1"), ("SOCKETS", "1" * 30), ("LOG_LEVEL", "loud")],
)
def test_nonsense_is_refused(name: str, text: str) -> None:
    with pytest.raises(WrongSetting, match=name):
        Config.from_environment({PREFIX + name: text})


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("HEARTHWOOD_SOCKETS", "x"),
        ("HEARTHWOOD_DATABASE_URL", "nonsense"),
        ("HEARTHWOOD_DATABASE_URL", "mysql://host/name"),
        ("HEARTHWOOD_DATABASE_URL", "sqlite:////no/such/folder/x.sqlite"),
        ("HEARTHWOOD_DATABASE_URL", "postgresql://nobody:hidden@127.0.0.1:1/x"),
    ],
)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["web", "rebuild"]])
def test_a_start_that_cannot_be_says_why_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], variable: str, text: str
) -> None:
    monkeypatch.setenv(variable, text)
    done = CliRunner().invoke(main, [*command, "--data", str(tmp_path)])
    assert done.exit_code not in (0, None)
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1
    assert "hidden" not in done.stderr


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    from hearthwood.web.serving import listen

    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(main, ["serve", "--port", port, "--data", str(tmp_path)])
    assert done.exit_code == 1
    assert f"port {port}" in done.stderr
