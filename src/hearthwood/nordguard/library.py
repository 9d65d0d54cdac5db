"""Sets by their names: those that come with the program, and folders that somebody names."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from hearthwood.core.errors import InvalidText, shown

from .box import Box
from .format.checks import check_sets
from .format.faults import BadSet, Fault, Faults
from .format.folder import INFO, SHIPPED, load_set, read_set
from .proving import Failed, Proof, proofs, prove, proving_box
from .vocabulary.cards import DESTINATION, FRONTIER, CardSet


def shipped() -> dict[str, Path]:
    """The folders of the sets that come with the program, by name."""
    return {path.parent.name: path.parent for path in sorted(SHIPPED.glob(f"*/{INFO}"))}


class Library:
    """The shipped sets, and folders named besides."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._folders = shipped()
        self._named: list[str] = []
        for folder in folders:
            name = _load(folder).info.name
            self._folders[name] = folder
            self._named.append(name)

    @property
    def usual(self) -> tuple[str, ...]:
        """What is played where nobody says otherwise: the folders named, the first having the corners."""
        first = [name for name in self._folders if _has_corners(self.card_set(name))]
        if not first:
            raise InvalidText(
                "there is no set to play; name a folder with --set", rule="G5.files", field="set"
            )
        begins = bool(self._named) and _has_corners(self.card_set(self._named[0]))
        return tuple(self._named) if begins else (first[0], *self._named)

    def card_set(self, name: str) -> CardSet:
        """The set of a name."""
        if name not in self._folders:
            known = ", ".join(self._folders) or "none"
            message = f"there is no set {shown(name)}; known: {known}; another folder is named with --set"
            raise InvalidText(message, rule="G5.files", field="sets")
        return _load(self._folders[name])

    def box(self, names: Sequence[str]) -> Box:
        """These sets together, checked."""
        if len(set(names)) != len(names):
            raise InvalidText("a set is played once", rule="G4.23", field="sets")
        sets = tuple(self.card_set(name) for name in names)
        return _box(sets, tuple(self._folders[name] for name in names))

    def box_of(self, text: str) -> Box:
        """The sets that a position is played with."""
        return self.box(text.split(" ", 1)[0].split("+"))


@cache
def _load(folder: Path) -> CardSet:
    return load_set(folder)


# Sets hold dictionaries, so they are told apart by identity, as `_load` gives each folder one set.
_boxes: dict[tuple[int, ...], Box] = {}


def _box(sets: tuple[CardSet, ...], folders: tuple[Path, ...]) -> Box:
    key = tuple(id(card_set) for card_set in sets)
    if key not in _boxes:
        for card_set, folder in zip(sets, folders, strict=True):
            _refuse_faulty(card_set, folder, sets)
        _boxes[key] = Box(sets)
    return _boxes[key]


def _refuse_faulty(card_set: CardSet, folder: Path, sets: tuple[CardSet, ...]) -> None:
    faults = Faults()
    check_sets(sets, faults, of=card_set)
    if faults:
        located = Faults()
        read_set(folder, located)  # for the lines
        check_sets(sets, located, of=card_set)
        raise BadSet(card_set.info.name, located)


def _has_corners(card_set: CardSet) -> bool:
    return FRONTIER in card_set.locations and DESTINATION in card_set.locations


def check_folder(folder: Path, others: Sequence[CardSet] = ()) -> list[Fault]:
    """All that is wrong with the set in a folder, its examples included (rule G5.check).

    Shipped sets that it needs are taken along; `others` are those that it needs besides.
    """
    faults = Faults()
    card_set = read_set(folder, faults)
    if card_set is None:
        return list(faults)
    names = {other.info.name for other in others}
    needed = [path for name, path in shipped().items() if name in card_set.info.needs and name not in names]
    company = (*(_load(path) for path in needed), *others)
    check_sets([card_set, *company], faults, of=card_set)
    if not faults:
        _check_examples(card_set, company, faults)
    return list(faults)


def _check_examples(card_set: CardSet, others: tuple[CardSet, ...], faults: Faults) -> None:
    box = proving_box(card_set, others)
    for proof in proofs(card_set):
        try:
            prove(box, proof)
        except Failed as failed:
            faults.add(f"{proof.kind}.toml", _path(proof), str(failed))


def _path(proof: Proof) -> tuple[str | int, ...]:
    return (proof.name, "example", proof.number)
