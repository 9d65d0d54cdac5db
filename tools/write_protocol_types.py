"""The client's TypeScript types, written from the server's models: `python tools/write_protocol_types.py`.

`--check` writes nothing and fails when the file is not what it would be.
"""

import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from hearthwood.web import nordguard_sights, protocol, words

TARGET = Path(__file__).parent.parent / "src" / "hearthwood" / "web" / "client" / "src" / "protocol.ts"
HEAD = (
    "// Written by tools/write_protocol_types.py from the server's models; `make protocol` writes it anew.\n"
)
REF = "#/$defs/"
UNIONS = ("ClientMessage", "JournalCommand", "NewTable", "ServerMessage")

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """The schema of every model and named type of the protocol, by name."""
    models = [
        value
        for module in (protocol, nordguard_sights)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, words.Words) and value is not words.Words
    ]
    _, combined = models_json_schema([(model, "validation") for model in models])
    found: dict[str, Schema] = dict(combined["$defs"])
    for name in UNIONS:
        schema = TypeAdapter(getattr(protocol, name)).json_schema()
        found |= schema.pop("$defs")
        found[name] = schema
    return dict(sorted(found.items()))


def type_of(schema: Schema) -> str:
    """The TypeScript of a schema in place."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    for options in ("anyOf", "oneOf"):
        if options in schema:
            return " | ".join(dict.fromkeys(type_of(option) for option in schema[options]))
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    if schema.get("type") == "array":
        return f"{in_brackets(type_of(schema['items']))}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }[schema["type"]]


def literal(value: str | int) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def in_brackets(text: str) -> str:
    return f"({text})" if " | " in text else text


def declaration(name: str, schema: Schema) -> str:
    """One exported type with its comment."""
    comment = comment_of(schema)
    if "properties" not in schema:
        return f"{comment}export type {name} = {type_of(schema)};\n"
    required = schema.get("required", [])
    fields = "".join(
        f"{comment_of(inner, '  ')}  readonly {field}{'' if field in required else '?'}: {of_field(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def comment_of(schema: Schema, indent: str = "") -> str:
    if "description" not in schema:
        return ""
    return f"{indent}/** {' '.join(schema['description'].split())} */\n"


def of_field(schema: Schema) -> str:
    """Arrays are not changed by the client either."""
    text = type_of(schema)
    return f"readonly {text}" if schema.get("type") == "array" else text


def written() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(declaration(name, schema) for name, schema in schemas().items())])


def main() -> int:
    text = written()
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        print(f"{TARGET.name} is not what the models say; `make protocol` writes it anew.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
