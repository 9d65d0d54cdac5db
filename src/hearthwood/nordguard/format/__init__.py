"""Card sets as files: read into the types of the vocabulary, checked, and described by a JSON Schema."""
