"""The server: tables that friends join by link; it knows no rule."""
