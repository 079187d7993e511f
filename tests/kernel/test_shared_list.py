"""A shared list behaves like a list, and its copies are independent."""

from __future__ import annotations

import pytest

from touchline.kernel.shared_list import MAX_NEW_ITEMS, SharedList


def write_items(numbers: list[int]) -> SharedList[int]:
    """Append item by item and copy each time: old and new items in many proportions."""
    items: SharedList[int] = SharedList([])
    for number in numbers:
        items.append(number)
        items.clone()
    return items


@pytest.mark.parametrize("length", [0, 1, MAX_NEW_ITEMS, MAX_NEW_ITEMS + 1, 3 * MAX_NEW_ITEMS + 5])
def test_it_reads_like_a_list(length: int) -> None:
    lines = list(range(length))
    items = write_items(lines)

    assert len(items) == length
    assert list(items) == lines
    assert list(reversed(items)) == lines[::-1]
    assert [items[at] for at in range(-length, length)] == lines + lines
    for first in range(0, length + 3, 7):
        assert items[first:] == lines[first:]
        assert items[first : first + 4] == lines[first : first + 4]
        assert items[:first:2] == lines[:first:2]


@pytest.mark.parametrize("at", [3, -4])
def test_beyond_its_end_there_is_nothing(at: int) -> None:
    with pytest.raises(IndexError):
        write_items([1, 2, 3])[at]


@pytest.mark.parametrize("kept", [0, 5, MAX_NEW_ITEMS + 1, 2 * MAX_NEW_ITEMS, 2 * MAX_NEW_ITEMS + 9])
def test_copies_go_on_alone(kept: int) -> None:
    lines = list(range(2 * MAX_NEW_ITEMS + 10))
    items = write_items(lines)
    copy = items.clone()
    copy.cut(kept)
    copy.extend([-1, -2])
    items.append(-3)

    assert list(copy) == [*lines[:kept], -1, -2]
    assert list(items) == [*lines, -3]


def test_old_items_are_shared() -> None:
    items = write_items(list(range(2 * MAX_NEW_ITEMS)))

    assert items.clone().old is items.old
    assert len(items.clone().new) <= MAX_NEW_ITEMS
