"""Attacks that once worked: each test fails if its defect comes back."""
