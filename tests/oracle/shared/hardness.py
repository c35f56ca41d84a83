#!/usr/bin/env python3
"""How hard the cases are whose answers are kept in tests/oracle/kept: see agreement.py.

    run.py hardness     a line for each group: the median of the situations; how many of 100 endings are certain
"""
import agreement
import kept_answers


def main():
    for name in kept_answers.SLOW:
        cases, _ = kept_answers.in_tree(name)
        median, certain = agreement.hardness(cases, agreement.engine(cases))
        print(f"{name:30} {len(cases):5} cases: median {median:g}, certain {float(100 * certain):.1f}")


if __name__ == "__main__":
    main()
