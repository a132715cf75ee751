"""Chapter 11 of the tournament rules of 2026: the technical night."""

from gorod.engine.powers.technical_night import TechnicalNight
from gorod.rulebooks.book import clause

CLAUSES = (
    clause(
        "11.1",
        en=(
            "In a technical night music plays, and all sit masked as at night while the Host "
            "confers with the side judges. Clocks stand, and play then goes on from the same spot."
        ),
        ru=(
            "В техническую ночь играет музыка, все в масках и в ночной посадке, пока ведущий "
            "совещается с боковыми судьями. Часы стоят, потом игра идёт с того же места."
        ),
        cites=("technical-night",),
        grants=(TechnicalNight,),
    ),
)
