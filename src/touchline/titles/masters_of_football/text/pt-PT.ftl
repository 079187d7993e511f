## The game

title-name = Masters of Football
title-blurb = Três jogadores por equipa, uma tática escondida e a mão cheia de truques: vence o campeonato com o teu clube.

## Tactics, levels, positions, tiers, sides

tactic-0 = posse
tactic-1 = direto
tactic-2 = físico
tactic-3 = defensivo
tactic-none = ainda sem tática
level-0 = vermelho
level-1 = castanho
level-2 = laranja
level-3 = verde
level-4 = azul
level-5 = roxo
level-none = sem nível
position-0 = defesa
position-1 = médio
position-2 = avançado
tier-0 = ouro
tier-1 = prata
tier-2 = bronze
tier-3 = madeira
side-0 = casa
side-1 = fora
side-none = nenhuma das equipas
kind-0 = estratégia
kind-1 = evolução
kind-2 = antifutebol
kind-3 = corrupção
card-moment-0 = antes do jogo
card-moment-1 = durante o jogo
card-moment-2 = em qualquer momento
player-66 = defesa de recurso
player-67 = médio de recurso
player-68 = avançado de recurso

## Managers

manager-MG01 = Mestre da tática
    .hint = +2 em cada batalha tática.
manager-MG02 = Parceria do superagente
    .hint = Mais jogadores por onde escolher no início; cada jogador de 2M ou mais custa menos 1M.
manager-MG03 = Escola de formação
    .hint = Cinco lançamentos na academia, dois jogadores para o plantel, ouro com a face génio.
manager-MG04 = O clube do povo
    .hint = Tem sempre a vantagem da casa, mesmo fora.
manager-MG05 = Estádio infernal
    .hint = Em casa é imune às cartas de ação.
manager-MG06 = Padrinho
    .hint = Pode relançar dados de ataque ou de defesa por 1M de cada vez; imune à corrupção.
manager-MG07 = O Especial
    .hint = Um relançamento de dados de ataque ou de defesa em cada jogo.
manager-MG08 = Joga Bonito
    .hint = Ataque +2 para a tua equipa, +1 para a adversária.
manager-MG09 = General do banco
    .hint = Uma ou duas substituições livres ao intervalo; imune ao antifutebol.
manager-MG10 = Cientista do desporto
    .hint = As cartas de evolução são gratuitas; imune às dos outros.

## Action cards

card-AC01 = Toque a reunir
card-AC02 = Movimento contínuo
card-AC03 = Mãos limpas
card-AC04 = Bloco baixo
card-AC05 = Plano de contra-ataque
card-AC06 = Pressão alta
card-AC07 = Lance estudado
card-AC08 = Relatório do olheiro
card-AC09 = Lição no quadro
card-AC10 = Guardar a bola
card-AC11 = Bola longa
card-AC12 = Plano de batalha
card-AC13 = Autocarro à frente da baliza
card-AC14 = Exército em viagem
card-AC15 = Prémio de vitória
card-AC16 = Prémio de vitória
card-AC17 = Mudança tática
card-AC18 = Cerco final
card-AC19 = Venda de camisolas
card-AC20 = Denunciante
card-AC21 = Denunciante
card-AC22 = Treino de remate
card-AC23 = Escola de finalização
card-AC24 = Treino de marcação
card-AC25 = Rocha na defesa
card-AC26 = Jogador completo
card-AC27 = Aulas de organização
card-AC28 = Braçadeira de capitão
card-AC29 = Reforço físico
card-AC30 = Domínio da bola
card-AC31 = Segundo fôlego
card-AC32 = Menino-prodígio
card-AC33 = Queimar tempo
card-AC34 = Queimar tempo
card-AC35 = Marcação ao limite
card-AC36 = Entrada a matar
card-AC37 = Provocação
card-AC38 = Relvado encharcado
card-AC39 = Jogos mentais
card-AC40 = Truques dos apanha-bolas
card-AC41 = Cercar o árbitro
card-AC42 = Golo anulado
card-AC43 = Golo anulado
card-AC44 = Fiscal de linha comprado
card-AC45 = Envelope por baixo da mesa
card-AC46 = Jogo vendido
card-AC47 = Programa de dopagem
card-AC48 = Penálti fantasma
card-AC49 = Saco azul
card-AC50 = Relógio parado

## Symbols on cards; $n is the number printed with them

symbol-mod-attack = ataque { $n }
symbol-mod-defence = defesa { $n }
symbol-mod-tactic = tática { $n }
symbol-requires-home-advantage = exige a vantagem da casa
symbol-gain-home-advantage = obtém a vantagem da casa
symbol-force-tactic = impõe a tática: { $n }
symbol-receive-money = { $n }M do banco
symbol-starting-squad-advantage = mais jogadores no início
symbol-substitution-advantage = substituições livres
symbol-academy-advantage = ouro com a face génio na academia
symbol-player-discount = jogadores { $n }M mais baratos
symbol-zero-cost-evolution = cartas de evolução gratuitas
symbol-immune-all = imune às cartas de ação
symbol-immune-corruption = imune à corrupção
symbol-immune-anti-football = imune ao antifutebol
symbol-immune-evolution = imune à evolução
symbol-disallow-goal = anula um golo
symbol-block-corruption = bloqueia a corrupção
symbol-skip-next-turn = o próximo turno é saltado
symbol-extra-attack-turn = mais um ataque
symbol-roll-extra-attack = lançamento para mais um ataque
symbol-roll-tactic-battle = uma nova batalha tática
symbol-reroll-paid = relançamentos a { $n }M cada
symbol-reroll-any = relançamentos de ataque ou defesa: { $n }
symbol-reroll-attack = relançamentos de ataque: { $n }

## Teams without a person

personless-PT1 = Alto, acima do céu
personless-PT2 = Dois cinzéis e um artista
personless-PT3 = O calvo, o bonito e o miúdo

## Teams, windows, dice, piles, slots

team-0 = Equipa 1
team-1 = Equipa 2
team-2 = Equipa 3
team-3 = Equipa 4
team-4 = Equipa 5
team-5 = Equipa 6
team-6 = Equipa 7
team-7 = Equipa 8
team-none = ninguém
window-0 = antes da batalha tática
window-1 = antes do pontapé de saída
window-2 = entre turnos
window-3 = depois dos dados
window-4 = depois de um golo
window-5 = depois de uma corrupção
window-6 = entre jogos
window-7 = na academia
dice-0 = os dados de ataque
dice-1 = os dados de defesa
pile-0 = pilha de ouro
pile-1 = pilha de prata
pile-2 = pilha de bronze
pile-3 = pilha de madeira
pile-4 = pilha de ação
slot-0 = primeiro lugar
slot-1 = segundo lugar
slot-2 = terceiro lugar
slot-none = nenhum lugar
moment-0 = antes do pontapé de saída
moment-1 = depois do turno 1 de 12
moment-2 = depois do turno 2 de 12
moment-3 = depois do turno 3 de 12
moment-4 = depois do turno 4 de 12
moment-5 = depois do turno 5 de 12
moment-6 = depois do turno 6 de 12
moment-7 = depois do turno 7 de 12
moment-8 = depois do turno 8 de 12
moment-9 = depois do turno 9 de 12
moment-10 = depois do turno 10 de 12
moment-11 = depois do turno 11 de 12
moment-12 = depois do turno 12 de 12
moment-13 = depois do intervalo
moment-14 = depois da compensação
when-none = nenhuma substituição
when-1 = antes do lançamento
when-2 = depois do lançamento
player-none = ninguém
card-none = nenhuma carta
choice-0 = passa
choice-1 = joga
choice-2 = depois do lançamento
choice-none = nenhuma

## Questions

ask-choose-manager = Que treinador dirige o teu clube? A outra carta sai do jogo.
    .hint = Traz um orçamento e uma habilidade própria.
ask-buy-player = Quem compras? Ainda tens { $money }.
    .hint = O que não gastares fica teu.
ask-field-player = Quem joga no lugar { $slot } de três?
    .hint = Três jogadores, não todos da mesma posição.
ask-choose-tactic = Que tática escolhes? O adversário só a vê se ganhares a batalha tática.
    .hint = As duas equipas escolhem em segredo.
ask-announce-cards =
    { $rival-raw ->
        [-1] { $home } contra { $away }.
       *[other] Jogas contra { $rival }.
    } Usas cartas { $window }?
    .hint = Primeiro anunciam as duas equipas; depois viram-se as cartas todas juntas.
ask-place-card = Que carta jogas? Fica escondida até as duas equipas estarem prontas. Ainda tens { $money }.
    .hint = Jogar uma carta custa o que nela está escrito.
ask-choose-team = A que equipa se destina { $card }?
    .hint = Todos os seus efeitos vão para essa equipa.
ask-choose-slot = Os jogadores deles ainda estão escondidos. A que lugar se destina { $card }?
    .hint = Os jogadores só se viram depois.
ask-choose-target = A que jogador se destina { $card }?
    .hint = Conta só para este jogador.
ask-act-between-turns =
    { $own ->
        [-1] { $home } contra { $away }, { $moment }.
       *[other]
        { $moment-raw ->
            [0] O teu jogo contra { $rival } está prestes a começar.
           *[other]
            { $lead ->
                [1] Estás a ganhar { $scored } a { $conceded } a { $rival }, { $moment }.
                [-1] Estás a perder { $scored } a { $conceded } com { $rival }, { $moment }.
               *[other] Tu e { $rival } estão empatados, { $scored } a { $conceded }, { $moment }.
            }
        }
    } Jogas uma carta agora?
    .hint = Se ninguém jogar uma carta, o jogo continua.
ask-act-reroll =
    { $own ->
        [1]
        { $verdict ->
            [1] Marcas, { $total } a { $against }.
            [2] Marcas com um golpe de génio.
            [3] Um golpe de génio defende o teu remate.
           *[0] O teu remate é defendido, { $total } contra { $against }.
        }
        [0]
        { $verdict ->
            [1] { $rival } marca, { $total } a { $against }.
            [2] { $rival } marca com um golpe de génio.
            [3] O teu golpe de génio defende o remate.
           *[0] Defendes o remate, { $against } contra { $total }.
        }
       *[other]
        { $verdict ->
            [1] { $attacker } marca, { $total } a { $against }.
            [2] { $attacker } marca com um golpe de génio.
            [3] Um golpe de génio trava { $attacker }.
           *[0] O remate de { $attacker } é defendido, { $total } contra { $against }.
        }
    } Usas um relançamento?
    .hint = Em igualdade é defesa. Contam os dados novos, para melhor ou para pior.
ask-choose-dice = De quem são os dados a relançar? Os dados da outra equipa ficam como estão.
    .hint = Contam os dados novos, para melhor ou para pior.
ask-answer-goal =
    { $own ->
        [0] { $rival } marca. Ficaria { $scored } a { $conceded }.
       *[other] { $team } marcou.
    } Jogas uma carta para anular o golo?
    .hint = É agora ou nunca: depois, o golo conta.
ask-blow-whistle = { $owner } joga { $against }. Denuncias e travas a carta?
    .hint = É agora ou nunca: depois, a carta tem efeito.
ask-announce-substitution = Intervalo. Fazes uma substituição, e quando? Antes dos dados pode entrar qualquer um. Depois, quem ganhou a batalha tática só pode fazer entrar um jogador com valor tático pelo menos igual.
    .hint = Ao intervalo pode trocar-se um jogador.
ask-take-off = Quem sai?
    .hint = Ao intervalo pode trocar-se um jogador.
ask-bring-on = Quem entra para o lugar de { $off }?
    .hint = Os três não podem ter todos a mesma posição.
ask-act-between-matches = A seguir é a jornada { $matchday }. Jogas uma carta antes?
    .hint = As cartas que dão dinheiro jogam-se entre os jogos.
ask-exchange-card = Que cartas trocas? Cada carta nova custa 1M. Ainda tens { $money }.
    .hint = As cartas velhas saem antes de se tirarem as novas.
ask-play-academy-card = Abre a tua academia. Jogas uma carta?
    .hint = Tem de ser jogada antes do teu primeiro lançamento.
ask-choose-tier = A chama! Tiras um jogador de ouro ou de prata?
    .hint = Cada lançamento traz um jogador.
ask-roll-again = Ninguém cabe no teu limite. Lanças outra vez?
    .hint = Não custa nada: podes continuar até alguém caber.
ask-take-player = Quem levas da academia? Pode custar no máximo { $limit }.
    .hint = Entra no teu plantel de graça.
ask-release-player = Quem sai do clube? Tens { $number ->
        [one] um jogador
       *[other] { $number } jogadores
    } a mais.
    .hint = Um plantel tem no máximo seis jogadores.
ask-discard-card = Que carta deitas fora? Tens { $number ->
        [one] uma carta
       *[other] { $number } cartas
    } a mais.
    .hint = Na mão ficam no máximo cinco cartas.
ask-enter-goals = { $home } contra { $away }. Quantos golos marcou { $team }?
    .hint = Podes corrigir mais tarde.
ask-correct-result = Há algum resultado a corrigir?
    .hint = A classificação é refeita.

## Options with words of their own

opt-done = Pronto
opt-pass = Nenhuma carta
opt-play = Sim, jogo cartas
opt-exchange = Trocar cartas
opt-ability = Relançar com a habilidade do treinador
opt-paid = Relançar por 1M
opt-none = Ninguém entra
opt-before-roll = Antes dos dados
opt-after-roll = Depois dos dados
opt-stop = Parar
opt-roll = Lançar outra vez
run-own-dice = Relançar os meus dados
run-other-dice = Relançar os outros dados

## Events

event-seated = { $seat } dirige { $team }
event-manager-kept = Treinador de { $team }: { $manager }
event-money-received = { $team } recebe { $money }
event-players-dealt = { $team } recebe { $number ->
        [one] um jogador
       *[other] { $number } jogadores
    }
event-player-dealt = Saiu-te { $player }
event-players-bought = { $team } { $number ->
        [0] não compra ninguém
        [one] compra um jogador por { $money }
       *[other] compra { $number } jogadores por { $money }
    }
event-player-bought = Comprado: { $player } por { $money }
event-player-discarded = { $team } descarta { $player }
event-wood-joined = { $team } recebe um jogador de madeira
event-wood-seen = O jogador de madeira é { $player }
event-cards-dealt = { $team } tira { $number ->
        [one] uma carta de ação
       *[other] { $number } cartas de ação
    }
event-card-drawn = Carta tirada: { $card }
event-card-discarded = { $team } descarta { $card }
event-cards-exchanged = { $team } troca { $number ->
        [one] uma carta
       *[other] { $number } cartas
    }
event-reshuffled = Volta a baralhar-se: { $pile }
event-matchday-begins = Jornada { $matchday }
event-match-begins = { $home } contra { $away }
event-lineups-placed = { $home } e { $away } esconderam o trio e a tática
event-announced = { $play ->
        [0] { $team } não joga cartas { $window }
       *[other] { $team } vai jogar cartas { $window }
    }
event-card-revealed = { $team } revela { $card }{ $target-raw ->
    [-1] {""}
   *[other] {" "}para { $target }
 }
event-card-played = { $team } joga { $card }{ $target-raw ->
    [-1] {""}
   *[other] {" "}para { $target }
 }
event-card-blocked = { $team } denuncia { $card } com { $by }
event-card-void = { $card } de { $team } não tem efeito
event-lineup-shown = { $team } põe em campo { $first }, { $second } e { $third }
event-battle-rolled = { $team } lança { $die } e { $genius } para a tática: { $total }
event-battle-won = { $team } vence a batalha tática: { $tactic }
event-tactic-forced = { $team } impõe a tática para o jogo todo: { $tactic }
event-home-advantage = { $team } tem a vantagem da casa
event-values = { $team }: ataque { $attack }, defesa { $defence }
event-levels = { $team }: nível de ataque { $attack }, de defesa { $defence }
event-turn-begins = Turno { $turn }: { $team } ataca
event-turn-skipped = O turno { $turn } não se joga
event-attack-rolled = { $team } ataca com { $die } e { $genius }: { $total }
event-defence-rolled = { $team } defende com { $die } e { $genius }: { $total }
event-dice-rerolled = { $team } manda relançar os dados de { $whose }
event-goal = Golo de { $team }! { $home-goals }-{ $away-goals }
event-genius-goal = Um golpe de génio no ataque de { $team }
event-genius-save = Um golpe de génio na defesa de { $team }: não há golo
event-no-goal = { $team } não marca
event-goal-disallowed = O golo de { $team } é anulado
event-half-time = Intervalo: { $home } contra { $away }
event-substitution-announced = { $team } { $when-raw ->
    [-1] não anuncia substituições
    [1] anuncia uma substituição antes do lançamento
   *[other] anuncia uma substituição depois do lançamento
 }
event-substituted = { $team }: entra { $on } para o lugar de { $off }
event-substitution-lapsed = A substituição de { $team } fica sem efeito
event-stoppage-rolled = Tempo de compensação: { $team } lança { $die }
event-extra-rolled = { $team } lança { $die } para mais um ataque
event-extra-attack = { $team } ataca mais uma vez
event-final-whistle = Apito final: { $home } { $home-goals }-{ $away-goals } { $away }
event-points-won = { $team } { $points ->
        [0] não ganha pontos
        [one] ganha um ponto
       *[other] ganha { $points } pontos
    }
event-bonus-paid = { $team } paga um prémio de { $money }
event-academy-begins = A academia abre as portas
event-academy-rolled = { $team } lança { $die } na academia: { $tier }
event-academy-taken = { $team } { $number ->
        [0] não leva ninguém
        [one] leva um jogador
       *[other] leva { $number } jogadores
    } da academia
event-academy-joined = { $player } chega da academia
event-market-begins = Abre o mercado de transferências
event-champion = O título é de { $team }!
event-final-begins = { $first } e { $second } jogam a final a duas mãos
event-lots-drawn = Tira-se à sorte: { $team }
event-result-entered = { $home } { $home-goals }-{ $away-goals } { $away } está no bloco de resultados

## Reasons

reason-too-dear = { $option } custa { $price }; restam-te { $money }
reason-not-now = { $card } não pode ser jogada neste momento
reason-not-yours = { $card } só se pode jogar nos teus jogos
reason-needs-home = { $card } exige a vantagem da casa
reason-no-target = { $card } não teria efeito em ninguém
reason-over-limit = { $player } custa { $cost }, o limite da academia é { $limit }
reason-same-position = Com { $player } os três teriam a mesma posição
reason-lower-rating = { $player } tem um valor tático inferior ao de { $off }
reason-forced-already = Já há uma tática imposta
reason-other-tactic = { $card } só vale com outra tática

## Settings

option-personless-teams = Equipas sem pessoa
    .hint = Por que ordem as equipas predefinidas completam um campeonato.
option-personless-teams-listed = como na lista
option-personless-teams-1-3-2 = 1, 3, 2
option-personless-teams-2-1-3 = 2, 1, 3
option-personless-teams-2-3-1 = 2, 3, 1
option-personless-teams-3-1-2 = 3, 1, 2
option-personless-teams-3-2-1 = 3, 2, 1
option-simultaneous-matches = Jogos simultâneos
    .hint = Jogam-se dois jogos ao mesmo tempo.
option-companion-mode = Só acompanhante
    .hint = Bloco de resultados e classificação para quem joga com a caixa.
option-level-thresholds = Limiares dos níveis
    .hint = A partir de que valor se atinge um nível.
option-level-thresholds-printed = como impressos
option-level-thresholds-one-lower = um abaixo
option-red-tie-rises-to = Dois níveis vermelhos
    .hint = A que nível sobe quem tem a vantagem da casa.
option-red-tie-rises-to-orange = sobe para laranja
option-red-tie-rises-to-brown = sobe para castanho
option-turn-attackers = Quem ataca quando
    .hint = A ordem dos ataques nos doze turnos.
option-turn-attackers-printed = como no tabuleiro
option-turn-attackers-alternate = casa e fora à vez, em espelho depois do intervalo
option-squad-visibility = Plantéis
    .hint = Se os outros veem quem está num plantel.
option-squad-visibility-hidden-until-fielded = escondidos até entrarem em campo
option-squad-visibility-open = à vista
option-manager-cards-dealt = Cartas de treinador distribuídas
    .hint = Por onde escolher; com seis ou mais pessoas, uma.
option-substitution-announcement-binds = Substituições anunciadas obrigam
    .hint = Quem anuncia uma substituição tem de a fazer.
option-attack-genius-spent = O génio no ataque gasta-se
    .hint = O que gasta o único golpe de génio de um jogo.
option-attack-genius-spent-by-a-goal = com um golo
option-attack-genius-spent-by-the-genius-face = com a face génio
option-reroll-targets = Relançamentos
    .hint = Que dados podem ser relançados.
option-reroll-targets-either-side = dados de qualquer das equipas
option-reroll-targets-own-dice-only = só os próprios dados
option-observers-other-league = O outro campeonato observa
    .hint = Os treinadores de um campeonato podem jogar corrupção no outro.
option-full-tie = Igualdade em tudo
    .hint = O que acontece se os primeiros não se distinguem.
option-full-tie-shared-title = título partilhado
option-full-tie-lots = tira-se à sorte
option-fixtures = Calendário
    .hint = Quem joga contra quem e quando.
option-fixtures-printed = como impresso
option-fixtures-circle = por rotação

## Dice and cards drawn

roll-lot = Sorteio
roll-manager-card = Carta de treinador
roll-player-card = Carta de jogador
roll-action-card = Carta de ação
roll-tactics-die = Dado de tática (branco)
roll-genius-die = Dado de génio (preto)
roll-attack-die-red = Dado de ataque, vermelho (translúcido)
roll-attack-die-brown = Dado de ataque, castanho (translúcido)
roll-attack-die-orange = Dado de ataque, laranja (translúcido)
roll-attack-die-green = Dado de ataque, verde (translúcido)
roll-attack-die-blue = Dado de ataque, azul (translúcido)
roll-attack-die-purple = Dado de ataque, roxo (translúcido)
roll-defence-die-red = Dado de defesa, vermelho (opaco)
roll-defence-die-brown = Dado de defesa, castanho (opaco)
roll-defence-die-orange = Dado de defesa, laranja (opaco)
roll-defence-die-green = Dado de defesa, verde (opaco)
roll-defence-die-blue = Dado de defesa, azul (opaco)
roll-defence-die-purple = Dado de defesa, roxo (opaco)

## Why the game ended as it did

why-league = Mais pontos no campeonato.
why-league-difference = Iguais em pontos: decidiu a diferença de golos.
why-league-goals = Iguais em pontos e diferença de golos: decidiram os golos marcados.
why-league-away-goals = Iguais em pontos, diferença e golos: decidiram os golos marcados fora.
why-league-lots = Iguais em tudo: decidiu o sorteio.
why-joint-champions = Igualdade em tudo: título partilhado.
why-final = A final decidiu.
why-league-record = Final empatada; decidiu o desempenho no campeonato.
why-unmanaged = A equipa campeã não tem treinador; entre os treinadores decide o melhor desempenho no campeonato.
why-pad = Calculado a partir do bloco de resultados.

## The terminal

screen-matchday = Jornada { $matchday }
screen-turn = turno { $turn }, { $minute }'
screen-attack = ataque
screen-defence = defesa
screen-before = antes do pontapé de saída
screen-hand = Mão
screen-academy = academia
screen-heading = { "  " }nível    M tát   ataque   defesa
screen-table = J   V   E   D   golos  Pts
screen-cards = custo tipo: o que faz

# -- conselhos

hint-points = Vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim.
hint-card = Traz { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim, contando o preço.
hint-reroll = Relançar traz { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim, contando o preço.
hint-manager = O orçamento e a habilidade valem cerca de { $millions } milhões.
hint-line-up = No papel estes três fazem { $attack } no ataque e { $defence } na defesa: o teu trio mais forte com a sua melhor tática.
hint-sums = Com esta tática os teus três fazem { $attack } no ataque e { $defence } na defesa.
hint-values = Com a tática que melhor lhe serve tem { $attack } no ataque e { $defence } na defesa.
hint-basket = { $players } jogadores por { $money }: assim o teu dinheiro é bem gasto.
hint-buy = Por { $money } tem { $attack } no ataque e { $defence } na defesa, com a tática que melhor lhe serve.
hint-keep-money = Ninguém à venda reforça os teus três melhores por esse preço. Ficas com { $money }.
hint-take = É o mais caro que podes levar: comprá-lo custava { $money }.
hint-enough-players = Nenhum dos que restam jogava na tua equipa: tens { $players } jogadores.
hint-weakest = É o mais fraco do plantel: { $attack } no ataque e { $defence } na defesa, com a tática que melhor lhe serve.
hint-keep-hand = { $cards ->
    [one] A tua carta vale
   *[other] As tuas { $cards } cartas valem
} mais do que pode valer uma nova.
hint-poorest-card = Das tuas { $cards } cartas é a que menos te serve.
hint-tier = Um jogador de ouro é mais forte do que um de prata.
hint-again = Mais um lançamento mostra-te mais um jogador; até agora { $players ->
    [one] é um
   *[other] são { $players }
}.
hint-look-on = { $cards ->
    [0] Este jogo não é teu, e não tens cartas
    [one] Este jogo não é teu: guarda a tua carta
   *[other] Este jogo não é teu: guarda as tuas { $cards } cartas
}.
hint-no-card = { $cards ->
    [0] Não tens cartas que tragam
    [one] A tua carta não traz
   *[other] Nenhuma das tuas { $cards } cartas traz
} mais do que custa neste jogo. Ficas com { $money }.
hint-substitute = { $points ->
    [0] A troca não te custa nenhum ponto
    [one] A troca traz um ponto
   *[other] A troca traz { $points } pontos
} na classificação em cem jogos assim.
hint-no-substitute = { $points ->
    [0] Nenhuma troca trazia um ponto
    [one] Mesmo a melhor troca só trazia um ponto
   *[other] Mesmo a melhor troca só trazia { $points } pontos
} na classificação em cem jogos assim.
hint-least-loss = Alguém tem de sair, e sem ele perdes menos: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na classificação em cem jogos assim.
hint-dice = Os novos dados ajudam-te em { $good } de { $of } lançamentos.
hint-dice-for = Custa { $money }.
hint-dice-free = Não custa dinheiro.
hint-dice-please = Os dados servem-te como estão: está { $scored } a { $conceded }.
hint-dice-stand = Com { $scored } a { $conceded }, lançar de novo custa mais do que traz.
hint-aim-own = { $by ->
    [0] Ajuda quem a recebe: usa-a na tua equipa
    [one] Dá um ponto: usa-a na tua equipa
   *[other] Dá { $by } pontos: usa-a na tua equipa
}.
hint-aim-rival = Tira { $by ->
    [one] um ponto
   *[other] { $by } pontos
}: usa-a na outra equipa.
hint-hold = Guarda as tuas cartas: está { $scored } a { $conceded }, { $turns ->
    [0] não falta nenhum turno
    [one] falta um turno
   *[other] faltam { $turns } turnos
} e agora nenhuma carta traz mais do que custa.
hint-play = Está { $scored } a { $conceded }, { $turns ->
    [0] não falta nenhum turno
    [one] falta um turno
   *[other] faltam { $turns } turnos
}: a carta conta agora.
hint-keep-cards = { $cards ->
    [0] Não tens cartas para jogar
    [one] A tua carta não traz nada agora: guarda-a
   *[other] Nenhuma das tuas { $cards } cartas traz alguma coisa agora: guarda-as
}.
hint-play-now = Tem efeito já; { $cards ->
    [one] é a tua única carta
   *[other] tens { $cards } cartas na mão
}.
hint-pad = Escreve o que aconteceu na vossa mesa.
hint-card-costs = É preciso jogar uma carta, e esta é a que custa menos: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na classificação em cem jogos assim.
