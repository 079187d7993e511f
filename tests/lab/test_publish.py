"""`make balance`: a page for every title and an index, the same for the same cards."""

from pathlib import Path

from touchline.lab import publish
from touchline.titles import SHELF

MAX_PAGE_BYTES = 300_000


def test_every_title_has_a_page_and_a_line_in_the_index(tmp_path: Path) -> None:
    publish.main(tmp_path, 2)

    index = (tmp_path / "README.md").read_text(encoding="utf-8")
    for title in SHELF.values():
        page = tmp_path / f"{title.code}.html"
        assert f"[{title.name}]({page.name})" in index
        assert page.stat().st_size < MAX_PAGE_BYTES
        assert str(tmp_path) not in page.read_text(encoding="utf-8")


def test_the_same_games_give_the_same_page(tmp_path: Path) -> None:
    title = next(iter(SHELF.values()))
    pages = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        publish.publish(title, tmp_path / name, 2)
        pages.append((tmp_path / name / f"{title.code}.html").read_bytes())

    assert pages[0] == pages[1]


def test_the_published_reports_are_of_the_cards_in_the_box() -> None:
    index = (Path(__file__).resolve().parents[2] / "docs" / "balance" / "README.md").read_text(encoding="utf-8")

    assert [title.code for title in SHELF.values() if f"`{str(title.cards(None).digest)[:12]}`" not in index] == []
