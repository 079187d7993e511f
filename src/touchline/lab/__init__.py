"""The lab: many games written down row by row, a report of them, and two card sets compared."""
