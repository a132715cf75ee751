"""Text is legible in every theme: its colours stand out from the grounds they are written on."""

import re

import pytest

from tests.foundation.test_pages import WEB

TEXT = ("ink", "muted", "act", "danger", "good", "warn-ink", "red", "gold")
GROUNDS = ("ground", "raised", "tile")
ENOUGH = 4.5
"""WCAG 2.2, 1.4.3: the least contrast of text with what is behind it."""
LIGHT, DARK, NIGHT = ':root[data-theme="light"]', ":root,", ":root[data-night][data-night] {"


def blocks():
    """The tokens of each theme; a night takes what it does not name from the dark theme."""
    css = (WEB / "src" / "app.css").read_text("utf-8")
    found = {}
    for name, begins in (("dark", DARK), ("light", LIGHT), ("night", NIGHT)):
        body = css[css.rindex(begins) if name == "night" else css.index(begins) :]
        body = body[body.index("{") : body.index("}")]
        found[name] = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", body))
    media = css[css.index("prefers-color-scheme: light") :]
    found["system"] = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", media[: media.index("}")]))
    return {name: found["dark"] | tokens for name, tokens in found.items()}


THEMES = blocks()


def luminance(colour):
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", TEXT)
def test_text_stands_out_from_what_is_behind_it(theme, text):
    tokens = THEMES[theme]
    low = {
        ground: round(contrast(tokens[text], tokens[ground]), 2)
        for ground in GROUNDS
        if contrast(tokens[text], tokens[ground]) < ENOUGH
    }
    assert not low, f"--{text} in the theme {theme!r}"


def test_nothing_is_written_in_the_colour_that_fills_warnings():
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.css")]
    assert len(sources) > 100
    written = [
        path.name
        for path in sources
        if re.search(r"(?<![-\w])color: var\(--warn\)", path.read_text("utf-8"))
    ]
    assert written == []


def test_a_theme_that_the_system_asks_for_is_the_one_that_can_be_chosen():
    assert THEMES["system"] == THEMES["light"]
