"""A session at a table in the terminal: asks people, shows them the table, reads what they type."""

from typing import Any

from rich.console import Console

from touchline import rulebook
from touchline.bots import Bot, hint
from touchline.bots.bot import answer
from touchline.cli.screens import screen_of
from touchline.cli.show import detailed_lines, option_lines, show_events, show_result, view_of
from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.texts import TitleTexts

MAX_HINTED_OPTIONS = 3  # options that a hint names
CHOICE_LETTERS = "abcdefgh"  # a letter picks a ready-made choice
MAX_EVENTS_ON_RESUME = 8  # events that are printed when a saved game is continued


class SessionLeft(Exception):
    """Somebody left before the end: by q, by the end of the input, or by Ctrl-C."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Session:
    def __init__(self, table: Table, texts: TitleTexts, bots: dict[int, Bot], console: Console) -> None:
        self.table = table
        self.texts = texts
        self.bots = bots
        self.console = console
        self.screen = screen_of(table.title)
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.told = [max(0, len(table.events_since(0, seat)) - MAX_EVENTS_ON_RESUME) for seat in range(table.seats)]
        self.shown: dict[int, str] = {}  # the screen as each person saw it last
        self.at_keyboard = self.people[0] if len(self.people) == 1 else NOBODY

    def run(self) -> None:
        """Play to the end of the game; raise SessionLeft if somebody leaves before."""
        while not self.table.over:
            bots = [seat for seat in self.table.to_act if seat in self.bots]
            if bots:
                self.let_bot_answer(bots[0])
            else:
                self.hand_over(self.next_person())
                self.ask(self.at_keyboard)
        self.tell_news(self.people[0] if self.at_keyboard == NOBODY else self.at_keyboard)
        show_result(self.console, self.texts, self.table)

    def let_bot_answer(self, seat: int) -> None:
        """Let a bot answer; it gets the question as its seat gets it."""
        self.table.pick(seat, answer(self.bot_for(seat), self.table, seat))

    def bot_for(self, seat: int) -> Bot:
        """Return the bot that answers for this seat now."""
        return self.bots[seat]

    def next_person(self) -> int:
        """Return the seat to ask next: the person at the keyboard stays there while a question is open."""
        to_act = self.table.to_act
        return self.at_keyboard if self.at_keyboard in to_act else to_act[0]

    def hand_over(self, seat: int) -> None:
        """Clear the screen of one person before the next one looks."""
        if seat != self.at_keyboard:
            name = self.texts.names[seat]
            self.console.clear()
            self.console.print(self.texts.say("ui-hand-over", {"who": name}), style="bold")
            self.read_line(self.texts.say("ui-hand-over-enter", {"who": name}))
            self.console.clear()
            self.shown.pop(seat, None)
            self.at_keyboard = seat

    def ask(self, seat: int) -> None:
        """Ask one question until it is answered."""
        self.tell_news(seat)
        self.show_table(seat)
        self.show_question(seat)
        question = self.table.view(seat)["question"]
        while not self.handle_input(self.read_line(self.texts.say("ui-prompt")), question, seat):
            pass

    def tell_news(self, seat: int) -> None:
        """Print what has happened since this person was last asked, a screenful at a time."""
        events = self.table.events_since(self.told[seat], seat)
        self.told[seat] += len(events)
        self.show_news(events)

    def show_news(self, events: list[dict[str, Any]]) -> None:
        events = [event for event in events if event["event"] not in self.screen.hidden_events]
        page = max(5, self.console.height - 4)
        while events:
            show_events(self.console, self.texts, events[:page])
            events = events[page:]
            if events:
                self.read_line(self.texts.say("ui-more"))

    def show_table(self, seat: int, again: bool = False) -> None:
        """Show the title's screen, if it differs from what this person saw last."""
        made = self.screen.screen(view_of(self.table, seat), self.texts, self.console.width)
        with self.console.capture() as captured:
            self.console.print(made)
        if again or captured.get() != self.shown.get(seat):
            self.console.print(made)
            self.shown[seat] = captured.get()

    def show_question(self, seat: int) -> None:
        view, width = view_of(self.table, seat), self.console.width
        question = view["question"]
        if self.screen.headline is not None:
            self.console.print(self.screen.headline(view, self.texts, width))
        for line in self.screen.offer(view, self.texts, width) if self.screen.offer else []:
            self.console.print(line[:width])
        self.console.print(self.texts.question(question, seat), style="bold")
        if self.table.hidden and len(self.people) > 1:
            self.console.print(self.texts.say("ui-hidden"), style="dim")
        for line in self.options_of(view, seat):
            self.console.print(line)

    def options_of(self, view: dict[str, Any], seat: int) -> list[str]:
        """Return the options by number, then ready-made runs of picks by letter."""
        question, width = view["question"], self.console.width
        labels = [self.texts.option(question, option, seat) for option in question["options"]]
        marked, ready = preselected_choice(question, self.enter_picks(question))
        details = self.screen.details(view, self.texts) if self.screen.details else None
        lines = detailed_lines(labels, details, marked, width) if details else option_lines(labels, marked, width)
        for at, (letter, run) in enumerate(zip(CHOICE_LETTERS, question["runs"], strict=False)):
            name = self.texts.say("ui-run", {"run": self.texts.run(run["name"])})
            lines.append(f"{'>' if at == ready else ' '}  {letter}) {name}")
        for number, scope in enumerate(self.table.title.scopes if question["window"] else (), 1):
            said = {"key": f"p{number})", "scope": self.texts.say(f"scope-{scope}")}
            lines.append(f"  {self.texts.say('ui-orders', said)}")
        return lines

    def handle_input(self, typed: str, question: dict[str, Any], seat: int) -> bool:
        """Carry out what was typed; return True if the question is answered."""
        picks = self.typed_picks(typed.strip(), question)
        if picks:
            self.answer(question, seat, picks)
            return True
        return self.handle_command(typed.strip(), question, seat)

    def typed_picks(self, typed: str, question: dict[str, Any]) -> list[int]:
        """Return the picks that a number, a letter or Enter alone stands for; none if it stands for no answer."""
        if typed == "":
            return self.enter_picks(question)
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(question["options"]):
            return [question["options"][int(typed) - 1]]
        runs = dict(zip(CHOICE_LETTERS, question["runs"], strict=False))
        return list(runs[typed.lower()]["picks"]) if typed.lower() in runs else []

    def enter_picks(self, question: dict[str, Any]) -> list[int]:
        """Return what Enter alone picks."""
        return list(question["best"])

    def answer(self, question: dict[str, Any], seat: int, picks: list[int]) -> None:
        self.table.pick_run(seat, picks, question["decision"])

    def handle_command(self, typed: str, question: dict[str, Any], seat: int) -> bool:
        command = typed.lower()
        if command == "q":
            raise SessionLeft
        if command == "u":
            return self.undo(seat)
        if command.startswith("p") and command[1:].isdecimal() and int(command[1:]) <= len(self.table.title.scopes):
            return self.give_order(seat, int(command[1:]) - 1)
        if command in ("?", "h"):
            self.help(question, seat)
        elif command == "hint":
            self.advise(question, seat)
        elif command == "v":
            self.show_table(seat, again=True)
            self.show_question(seat)
        elif command.count("-") == 2:
            self.show_rule(typed)
        elif typed:
            self.console.print(self.texts.say("ui-no-such", {"typed": typed}), style="yellow")
        return False

    def give_order(self, seat: int, scope: int) -> bool:
        """Give a standing order to pass all windows of a scope; a scope below 0 ends all orders."""
        if scope < 0:
            for each in self.table.standing(seat):
                self.table.order(seat, each, standing=False)
            self.console.print(self.texts.say("ui-orders-ended"), style="dim")
            return False
        question = self.table.question(seat)
        self.table.order(seat, scope)
        return self.table.question(seat) is not question

    def undo(self, seat: int) -> bool:
        if not self.table.can_undo(seat):
            self.console.print(self.texts.say("ui-no-undo"), style="yellow")
            return False
        self.table.undo(seat)
        self.told = [min(told, len(self.table.events_since(0, at))) for at, told in enumerate(self.told)]
        self.console.print(self.texts.say("ui-undone"), style="dim")
        return True

    def help(self, question: dict[str, Any], seat: int) -> None:
        for name in ("numbers", "refused", "hint", "undo", "orders", "view", "rule", "quit"):
            self.console.print(f"  {self.texts.say(f'ui-help-{name}')}", style="dim")
        if not question["refusals"]:
            self.console.print(self.texts.say("ui-nothing-refused"))
            return
        self.console.print(self.texts.say("ui-refused"), style="bold")
        for refusal in question["refusals"]:
            option = self.texts.option(question, refusal["option"], seat)
            reason = self.texts.refusal(question, refusal, seat)
            told = reason if option in reason else f"{option}: {reason}"
            self.console.print(f"  {told}  {', '.join(refusal['rules'])}")

    def advise(self, question: dict[str, Any], seat: int) -> None:
        """Print the options that the best bot prefers, with its reasons."""
        for judged in hint(self.table.title, self.table, seat).options[:MAX_HINTED_OPTIONS]:
            self.console.print(f"  {self.texts.option(question, judged.option, seat)}", style="bold")
            for each in judged.because:
                self.console.print(f"    {self.texts.because(each.code, each.numbers)}", style="dim")

    def show_rule(self, wanted: str) -> None:
        try:
            rule = rulebook.find(wanted, rulebook.catalogues().values())
        except rulebook.UnknownRule as unknown:
            self.console.print(f"{wanted}? {', '.join(unknown.nearest)}", style="yellow")
            return
        self.console.print(f"{rule.id} [{rule.tag}] {rule.text} {rule.note}", style="dim")

    def read_line(self, prompt: str) -> str:
        """Return what is typed; the end of the input and Ctrl-C leave the table."""
        try:
            return self.console.input(f"{prompt} ", markup=False)
        except EOFError:
            raise SessionLeft from None
        except KeyboardInterrupt:
            raise SessionLeft(interrupted=True) from None


def preselected_choice(question: dict[str, Any], best: list[int]) -> tuple[int | None, int | None]:
    """Return the index of what Enter alone picks, among the options or among the ready-made choices."""
    runs = [run["picks"] for run in question["runs"]]
    return (None, runs.index(best)) if best in runs else (question["options"].index(best[0]), None)
