"""A page of reportlab, written on in millimetres from the top left, as the sheet counts."""

from functools import lru_cache
from typing import BinaryIO, Final

from reportlab import rl_config
from reportlab.lib.colors import Color, HexColor
from reportlab.pdfgen.canvas import Canvas

from touchline.press.path import Point, steps
from touchline.press.setting import POINT, check_glyphs, fitting_size, font, width
from touchline.press.sheet import Box
from touchline.press.signs import SIGNS

rl_config.useA85 = 0  # bytes as they are: a fifth smaller
SIGN_UNITS: Final = 24.0  # the signs are drawn on this many units
ROUND: Final = 1
FILLED: Final = 0  # how letters are shown: filled, or as an outline
OUTLINE: Final = 1


@lru_cache
def colour_of(written: str) -> Color:
    return HexColor(written)


class Pen:
    def __init__(self, out: BinaryIO, paper: tuple[float, float], squeezed: bool = True) -> None:
        self.wide, self.high = paper
        size = (self.wide / POINT, self.high / POINT)
        self.canvas = Canvas(out, pagesize=size, pageCompression=int(squeezed), invariant=1)
        self.x = self.y = 0.0  # the top left corner of the current card

    def point(self, x: float, y: float) -> Point:
        return (self.x + x) / POINT, (self.high - self.y - y) / POINT

    def box(self, box: Box, fill: str = "", radius: float = 0, edge: str = "", line: float = 0.3) -> None:
        self.colours(fill, edge, line)
        x, y = self.point(box.x, box.bottom)
        wide, high = box.width / POINT, box.height / POINT
        shown = {"stroke": int(bool(edge)), "fill": int(bool(fill))}
        if radius:
            self.canvas.roundRect(x, y, wide, high, radius / POINT, **shown)
        else:
            self.canvas.rect(x, y, wide, high, **shown)

    def ground(self, box: Box, fill: str) -> None:
        """Fill a box, slightly enlarged, so that no white shows between two grounds that meet."""
        self.box(box, fill, edge=fill, line=0.1)

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "", line: float = 0.3) -> None:
        self.colours(fill, edge, line)
        self.canvas.circle(*self.point(x, y), radius / POINT, stroke=int(bool(edge)), fill=1)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, line: float) -> None:
        self.colours("", colour, line)
        self.canvas.line(*self.point(x1, y1), *self.point(x2, y2))

    def colours(self, fill: str, edge: str, line: float) -> None:
        if fill:
            self.canvas.setFillColor(colour_of(fill))
        if edge:
            self.canvas.setStrokeColor(colour_of(edge))
            self.canvas.setLineWidth(line / POINT)

    def path(
        self,
        drawn: str,
        x: float,
        y: float,
        size: float,
        units: float = SIGN_UNITS,
        fill: str = "",
        edge: str = "",
        line: float = 0.0,
    ) -> None:
        """Draw a path given in this many units; its box begins here and is this many millimetres wide; `line` is in
        units."""
        scale = size / units
        self.colours(fill, edge, line * scale)
        self.canvas.setLineCap(ROUND)
        self.canvas.setLineJoin(ROUND)
        made = self.canvas.beginPath()
        for kind, points in steps(drawn):
            flat = [each for px, py in points for each in self.point(x + px * scale, y + py * scale)]
            if kind == "move":
                made.moveTo(*flat)
            elif kind == "line":
                made.lineTo(*flat)
            elif kind == "curve":
                made.curveTo(*flat)
            else:
                made.close()
        self.canvas.drawPath(made, stroke=int(bool(edge)), fill=int(bool(fill)))

    def sign(self, name: str, x: float, y: float, size: float, colour: str, filled: bool = False) -> None:
        self.path(SIGNS[name], x, y, size, fill=colour if filled else "", edge=colour, line=2.0)

    def clip(self, box: Box) -> None:
        """Draw nothing outside this box until `unclip`."""
        self.canvas.saveState()
        made = self.canvas.beginPath()
        x, y = self.point(box.x, box.bottom)
        made.rect(x, y, box.width / POINT, box.height / POINT)
        self.canvas.clipPath(made, stroke=0, fill=0)

    def unclip(self) -> None:
        self.canvas.restoreState()

    def write(self, text: str, x: float, y: float, name: str, size: float, colour: str, align: float = 0.0) -> None:
        """Write on the base line y; with align 0 the text begins at x, with 0.5 its middle, with 1 its end is there."""
        font(name)
        self.colours(colour, "", 0)
        self.canvas.setFont(name, size)
        self.canvas.drawString(*self.point(x - align * width(text, name, size), y), check_glyphs(text, name))

    def fit(
        self,
        text: str,
        x: float,
        y: float,
        room: float,
        name: str,
        most: float,
        colour: str,
        align: float = 0.0,
        least: float = 5.0,
    ) -> None:
        """Write one line, as large as its box allows."""
        self.write(text, x, y, name, fitting_size(text, name, most, room, least), colour, align)

    def draw_outlined(self, text: str, x: float, y: float, name: str, size: float, colour: str, edge: str) -> None:
        """Write a text that ends at x, with an edge round its letters, so that it can be read on any ground."""
        font(name)
        self.canvas.setFont(name, size)
        left, base = self.point(x - width(check_glyphs(text, name), name, size), y)
        self.canvas.setLineJoin(ROUND)
        self.colours("", edge, size * POINT * 0.13)
        self.canvas.drawString(left, base, text, mode=OUTLINE)
        self.colours(colour, "", 0)
        self.canvas.drawString(left, base, text, mode=FILLED)

    def upright(self, text: str, x: float, y: float, name: str, size: float, colour: str) -> None:
        """Write a text from the bottom to the top, with its middle here."""
        self.canvas.saveState()
        self.canvas.translate(*self.point(x, y))
        self.canvas.rotate(90)
        self.colours(colour, "", 0)
        font(name)
        self.canvas.setFont(name, size)
        self.canvas.drawCentredString(0, 0, check_glyphs(text, name))
        self.canvas.restoreState()

    def page(self) -> None:
        self.canvas.showPage()

    def save(self, title: str) -> None:
        self.canvas.setTitle(title)
        self.canvas.setCreator("Touchline")
        self.canvas.save()
