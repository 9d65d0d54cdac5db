"""How fast everything is, beside what it is compared with: `make bench`, or `python -m bench --help`."""
