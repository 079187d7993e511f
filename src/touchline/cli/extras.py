"""Imports modules that need packages of an extra: `pip install 'touchline[server]'`."""

from importlib import import_module
from types import ModuleType

from touchline.kernel.errors import BadOption


def import_extra(module: str, extra: str) -> ModuleType:
    """Import a module; a package that is missing leaves as one line that names the extra to install."""
    try:
        return import_module(module)
    except ImportError as fault:
        raise BadOption("not-installed", str(fault.name), {"run": f"pip install 'touchline[{extra}]'"}) from None
