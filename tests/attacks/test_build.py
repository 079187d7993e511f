"""A stranger's install is compiled, or says that it is not."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import engine_build
import pytest

from tests.compiled.wheel import ROOT, build_here, has_compiler

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
DECLARED: list[str] = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]]
REASON = "touchline/not_compiled.txt"


def broken_compiler(folder: Path) -> str:
    """A C compiler that always fails."""
    file = folder / "broken-cc"
    file.write_text("#!/bin/sh\nexit 1\n")
    file.chmod(0o755)
    return str(file)


# -- what the compiler needs


def test_every_package_that_compiled_modules_import_is_a_declared_dependency() -> None:
    found = engine_build.third_party_imports()

    assert {"msgspec", "sqlalchemy", "websockets"} <= found
    assert len(engine_build.requirements_for(found, DECLARED)) == len(found)


def test_imports_of_modules_that_are_not_compiled_but_read_are_found(tmp_path: Path) -> None:
    """mypyc reads what a compiled module imports, and what that imports, also inside functions."""
    package = tmp_path / "touchline"
    package.mkdir()
    (package / "one.py").write_text("from touchline import two\nimport json\n")
    (package / "two.py").write_text("def late():\n    import websockets.utils\n    from touchline.three import x\n")
    (package / "three.py").write_text("from sqlalchemy import text\nx = text\n")
    (package / "four.py").write_text("import unread\n")

    assert engine_build.third_party_imports([package / "one.py"], package) == {"websockets", "sqlalchemy"}


def test_an_import_that_is_not_declared_stops_the_build() -> None:
    with pytest.raises(SystemExit, match="undeclared_package"):
        engine_build.requirements_for({"msgspec", "undeclared_package"}, DECLARED)


def test_extras_bounds_and_signs_of_a_declared_dependency_do_not_hide_its_name() -> None:
    declared = ["mypy-extensions>=1.1,<2", "uvicorn[standard]>=0.54,<1", "websockets"]

    assert engine_build.requirements_for({"mypy_extensions", "uvicorn", "websockets"}, declared) == declared


# -- what is said when it was not compiled


@pytest.mark.skipif(not has_compiler(), reason="there is no compiler that could be broken")
def test_a_failed_compilation_is_named_in_the_wheel_and_on_standard_error(tmp_path: Path) -> None:
    done = build_here(tmp_path, CC=broken_compiler(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")

    assert "the engine was not compiled: " in done.stderr
    assert "broken-cc does not compile for Python" in zipfile.ZipFile(wheel).read(REASON).decode()


@pytest.mark.skipif(not has_compiler(), reason="there is no compiler that could be broken")
def test_a_failed_compilation_is_an_error_where_it_is_required(tmp_path: Path) -> None:
    done = build_here(tmp_path, CC=broken_compiler(tmp_path), TOUCHLINE_COMPILE="require")

    assert done.returncode != 0
    assert "broken-cc does not compile for Python" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_a_missing_compiler_is_an_error_where_it_is_required(tmp_path: Path) -> None:
    done = build_here(tmp_path, CC="no-such-compiler", TOUCHLINE_COMPILE="require")

    assert done.returncode != 0
    assert "no C compiler (no-such-compiler)" in done.stderr


def test_an_unknown_setting_is_an_error(tmp_path: Path) -> None:
    done = build_here(tmp_path, TOUCHLINE_COMPILE="requires")

    assert done.returncode != 0
    assert "TOUCHLINE_COMPILE" in done.stderr


def test_the_version_says_why_it_is_not_compiled(tmp_path: Path) -> None:
    build_here(tmp_path, TOUCHLINE_COMPILE="no")
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "package")
    command = [sys.executable, "-m", "touchline", "--version"]
    path = {"PYTHONPATH": str(tmp_path / "package")}
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=True)

    assert wheel.name.endswith("py3-none-any.whl")
    assert done.stdout.endswith("(source, not compiled: TOUCHLINE_COMPILE is no)\n")
