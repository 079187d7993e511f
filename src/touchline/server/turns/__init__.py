"""What happens although nobody has opened the table: deadlines fire, and people are told that it is their turn."""
