"""Structures of msgspec in the Python reference: they are called with their fields, which no `__init__` states."""

from typing import Any

import griffe


class StructSignatures(griffe.Extension):
    """Gives every structure the signature that msgspec makes for it."""

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        if "__init__" in cls.members or not any(str(base).endswith("Struct") for base in cls.bases):
            return
        call = griffe.Function("__init__", parameters=griffe.Parameters(*parameters(cls)), returns="None", parent=cls)
        cls.set_member("__init__", call)


def parameters(cls: griffe.Class) -> list[griffe.Parameter]:
    kind = griffe.ParameterKind.positional_or_keyword
    found = [griffe.Parameter("self", kind=kind)]
    for field in cls.attributes.values():
        if "property" not in field.labels:
            default = None if field.value is None else str(field.value)
            found.append(griffe.Parameter(field.name, annotation=field.annotation, kind=kind, default=default))
    return found
