"""The command line: `touchline play`, `sim`, `replay`, `rules`, `cards`."""


def main() -> None:
    """Run the command that was typed."""
