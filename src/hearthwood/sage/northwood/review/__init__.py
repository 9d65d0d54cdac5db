"""Games of For Northwood! looked back at: what luck did, what choices cost, and what no value knew."""

from .again import looked_further
from .ledger import Seen, seen_of
from .making import review, review_of
from .model import Again, Drill, Kind, Ledger, Moment, Option, Repeated, Reveal, Review, Visit

__all__ = [
    "Again",
    "Drill",
    "Kind",
    "Ledger",
    "Moment",
    "Option",
    "Repeated",
    "Reveal",
    "Review",
    "Seen",
    "Visit",
    "looked_further",
    "review",
    "review_of",
    "seen_of",
]
