"""Real dice: what a seat is offered to type in tells nothing of what others hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kernel import duel
from tests.server.inside import Somebody, again, at_rest, play_on, seat_two, stop_registry, until
from tests.server.inside import table as made
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import ALL, DEALER, sees
from touchline.kernel.record import Record, replay
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.titles import SHELF

TITLES = [*SHELF.values(), duel.TITLE]
TABLES = [(title, seats) for title in TITLES for seats in sorted({title.seats[0], title.seats[-1]})]
GAMES, SELDOM, OPEN_SELDOM, DEALS = 2, 2, 20, 2


def typed_draws(title: Title, seats: int, seed: str) -> Iterator[Table]:
    """A random game with real cards, at every card that is typed in and was drawn from a pile."""
    table, dealer = title.table(seats, seed=seed, by_hand=True), Seeded(f"picks {seed}")
    while not table.over:
        seat = table.to_act[dealer.below(len(table.to_act))]
        question = table.question(seat)
        assert question is not None
        if question.bag is not None:
            yield table
        table.pick(seat, question.options[dealer.below(len(question.options))])


def typists(table: Table) -> list[int]:
    question = table.question(DEALER)
    assert question is not None
    return [seat for seat in range(table.seats) if sees(question.seen, seat)]


def offered_options(table: Table, seat: int) -> list[int]:
    question = table.question(DEALER)
    assert question is not None
    return table.title.typed_options(question, seat)


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=lambda each: getattr(each, "code", each))
def test_dealing_the_hidden_rest_again_does_not_change_what_is_offered(title: Title, seats: int) -> None:
    changed = 0
    for game in range(GAMES):
        look = Seeded(f"stops {game}")
        for at, table in enumerate(typed_draws(title, seats, f"typed {seats} {game}")):
            question = table.question(DEALER)
            assert question is not None
            if look.below(OPEN_SELDOM if question.seen == ALL else SELDOM):
                continue
            for seat in typists(table):
                mine = offered_options(table, seat)
                assert set(question.options) <= set(mine)  # every card that the pile may give can be typed in
                for deal in range(DEALS):
                    twin = table.redeal_once(seat, Seeded(f"{at} {seat} {deal}"))
                    if twin is not None and twin.question(DEALER) is not None:
                        changed += title.hidden(twin.now, seat) != title.hidden(table.now, seat)
                        assert offered_options(twin, seat) == mine, (question.kind, at)
    assert changed


# -- at a table of the server


async def asked_for_a_card(registry: Registry, **more: Any) -> tuple[Room, Somebody, Somebody]:
    """Real cards: seat 0 has drawn 12, seat 1 is to type in what it draws."""
    room, first, second = await seat_two(registry, dice="real", **more)
    for who, option in ((first, 20), (second, PASS), (first, 12), (first, 0)):
        assert await who.pick(option) == "done"
    return room, first, second


@pytest.mark.anyio
async def test_a_card_that_another_holds_is_offered_and_refused_without_a_name(registry: Registry) -> None:
    _, first, second = await asked_for_a_card(registry)
    assert second.view["question"]["options"] == [10, 11, 12, 13, 14, 15]
    first.listen()
    number = second.view["number"]
    answer = await second.raw(f'{{"t":"pick","id":"a","decision":{number},"picks":[12]}}')

    assert (answer["code"], answer["facts"]) == ("card-elsewhere", {"option": 12})
    await until(lambda: bool(first.connection.unread))
    assert first.listen() == [{"t": "check_cards", "by": 1}]  # everybody hears that it was tried
    assert await second.pick(13) == "done"


@pytest.mark.anyio
async def test_a_player_who_tries_many_cards_is_stopped_until_all_agree_to_go_back(registry: Registry) -> None:
    room, first, second = await asked_for_a_card(registry, casual=False)
    codes = [await second.pick(12) for _ in range(4)]

    assert codes == ["card-elsewhere"] * 3 + ["too-many-tries"]
    assert await second.pick(13) == "too-many-tries"
    assert await first.say("take_back") == "done"
    assert await second.say("take_back") == "done"
    assert room.table.to_act == [0]


class FirstOption(BotWorkers):
    """Bots that take the first option at once, in this process."""

    async def pick(self, table: Table, level: str, seat: int, seed: str, cards: str, owner: str = "") -> int:
        question = table.question(seat)
        assert question is not None
        return question.options[0]


@pytest.mark.anyio
@pytest.mark.parametrize("bot_workers", [FirstOption], indirect=True)
async def test_a_bots_own_cards_are_dealt_by_the_server_and_marked(registry: Registry) -> None:
    """Nobody sees them, so nobody can type them in; the table went on waiting for ever."""
    room = await made(registry, "duel", 2, bots=1, dice="real", pace="device")
    first, dealer = Somebody(registry, room, 0), Seeded("with a bot")
    while not room.table.over:
        await at_rest(registry)
        await play_on(room, [first], dealer, 1)

    record = Record.load(room.table.record().dump())
    assert {entry[3] for entry in record.log if entry[0] == DEALER} == {0, DEALER}
    assert replay(duel.TITLE, record).record().log == record.log


@pytest.mark.anyio
async def test_a_table_is_read_again_between_a_typed_card_and_the_answer(registry: Registry, tmp_path: Path) -> None:
    """The card was taken for its place in the pile, so that another card was in the hand."""
    room, _, second = await asked_for_a_card(registry)
    assert await second.pick(13) == "done"
    new = await again(registry, tmp_path)
    back = await new.room(room.code)

    assert back.table.view(1)["game"]["hands"] == [[], [13]]
    assert [entry.typed_by for entry in back.table.log if entry.who == DEALER] == [0, 1]
    await stop_registry(new)


def test_a_record_without_the_names_of_typists_loads() -> None:
    table = duel.TITLE.table(by_hand=True)
    for seat, option in ((0, PASS), (1, PASS), (DEALER, 13), (0, 0)):
        table.pick(seat, option)
    table.type_in(1, 12)
    old = table.record()
    old.log = [entry[:3] for entry in old.log]

    assert [len(entry) for entry in table.record().log if entry[0] == DEALER] == [3, 4]
    assert replay(duel.TITLE, Record.load(old.dump())).events_since(0, 1) == table.events_since(0, 1)
    with pytest.raises(IllegalPick, match="not-asked"):
        table.type_in(0, 12)
