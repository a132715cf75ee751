"""Clauses 1 to 4 of the FIIM regulation of 2011: the status of the rules and the rating."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.awards import (
    no_award_waits,
    one_rule_for_all_awards_that_wait,
    the_tournament_gives_the_points,
)
from gorod.rulebooks.policies.fines import no_penalty_is_known

CLAUSES = (
    info(
        "1",
        en="The federation plays by these rules; they grew out of E. Fedorov's rules of 2005.",
        ru="Федерация играет по этим правилам; выросли они из правил Э. Фёдорова 2005 года.",
    ),
    info(
        "2",
        en="How a game runs is told in Appendix 1.",
        ru="Как идёт сама игра, сказано в приложении № 1.",
    ),
    clause(
        "3",
        en=(
            "The main rating takes in only games by the appendix; in our reading those at a table "
            "of ten with nothing added."
        ),
        ru=(
            "В основной рейтинг идут только игры по приложению; в нашем прочтении это стол на "
            "десятерых без каких-либо добавок."
        ),
        cites=("rating-main", "award", "consent", "fine"),
        award=the_tournament_gives_the_points,
        award_waits=no_award_waits,
        fines={},
        fine=no_penalty_is_known,
        award_values=(),
        consented=one_rule_for_all_awards_that_wait,
    ),
    clause(
        "4",
        en=(
            "A club may add roles and clauses, and those games go to a separate rating, described "
            "elsewhere. In our reading tables of other sizes go there too."
        ),
        ru=(
            "Клуб вправе добавить роли и пункты, у таких игр отдельный рейтинг, описанный не "
            "здесь. В нашем прочтении туда же идут столы другого размера."
        ),
        cites=("rating-separate",),
    ),
)
