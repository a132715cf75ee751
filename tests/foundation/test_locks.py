"""The pins are whole, agree with each other and name no machine."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAYERS = ("tools", "run", "test", "dev", "docs", "ui", "postgres", "supply")
SOURCES = {layer: ROOT / "requirements" / f"{layer}.in" for layer in LAYERS}
LOCKS = {layer: ROOT / "requirements" / f"{layer}.txt" for layer in LAYERS}


def requirements(text: str) -> set[str]:
    lines = (line.strip() for line in text.splitlines())
    return {line for line in lines if line and not line.startswith(("#", "-"))}


def pins(layer: str) -> set[str]:
    return set(re.findall(r"^\S+==.+(?= \\$)", LOCKS[layer].read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("layer", LAYERS)
def test_a_lock_names_no_index_and_no_path(layer):
    lock = LOCKS[layer].read_text("utf-8")
    named = re.search(r"://|index-url|find-links|^\s*/|\s/\w|~/", lock, re.MULTILINE)
    assert named is None


@pytest.mark.parametrize("layer", LAYERS)
def test_every_pin_has_a_hash(layer):
    blocks = re.split(r"^(?=\S+==)", LOCKS[layer].read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)


def test_run_is_what_the_package_declares():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert requirements(SOURCES["run"].read_text("utf-8")) == set(project["dependencies"])


def test_what_is_optional_is_tested_with_the_same_bounds():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = set().union(*project["optional-dependencies"].values())
    assert optional <= requirements(SOURCES["test"].read_text("utf-8"))
    assert optional == requirements(SOURCES["postgres"].read_text("utf-8"))


def test_the_pinned_backend_is_the_one_the_package_is_built_with():
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    assert set(build["requires"]) <= requirements(SOURCES["tools"].read_text("utf-8"))


def test_a_layer_contains_the_layer_below():
    assert pins("run") < pins("test") < pins("dev")


def test_no_package_is_pinned_to_two_versions():
    pinned = set().union(*map(pins, LAYERS))
    versions = {pin.split(" ; ")[0] for pin in pinned if " ; python_full_version" not in pin}
    names = [pin.split("==")[0] for pin in versions]
    assert len(names) == len(set(names))
