"""The lab: stores many games as rows, reports on them, and compares two card sets."""
