"""The schema: a table is its entries, one row each; seats are held by secrets, persons hold seats."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("title", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("cards", String(64), nullable=False),
    Column("card_set", String(80), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("real_dice", Boolean, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("dice", Text),  # null: begun under an older scheme
    Column("state", String(8), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("brought", Integer, nullable=False, server_default="0"),  # entries that came with a record
    Column("settings", Text, nullable=False, server_default="{}"),  # choices of the maker besides the rules
    Column("rematch", String(6)),  # the code of the table at which the same people play again
)


def table_key(primary: bool = True) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary)


seats = Table(
    "seats",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("secret_hash", String(64), unique=True),
    Column("host", Boolean, nullable=False),
    Column("offered", Boolean, nullable=False, server_default=false()),  # a bot's seat that the host lets be taken
    Column(
        "locked", Boolean, nullable=False, server_default=false()
    ),  # an open seat that can be taken only by a link to it
)

seat_links = Table(
    "seat_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # return, hand
    Column("held_by", String(64)),  # the secret_hash of the seat when the link was made
    Column("until", Float, nullable=False),
)

holdings = Table(
    "holdings",
    metadata,
    Column("person", String(64), primary_key=True),  # the hash of the id in the person's cookie
    Column(
        "secret_hash", String(64), primary_key=True, index=True
    ),  # the hash of the secret of a seat that this person holds
)

entries = Table(
    "entries",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("move", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("clock", Text, nullable=False),
    Column("typed_by", Integer, nullable=False, server_default="-1"),  # with real dice: see `Entry.typed_by`
)

orders = Table(
    "orders",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("scope", Integer, primary_key=True, autoincrement=False),
    Column("span", Integer, nullable=False),
)

limits = Table(
    "limits",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("lot", Integer, primary_key=True, autoincrement=False),
    Column("amount", Integer, nullable=False),
    Column("after", String(8), nullable=False),
)

plans = Table(
    "plans",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plan", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("option", Integer, nullable=False),
    Column("move", String(40), nullable=False),
)

holds = Table(
    "holds",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("span", Integer, primary_key=True, autoincrement=False),
    Column("time", Integer, primary_key=True, autoincrement=False),  # counts the holds of a seat
    Column("number", Integer, nullable=False),
)

days_off = Table(
    "days_off",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("start", Float, primary_key=True),  # by the wall clock
    Column("end", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("text", String(280), nullable=False),
    Column("at", Float, nullable=False),
    Column("event", Integer),  # for a reaction: the number of the public event
)

snapshots = Table(
    "snapshots",
    metadata,
    table_key(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False, index=True),  # the hash of the id in the person's cookie
    Column("kind", String(8), nullable=False),  # push, webhook, mail
    Column("target", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("quiet", Text, nullable=False),  # from and to which hour nothing is sent, and the time zone
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),  # one after the other
    Column("created", Float, nullable=False),
    Column("table_id", String(32), index=True),  # a table's own webhook, which belongs to no person
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),  # sent with the notice: receivers recognize a repeat by it
    Column("subscription", String(32), ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the decision's
    Column("kind", String(8), nullable=False),  # turn, reminder, nudge, confirm
    Column("body", Text, nullable=False),  # `Notice` as JSON
    Column("state", String(8), nullable=False),  # waiting, done
    Column("due", Float, nullable=False),  # when it may be taken; for one that is being sent, when its lease is over
    Column("attempts", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_outbox_state_due", "state", "due"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

worker_reports = Table(
    "worker_reports",
    metadata,
    Column("worker", String(8), primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),  # `WorkerReport` as JSON
)
