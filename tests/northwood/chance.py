"""Chance as rules N2.* describe it, written once more, so that no test asks the engine what is right."""

MODULUS = 1 << 64

CARDS = [f"{suit}{value}" for suit in "CFLE" for value in range(1, 9)]


class SplitMix64:
    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % MODULUS
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % MODULUS
        z = (z ^ z >> 27) * 0x94D049BB133111EB % MODULUS
        return z ^ z >> 31

    def below(self, n: int) -> int:
        return (self.next() >> 32) * n >> 32


def stream(seed: int, k: int) -> SplitMix64:
    outputs = SplitMix64(seed)
    for _ in range(k):
        outputs.next()
    return SplitMix64(outputs.next())


def shuffle(items: list[str], chance: SplitMix64) -> list[str]:
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = chance.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def grouped(cards: list[str]) -> str:
    """Cards as the notation writes a hand."""
    text = ""
    for suit in "CFLE":
        values = sorted(card[1] for card in cards if card[0] == suit)
        text += suit + "".join(values) if values else ""
    return text or "-"


def fresh_visit(seed: int, number: int) -> tuple[str, str, str]:
    """Hand, deck and stream at the start of a visit."""
    chance = stream(seed, number)
    deck = shuffle(CARDS, chance)
    return grouped(deck[:8]), "".join(deck[8:]), f"{chance.state:016x}"
