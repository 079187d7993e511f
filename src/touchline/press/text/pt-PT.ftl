# Palavras de que só as cartas impressas precisam
press-deck-players = Cartas de jogador
press-deck-actions = Cartas de ação
