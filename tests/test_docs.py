"""The examples in the documents run as they stand."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_the_examples_of_a_document_run(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False, optionflags=doctest.ELLIPSIS)

    assert failed == 0


def test_the_readme_has_examples() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted >= 8


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_inside_the_project_lead_somewhere(document: Path) -> None:
    for part in document.read_text(encoding="utf-8").split("](")[1:]:
        target = part.split(")")[0]
        if "://" not in target and not target.startswith("#"):
            assert (document.parent / target.split("#")[0]).exists(), target
