"""What results say: intervals, comparisons on the same seeds, difficulty, characters, the report."""
