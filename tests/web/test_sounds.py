"""Every sound cue, rendered to a file by the browser's own audio: how loud it is and how long it lasts."""

from __future__ import annotations

import array
import base64
import subprocess
import wave
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from tests.web.conftest import ROOT, Open, builder

RATE = 44_100
SECONDS = 4
AUDIBLE = 0.002  # of full scale
# seconds from the beginning to the last audible sample, at full volume
LENGTHS = {
    "whistle": (0.25, 0.4),
    "goal": (2.2, 2.8),
    "against": (2.0, 2.8),
    "net": (0.1, 0.14),
    "dice": (0.27, 0.31),
    "card": (0.006, 0.02),
    "move": (0.35, 0.5),
}
RENDER = """async ([script, name, rate, seconds]) => {
  if (!window.cues) (0, eval)(script + ';window.cues = cues')
  const context = new OfflineAudioContext(1, rate * seconds, rate)
  const out = context.createGain()
  out.connect(context.destination)
  cues.playCue(name, { context, out, noise: cues.pink(context) })
  const bytes = new Uint8Array((await context.startRendering()).getChannelData(0).buffer)
  let text = ''
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768))
  return btoa(text)
}"""


@dataclass
class Heard:
    peak: float
    rms: float  # over the part that is audible
    seconds: float
    crossings: float  # of zero, a second: low for a low sound


@pytest.fixture(scope="module")
def script(client: None, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The cues as one script for a page."""
    node = builder().machine_node()
    if node is None:
        pytest.skip("Node 20.19 or later bundles them")
    made = tmp_path_factory.mktemp("cues") / "cues.js"
    bundler = [node, "node_modules/rolldown/bin/cli.mjs", "src/client/cues.ts"]
    subprocess.run(
        [*bundler, "--format", "iife", "--name", "cues", "--file", str(made)],
        cwd=ROOT / "web",
        check=True,
        capture_output=True,
    )
    return made.read_text()


def render_sounds(open_page: Open, script: str, names: list[str], folder: Path) -> dict[str, Heard]:
    page = open_page()
    heard = {}
    for name in names:
        samples = array.array("f", base64.b64decode(page.evaluate(RENDER, [script, name, RATE, SECONDS])))
        save(samples, folder / f"{name}.wav")
        heard[name] = measure(samples)
    return heard


def save(samples: array.array[float], path: Path) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array.array("h", (round(32767 * max(-1, min(1, each))) for each in samples)).tobytes())


def measure(samples: array.array[float]) -> Heard:
    end = max((at for at, each in enumerate(samples) if abs(each) > AUDIBLE), default=0)
    part = samples[: end + 1]
    crossings = sum(1 for one, two in pairwise(part) if (one < 0) != (two < 0))
    rms = (sum(each * each for each in part) / len(part)) ** 0.5
    return Heard(max(map(abs, part)), rms, end / RATE, crossings * RATE / len(part))


def test_every_cue_is_heard_does_not_clip_and_ends_in_time(open_page: Open, script: str, tmp_path: Path) -> None:
    heard = render_sounds(open_page, script, list(LENGTHS), tmp_path)
    for name, (least, most) in LENGTHS.items():
        found = heard[name]
        assert 0.02 < found.peak < 0.99, (name, found)
        assert found.rms > 0.01, (name, found)
        assert least <= found.seconds <= most, (name, found)


def test_a_goal_for_me_is_loud_and_bright_and_one_against_me_low(open_page: Open, script: str, tmp_path: Path) -> None:
    heard = render_sounds(open_page, script, ["goal", "against"], tmp_path)
    assert heard["goal"].crossings > 1.5 * heard["against"].crossings, heard
    assert heard["goal"].rms > heard["against"].rms, heard
