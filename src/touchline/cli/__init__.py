"""The command line: `touchline play`, `sim`, `replay`, `rules`, `cards`."""

import sys


def main() -> None:
    """Run the command that was typed; a wrong one gets one line and exit code 2."""
    from touchline.cli.app import app

    try:
        sys.exit(app(standalone_mode=False))
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        message = getattr(fault, "format_message", None)  # of the parser of the command line
        if message is None:
            raise
        print(f"error: usage: {message()}", file=sys.stderr)
        sys.exit(2)
