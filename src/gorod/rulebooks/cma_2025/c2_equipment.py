"""Chapter 2 of the CMA rules of 2025: the table, the equipment and the language."""

from gorod.rulebooks.book import info

CLAUSES = (
    info(
        "2.1",
        en=(
            "The table has room for twelve. The judge sits at it or next to it, where nothing "
            "escapes the judge's eyes and ears."
        ),
        ru=(
            "За столом хватает места двенадцати. Судья сидит за ним или около, откуда ему видно и "
            "слышно каждого."
        ),
    ),
    info(
        "2.2",
        en="On every seat lie a mask and a number plate.",
        ru="На каждом месте есть номерок и маска.",
    ),
    info(
        "2.3",
        en="There must be something to play music on for the night.",
        ru="Нужно, на чём включить музыку на ночь.",
    ),
    info(
        "2.4",
        en="At the table one speaks Russian; hiding behind another language is 11.13.",
        ru="За столом говорят по-русски; прятаться за чужой язык — это 11.13.",
    ),
)
