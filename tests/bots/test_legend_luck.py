"""Luck in a legend's deals: a roll or a draw more, in consequence of a pick, leaves the rest as it was."""

from collections import Counter

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import Game
from touchline.search.outlook import Outlook
from touchline.search.shared_luck import SharedLuck


class ByHour(Outlook):
    def __init__(self) -> None:
        super().__init__()
        self.hour = 0

    def clock(self, game: object) -> int:
        return self.hour


def fate(luck: int) -> tuple[SharedLuck, ByHour]:
    outlook = ByHour()
    return SharedLuck([], Seeded(0), luck, outlook), outlook


def roll_many(given: tuple[SharedLuck, ByHour], kind: int, hour: int, count: int) -> list[int]:
    given[1].hour = hour
    return [given[0].roll(Game(2), 6, kind, -1) for k in range(count)]


def test_a_roll_more_leaves_other_kinds_and_later_moments_as_they_were() -> None:
    one, other = fate(7), fate(7)
    assert roll_many(one, 3, 0, 5) == roll_many(other, 3, 0, 6)[:5]
    assert roll_many(one, 4, 0, 20) == roll_many(other, 4, 0, 20)
    assert roll_many(one, 3, 1, 20) == roll_many(other, 3, 1, 20)


def test_kinds_moments_and_deals_differ() -> None:
    found = [roll_many(fate(luck), kind, hour, 20) for luck in (7, 8) for kind in (3, 4) for hour in (0, 1)]
    assert len({tuple(faces) for faces in found}) == len(found)


def test_all_faces_are_alike() -> None:
    faces = Counter(face for luck in range(100) for face in roll_many(fate(luck), 3, luck % 7, 60))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(900 < count < 1100 for count in faces.values())


def test_cards_come_in_an_order_of_their_own_whatever_else_lies_in_the_bag() -> None:
    def draw_all(bag: list[int]) -> list[int]:
        chance = fate(5)[0]
        return [chance.draw(Game(2), bag, 9, -1) for k in range(len(bag))]

    whole, without = draw_all(list(range(10))), draw_all([9, 8, 7, 6, 5, 4, 2, 1, 0])
    assert sorted(whole) == list(range(10))
    assert [card for card in whole if card != 3] == without


def test_every_card_comes_first_as_often() -> None:
    firsts = Counter(fate(luck)[0].draw(Game(2), list(range(5)), 9, -1) for luck in range(5000))
    assert all(900 < firsts[card] < 1100 for card in range(5))
