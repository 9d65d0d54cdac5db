"""Games of For Northwood! looked back at: what luck did, what choices cost, and what no value knew."""

from .ledger import Seen, seen_of
from .making import review, review_of
from .model import Drill, Kind, Ledger, Moment, Option, Reveal, Review, Visit

__all__ = [
    "Drill",
    "Kind",
    "Ledger",
    "Moment",
    "Option",
    "Reveal",
    "Review",
    "Seen",
    "Visit",
    "review",
    "review_of",
    "seen_of",
]
