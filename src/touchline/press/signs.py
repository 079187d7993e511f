"""Drawn signs: strokes on 24 x 24, as on the screens."""

from typing import Final

SHIRT: Final = "M16 3L24 7Q32 11 40 7L48 3L61 13L53 25L48 22L48 58Q32 62 16 58L16 22L11 25L3 13Z"  # 64 x 64
TRIMS: Final = (  # 64 x 64: what tells one shirt from the next
    "M24 7Q32 11 40 7L38 14Q32 17 26 14Z",
    "M16 3L11 25L3 13ZM48 3L53 25L61 13Z",
    "M28 9H36V59H28Z",
    "M16 30H48V38H16Z",
    "M17 50L40 8L48 6L47 12L24 59L17 58Z",
)
STAR: Final = "M8 0L10.35 5.26L16 5.9L11.8 9.76L12.95 15.4L8 12.6L3.05 15.4L4.2 9.76L0 5.9L5.65 5.26Z"  # 16 x 16
SHAPES: Final = (  # 26 x 26: goalkeeper hexagon, defender square, midfielder circle, attacker triangle
    "M7 1h12l6 12-6 12H7L1 13z",
    "M2 2h22v22H2z",
    "M13 1a12 12 0 1 0 .01 0z",
    "M13 0L26 25H0z",
)
BALL: Final = "M12 3A9 9 0 1 0 12.01 3M12 8L16 11L14.5 15.5H9.5L8 11ZM12 3V8M16 11L20.5 9.5M14.5 15.5L17.5 19M9.5 15.5L6.5 19M8 11L3.5 9.5"  # noqa: E501
COIN: Final = "M12 3A9 9 0 1 0 12.01 3M9 16V8L12 12L15 8V16"  # M for millions
NOTE: Final = "M2 7H22V17H2ZM12 9.5a2.5 2.5 0 1 0 .01 0zM5.5 12h.01M18.5 12h.01"
CARDS: Final = "M4 7l9-3 4 13-9 3zM13 4h6v14l-2.5-1"
ARROWS: Final = "M4 8h14l-4-4M20 16H6l4 4"
PLAYER: Final = "M8 4l4 2 4-2 5 4-3 3v9H6v-9L3 8z"
EYE: Final = "M2 12S6 6 12 6S22 12 22 12S18 18 12 18S2 12 2 12ZM12 9a3 3 0 1 0 .01 0z"
EASEL: Final = "M4 4h16v12H4zM12 16v4M8 20h8M8 8l3 4M8 12l3-4M14 10h3"
ONE_CARD: Final = "M8 3h8v18H8z"
SHIELD: Final = "M12 3L20 6V12C20 17 16 20 12 21C8 20 4 17 4 12V6Z"
CUP: Final = "M7 4H17V9A5 5 0 0 1 7 9ZM7 5H4V7A3 3 0 0 0 7 10M17 5H20V7A3 3 0 0 1 17 10M12 14V18M8 20H16"

SIGNS: Final = {
    "ball": BALL,
    "glove": "M7 21V14L4 10.5L6 9L9 11.5V5A1.4 1.4 0 0 1 11.8 5V4A1.4 1.4 0 0 1 14.6 4V5.5A1.4 1.4 0 0 1 17.4 5.5V8A1.3 1.3 0 0 1 20 8V14L17 21Z",  # noqa: E501
    "board": "M4 4H20V16H4ZM8 20L12 16L16 20M8 12L11 9M13 8L16 11M16 8L13 11",
    "flame": "M12 3C13 7 18 9 18 15A6 6 0 0 1 6 15C6 12 8 11 9 8C10.5 10 11 10 12 3Z",
    "house": "M3 12L12 4L21 12M6 10V20H18V10M10 20V14H14V20",
    "money": COIN,
    "note": NOTE,
    "academy": "M2 9L12 4L22 9L12 14ZM6 11V16C9 19 15 19 18 16V11M22 9V15",
    "shield": SHIELD,
    "reroll": "M4 12A8 8 0 0 1 18 7V3M20 12A8 8 0 0 1 6 17V21M18 7H14M6 17H10",
    "skip": "M5 5L13 12L5 19ZM14 5L20 12L14 19",
    "plus": "M12 4V20M4 12H20",
    "whistle": "M9 9h12v4h-7A5 5 0 1 1 9 9zM9 14h.01M14 5V3M18 5l1-2",
    "cross": "M6 6L18 18M18 6L6 18",
    "swap": "M7 4V17M7 17L3 13M7 17L11 13M17 20V7M17 7L13 11M17 7L21 11",
    "cup": CUP,
    "person": "M12 4a4 4 0 1 0 .01 0zM4 21C4 15 8 13 12 13S20 15 20 21Z",
    "tactic-0": "M6 18L12 6L18 18ZM6 18h.01M12 6h.01M18 18h.01",
    "tactic-1": "M3 12H20M14 6L20 12L14 18",
    "tactic-2": "M4 20V14a5 5 0 0 1 8-4a5 5 0 0 1 8 4V20M8 6h.01M16 6h.01",
    "tactic-3": "M3 7H21M3 12H21M3 17H21M8 7V12M16 7V12M12 12V17M5 12V17M19 12V17",
    "kind-0": "M4 4H20V20H4ZM8 16C8 11 11 9 16 9M13 6L16 9L13 12",
    "kind-1": "M3 20H8V15H13V10H18V5H21",
    "kind-2": "M5 4V13L4 17H20C20 14 17 13 13 12V4ZM7 20H8M12 20H13M17 20H18",
    "kind-3": "M3 6H21V18H3ZM3 7L12 13L21 7",
    "moment-0": "M12 3A9 9 0 1 0 12 21M12 7V12L9 14M17 6V18",
    "moment-1": "M12 3A9 9 0 1 0 12.01 3M12 7V12L16 14",
    "moment-2": "M6 12C6 8 10 8 12 12C14 16 18 16 18 12C18 8 14 8 12 12C10 16 6 16 6 12",
    "chance": "M9 9a3 3 0 1 1 4 3c-1 .5-1 1.5-1 2.5M12 18h.01M4 4h16v16H4z",
    "injury": "M12 5v14M5 12h14",
    "red-card": ONE_CARD,
    "plane": "M3 13l18-8-5 15-4-6zM12 14l4-5",
    "transfer": ARROWS,
    "net": "M2 21V5H22V21M2 9H22M2 13H22M2 17H22M6 5V21M10 5V21M14 5V21M18 5V21",
    "envelope": "M3 6H21V18H3ZM3 7L12 13L21 7",
    "boot": "M5 4V13L4 17H20C20 14 17 13 13 12V4ZM7 20H8M12 20H13M17 20H18",
    "left": "M21 12H4M11 5L4 12L11 19",
    "centre": "M12 21V4M5 11L12 4L19 11",
    "right": "M3 12H20M13 5L20 12L13 19",
    "star": "M12 3L14.6 9.2L21 9.8L16.2 14L17.6 20.5L12 17.1L6.4 20.5L7.8 14L3 9.8L9.4 9.2Z",
    "cards": CARDS,
    "pitch": "M4 3H20V21H4ZM4 12H20M12 9a3 3 0 1 0 .01 0zM8 3V6H16V3M8 21V18H16V21",
    ">": "M7 5L18 12L7 19",
    ">=": "M7 3L18 9.5L7 16M7 20.5H18",
    "v": "M6 7L12 18L18 7",
    "none": "",
    # the special moves of a management card
    "poach": "M3 12h10M9 8l4 4-4 4M15 4h5v16h-5",
    "free_footballer": f"{PLAYER}M12 11v6M9 14h6",
    "free_coach": EASEL,
    "swap_footballer": ARROWS,
    "swap_coach": "M4 4h16v10H4zM8 18h9l-3-3M17 21H8",
    "multi_buy": "M6 5l3 1 3-1 3 3-2 2v6H5v-6L3 8zM15 8l2 1 2-1 3 2-2 2v7h-6",
    "renew_market": "M20 12a8 8 0 1 1-3-6M20 3v5h-5",
    "captain": "M4 9c5-3 11-3 16 0v6c-5-3-11-3-16 0zM14 11a2 2 0 1 0 0 2",
    "immunity": "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
    # the effects of event cards
    "twin": "M8 8a4 4 0 1 0 .01 0zM16 8a4 4 0 1 0 .01 0z",
    "redraw": EYE,
    "exchange": ARROWS,
    "bet": "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
    "redirect": "M4 18c0-7 4-9 12-9M12 5l4 4-4 4",
    "tactics": EASEL,
    "switch": ARROWS,
    "steal": "M4 15h7l9-4M4 11v8M11 15c2-6 5-8 9-8",
    "club": "M5 21V4h13l-3 4 3 4H5",
    "add": "M12 20V5M6 11l6-6 6 6",
    "look": EYE,
    "income": COIN,
    "caution": ONE_CARD,
    "send_off": ONE_CARD,
    "injure": "M12 5v14M5 12h14",
    "no_goal": "M3 5h18v11H3zM8 20h8M9 8l6 5M15 8l-6 5",
    "retry": "M12 4a8 8 0 1 0 .01 0zM12 8v4l3 2",
    "crowd": "M7 9a2.5 2.5 0 1 0 .01 0zM17 9a2.5 2.5 0 1 0 .01 0zM12 5a2.5 2.5 0 1 0 .01 0zM3 20c0-7 8-7 8 0M13 20c0-7 8-7 8 0",  # noqa: E501
    "gain": COIN,
    "fine": "M12 4a8 8 0 1 0 .01 0zM8 12h8",
    "sell": "M3 12l9-9h8v8l-9 9zM16 8h.01",
    "bargain": "M3 12l9-9h8v8l-9 9zM9 11l5 3M10 14h4",
    "appeal": "M12 4v16M5 8h14M5 8l-3 6h6zM19 8l-3 6h6zM8 20h8",
}
