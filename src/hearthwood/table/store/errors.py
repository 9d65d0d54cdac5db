"""What can go wrong with tables in the database.

StoreError
├── NotFound      there is no such table, link or profile, or it is another's
├── Conflict      somebody else has written on meanwhile
└── NotSaved      the database refused; nothing was done
"""


class StoreError(Exception):
    """The base; an operation that raises one has changed nothing."""


class NotFound(StoreError):
    """There is no such thing, or it is not yours to see."""


class Conflict(StoreError):
    """The journal has grown since it was read."""


class NotSaved(StoreError):
    """The database refused."""
