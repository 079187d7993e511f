"""A frozen game names classes: only those of Touchline and of the title's own package are made."""

import pytest

from touchline.kernel.drivers import Entry
from touchline.server.tables.snapshots import from_plain, to_plain


def test_a_class_of_the_title_s_package_is_made() -> None:
    data = to_plain(Entry(1, 2, 3, 4, 5, 6))
    elsewhere = data | {"o": data["o"].replace("touchline", "somebody", 1)}

    assert to_plain(from_plain(data, "somebody")) == data
    with pytest.raises(ModuleNotFoundError, match="somebody"):
        from_plain(elsewhere, "somebody")


@pytest.mark.parametrize("place", ["subprocess:Popen", "somebody.else:Thing", "touchliner:Thing", "tests.state:Thing"])
def test_other_classes_are_refused(place: str) -> None:
    with pytest.raises(ValueError, match="not ours"):
        from_plain({"o": place, "a": {}}, "touchline")
