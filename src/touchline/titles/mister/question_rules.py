"""The rules that a question follows, by its name: the rules sheet of a table opens at them."""

from typing import Final

QUESTION_RULES: Final = {
    "decide": ("MIS-MARKET-04", "MIS-MARKET-08"),
    "field": ("MIS-LINEUP-01", "MIS-LINEUP-04"),
    "shoot": ("MIS-SHOT-01", "MIS-SHOT-03"),
    "dive": ("MIS-SHOT-02", "MIS-SHOT-03"),
    "take": ("MIS-TAKER-01", "MIS-TAKER-03"),
    "victim": ("MIS-RED-01", "MIS-RED-03"),
    "substitute": ("MIS-INJ-04", "MIS-INJ-05"),
    "kicker": ("MIS-PEN-02", "MIS-PEN-03"),
    "sudden": ("MIS-PEN-11",),
    "draw": ("MIS-SEASON-03", "MIS-SEASON-06"),
    "exchange": ("MIS-SEASON-03", "MIS-SEASON-06"),
}
