"""Chapter 2 of the FIIM rules of 2019: the table, the equipment and the language."""

from gorod.rulebooks.book import info

CLAUSES = (
    info(
        "2.1",
        en=(
            "The table must hold ten without crowding. The judge sits at it or near it, wherever "
            "they can see and hear everyone."
        ),
        ru=(
            "За столом десятерым не должно быть тесно. Судья садится за него или поблизости, лишь "
            "бы видеть и слышать каждого."
        ),
    ),
    info(
        "2.2",
        en="Each seat is marked with its number and supplied with a mask.",
        ru="Каждое место помечено номером и снабжено маской.",
    ),
    info(
        "2.3",
        en="The hall has music or other sound that is enough to cover the night.",
        ru="В зале есть музыка или иной звук, которого хватит для игровой ночи.",
    ),
    info(
        "2.4",
        en="The game is played in Russian.",
        ru="Играют по-русски.",
    ),
)
