"""Mutation testing of the rules: `make mutants`, or `python -m tests.mutants mister --chapter shots`.

A mutant is a rules chapter with one small fault: a comparison, a number or a branch is changed.  The tests of the title
should fail on it; then the mutant is killed.  A mutant that survives shows a line that no test holds.

operators.py   the faults, made on the syntax tree
functions.py   finds the functions of the chapters and swaps their code
reach.py       learns which test reaches which line
session.py     a pytest plugin: runs each mutant in a forked process, until the first test that fails
equivalent.py  mutants that change nothing, each with its reason
report.py      kill rates by chapter, and the survivors
page.py        docs/mutants.md, where the rates are kept
"""
