"""The base of the classes of answers: reads their fields from JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Generic, NoReturn, TypeVar, Union, overload

from .board import Candidate

Json = Mapping[str, Any]
Figure = Union[int, float, str, None]
Reader = Callable[[Any], Any]
Made = TypeVar("Made", bound="Fields")
Value = TypeVar("Value")


def candidates(json: list[Json]) -> list[Candidate]:
    return [Candidate.from_json(one) for one in json]


def optional_candidate(json: Json | None) -> Candidate | None:
    return Candidate.from_json(json) if json else None


class JsonField(Generic[Value]):
    """A field of an answer that is read from its `json`; None if the answer lacks it."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, answer: None, owner: type) -> JsonField[Value]: ...
    @overload
    def __get__(self, answer: object, owner: type) -> Value: ...
    def __get__(self, answer: Any, owner: type) -> Any:
        return self if answer is None else answer.json.get(self._name)

    def __set__(self, answer: object, value: NoReturn) -> None:
        raise AttributeError(f"{self._name} is read from the answer")


@dataclass(frozen=True)
class Fields:
    """An object with the fields of one in JSON."""

    _keys: ClassVar[Mapping[str, str]] = {}  # fields with another name in JSON
    _readers: ClassVar[Mapping[str, Reader]] = {}

    @classmethod
    def from_json(cls: type[Made], json: Json) -> Made:
        """The object for the JSON of an answer."""
        return cls._of(json)

    @classmethod
    def _of(cls: type[Made], json: Json, **own: Any) -> Made:
        """The object for JSON; `own` are the values of fields that are not read from it."""
        values = {"json": json, **own} if "json" in cls.__dataclass_fields__ else own
        for name in (each.name for each in fields(cls) if each.name not in values):
            key = cls._keys.get(name, name)
            if key in json:
                values[name] = cls._readers[name](json[key]) if name in cls._readers else json[key]
        return cls(**values)


@dataclass(frozen=True)
class Record(Fields):
    """An answer, with its whole JSON."""

    json: Json = field(repr=False, compare=False)


# Fields of a rating that do not depend on its scale.
_COMMON = ("type", "scale", "puzzle", "status", "givens", "redundant", "removable", "removable_complete", "neighbours")


@dataclass(frozen=True)
class ScaleRecord(Record):
    def __getitem__(self, figure: str) -> Any:
        """A field of the scale by its name in docs/json.md, for programs that work with any scale."""
        return self.figures[figure]

    @property
    def figures(self) -> Json:
        """Only the fields of the scale."""
        return {name: value for name, value in self.json.items() if name not in _COMMON}
