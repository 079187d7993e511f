"""`python -m tests.compiled`: build the compiled wheel and say where it lies unpacked."""

from tests.compiled.wheel import unpack_wheel

print(unpack_wheel())
