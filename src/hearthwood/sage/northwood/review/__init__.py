"""Games of For Northwood! looked back at: what luck did, what choices cost, and what no value knew."""

from .model import Drill, Kind, Ledger, Moment, Option, Reveal, Review, Visit

__all__ = ["Drill", "Kind", "Ledger", "Moment", "Option", "Reveal", "Review", "Visit"]
