ui-seat = Lugar { $number }
ui-person = Treinador
ui-bot-rookie = Estreante
ui-bot-amateur = Amador
ui-bot-pro = Profissional
ui-bot-legend = Lenda
ui-turn = { $who }, é a tua vez
ui-hidden = Mais ninguém vê esta escolha.
ui-prompt = Número, ? para ajuda:
ui-no-such = Não há a escolha «{ $typed }».
ui-help-numbers = um número escolhe, Enter sozinho escolhe o que tem o sinal >
ui-help-refused = ? mostra esta ajuda e o que não se pode escolher, com o motivo
ui-help-hint = hint mostra o que faria um bom bot, e porquê
ui-help-undo = u anula a última escolha
ui-help-rule = o ID de uma regra mostra a regra
ui-help-orders = p1, p2 ... passa todas estas perguntas durante esse tempo, p0 volta a perguntar
ui-help-view = v volta a mostrar a mesa
ui-help-quit = q guarda e sai
ui-refused = Agora não se pode escolher:
ui-nothing-refused = Tudo o que se vê pode ser escolhido.
ui-no-undo = Não há nada para anular.
ui-undone = Anulado.
ui-run = { $run }
ui-orders = { $key } passar todas as janelas: { $scope }
ui-orders-ended = A partir de agora todas as janelas são perguntadas.
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
ui-lesson-tip = Aqui uma boa escolha é: { $option }. Basta Enter.
ui-lesson-left = Ainda por ver: { $steps }.
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
run-best = Escolhe o meu melhor onze
run-last = Como da última vez
opt-pass = Passo
figure-goals = golos
figure-draws = empates
figure-matches = jogos
figure-shootouts = desempates por penáltis
scope-turn = esta vez
scope-half = esta parte
scope-match = este jogo
scope-day = este dia
scope-round = esta ronda
scope-season = esta época
scope-game = todo o jogo
ui-rating = Classificação
ui-games-played = Jogos
ui-milliseconds = ms por escolha

## The lab

lab-games = Jogos
lab-bots = Bots
lab-seed = Semente
lab-cards-used = Cartas
lab-options = Opções
lab-outliers = Fora do normal
lab-outliers-hint = Lugares que ganham claramente mais ou menos vezes do que uma parte igual, e cartas que ganham ou perdem claramente mais de { $points } pontos percentuais. Ambos com o intervalo de 95 %; é o primeiro a ver.
lab-outliers-none = Nada está fora do normal.
lab-seat = Lugar { $seat }
lab-never-count = { $cards ->
    [one] Uma carta nunca foi usada: ver no fim.
   *[other] { $cards } cartas nunca foram usadas: ver no fim.
}
lab-by-seat = Vitórias por lugar
lab-by-bot = Vitórias por bot
lab-length = Duração e números
lab-mean = Média
lab-scores = Pontuações
lab-money = Dinheiro ao longo do tempo
lab-period = Época, jornada ou ronda
lab-cards = Cartas, com e sem
lab-cards-hint = Quanto mais vezes um lugar ganhou com a carta do que os lugares sem ela, em pontos percentuais, com o intervalo de 95 %. Um bot que conhece as boas cartas compra-as: um ganho é um indício, não uma prova.
lab-never = Nunca usadas
lab-seats = Lugares
lab-with = Ganhos com ela
lab-gain = Ganho
lab-price = Preço ou valor
lab-kind-player = Jogadores
lab-kind-action = Ações
lab-kind-card = Cartas
lab-kind-manager = Managers
lab-kind-chance = Cartas de sorte
lab-kind-formation = Formações
lab-kind-management = Cartas de gestão
lab-before = Primeiro conjunto
lab-after = Segundo conjunto
lab-difference = Diferença
lab-won = Ganha o lugar { $seat }
lab-score = Pontos do lugar { $seat }
ui-luck = Sorte
ui-luck-exact = Contada com probabilidades exatas; 1 é um jogo inteiro.
ui-luck-about = Em parte uma estimativa; 1 é { $unit ->
    [goals] um golo
   *[other] um jogo inteiro
}.
ui-rule-code = Código
ui-rule-tests = Testes
ui-notice-turn = É a tua vez em { $title }.
ui-notice-reminder = O teu tempo em { $title } está a acabar.
ui-notice-nudge = Os outros estão à tua espera em { $title }.
ui-notice-turn-of = É a vez de { $name } em { $title }.
ui-notice-reminder-of = O tempo de { $name } em { $title } está a acabar.
ui-notice-nudge-of = Os outros estão à espera de { $name } em { $title }.
ui-notice-confirm = Queres receber um e-mail quando for a tua vez?
ui-notice-text = Mesa { $table }.
ui-notice-confirm-text = Abre a ligação para dizer que sim. Se não pediste isto, não faças nada: não chegam mais e-mails.
ui-notice-off = Acabar com os avisos deste tipo: toca para confirmar.
ui-notice-off-done = Feito. Acabaram os avisos deste tipo.
ui-notice-on = Toca para dizer que sim: um e-mail quando for a tua vez.
ui-notice-on-done = Feito. Avisamos-te quando for a tua vez.
