"""The database: its schema and versions, writing, reading, backup."""
