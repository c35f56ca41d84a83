"""Which of the generated cases are kept: few of the easy ones, and not too many that are refused."""

EASY_KEPT = 1       # of 100
REFUSED = 8         # one case in so many is refused at most


def is_kept(rng, answer, size, least):
    """Whether a case is: most have `least` situations or more, and no ending that is certain."""
    easy = size < least or max(answer["endings"].values()) == 1
    return not easy or rng.random() * 100 < EASY_KEPT


def may_be_refused(refused, made):
    """Whether another case may be that is refused, after so many of those made."""
    return refused * REFUSED <= made
