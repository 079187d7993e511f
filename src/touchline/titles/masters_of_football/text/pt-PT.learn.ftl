## O primeiro jogo guiado

lesson-manager = Diriges um clube durante uma época. Escolhe o treinador: o dinheiro que traz compra os jogadores, e alguns têm um dom especial.
    .title = Quem dirige o teu clube?
lesson-shop = Só jogam três de cada vez. Cada jogador tem um número de ataque e um de defesa em cada tática. Antes do primeiro jogo chega mais dinheiro.
    .title = Compra os jogadores
lesson-three = Põe em campo três jogadores e escolhe uma tática em segredo. Os números por baixo de cada tática dizem quanto valem os teus três.
    .title = Três homens e uma tática
lesson-battle = As duas equipas lançam os dados pela tática. O total mais alto decide como se joga a primeira parte: agora contam os números dessa tática.
    .title = A batalha tática
lesson-levels = Os números dos teus três somam-se. A soma dá-te um dado: o vermelho é o mais fraco, o roxo o mais forte. Um para atacar, outro para defender.
    .title = Melhores jogadores, melhores dados
lesson-turn = Um jogo tem doze turnos. O anel mostra quem ataca em cada um. O jogo anda sozinho; tu podes intervir com cartas.
    .title = Doze turnos
lesson-duel = Quem ataca lança o dado de ataque, quem defende o de defesa, e ambos um dado de génio. O ataque precisa de mais: igual não chega.
    .title = Ataque contra defesa
lesson-outcome-goal = O ataque foi mais alto: golo. O resultado está aqui em cima, o teu primeiro.
    .title = Golo!
lesson-outcome-no-goal = O ataque não foi mais alto: nada acontece. Faltam onze turnos.
    .title = Não é golo
lesson-outcome-genius-save = A chama no dado de génio e um génio da defesa em campo: defende qualquer remate, digam o que disserem os números.
    .title = O génio defende
lesson-outcome-genius-goal = A chama no dado de génio e um génio do ataque em campo: é golo, digam o que disserem os números. Uma vez por jogo.
    .title = O génio marca
lesson-hand = As tuas cartas custam dinheiro e mudam o jogo: melhores dados, novo lançamento, um golo anulado. Perguntamos-te quando uma puder ajudar.
    .title = Um trunfo na manga
lesson-half-time = Já passou metade do jogo. Podes fazer uma substituição, e as duas equipas voltam a escolher a tática.
    .title = Intervalo
lesson-again = Olha também para os números do adversário. A melhor tática é aquela em que estás à frente dele.
    .title = Uma nova tática
lesson-points = Três pontos pela vitória, um pelo empate. Ao fim de seis jornadas, a melhor equipa é campeã. Pelo meio compras e vendes.
    .title = O apito final
lesson-on-your-own = Já sabes como se joga um jogo de Masters. A época continua daqui. O resto explica-se quando aparecer.
    .title = A época é tua

## O que é isto?

sign-manager = Um treinador: o dinheiro com que começa, e o que só ele sabe fazer.
    .rule = MOF-MGR-01
sign-shop = Os jogadores à venda. O preço está na carta; os números são ataque e defesa em cada tática.
    .rule = MOF-SETUP-06
sign-three = Os três jogadores que pões em campo. Não podem ter todos a mesma posição.
    .rule = MOF-LINEUP-01
sign-tactics = As quatro táticas. Por baixo de cada uma: quanto valem os teus três, e quanto valem os jogadores do adversário.
    .rule = MOF-TACTIC-01
sign-battle = A batalha tática. Somam-se dados e valores táticos; o total mais alto impõe a sua tática.
    .rule = MOF-TACTIC-11
sign-ladder = Os níveis de uma equipa. A cor é a do seu dado, do vermelho (o mais fraco) ao roxo (o mais forte).
    .rule = MOF-LEVEL-06
sign-dial = Os doze turnos do jogo, nas cores da equipa que ataca.
    .rule = MOF-PLAY-07
sign-dice = Os dados deste turno. O atacante marca se o seu total for mais alto.
    .rule = MOF-PLAY-12
sign-hand = As tuas cartas de ação. O preço está na carta; a cor diz de que tipo é.
    .rule = MOF-CARD-01
sign-score = Os golos das duas equipas.
    .rule = MOF-PLAY-12
sign-where = Em que ponto está a época.
    .rule = MOF-CAL-02

## Como se joga

how-aim = Diriges um clube durante uma época. Compra os jogadores certos, surpreende os rivais e sê campeão ao fim de seis jornadas.
how-step-1 = O treinador traz o dinheiro. Cada jogador tem um número de ataque e um de defesa para cada uma das quatro táticas.
    .title = Compra jogadores
how-step-2 = Só jogam três. Escolhe-los em segredo, com uma tática, e o rival faz o mesmo.
    .title = Três homens e uma tática
how-step-3 = Ambos lançam dois dados e somam os valores táticos dos seus três. O total mais alto decide que tática se joga.
    .title = A batalha tática
how-step-4 = O anel diz quem ataca em cada turno. As tuas cartas de ação mudam os dados, dão novo lançamento ou anulam um golo.
    .title = Joga doze turnos
how-decides-1 = Os números dos teus três na tática que se joga somam-se, uma vez para o ataque e outra para a defesa. A soma dá-te o dado. Com níveis iguais, desce um quem não tem a vantagem de casa.
    .title = Melhores jogadores, melhores dados
how-decides-2 = Cinco vence quatro: golo. Igual não chega. Se o dado preto mostrar a chama, decide o génio em campo: o de ataque marca, uma vez por jogo; o de defesa defende, todas as vezes.
    .title = Um ataque
how-wins = Três pontos pela vitória, um pelo empate. Ao fim de seis jornadas é campeão quem estiver no topo da classificação.

## Ajuda na primeira vez

first-manager = Traz o dinheiro para o plantel, e alguns têm uma habilidade que vale toda a época.
    .title = Escolhe o treinador
    .rule = MOF-MGR-01
first-shop = Compra quantos puderes pagar. Cada um tem ataque e defesa para cada tática; só jogam três.
    .title = Compra jogadores
    .rule = MOF-SETUP-10
first-three = Põe três jogadores em campo. Os números deles somam-se na tática que se vai jogar.
    .title = Jogam três
    .rule = MOF-LINEUP-01
first-tactic = Escolhe uma de quatro. O rival também escolhe; depois lançam os dois e joga-se uma delas.
    .title = Uma tática secreta
    .rule = MOF-TACTIC-01
first-battle = O total mais alto impõe a sua tática. A partir daqui só contam os números dela, para os dois.
    .title = A batalha tática
    .rule = MOF-TACTIC-11
first-home = Com níveis iguais, a outra equipa desce um. E uma batalha tática empatada fica ganha.
    .title = A vantagem de casa
    .rule = MOF-HOME-06
first-turn = O anel diz quem ataca em cada turno. Marca quem ataca se o total dele superar o do defensor.
    .title = Doze turnos
    .rule = MOF-PLAY-07
first-cards = Perguntamos-te porque podes jogar agora uma carta. Custa o que está escrito nela.
    .title = Uma carta pode ajudar
    .rule = MOF-CARD-03
first-reroll = O novo lançamento substitui os dois dados de uma equipa. Conta o novo, mesmo que seja pior.
    .title = Lançar outra vez?
    .rule = MOF-MGR-10
first-genius = A chama no dado preto e um génio em campo: os totais já não contam.
    .title = Um golpe de génio
    .rule = MOF-PLAY-14
first-half-time = Podes lançar um jogador, antes ou depois de se lançarem as táticas. Escolhe-se também uma nova tática.
    .title = Intervalo
    .rule = MOF-HALF-02
first-stoppage = Empate, ou a perder por um em casa: essa equipa lança. Com três ou mais ataca outra vez.
    .title = Descontos
    .rule = MOF-STOP-01
first-academy = Depois da segunda jornada cada clube pode ficar com um jovem de graça, dentro do limite.
    .title = A academia
    .rule = MOF-ACAD-01
# What the bots of each level do well and badly
opponent-rookie-good = A sua tática é imprevisível.
opponent-rookie-bad = Gasta o dinheiro no que aparece.
opponent-amateur-good = Compra os três mais fortes que pode pagar e joga a carta que mexe mais pontos.
opponent-amateur-bad = Não olha para a tua equipa nem conhece as probabilidades.
opponent-pro-good = Escolhe o trio, a tática, as cartas e as repetições pelas probabilidades exatas do jogo em curso.
opponent-pro-bad = Não poupa para os jogos que aí vêm.
opponent-legend-good = Planeia a época: dinheiro, cartas e os teus pontos contam em cada jogo.
opponent-legend-bad = Um só jogo não vale tudo para ela.
