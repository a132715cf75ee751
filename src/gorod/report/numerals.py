"""Russian numerals in the nominative, as a judge calls a seat: один, два … сорок."""

from __future__ import annotations

_FIRST = (
    *("ноль", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"),
    *("десять", "одиннадцать", "двенадцать", "тринадцать", "четырнадцать", "пятнадцать"),
    *("шестнадцать", "семнадцать", "восемнадцать", "девятнадцать"),
)
_TENS = ("", "", "двадцать", "тридцать", "сорок")


def numeral(number: int) -> str:
    """Return the numeral up to forty; a greater number is returned in digits."""
    if 0 <= number < len(_FIRST):
        return _FIRST[number]
    tens, ones = divmod(number, 10)
    if not 0 <= number <= 40:  # noqa: PLR2004  a record has at most forty seats
        return str(number)
    return f"{_TENS[tens]} {_FIRST[ones]}" if ones else _TENS[tens]
