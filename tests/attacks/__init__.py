"""Attacks on promises that once did not hold, one file for each subject."""
