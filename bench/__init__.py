"""Speed, beside that of other engines, measured in the same run."""
