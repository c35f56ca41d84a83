"""The work of ./test around CTest: choose groups, report while they run, count single tests.

A group is a test in CTest's sense: one program, which holds many single tests. `run.py` is the
program; the other files are its parts, each tried in tests/tools/.
"""
