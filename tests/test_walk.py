"""The walk of one pick (docs/walk.md) names functions that exist, and few enough to be read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| (\d+) \| `([\w.]+)` \| `([\w./]+)` \|", PAGE, re.MULTILINE)
MAX_FUNCTIONS = 40


@pytest.mark.parametrize(("name", "file"), [step[1:] for step in STEPS], ids=[step[1] for step in STEPS])
def test_a_function_of_the_walk_is_where_the_page_says(name: str, file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    *owner, function = name.split(".")

    if owner:
        assert re.search(rf"\bclass {owner[0]}\b", source)
        source = re.split(rf"\bclass {owner[0]}\b", source)[1].split("\nclass ")[0]
    method = rf"def {function}\(" if file.endswith(".py") else rf"^  (?:\w+ )?{function}\("
    assert re.search(method, source, re.MULTILINE)


def test_the_walk_is_numbered_and_short() -> None:
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))
    assert len(STEPS) <= MAX_FUNCTIONS
    files = {file for _, _, file in STEPS}
    assert f"{len(STEPS)} functions in {len(files)} files" in PAGE


def test_every_stage_of_the_pipeline_is_on_the_page() -> None:
    for stage in ("check", "play", "write", "apply", "tell"):
        assert f"**{stage}**" in PAGE
    for state in ("idle", "gathering", "writing", "retrying"):
        assert state in PAGE
