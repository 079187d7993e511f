"""The declaration of a game package: one Title, by which everything else knows the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from touchline.kernel.agenda import Agenda, carry_out
from touchline.kernel.dealer import Dealer
from touchline.kernel.declared import Book, Bots, Lazy
from touchline.kernel.drivers import Question
from touchline.kernel.errors import BadOption, IllegalPick
from touchline.kernel.game import ALL, NOBODY, Event, Game, Step
from touchline.kernel.option import Option
from touchline.kernel.plannable import Lot, Plannable
from touchline.kernel.result import Result
from touchline.kernel.scene import Scene, open_game
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import LAST_OPTION, PASS, Words, name_numbers

MAX_ENTRIES: Final = 40_000  # the longest of 60 random games of each title with random options had 8,352
PRO: Final = "pro"  # the level whose picks are preselected
LAST_RANK: Final = 1_000  # for a title that declares no place on the shelf
SeenPicks = list[tuple[int, int, int]]  # (who, kind, pick or card): what a seat has seen of the running step


class Title:
    """A game of the shelf.  The functions come from the package's modules; see docs/tour.md for each."""

    def __init__(
        self,
        *,
        code: str,
        name: str,
        edition: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        words: Words,
        load_cards: Callable[[Path | None], Any],
        start: Callable[[int, dict[str, Any], Any], Game],
        agenda: Agenda,
        observe: Callable[[Any, int | None], Mapping[str, Any]],
        redeal: Callable[[Any, int, Dealer, SeenPicks], None],
        hidden: Callable[[Any, int], str],
        result: Callable[[Any], Result],
        observe_public: Callable[[Any], Mapping[str, Any]] | None = None,
        settle: Callable[[int, dict[str, Any], set[str]], dict[str, Any]] | None = None,
        runs: Callable[[Any, int, int, tuple[int, ...]], list[tuple[str, list[int]]]] | None = None,
        picks_for_choice: Callable[[Any, int, int, tuple[int, ...], list[int]], list[int]] | None = None,
        candidates: Callable[[Any, int, int, list[int]], list[int]] | None = None,
        preview: Callable[[Any, int, int, tuple[int, ...], int], tuple[int, ...]] | None = None,
        worth: Callable[[Any, int, int, tuple[int, ...], list[int]], list[int]] | None = None,
        alike: Callable[[Any, int, int, tuple[int, ...], list[int]], bool] | None = None,
        best: Callable[[Any, int, int, tuple[int, ...], list[int]], list[int]] | None = None,
        seat_of: Callable[[Any, str, int], int] | None = None,
        lots: Callable[[Any, int], list[Lot]] | None = None,
        plannable: Callable[[Any, int], list[Plannable]] | None = None,
        window_seconds: Callable[[int, tuple[int, ...]], int] | None = None,
        labels: Mapping[str, Callable[[Any, int], str]] | None = None,
        view: Any = None,
        scopes: tuple[str, ...] = (),
        text: Path | None = None,
        own_cards: Path | None = None,
        book: Book | None = None,
        bots: Bots | None = None,
        story: Lazy | None = None,
        lab: Lazy | None = None,
        terminal: Lazy | None = None,
        lesson: Lazy | None = None,
        first_times: Lazy | None = None,
        print_decks: Lazy | None = None,
        max_entries: int = MAX_ENTRIES,
        shelf_rank: int = LAST_RANK,
    ) -> None:
        self.code, self.name, self.edition = code, name, edition
        self.seats, self.options, self.words = seats, options, words
        self.load_cards, self.start, self.agenda = load_cards, start, agenda
        self.observe_seat = observe  # returns what differs from seat to seat; all, if `observe_public` is not given
        self.observe_public = observe_public or nothing  # returns what all may know; called once for all seats
        self.redeal, self.hidden, self.result = redeal, hidden, result
        self.settle, self.runs, self.candidates = settle, runs, candidates
        self.picks_for_choice = picks_for_choice
        self.preview, self.worth, self.best, self.seat_of = preview, worth, best, seat_of
        self.alike = alike  # whether all options lead to the same, by what the seat may know
        self.lots = lots  # the lots on offer that will be auctioned: public but for what the seat could bid
        self.plannable = plannable  # returns the questions that this seat may answer in advance
        self.window_seconds = window_seconds  # how long a strict window of this kind is open; it uses public facts only
        self.view = view  # the TypedDict that `observe` returns, field by field documented (kernel/views.py)
        self.labels = labels or {}
        self.scopes = scopes  # how long a standing order may last, by number
        self.text = text  # the folder of the Fluent files
        self.own_cards = own_cards  # the folder of the card files that come with the title
        self.book = book
        self.bots = bots
        self.story = story  # a touchline.story.parts.Story
        self.lab = lab  # a touchline.kernel.declared.Lab
        self.terminal = terminal  # a module: see touchline.cli.screens
        self.lesson = lesson  # a touchline.kernel.lesson.Lesson
        self.first_times = first_times  # a tuple of touchline.kernel.first_time.FirstTime
        self.print_decks = print_decks  # a function: see touchline.press.faces
        self.shelf_rank = shelf_rank  # its place on the shelf: lowest first, those of the same rank by code
        self.max_entries = max_entries  # in a log that is replayed; after half of them nothing can be taken back

    # -- making a table

    def resolve_options(self, seats: Any, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return all options with their values: the given ones, checked; the others by default."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("seats", self.code, {"value": repr(seats), "choices": list(self.seats)})
        known = {option.name: option for option in self.options}
        given = dict(options or {})
        for name in given:
            if name not in known:
                raise BadOption("unknown-option", str(name), {"options": ", ".join(known)})
        full = {name: known[name].check(given[name]) if name in given else known[name].default for name in known}
        return self.settle(seats, full, set(given)) if self.settle else full

    def game(self, seats: Any, options: Mapping[str, Any] | None = None, cards: Any = None) -> Game:
        """Return the game before its first step; `cards`: a folder, or a set that is loaded already."""
        full = self.resolve_options(seats, options)
        return self.start(seats, full, self.cards(cards))

    def cards(self, cards: Any = None) -> Any:
        return self.load_cards(Path(cards) if cards is not None else None) if is_place(cards) else cards

    def table(
        self,
        seats: Any = None,
        options: Mapping[str, Any] | None = None,
        cards: Any = None,
        seed: int | str | None = None,
        dealer: Dealer | None = None,
        by_hand: bool = False,
    ) -> Table:
        seats = self.seats[0] if seats is None else seats
        full, loaded = self.resolve_options(seats, options), self.cards(cards)
        return open_game(self, full, loaded, self.start(seats, full, loaded), seed, dealer, by_hand)

    def scene(self, seats: Any = None, options: Mapping[str, Any] | None = None, cards: Any = None) -> Scene:
        """Return a game to be laid out by hand and opened as a table."""
        seats = self.seats[0] if seats is None else seats
        full, loaded = self.resolve_options(seats, options), self.cards(cards)
        return Scene(self, full, loaded, self.start(seats, full, loaded))

    # -- playing

    def perform(self, game: Game, step: Step) -> None:
        """Carry out one step: a loop that stops between steps calls it with `game.next_step()`."""
        carry_out(self.agenda, game, step)

    def observe(self, game: Game, seat: int | None) -> dict[str, Any]:
        """Return what this seat may know of the game (None: a spectator), as plain data."""
        return {**self.observe_public(game), **self.observe_seat(game, seat)}

    # -- words for numbers

    def typed_options(self, question: Question, seat: int) -> list[int]:
        """With real dice, return every face, or every card that this seat cannot exclude, in the pile or not."""
        if question.bag is None or self.candidates is None:
            return question.options
        return sorted(set(self.candidates(question.game, seat, question.kind, question.bag)))

    def typed_data(self, question: Question, seat: int, decision: int) -> dict[str, Any]:
        """Return the die or card that this seat has to type in, as data."""
        rolls = self.words.rolls[question.kind]
        options = self.typed_options(question, seat)
        return {"kind": rolls.name, "decision": decision, "options": options, "domain": rolls.options, "context": {}}

    def question_data(self, question: Question, decision: int) -> dict[str, Any]:
        asks, ready = self.words.asks[question.kind], self.ready_choices(question)
        data = {
            "kind": asks.name,
            "decision": decision,
            "options": question.options,
            "domain": asks.options,
            "special": asks.labels,
            "context": name_numbers(asks.context, question.context),
            "default": self.default(question),
            "best": self.best_of(question, ready),
            "window": asks.passed_by_order,  # an order to pass may be given here, and is obeyed
            "refusals": [self.reason_data(each.option, each.reason, each.numbers) for each in question.refusals],
            "runs": [self.run_data(question, name, choice) for name, choice in ready],
        }
        if asks.standing:
            data["standing"] = [option for option in question.options if option in asks.standing]
        if asks.preview and self.preview is not None:
            data["previews"] = self.previews(question)
        if (asks.window or asks.spares) and self.worth is not None:
            data["worth"] = self.worthwhile(question)
        if self.is_alike(question):
            data["alike"] = True  # nobody need be asked: the best is picked, and the log tells it
        return data

    def is_alike(self, question: Question) -> bool:
        """Return whether every answer leads to the same, as far as the seat may know."""
        if self.alike is None or len(question.options) == 1:
            return False
        return self.alike(question.game, question.seat, question.kind, question.context, question.options)

    def previews(self, question: Question) -> list[dict[str, Any]]:
        """Return what each option would bring, as far as the seat may know; options without a preview are left out."""
        assert self.preview is not None
        what, found = self.words.asks[question.kind].preview, []
        for option in question.options:
            numbers = self.preview(question.game, question.seat, question.kind, question.context, option)
            if numbers:
                found.append({"option": option, "numbers": name_numbers(what, numbers)})
        return found

    def run_data(self, question: Question, name: str, choice: list[int]) -> dict[str, Any]:
        """Return a ready-made choice and its picks; `whole`: the choice itself, if its numbers are not its picks."""
        picks = self.picks_of(question, choice)
        return {"name": name, "picks": picks} if choice == picks else {"name": name, "picks": picks, "whole": choice}

    def ready_choices(self, question: Question) -> list[tuple[str, list[int]]]:
        return self.runs(question.game, question.seat, question.kind, question.context) if self.runs else []

    def picks_of(self, question: Question, choice: list[int]) -> list[int]:
        """Return the picks of a whole choice, such as a line-up; none if the question does not begin such a choice."""
        if self.picks_for_choice is None:
            return choice
        return self.picks_for_choice(question.game, question.seat, question.kind, question.context, choice)

    def default(self, question: Question) -> int:
        """Return the answer that counts when nobody answers in time."""
        default = self.words.asks[question.kind].default
        if default == LAST_OPTION:
            return question.options[-1]
        return default if default in question.options else question.options[0]

    def best_picks(self, question: Question) -> list[int]:
        """Return the picks preselected for a person: the title's, a ready-made run, a pro's pick, or the default.

        A guess that others must not foresee gets the default; in a window nothing is played that brings nothing.
        """
        return self.best_of(question, self.ready_choices(question))

    def best_of(self, question: Question, ready: list[tuple[str, list[int]]]) -> list[int]:
        """Return the preselected picks, where the ready-made choices are known already."""
        given = (question.game, question.seat, question.kind)
        found = self.best(*given, question.context, question.options) if self.best is not None else []
        if found or ready:
            return found or self.picks_of(question, ready[0][1])
        default, asks = self.default(question), self.words.asks[question.kind]
        if asks.guess or len(question.options) == 1 or self.bots is None or PRO not in self.bots.levels:
            return [default]
        pick: int = self.bots.levels[PRO](0).pick(*given, question.options, question.context)
        if (asks.window or asks.spares) and self.worth is not None:
            return [pick] if pick in self.worth(*given, question.context, question.options) else [default]
        return [pick]

    def worthwhile(self, question: Question) -> list[int]:
        """Return the answers worth asking a person for; none in a window in which a pro would pass."""
        assert self.worth is not None
        if self.is_window(question.kind) and self.best_picks(question)[0] == PASS:
            return []
        return self.worth(question.game, question.seat, question.kind, question.context, question.options)

    @property
    def has_plans(self) -> bool:
        """Whether a seat may plan something: an answer in advance, or a limit for a lot that comes later."""
        return self.plannable is not None or self.lots is not None

    def is_window(self, kind: int) -> bool:
        return kind in self.words.asks and self.words.asks[kind].window

    def is_passed_by_order(self, question: Question) -> bool:
        """Return whether a standing order to pass windows answers this question."""
        return self.words.asks[question.kind].passed_by_order and PASS in question.options

    def reason_data(self, option: int, reason: int, numbers: tuple[int, ...]) -> dict[str, Any]:
        word = self.words.reasons[reason]
        return {
            "option": option,
            "reason": word.name,
            "numbers": name_numbers(word.numbers, numbers),
            "rules": list(word.rules),
        }

    def event_data(self, event: Event, number: int, game: Game) -> dict[str, Any]:
        word = self.words.tells[event.code]
        data: dict[str, Any] = {"n": number} if event.seen == ALL else {"n": number, "private": True}
        data |= {
            "event": word.name,
            "numbers": name_numbers(word.numbers, event.numbers),
            "rules": list(word.rules),
        }
        return data | {"affects": self.affected_seats(event, game)} if word.affects else data

    def event_json(self, event: Event, game: Game) -> str:
        """Return the event as JSON, without its opening brace, its number, and who may know it."""
        word = self.words.tells[event.code]
        if not word.affects:
            return word.form % event.numbers
        seats = ",".join(map(str, self.affected_seats(event, game)))
        return word.form % (*event.numbers, f"[{seats}]")

    def affected_seats(self, event: Event, game: Game) -> list[int]:
        """Return the seats that the event hits, without its cause (the first number, where that is a seat's)."""
        word = self.words.tells[event.code]
        owners = [self.seat_behind(game, word.numbers[at].domain, event.numbers[at]) for at in (0, *word.affects)]
        actor = NOBODY if 0 in word.affects else owners[0]
        return sorted({seat for seat in owners[1:] if seat not in (NOBODY, actor)})

    def seat_behind(self, game: Game, domain: str, number: int) -> int:
        """Return the seat that owns this number: a seat owns itself, the title knows the owner of a club."""
        if domain == "seat":
            return number
        return NOBODY if self.seat_of is None else self.seat_of(game, domain, number)

    def refusal(self, question: Question, option: int) -> IllegalPick:
        for each in question.refusals:
            if each.option == option:
                data = self.reason_data(each.option, each.reason, each.numbers)
                rule = data["rules"][0] if data["rules"] else ""
                return IllegalPick(data["reason"], question.seat, {"option": option, **data["numbers"]}, rule)
        return IllegalPick("not-offered", question.seat, {"option": option})


def nothing(game: Game) -> dict[str, Any]:
    return {}


def is_place(cards: Any) -> bool:
    """Whether `cards` is a folder (or None: our own cards) and not a set that is loaded already."""
    return cards is None or isinstance(cards, str | Path)
