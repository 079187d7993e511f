"""Work that needs no open table: deadlines, notices ("it is your turn"), removal of old tables, reports."""
