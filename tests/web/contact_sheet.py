"""A contact sheet: the pictures of a film in rows on one picture, small enough for a repository."""

from __future__ import annotations

import io
import math
from pathlib import Path

from PIL import Image, ImageDraw

ACROSS = 8
WIDTH = 240  # pixels of one picture
MOST_PICTURES = 96  # a longer film shows every second, third... picture
HEADER = 24
MOST_BYTES = 400_000
QUALITIES = (60, 50, 40, 30, 20)


def save_sheet(pictures: list[bytes], heading: str, file: Path) -> None:
    """Write the pictures, one for each second of the film, as one WebP with its figures above."""
    step = math.ceil(len(pictures) / MOST_PICTURES)
    shown = [Image.open(io.BytesIO(each)) for each in pictures[::step]]
    height = WIDTH * shown[0].height // shown[0].width
    sheet = Image.new("RGB", (WIDTH * min(ACROSS, len(shown)), HEADER + height * math.ceil(len(shown) / ACROSS)))
    ImageDraw.Draw(sheet).text((8, 5), f"{heading}; one picture every {step} s", fill="white", font_size=14)
    for at, picture in enumerate(shown):
        small = picture.resize((WIDTH, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (at % ACROSS * WIDTH, HEADER + at // ACROSS * height))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(compress(sheet))


def compress(sheet: Image.Image) -> bytes:
    """The best quality that stays under the limit."""
    for quality in QUALITIES:
        made = io.BytesIO()
        sheet.save(made, "WEBP", quality=quality, method=6)
        if made.tell() <= MOST_BYTES:
            break
    return made.getvalue()
