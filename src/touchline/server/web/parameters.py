"""Parameters of addresses: a value that is longer than any real one is refused before it is looked up."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

CodeParam = Annotated[str, Parameter(max_length=12)]  # the code of a table
TitleParam = Annotated[str, Parameter(max_length=40)]
IdParam = Annotated[str, Parameter(max_length=32)]  # the number of a subscription
