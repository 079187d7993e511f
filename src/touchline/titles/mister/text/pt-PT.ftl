title-name = Mister
title-blurb = Monta o plantel, esconde o onze, adivinha para onde vai a bola: um jogo de futebol em trinta e duas cartas.

## O relvado

slot-0 = guarda-redes
slot-1 = lateral esquerdo
slot-2 = central esquerdo
slot-3 = central direito
slot-4 = lateral direito
slot-5 = médio-ala esquerdo
slot-6 = médio-centro esquerdo
slot-7 = médio-centro direito
slot-8 = médio-ala direito
slot-9 = avançado esquerdo
slot-10 = avançado direito
slot-none = nenhuma posição

role-0 = guarda-redes
role-1 = lateral
role-2 = central
role-3 = médio-ala
role-4 = médio-centro
role-5 = avançado

characteristic-0 = finalização
characteristic-1 = jogo aéreo
characteristic-2 = desarme
characteristic-3 = passe
characteristic-4 = cruzamento
characteristic-5 = bolas paradas
characteristic-6 = defesa de remates
characteristic-7 = bolas altas
characteristic-none = nada

trait-1 = toque de calcanhar
trait-2 = pontapé de bicicleta
trait-4 = ídolo dos adeptos
trait-8 = verdadeiro líder
trait-none = nenhuma característica especial

direction-0 = esquerda
direction-1 = centro
direction-2 = direita

player-none = ninguém

## As cartas de ação

action-cross-right = Cruzamento da direita, cabeceamento do avançado
action-cross-left = Cruzamento da esquerda, cabeceamento do avançado
action-overlap-right = Lateral direito sobe e cruza
action-overlap-left = Lateral esquerdo sobe e cruza
action-through-ball-right = Passe em profundidade do centro-direita
action-through-ball-left = Passe em profundidade do centro-esquerda
action-corner-right = Canto da direita
action-corner-left = Canto da esquerda
action-free-kick = Livre direto
action-penalty = Grande penalidade
action-knock-down-right = Assistência de cabeça do avançado direito
action-knock-down-left = Assistência de cabeça do avançado esquerdo
action-long-pass-right = Passe longo do central direito
action-long-pass-left = Passe longo do central esquerdo
action-late-run-left = Entrada do médio-centro esquerdo
action-late-run-right = Entrada do médio-centro direito
action-diagonal-right = Diagonal longa da direita
action-diagonal-left = Diagonal longa da esquerda
action-red-card = Cartão vermelho
action-loose-ball-right = Bola solta na área, direita
action-loose-ball-left = Bola solta na área, esquerda
action-injury = Lesão
action-back-heel = Remate de calcanhar
action-overhead-kick = Pontapé de bicicleta
action-crowd = O público empurra a equipa
action-leader = O líder toma a palavra
action-dribble-right = Slalom do avançado direito
action-dribble-left = Slalom do avançado esquerdo
action-long-shot-right = Remate de longe, jogada da direita
action-long-shot-left = Remate de longe, jogada da esquerda
action-break-right = Contra-ataque lançado pelo guarda-redes, direita
action-break-left = Contra-ataque lançado pelo guarda-redes, esquerda

## Definições

option-mode = Modo de jogo
    .hint = Jogo único para dois, taça ou campeonato para quatro, ou o nosso pequeno campeonato para três.
option-mode-head-to-head = Jogo único
option-mode-cup = Taça
option-mode-league = Campeonato
option-mode-three-way = Campeonato a três
option-season-market = Janelas de transferências
    .hint = Depois de cada ronda de taça ou campeonato, as equipas podem trocar jogadores por jogadores livres.
option-deck-passes = Voltas ao baralho de ação
    .hint = Quantas vezes se percorrem as trinta e duas cartas até ao apito final.
option-shootout = Desempate por penáltis
    .hint = Um jogo empatado decide-se nos penáltis.
option-shootout-early-stop = Terminar o desempate mais cedo
    .hint = Os cinco remates acabam assim que o vencedor é certo.
option-shootout-pool = Quem pode marcar penáltis
option-shootout-pool-on-pitch = Quem está em campo no fim
option-shootout-pool-with-bench = Quem está em campo e quem ficou no banco
option-league-legs = Voltas do campeonato
    .hint = Um jogo contra cada adversário, ou dois.
option-return-leg-swaps-order = Ordem trocada na segunda volta
    .hint = Começa a equipa que na primeira volta vinha em segundo.
option-league-tiebreak = Em igualdade pontual
option-league-tiebreak-head-to-head-first = Primeiro o confronto direto
option-league-tiebreak-goal-difference-first = Primeiro a diferença de golos geral
option-season-draws-after-tie = Cartas depois de um empate
    .hint = Quantas cartas tira cada equipa na janela de transferências depois de um empate.
option-season-refused = Recusados na janela
option-season-refused-bottom = Para o fundo do baralho
option-season-refused-out-of-game = Fora do jogo
option-market-first-seat = Quem abre o mercado
    .hint = Segundo o livro, o mais novo; aqui escolhe-se um lugar, ou tira-se à sorte.
option-market-first-seat-0 = Lugar 1
option-market-first-seat-1 = Lugar 2
option-market-first-seat-2 = Lugar 3
option-market-first-seat-3 = Lugar 4
option-market-first-seat-random = À sorte
option-market-cards = Cartas viradas em cada vez no mercado
    .hint = Num só aparelho, várias seguidas poupam passagens de mão em mão.
option-market-visibility = Contratações do mercado
option-market-visibility-private = Escondidas dos outros
option-market-visibility-open = À vista de todos
option-market-idle-guard = Mercado sem impasses
    .hint = Depois de uma volta inteira sem contratações, cada um fica com quem puder ter.
option-keeper-slot = Quem pode ir à baliza
option-keeper-slot-keeper-only = Só o guarda-redes
option-keeper-slot-free = Qualquer um
option-phase-tie = Um duelo empatado vai para
option-phase-tie-defender = Quem defende
option-phase-tie-attacker = Quem ataca
option-card-21-defender = Adversário na carta 21
    .hint = A carta indica o central esquerdo; todas as outras opõem esquerda a direita.
option-card-21-defender-RCB = Central direito
option-card-21-defender-LCB = Central esquerdo, como está impresso
option-empty-defender = Duelo contra uma posição vazia
option-empty-defender-pass = Ganho de imediato
option-empty-defender-zero = Contra o valor zero
option-boost-carry-over = O bónus espera
    .hint = Fica até ao próximo ataque, mesmo depois do fim da vez.
option-boost-stacking = Os bónus somam-se
option-skip-dead-shots = Saltar remates decididos
    .hint = Não se escolhem direções quando já não mudam o resultado.

action-none = Desempate por penáltis

## Palavras da mesa

shot-1 = remate
shot-2 = penálti
shot-3 = remate indefensável

coin-1 = cara
coin-2 = coroa

market-choice-0 = Deixá-lo ir
market-choice-1 = Contratar

window-choice-0 = Manter o plantel
window-choice-1 = Tirar uma carta

outcome-0 = A jogada perde-se
outcome-1 = Defesa
outcome-2 = Golo
outcome-3 = Expulsão
outcome-4 = Lesão
outcome-5 = Ânimo
outcome-6 = Nada feito

roll-coin = Moeda ao ar
roll-footballer = Jogador do baralho
roll-action = Carta de ação
roll-first-seat = Quem abre o mercado
roll-lot = Sorteio
roll-agent = Jogador livre

## Perguntas

ask-decide = Contratas { $player }? Tens { $size } de quinze, e no baralho { $left ->
        [0] não há mais cartas
        [one] há mais uma carta
       *[other] há mais { $left } cartas
    }.
    .hint = O mercado continua até todos terem quinze, um deles guarda-redes.
ask-field = Quem joga a { $slot }?
    .hint = As cartas de ação pedem qualidades diferentes a cada posição.
ask-shoot = Para onde remata { $shooter }? { $shot-raw ->
        [3] Os números não contam: é golo, a não ser que { $keeper } adivinhe o lado.
       *[other] { $same_goal-raw ->
            [1] { $value } contra { $against }: é golo, vá { $keeper } para onde for.
           *[0] { $other_goal-raw ->
                [1] { $value } contra { $against }: é golo, a não ser que { $keeper } adivinhe o lado.
               *[0] { $value } contra { $against }: não chega, vá { $keeper } para onde for.
            }
        }
    }
    .hint = Os dois lados escolhem em segredo; depois mostra-se tudo.
ask-dive = { $shooter } remata: para onde vai o teu guarda-redes? { $shot-raw ->
        [3] Os números não contam: se adivinhares o lado é defesa, se falhares é golo.
       *[other] { $same_goal-raw ->
            [1] { $value } contra { $against }: é golo, vás para onde fores.
           *[0] { $other_goal-raw ->
                [1] { $value } contra { $against }: se adivinhares o lado é defesa, se falhares é golo.
               *[0] { $value } contra { $against }: é defesa, vás para onde fores.
            }
        }
    }
    .hint = Os dois lados escolhem em segredo; depois mostra-se tudo.
ask-take = { $action } para ti: quem marca? { $keeper }, na baliza, tem { $against }.
    .hint = Pode marcar qualquer um em campo, até o guarda-redes.
opt-take-preview = { $option }, { $value } contra { $against }
preview-take = { $same_goal-raw ->
        [1] Golo certo
       *[0] { $other_goal-raw ->
            [1] Golo, se o guarda-redes errar o lado
           *[0] Sem golo
        }
    }
ask-victim = { $owner-own ->
        [1] { $action } para ti: a qual dos teus calha?
       *[0] { $action } para { $owner }: a quem calha?
    } Calha sempre ao melhor em campo, e estes estão em igualdade.
    .hint = A carta atinge sempre o melhor em campo.
ask-substitute = Quem entra a { $slot }? { $injured } está lesionado e não pode continuar.
    .hint = Só pode entrar quem está no banco.
ask-kicker = Quem marca o teu penálti número { $kick }? { $keeper }, na baliza, tem { $against }.
    .hint = Cada um pode marcar um dos cinco; escolhe-os por ordem.
opt-kicker-preview = { $option }, { $value } contra { $against }
preview-kicker = { $same_goal-raw ->
        [1] Golo certo
       *[0] { $other_goal-raw ->
            [1] Golo, se o guarda-redes errar o lado
           *[0] Sem golo
        }
    }
ask-sudden = Morte súbita, penálti { $kick }: quem o marca por ti? { $keeper }, na baliza, tem { $against }.
    .hint = A partir de agora o primeiro falhanço pode decidir.
opt-sudden-preview = { $option }, { $value } contra { $against }
preview-sudden = { $same_goal-raw ->
        [1] Golo certo
       *[0] { $other_goal-raw ->
            [1] Golo, se o guarda-redes errar o lado
           *[0] Sem golo
        }
    }
ask-draw = Queres ver um jogador livre? Podes tirar mais { $left ->
        [one] uma carta
       *[other] { $left } cartas
    }; quem entra ocupa o lugar de um dos teus, e podes sempre recusá-lo.
    .hint = Podes recusar quem vier.
ask-exchange = Quem dá o lugar a { $player }? Também podes recusá-lo e manter o plantel.
    .hint = Quem dá o lugar deixa o plantel de vez.
opt-exchange-refuse = Recusá-lo
opt-exchange-any = Ceder { $option }

## Acontecimentos

# A score in the order of the header: the reader's side first; for others the side that is named first.
score = { $rival-own ->
    [1] { $against }-{ $goals }
   *[other] { $seat-own ->
        [1] { $goals }-{ $against }
       *[other] { $home-raw ->
            [1] { $goals }-{ $against }
           *[other] { $against }-{ $goals }
        }
    }
}
kicks-score = { $rival-own ->
    [1] { $against }-{ $scored }
   *[other] { $seat-own ->
        [1] { $scored }-{ $against }
       *[other] { $home-raw ->
            [1] { $scored }-{ $against }
           *[other] { $against }-{ $scored }
        }
    }
}
# After a save: the side of the keeper who made it is `seat`.
saved-score = { $rival-own ->
    [1] { $scored }-{ $against }
   *[other] { $seat-own ->
        [1] { $against }-{ $scored }
       *[other] { $home-raw ->
            [1] { $against }-{ $scored }
           *[other] { $scored }-{ $against }
        }
    }
}

event-market-opened = Abre o mercado; { $first } tira primeiro.
event-drawn = { $seat } vira a carta de { $player }.
event-signed = { $seat } contrata o jogador: { $size } no plantel.
event-discarded = { $seat } deixa ir { $player }.
event-reshuffled = O baralho acabou: { $cards ->
        [one] volta um descarte
       *[other] voltam { $cards } descartes
    } (volta { $pass }).
event-market-closed = O mercado fecha; { $free ->
        [one] um jogador fica
       *[other] { $free } jogadores ficam
    } sem equipa.
event-tossed = { $seat } lança a moeda: { $face }.
event-paired = O sorteio: { $one } contra { $two }, { $three } contra { $four }.
event-round = { $rounds ->
    [1] As equipas preparam-se.
   *[other] Ronda { $round } de { $rounds }.
}
event-fixture = { $first } - { $second }
event-fielded = { $seat }, { $slot }: { $player }
event-kick-off = Pontapé de saída de { $seat }.
event-action = { $boost ->
        [0] { $seat } vira uma carta: { $action }.
       *[other] { $seat } vira uma carta, com um bónus de { $boost }: { $action }.
    }
event-missing = A jogada pede um { $slot }, e { $seat } já não tem.
duel-lead = { $margin ->
    [2] : é preciso uma vantagem de { $margin }
    [-2] : nesta carta chegam 2 a menos
   *[other] { "" }
}
event-duel = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) passa por { $opponent } ({ $skill } { $against }){ duel-lead }.
       *[other] { $opponent } ({ $skill } { $against }) trava { $player } ({ $characteristic } { $value }){ duel-lead }.
    }
event-unopposed = Ninguém a { $slot }: { $player } passa à vontade.
event-any-of = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) mete a bola na área.
       *[other] Ninguém a mete na área: é preciso { $characteristic } { $needed }, { $player } tem { $value }.
    }
event-own-keeper = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) lança longo: aí vai o contra-ataque!
       *[other] { $player } ({ $characteristic } { $value }) não chega tão longe; é preciso { $needed }.
    }
event-trait-needed = { $passed-raw ->
        [1] { $player } tem disto no repertório: { $trait }!
       *[other] Fazia falta «{ $trait }» lá na frente, e não há.
    }
event-taker = { $player } ajeita a bola para { $seat }.
event-wall = { $passed-raw ->
        [1] Por cima da barreira: ninguém chega a { $characteristic } { $needed }.
       *[other] { $player } ({ $characteristic } { $value }) sobe na barreira e afasta.
    }
event-story = { $player } pega na bola a { $slot }.
event-faded = { $phase ->
        [0] Perde-se antes de começar.
       *[other] A jogada perde-se.
    }
event-shot = { $shot-raw ->
        [3] { $player } tenta o impensável: só um voo feliz evita o golo!
        [2] { $player } ({ $characteristic } { $value }) da marca contra { $keeper } ({ $skill } { $against }).
       *[other] Remata { $player } ({ $characteristic } { $value })! Pela frente, { $keeper } ({ $skill } { $against }).
    }
event-directions = { $same-raw ->
        [1] Remate: { $shot }; voo: { $dive }. O guarda-redes adivinhou.
       *[other] Remate: { $shot }; voo: { $dive }. Guarda-redes para o lado errado.
    }
event-goal = GOLO! { $player } marca para { $seat }: { score }.
event-saved = { $player } defende para { $seat }.
event-sent-off = Vermelho! { $player } ({ $slot }) deixa { $seat } com menos um jogador.
event-injured = { $player } ({ $slot }) fica no chão: não pode continuar na equipa de { $seat }.
event-substituted = Na equipa de { $seat } entra { $player }, a { $slot }.
event-not-replaced = Banco vazio: { $seat } segue sem { $slot }.
event-boosted = { $player }, { $trait }, dá ânimo à equipa de { $seat }: bónus de { $boost } no próximo ataque. Mais uma carta!
event-not-boosted = Em campo falta «{ $trait }»: nada para { $seat }.
event-boost-lapsed = O bónus de { $seat } acaba com a vez.
event-new-pass = Voltam a baralhar-se as cartas de ação: volta { $pass }.
event-full-time = Apito final: { $second-own ->
    [1] { $second } - { $first } { $against }-{ $goals }
   *[other] { $first } - { $second } { $goals }-{ $against }
}.
event-shootout = Tudo igual: penáltis entre { $first } e { $second }.
event-takers = { $seat } escolhe os marcadores: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-penalty = Penálti { $kick } de { $seat }: { $player } ({ $value }) contra { $keeper } ({ $against }).
event-penalty-scored = { $player } marca: { kicks-score } nos penáltis.
event-penalty-saved = { $player } defende para { $seat }: { saved-score } nos penáltis.
event-shootout-won = { $seat } vence nos penáltis: { kicks-score }.
event-table-row = { $place }. { $seat }: { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }, diferença de golos { $difference }, golos { $goals }
event-lot = O sorteio põe { $seat } no { $place }.º lugar.
event-window = { $seat } tira um jogador livre.
event-agent = { $seat } vê { $player }.
event-declined = { $seat } não tira nenhum jogador livre.
event-refused = { $seat } devolve o jogador.
event-exchanged = { $seat } troca um jogador.
event-exchange = { $seat }: entra { $in }, sai { $out }.
event-winner = { $seat } vence!

## Porque não se pode

reason-keeper-owned = Já tens guarda-redes, { $player }; um plantel só tem um.
reason-keeper-wanted = Tens catorze e nenhum guarda-redes: o último lugar é para um guarda-redes.
reason-keeper-in-goal = { $option } é o teu guarda-redes e joga na baliza.
reason-already-fielded = { $option } já joga a { $slot }.
reason-sent-off = { $option }: expulsão, fora deste jogo.
reason-injured = { $option }: lesão, fora deste jogo.
reason-on-the-bench = { $option } está no banco; só marca quem está em campo.
reason-keeper-exempt = Esta carta nunca atinge o guarda-redes.
reason-not-the-highest = { $option } tem { $overall } ao todo; a carta atinge o melhor em campo, que tem { $highest }.
reason-already-named = { $option } já marca o penálti { $kick }.
reason-kicked-more-often = { $option } já marcou mais vezes do que outros: primeiro são eles.
reason-keeper-for-keeper = Um guarda-redes só se troca por um guarda-redes.
reason-already-playing = { $option } já está em campo a { $slot }.

## Como acabou

why-league = Primeiro lugar na classificação
why-cup = A final decidiu
why-cup-penalties = A final, nos penáltis
why-penalties = Nos penáltis
why-goals = Mais golos
why-drawn = Igualdade

## Conselhos, em centésimos de golo por jogo

hint-signing = Traz mais { $gain ->
    [one] { $gain } golo
   *[other] { $gain } golos
} em cem jogos. Com cerca de { $rounds } cartas ainda por ver, fica com quem trouxer { $least } ou mais.
hint-signing-weakens = Com ele o teu onze vale menos { $loss ->
    [one] { $loss } golo
   *[other] { $loss } golos
} em cem jogos do que com uma contratação normal. Falta ver cerca de { $rounds } cartas.
hint-signing-late = Traz mais { $gain ->
    [one] { $gain } golo
   *[other] { $gain } golos
} em cem jogos, e só falta ver cerca de { $rounds } cartas.
hint-exchange = A troca traz mais { $gain ->
    [one] { $gain } golo
   *[other] { $gain } golos
} em cem jogos.
hint-kick = As suas bolas paradas valem { $value }.
hint-slot = Como { $slot } traz mais { $gain ->
    [one] { $gain } golo
   *[other] { $gain } golos
} do que o habitual em cem jogos.
hint-slot-less = Como { $slot } traz menos { $loss ->
    [one] { $loss } golo
   *[other] { $loss } golos
} do que o habitual em cem jogos.
hint-asked = { $cards ->
        [one] Uma carta de ação pede
       *[other] { $cards } cartas de ação pedem
    } ao { $slot } esta qualidade: { $characteristic }; ele tem { $value }.
hint-directions = { $lead ->
    [0] Estão iguais
   *[other] Tens { $lead } de vantagem
}: golo em { $chance } de cem remates assim. As três direções valem o mesmo: não deixes que adivinhem a tua.
hint-signing-bench = Tens { $size } de { $most } jogadores: agora qualquer um serve para o banco.
hint-signing-last = Com ele o teu onze vale menos { $loss ->
    [one] { $loss } golo
   *[other] { $loss } golos
} em cem jogos do que com uma contratação normal, mas { $rounds ->
    [0] já não há cartas para ver
    [one] só falta ver uma carta
   *[other] só falta ver cerca de { $rounds } cartas
}.
hint-draw = Ver não custa nada: podes recusar quem vier. Podes tirar uma carta { $left ->
    [one] mais uma vez
   *[other] { $left } vezes
}.
hint-refuse-loses = Mesmo a melhor troca custava-te { $loss ->
    [one] { $loss } golo
   *[other] { $loss } golos
} em cem jogos.
hint-refuse-even = { $gain ->
    [0] Nenhuma troca trazia mais um golo
    [one] Mesmo a melhor troca só trazia mais um golo
   *[other] Mesmo a melhor troca só trazia mais { $gain } golos
} em cem jogos.
hint-eleven = Cada um está onde as cartas de ação mais pedem o que ele tem; { $players } dos onze jogam na sua posição.
hint-directions-behind = Tens { $lead } de desvantagem: golo em { $chance } de cem remates assim. As três direções valem o mesmo: não deixes que adivinhem a tua.
hint-dive = { $lead ->
    [0] Tu e quem remata estão iguais
   *[other] Quem remata tem { $lead } de vantagem
}: golo em { $chance } de cem remates assim. As três direções valem o mesmo: não deixes que adivinhem a tua.
hint-guess-alone = Aqui só conta o palpite: golo em { $chance } de cem remates assim. As três direções valem o mesmo: não deixes que adivinhem a tua.
hint-dive-ahead = Quem remata tem { $lead } de desvantagem: golo em { $chance } de cem remates assim. As três direções valem o mesmo: não deixes que adivinhem a tua.
