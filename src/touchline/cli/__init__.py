"""The command line: `touchline play`, `sim`, `replay`, `rules`, `cards`."""

import sys


def main() -> None:
    """Run the command that was typed.

    A wrong command prints one line and exits with status 2; an error that nobody foresaw prints one line with the place
    of the log and exits with status 1.
    """
    from touchline.cli.defects import report_defect

    try:
        from touchline.cli.app import app

        sys.exit(app(standalone_mode=False))
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        message = getattr(fault, "format_message", None)  # errors of the command line's parser have it
        if message is None:
            report_defect(fault)
            sys.exit(1)
        print(f"error: usage: {message()}", file=sys.stderr)
        sys.exit(2)
