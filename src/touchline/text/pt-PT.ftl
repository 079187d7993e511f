ui-seat = Lugar { $number }
ui-person = Treinador
ui-bot-rookie = Estreante
ui-bot-amateur = Amador
ui-turn = { $who }, é a tua vez
ui-hidden = Mais ninguém vê esta escolha.
ui-prompt = Número, ? para ajuda:
ui-no-such = Não há a escolha «{ $typed }».
ui-help-numbers = um número escolhe, Enter sozinho escolhe o que tem o sinal >
ui-help-refused = ? mostra esta ajuda e o que não se pode escolher, com o motivo
ui-help-undo = u anula a última escolha
ui-help-rule = o ID de uma regra (MIS-SHOT-01) mostra a regra
ui-help-view = v volta a mostrar a mesa
ui-help-quit = q guarda e sai
ui-refused = Agora não se pode escolher:
ui-nothing-refused = Tudo o que se vê pode ser escolhido.
ui-no-undo = Não há nada para anular.
ui-undone = Anulado.
ui-run = tudo de uma vez: { $run }
ui-hand-over = Passar a { $who }.
ui-hand-over-enter = { $who }: Enter quando mais ninguém estiver a ver.
ui-saved = Jogo guardado em { $file }. Para continuar: { $command }
ui-not-saved = O jogo não foi guardado.
ui-bye = Até à próxima.
ui-end = O jogo acabou
ui-place = { $place }. { $who }
ui-winner = Vitória de { $who }!
ui-shared = Primeiro lugar partilhado: { $who }
ui-score = Resultado
ui-rule = regra
ui-more = Enter para continuar
ui-market = Mercado
ui-lineup = Onze inicial
ui-cards-left = { $cards ->
    [one] falta uma carta
   *[other] faltam { $cards } cartas
}
ui-games = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
ui-wins = vitórias
ui-shared-wins = partilhadas
ui-win-rate = percentagem
ui-between = 95 %
ui-decisions = escolhas por jogo
ui-longest = o mais longo
ui-speed = jogos por segundo
ui-mean = média
ui-figure = valor
flag-true = sim
flag-false = não
seat-none = ninguém
run-best = o melhor do plantel
run-last = como da última vez
opt-pass = Passo
figure-goals = golos
figure-draws = empates
figure-matches = jogos
figure-shootouts = desempates por penáltis
