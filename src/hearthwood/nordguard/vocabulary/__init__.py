"""What cards can say: requirements, effects, powers and the cards that are composed of them (rules G5.*).

Every term is a frozen dataclass. The first field is its verb: the key by which a table in a set's files is
known to be this term. `format.reader` reads tables by these types, `format.schema` writes the published JSON
Schema from them, and the machine has one function for each: a new term is a class here and a function there.
"""
