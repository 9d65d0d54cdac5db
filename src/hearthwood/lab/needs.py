"""What the laboratory needs beside what playing needs."""

EXTRA = "pip install 'hearthwood[environments]'"


def advice(missing: ModuleNotFoundError) -> str:
    """One line on what to install."""
    return f"hearthwood.lab needs {missing.name}: {EXTRA}"
