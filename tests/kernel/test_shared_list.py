"""A scroll is the list it stands for, and its copies go on alone."""

from __future__ import annotations

import pytest

from touchline.kernel.shared_list import MAX_NEW_ITEMS, SharedList


def write_lines(lines: list[int]) -> SharedList[int]:
    """Line by line, with a copy taken at each: old and new lines in many proportions."""
    scroll: SharedList[int] = SharedList([])
    for line in lines:
        scroll.append(line)
        scroll.clone()
    return scroll


@pytest.mark.parametrize("length", [0, 1, MAX_NEW_ITEMS, MAX_NEW_ITEMS + 1, 3 * MAX_NEW_ITEMS + 5])
def test_it_reads_like_a_list(length: int) -> None:
    lines = list(range(length))
    scroll = write_lines(lines)

    assert len(scroll) == length
    assert list(scroll) == lines
    assert list(reversed(scroll)) == lines[::-1]
    assert [scroll[at] for at in range(-length, length)] == lines + lines
    for first in range(0, length + 3, 7):
        assert scroll[first:] == lines[first:]
        assert scroll[first : first + 4] == lines[first : first + 4]
        assert scroll[:first:2] == lines[:first:2]


@pytest.mark.parametrize("at", [3, -4])
def test_beyond_its_end_there_is_nothing(at: int) -> None:
    with pytest.raises(IndexError):
        write_lines([1, 2, 3])[at]


@pytest.mark.parametrize("kept", [0, 5, MAX_NEW_ITEMS + 1, 2 * MAX_NEW_ITEMS, 2 * MAX_NEW_ITEMS + 9])
def test_copies_go_on_alone(kept: int) -> None:
    lines = list(range(2 * MAX_NEW_ITEMS + 10))
    scroll = write_lines(lines)
    copy = scroll.clone()
    copy.cut(kept)
    copy.extend([-1, -2])
    scroll.append(-3)

    assert list(copy) == [*lines[:kept], -1, -2]
    assert list(scroll) == [*lines, -3]


def test_old_items_are_shared() -> None:
    scroll = write_lines(list(range(2 * MAX_NEW_ITEMS)))

    assert scroll.clone().old is scroll.old
    assert len(scroll.clone().new) <= MAX_NEW_ITEMS
