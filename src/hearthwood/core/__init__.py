"""What every game stands on: randomness, bits, errors, the compiler. Imports nothing else of ours."""
