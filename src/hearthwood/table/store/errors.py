"""What can go wrong with tables in the database.

StoreError
├── NotFound      there is no such table, link or profile, or it is another's
├── Conflict      somebody else has written on meanwhile
├── NotSaved      the database refused; nothing was done
└── CannotOpen    there is no database, or none that we can use
"""


class StoreError(Exception):
    """The base; an operation that raises one has changed nothing."""


class NotFound(StoreError):
    """There is no such thing, or it is not yours to see."""


class Conflict(StoreError):
    """The journal has grown since it was read."""


class CannotOpen(StoreError):
    """There is no database at the address, or none that we can use."""


class NotSaved(StoreError):
    """The database refused."""
