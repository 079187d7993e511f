# Palavras de que só as cartas impressas deste título precisam
press-deck-footballers = Futebolistas
press-deck-directions = Cartas de direção

press-phase = Fase { $number }
press-nobody-opposite = ninguém do adversário
press-taker = quem marca
press-name-taker = Escolhe quem marca.
press-story = A bola vai para: { $slot }
press-from-midfield = no meio-campo ou no ataque
press-on-pitch = em campo
press-unstoppable = Só um voo para o mesmo lado o defende.
press-red-card = O teu jogador com a pontuação total mais alta sai do campo e não é substituído. O guarda-redes não; entre iguais escolhe o adversário.
press-injury = O teu jogador com a pontuação total mais alta fica fora do jogo; entra um do banco. O guarda-redes não; entre iguais escolhe o adversário.
press-boost = { $add ->
    [one] No teu próximo ataque todos os valores contam mais um.
   *[other] No teu próximo ataque todos os valores contam mais { $add }.
} Tira outra carta.
