## O primeiro jogo guiado

lesson-card = Este é um futebolista. Os números dizem quanto vale, de um a dez. Precisas de quinze homens: contrata-o ou deixa-o ir.
    .title = Ficas com ele?
lesson-squad = Mais um e o plantel fica completo. O adversário vê quantos contrataste, mas não quem são.
    .title = Quinze homens
lesson-line-up = Jogam onze dos quinze. O adversário só vê a tua equipa no pontapé de saída. Vamos pôr cada um onde rende mais.
    .title = Esconde a equipa
lesson-move = O jogo são trinta e duas cartas. Cada carta é um ataque: diz quem tem de ganhar cada duelo até à baliza.
    .title = Vira-se uma carta
lesson-duel = { $passed-raw ->
        [1] { $player } tem { $value }, { $opponent } só { $against }. Ganha o número mais alto: o ataque continua.
       *[other] { $player } tem { $value }, { $opponent } tem { $against }. O atacante precisa do número mais alto: o ataque acaba aqui.
    }
    .title = Um duelo
lesson-level = Tinham o mesmo número. Um duelo empatado é do defesa: o ataque acaba aqui.
    .title = Igual não chega
lesson-dive = { $shooter } tem { $value }, o teu guarda-redes { $against }. Iguais: agora decide o palpite. Atira-te para onde achas que remata.
    .title = O guarda-redes és tu
lesson-save-goal = Foste para um lado, a bola para o outro. Acontece aos melhores. O resultado está aqui em cima.
    .title = Ele marcou
lesson-save-saved = Adivinhaste o lado e defendeste. Defender é só isto.
    .title = Que defesa!
lesson-shoot = Agora atacas tu. Tens { $value }, o guarda-redes { $against }: iguais outra vez. Ele só defende se adivinhar o teu lado.
    .title = Bate o guarda-redes
lesson-shot-goal = { $player } marca. A bola foi para um lado, o guarda-redes para o outro. Ninguém sabe para onde apontas.
    .title = Golo!
lesson-shot-saved = { $player } adivinhou o teu lado. Da próxima vez muda, ou repete: ele também tem de adivinhar.
    .title = Defendido
lesson-certain = { $player } tinha o número mais alto: era golo por qualquer lado. Só te perguntamos quando o palpite conta.
    .title = Sem adivinhar
lesson-injury = Nem todas as cartas são ataques. { $player } não pode continuar: é para isso que há quatro homens no banco.
    .title = Um homem no chão
lesson-bench = Escolhe quem entra. Procura o número de que esse lugar mais precisa.
    .title = Do banco
lesson-on-your-own = Já sabes jogar Mister. Quando as cartas acabam, ganha quem tem mais golos. O resto explica-se quando aparecer.
    .title = O jogo é teu

## O que é isto?

sign-card = Um futebolista. Cada número diz quanto vale numa coisa, de um a dez.
    .rule = MIS-SETUP-07
sign-squad = Os futebolistas que contrataste. Precisas de quinze, e só um é guarda-redes.
    .rule = MIS-MARKET-08
sign-line-up = Os lugares do teu onze. O adversário só os vê no pontapé de saída.
    .rule = MIS-LINEUP-01
sign-action = A carta em jogo. Diz quem ataca e que duelos é preciso ganhar.
    .rule = MIS-MATCH-02
sign-duel = Um duelo. O atacante segue se tiver o número mais alto; há cartas que pedem mais vantagem.
    .rule = MIS-PHASE-02
sign-goal-mouth = A baliza. Atacante e guarda-redes escolhem um lado em segredo; depois mostram-se os dois.
    .rule = MIS-SHOT-03
sign-bench = Os quatro futebolistas que não jogam. Entram para o lugar dos lesionados.
    .rule = MIS-LINEUP-01
sign-score = Os golos das duas equipas. Os teus vêm primeiro.
    .rule = MIS-MATCH-13
sign-where = As cartas que faltam: jogadores no mercado, cartas de ação no jogo. Quando as cartas de ação acabam, o jogo acaba.
    .rule = MIS-MATCH-09
sign-demand = O que as cartas de ação pedem em cada posição. Quanto maior o número, mais ajuda aí um bom jogador.
    .rule = MIS-PHASE-01
sign-unseen = Quem ainda pode aparecer, por função: o primeiro número é o teu plantel, o segundo os jogadores que não viste.
    .rule = MIS-MARKET-04
sign-shoot-out = Os penáltis das duas equipas. Cinco para cada; se continuar empatado, um para cada até só uma marcar.
    .rule = MIS-PEN-08
sign-other-match = O outro jogo desta jornada. Joga-se ao mesmo tempo que o teu.
    .rule = MIS-TOUR-03
sign-took = O que o remate precisava depois de bola e guarda-redes escolherem o lado, e em que deu.
    .rule = MIS-SHOT-13
sign-window = Um jogador livre. Ocupa o lugar de um dos teus, ou recusa-lo.
    .rule = MIS-SEASON-03
sign-traits = Dotes especiais dos jogadores em campo. Algumas cartas de ação precisam de um deles.
    .rule = MIS-BOOST-01

## Como se joga

how-aim = És o treinador. Marca mais golos do que o rival antes de se jogar a última das 32 cartas de ação.
how-step-1 = Vira um jogador: fica com ele ou deixa-o ir, até teres quinze, um deles guarda-redes.
    .title = Escolhe o plantel
how-step-2 = Coloca o teu onze. O rival só o vê quando ambos estiverem prontos.
    .title = Esconde o onze
how-step-3 = Cada carta de ação indica os duelos. Ganha-os todos e chegas ao remate.
    .title = Ataca com a carta
how-step-4 = Tu escolhes um lado, o guarda-redes também, em segredo. Depois vem a carta seguinte.
    .title = Remata e defende
how-decides-1 = Seis vence cinco: o ataque continua. Números iguais param-no. Algumas cartas pedem dois de vantagem, e dizem-no. Cada carta indica os dois lugares do campo que se enfrentam: um bom onze é meio caminho andado.
    .title = A caminho da baliza
how-decides-2 = Num cabeceamento comparam-se jogo aéreo e bolas altas. Esquerda e direita são sempre de quem remata.
    .title = O remate: finalização contra defesa de remates
how-case = Tipo de remate
    .wrong = O guarda-redes falha o lado
    .right = O guarda-redes acerta
how-case-shot = Remate
    .wrong = Golo com número igual ou maior
    .right = Golo com pelo menos mais um
how-case-penalty = Penálti
    .wrong = Golo mesmo com menos um
    .right = Golo com número igual ou maior
how-case-overhead = Bicicleta, calcanhar
    .wrong = Sempre golo
    .right = Sempre defesa
how-wins = Jogada a última carta, ganha quem tiver mais golos. Empate? Cinco penáltis para cada; se continuar, um para cada até só uma equipa marcar.

## Ajuda na primeira vez

first-market = Um plantel tem quinze jogadores, um deles guarda-redes. Quem deixares ir pode acabar no teu rival.
    .title = Contratar ou deixar ir
    .rule = MIS-MARKET-05
first-line-up = Jogam onze dos teus quinze. Ninguém vê onde os pões até as duas equipas estarem prontas.
    .title = Onze em segredo
    .rule = MIS-LINEUP-01
first-action = Uma carta é um ataque. Diz que lugares do campo se enfrentam e que número conta.
    .title = Uma carta de ação
    .rule = MIS-MATCH-02
first-duel = O atacante precisa do número mais alto. Em caso de igualdade ganha o defensor.
    .title = Um duelo
    .rule = MIS-PHASE-02
first-shot = Escolhe um lado. O guarda-redes também escolhe um, às escondidas. Se errar, basta a igualdade.
    .title = O teu remate
    .rule = MIS-SHOT-03
first-dive = Adivinha para onde vai a bola. Se acertares, quem remata tem de ser melhor por um para marcar.
    .title = O teu guarda-redes voa
    .rule = MIS-SHOT-03
first-free-kick = Nesta carta és tu que escolhes quem marca. Vê o número dele contra o do guarda-redes.
    .title = Escolhe o marcador
    .rule = MIS-TAKER-01
first-red-card = O melhor em campo sai e ninguém o substitui. Os ataques que precisam do lugar dele perdem-se.
    .title = Expulso
    .rule = MIS-RED-01
first-injury = O melhor em campo não pode continuar. Um dos quatro do banco ocupa o lugar dele.
    .title = Lesionado
    .rule = MIS-INJ-01
first-trait = Esta carta pede um dom. Se um dos teus onze o tiver, todos têm mais um no teu próximo ataque.
    .title = Um dom especial
    .rule = MIS-BOOST-01
first-shoot-out = Empate depois da última carta. Cada equipa escolhe cinco marcadores e depois bate um de cada vez.
    .title = Penáltis
    .rule = MIS-PEN-01
first-window = Depois de um jogo, quem ganha pode virar dois jogadores livres, quem perde um. Cada um pode substituir um dos teus.
    .title = A janela de transferências
    .rule = MIS-SEASON-03
# What the bots of each level do well and badly
opponent-rookie-good = Ninguém lhe lê os remates: escolhe um canto qualquer.
opponent-rookie-bad = Contrata quem calha e alinha-o onde calha.
opponent-amateur-good = Contrata o que as cartas de ação pedem a cada setor e varia os cantos.
opponent-amateur-bad = Nunca olha para o teu onze.
opponent-pro-good = Conta os golos que cada jogador traz e espera pelos bons.
opponent-pro-bad = Alinha o seu melhor onze, seja qual for o teu.
opponent-legend-good = Alinha o onze que melhor responde ao teu.
opponent-legend-bad = O que não viu do teu plantel só pode adivinhar: surpreende-o.
