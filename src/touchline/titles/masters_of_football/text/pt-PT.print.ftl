# Palavras de que só as cartas impressas deste título precisam
press-deck-managers = Cartas de manager
press-deck-tactics = Cartas de tática

press-scope-team = para uma equipa
press-scope-own-team = para a própria equipa
press-scope-player = para um jogador
