"""`touchline learn`: a guided match in the terminal, step by step; afterwards it is an ordinary game."""

from typing import Any

from rich.console import Console
from rich.panel import Panel

import touchline
from touchline.bots import Bot
from touchline.cli.play import names, save_session
from touchline.cli.session import Session, SessionLeft
from touchline.kernel.lesson import LEARNER, Lesson, LessonStep, Progress
from touchline.learn import lesson_bot, lesson_of, open_lesson
from touchline.texts import Texts, TitleTexts, language

CARD_COLUMNS = 72  # columns of a card


def teach(code: str, lang: str | None) -> None:
    """Play the lesson of a title to its end, and the game after it."""
    title = touchline.title(code)
    lesson, table = lesson_of(title), open_lesson(title)
    who = ["you", *[lesson.rival] * (table.seats - 1)]
    texts = TitleTexts(title, language(lang), table.cards, names(who, Texts(language(lang))), part=".learn")
    bots = {seat: lesson_bot(table, lesson, seat) for seat in range(1, table.seats)}
    session = GuidedSession(table, texts, bots, Console(highlight=False, markup=False))
    session.lesson, session.progress = lesson, Progress(lesson.steps)
    session.told = [len(table.events_since(0, seat)) for seat in range(table.seats)]
    try:
        session.run()
    except SessionLeft as leaving:
        save_session(session, leaving, None, ",".join(who))


class GuidedSession(Session):
    """A sitting at which a coach explains each thing when it comes up for the first time."""

    lesson: Lesson
    progress: Progress
    asked: LessonStep | None = None  # the step that speaks of the question on the screen

    def bot_for(self, seat: int) -> Bot:
        """Return the bot of the browser's lesson: the same choices lead to the same match."""
        return lesson_bot(self.table, self.lesson, seat)

    def tell_news(self, seat: int) -> None:
        """Tell the events one by one, with what the coach says about them."""
        events = self.table.events_since(self.told[seat], seat)
        for event in events:
            self.told[seat] += 1
            self.show_news([event])
            step = self.progress.begin(told=event["event"])
            if step is not None:
                self.explain(step, event=event)

    def show_question(self, seat: int) -> None:
        question = self.table.view(seat)["question"]
        self.asked = self.progress.begin(asked=question["kind"])
        if self.asked is not None and seat == LEARNER:
            self.explain(self.asked, question=question)
        super().show_question(seat)

    def answer(self, question: dict[str, Any], seat: int, picks: list[int]) -> None:
        """Answer the question; the coach also speaks about a choice against his suggestion."""
        super().answer(question, seat, picks)
        step = self.asked
        if step is not None and step.suggested_picks(question) not in ([], picks):
            self.show_card(*self.texts.lesson(f"{step.name}-otherwise", question, None))

    def enter_picks(self, question: dict[str, Any]) -> list[int]:
        """Return what the coach suggests, else what Enter picks at any table."""
        suggested = self.asked.suggested_picks(question) if self.asked else []
        return suggested or super().enter_picks(question)

    def explain(self, step: LessonStep, question: Any = None, event: Any = None) -> None:
        """Show the coach's card; after an event it waits for Enter."""
        title, words = self.texts.lesson(step.name, question, event)
        left = self.progress.steps_left() if step is self.progress.steps[-1] else []
        headings = [self.texts.attribute(f"lesson-{each.name}", "title") for each in left]
        headings = [heading for heading in headings if heading]
        if headings:
            words += " " + self.texts.say("ui-lesson-left", {"steps": ", ".join(headings)})
        picks = step.suggested_picks(question) if question else []
        if picks:
            option = self.texts.run(step.run) if step.run else self.texts.option(question, picks[0], LEARNER)
            words += " " + self.texts.say("ui-lesson-tip", {"option": option})
        self.show_card(title, words)
        if event is not None:
            self.read_line(self.texts.say("ui-more"))

    def show_card(self, title: str, words: str) -> None:
        self.console.print(Panel(words, title=title, title_align="left", width=min(CARD_COLUMNS, self.console.width)))
