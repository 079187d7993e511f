# Words that only printed cards need
press-deck-players = Player cards
press-deck-actions = Action cards
