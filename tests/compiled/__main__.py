"""`python -m tests.compiled`: build the compiled wheel and say where it lies unpacked."""

from tests.compiled.wheel import unpacked

print(unpacked())
