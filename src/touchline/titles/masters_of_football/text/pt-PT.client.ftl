# The screens of Masters of Football
mof-ui-letter-0 = D
mof-ui-letter-1 = M
mof-ui-letter-2 = A
mof-ui-attack = ataque
mof-ui-attacks = ataca { $who }
mof-ui-defence = defesa
mof-ui-rating = valor tático
mof-ui-genius-attack = génio no ataque
mof-ui-genius-defence = génio na defesa
mof-ui-genius-tactic = génio tático
mof-ui-flame = golpe de génio
mof-ui-die-attack = dado de ataque
mof-ui-die-defence = dado de defesa
mof-ui-die-genius = dado de génio
mof-ui-die-tactic = dado de tática
mof-ui-for-opponent = para o adversário: { $what }
mof-ui-at-home = em casa: { $what }
mof-ui-by-points = pontos ganhos
mof-ui-works-under = funciona com: { $tactics }
mof-ui-no-fit = não com esta tática
mof-ui-budget = orçamento
mof-ui-limit = limite da academia
mof-ui-managers = Cartas de treinador
mof-ui-pick-manager = Fica com um dos dois: basta um toque.
mof-ui-shop = Compra do plantel
mof-ui-shop-ask = Quem compras? Restam { $money }.
mof-ui-market = Mercado
mof-ui-academy = Academia
mof-ui-final = Final
mof-ui-spent = { $spent } de { $all } gastos
mof-ui-in = comprado
mof-ui-dear = caro demais
mof-ui-full = seis no máximo
mof-ui-season = A época
mof-ui-squads = Plantéis, tanto quanto todos sabem
mof-ui-league = Liga { $letter }
mof-ui-leg = { $number }.ª mão
mof-ui-aggregate = Total
mof-ui-ties = O que decide em igualdade de pontos
mof-ui-ties-order = Pontos, depois diferença de golos, depois golos marcados, depois golos marcados fora.
mof-ui-tie-difference = { $first } à frente de { $second } pela diferença de golos
mof-ui-tie-goals = { $first } à frente de { $second } pelos golos marcados
mof-ui-tie-away-goals = { $first } à frente de { $second } pelos golos fora
mof-ui-tie-nothing = { $first } e { $second } estão iguais em tudo
mof-ui-personless = sem treinador; joga sempre { $tactic }
mof-ui-theirs = deles
mof-ui-unknown = não se sabe
mof-ui-before-ask = Que três jogam, e com que tática?
mof-ui-lock = Fechar trio e tática
mof-ui-run-best = Melhor
mof-ui-run-last = Último
mof-ui-choose-three = { $number } de 3 escolhidos
mof-ui-alike = Não podem ser os três da mesma posição.
    .rule = MOF-LINEUP-02
mof-ui-home-advantage = vantagem da casa
mof-ui-face-down = virada para baixo
mof-ui-half-tactic = Que tática para a segunda parte?
mof-ui-lock-tactic = Fechar: { $tactic }
mof-ui-battle = Batalha tática
mof-ui-term-players = jogadores
mof-ui-term-cards = cartas, treinador
mof-ui-imposes = { $who } impõe a tática: { $tactic }
mof-ui-level = { $colour }, nível { $number } de { $all }
mof-ui-die-colour = dado { $colour }
mof-ui-of-six = nível { $number } de { $all }
mof-ui-steps-down = Níveis iguais em { $what }: { $who }, sem vantagem da casa, desce para { $level }.
    .rule = MOF-LEVEL-08
mof-ui-rises = Ambas no nível mais baixo em { $what }: { $who }, com vantagem da casa, sobe para { $level }.
    .rule = MOF-LEVEL-09
mof-ui-dial = Minuto { $minute }, turno { $turn } de 12:
mof-ui-stage-before = Antes do jogo
mof-ui-stage-battle = Batalha tática
mof-ui-stage-levels = Níveis definidos
mof-ui-stage-half = Intervalo
mof-ui-stage-half-1 = Primeira parte
mof-ui-stage-half-2 = Segunda parte
mof-ui-stage-stoppage = Compensação: { $die }, é preciso 3 ou mais
mof-ui-stage-over = Terminou
mof-ui-verdict-goal = GOLO
mof-ui-verdict-no-goal = DEFESA
mof-ui-verdict-genius-goal = GÉNIO: GOLO
mof-ui-verdict-genius-save = GÉNIO: DEFESA
mof-ui-verdict-disallowed = ANULADO
mof-ui-others = Outros jogos
mof-ui-watching = Estás só a ver este jogo: ninguém te pergunta nada.
mof-ui-interfering = Podes intervir neste jogo.
mof-ui-interfere = Intervir
mof-ui-dont-ask = Não me perguntes
mof-ui-tap-off = Toca em quem sai.
mof-ui-above-limit = acima do limite de { $limit }
mof-ui-your-limit = As tuas cartas; limite { $limit }
mof-ui-exchange-title = Troca de cartas
mof-ui-keep-title = Fica com cinco cartas
mof-ui-keep-ask = Que cartas deitas fora?
mof-ui-keep = Ficar com estas cinco
mof-ui-over-six = Mais de seis no plantel
mof-ui-release = Dispensar { $who }
mof-ui-goes = sai
mof-ui-play = Jogar: { $card }
mof-ui-odds-win = { $percent }% vitória
mof-ui-odds-draw = { $percent }% empate
mof-ui-odds-loss = { $percent }% derrota
mof-ui-odds-home = { $percent }% casa
mof-ui-odds-away = { $percent }% fora
mof-ui-race = Corrida ao título
mof-ui-course = Probabilidades ao longo do jogo
mof-ui-course-win = Azul: a tua vitória
mof-ui-course-home = Azul: vitória da casa
mof-ui-without-cards = sem cartas
mof-ui-wooden =
    { $number ->
        [one] São precisos 3: junta-se um jogador de madeira
       *[other] São precisos 3: juntam-se { $number } jogadores de madeira
    }
mof-ui-squad-size = Plantel de { $number }
mof-ui-too-many =
    { $number ->
        [one] Um a mais do que seis: alguém terá de sair
       *[other] { $number } a mais do que seis: terão de sair
    }
mof-ui-buy =
    { $number ->
        [0] Não comprar ninguém
        [one] Comprar um por { $money }
       *[other] Comprar { $number } por { $money }
    }
mof-ui-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
mof-ui-hand =
    { $cards ->
        [one] Mão: { $cards } carta
       *[other] Mão: { $cards } cartas
    }
mof-ui-playable =
    { $cards ->
        [one] { $cards } jogável agora
       *[other] { $cards } jogáveis agora
    }
mof-ui-unseen =
    { $number ->
        [one] e um ainda não visto
       *[other] e { $number } ainda não vistos
    }
mof-ui-keep-left =
    { $number ->
        [0] Pronto
        [one] Falta tirar uma
       *[other] Falta tirar { $number }
    }
mof-ui-exchange-ask =
    { $number ->
        [0] Toca nas cartas a trocar, 1M cada
        [one] Uma carta nova por { $money }
       *[other] { $number } cartas novas por { $money }
    }
mof-ui-exchange =
    { $number ->
        [one] Trocar uma
       *[other] Trocar { $number }
    }
# Uma carta que não pode ser jogada diz porquê em poucas palavras
mof-ui-why-too-dear = Agora: demasiado cara para ti
mof-ui-why-not-now = Agora: sem efeito neste momento
mof-ui-why-not-yours = Agora: sem efeito, só nos teus jogos
mof-ui-why-needs-home = Agora: sem efeito, exige a vantagem da casa
mof-ui-why-no-target = Agora: não teria efeito em ninguém
mof-ui-why-forced-already = Agora: sem efeito, já há uma tática imposta
mof-ui-why-other-tactic = Agora: sem efeito com esta tática
mof-ui-first-tactic = Que tática para a primeira parte?
mof-ui-results = Resultados no bloco
mof-ui-tap-result = Toca num resultado para o corrigir.
mof-ui-champion-alone = { $team } não tem treinador; entre os que têm, o melhor é { $who }.
mof-ui-leg-of = Final, { $number }.ª mão
# No navegador uma pergunta dirige-se a quem tem de responder
run-best = Escolhe os meus três melhores
opt-take-player-any = Ficar com { $option }
opt-take-player-done = Deixar os outros
opt-take-off-done = Mais ninguém
opt-place-card-done = Mais nenhuma carta
opt-correct-result-done = Está tudo certo
invite-1 = Contrata um treinador, compra jogadores
    .hint = O orçamento nunca chega bem para tudo.
invite-2 = Escala três, esconde uma tática
    .hint = Trios e táticas mostram-se ao mesmo tempo.
invite-3 = Joga os teus truques
    .hint = Os dados decidem cada ataque, as cartas viram-nos. Ganha quem marcar mais.
opt-act-reroll-pass = Fica assim
opt-answer-goal-pass = Deixar o golo
opt-blow-whistle-pass = Deixar passar
preview-act-reroll-pass =
    { $verdict ->
        [1] Fica { $scored } a { $conceded }
        [2] Fica { $scored } a { $conceded }
       *[other] Continua { $scored } a { $conceded }
    }
preview-act-reroll =
    { $mine ->
        [-1] { preview-of-theirs }
        [0]
        { $theirs ->
            [-1] Não pode ajudar
           *[other] { preview-of-theirs }
        }
       *[other] { preview-of-mine }
    }{ preview-of-cost }
preview-run-own-dice =
    { $mine ->
        [0] Não pode ajudar
       *[other] { preview-of-mine }
    }{ preview-of-cost }
preview-run-other-dice = { preview-of-theirs }{ preview-of-cost }
preview-of-mine =
    { $own ->
        [1] Golo
       *[other] Defesa
    } { $mine ->
        [one] { $mine } vez em { $mine-of }
       *[other] { $mine } vezes em { $mine-of }
    }
preview-of-theirs =
    { $theirs ->
        [0] Não pode ajudar
       *[other]
        { $own ->
            [1] Golo
           *[other] Defesa
        } { $theirs ->
            [one] { $theirs } vez em { $theirs-of }
           *[other] { $theirs } vezes em { $theirs-of }
        }
    }
preview-of-cost =
    { $cost-raw ->
        [0] {""}
       *[other] , custa { $cost }
    }
run-other-dice =
    { $rival-raw ->
        [-1] Relançar os outros dados
       *[other] Relançar os dados de { $rival }
    }
preview-choose-dice =
    { $good ->
        [0] Não pode ajudar
        [one] Ajuda uma vez em { $of }
       *[other] Ajuda { $good } vezes em { $of }
    }
preview-answer-goal-pass = Fica { $scored } a { $conceded }
preview-answer-goal = O golo não conta{ $cost-raw ->
        [0] {""}
       *[other] , custa { $cost }
    }
preview-blow-whistle = A carta deles fica sem efeito{ $cost-raw ->
        [0] {""}
       *[other] , custa { $cost }
    }
mof-ui-now-values =
    { $mine ->
        [1] Agora: conta para ti
       *[0] Agora: conta contra { $whom }
    }
mof-ui-now-home = Agora: a vantagem da casa é tua
mof-ui-now-tactic = Agora: joga-se { $tactic }
mof-ui-now-money = Agora: { $money } para ti
mof-ui-now-shield = Agora: protege-te
mof-ui-now-goal = Agora: o golo não conta
mof-ui-now-block = Agora: trava a carta deles
mof-ui-now-skip =
    { $mine ->
        [1] Agora: perdes o teu próximo ataque
       *[0] Agora: { $whom } perde o próximo ataque
    }
mof-ui-now-extra = Agora: mais um ataque para ti
mof-ui-now-roll = Agora: com 3 ou mais tens mais um ataque
mof-ui-now-battle = Agora: repete-se a batalha tática
mof-ui-now-again = Agora: ajuda { $good } vezes em { $of }
mof-ui-now-academy = Agora: ouro na academia
mof-ui-next = A seguir: ataca { $who }, minuto { $minute }. O jogo continua sozinho.
mof-ui-next-mine = A seguir: atacas tu, minuto { $minute }. O jogo continua sozinho.
mof-ui-play-card = Jogar uma carta
mof-ui-exchange-next = Trocar cartas
mof-ui-exchange-waits = Troca no próximo momento
preview-act-between-turns =
    { $now ->
        [6] Dinheiro do banco
        [18] { $whom } perde o próximo ataque
        [19] Mais um ataque
        [20] Mais um ataque com 3 ou mais
        [21] De novo a batalha tática
       *[other] {""}
    }
mof-ui-goal-by = { $attack } contra { $defence }
mof-ui-goal-genius = Um golpe de génio
mof-ui-goal-minute = { $minute }′
mof-ui-goal-stoppage = No tempo de compensação.
mof-ui-goal-sum = Total

# Respostas antecipadas, e a que se responde
plan-target-choose-team = para que equipa
plan-target-choose-dice = que dados se lançam outra vez
plan-kind-announce-cards = Antes de um jogo
plan-when-announce-cards = { $field ->
    [home] só fora, com { $value }
   *[other] só em casa, com { $value }
 }
plan-kind-act-between-turns = Entre dois turnos
plan-when-act-between-turns = só { $value }
plan-kind-act-reroll = Depois de lançados os dados
plan-when-act-reroll = quando é { $value } a atacar
plan-kind-answer-goal = Depois de um golo
plan-when-answer-goal = quando é { $value } a marcar
plan-kind-blow-whistle = Quando sai uma carta de corrupção
plan-when-blow-whistle = quando é { $value } a jogá-la
plan-kind-act-between-matches = Entre dois jogos
window-announce-cards = { $home } - { $away }: as cartas antes do apito inicial
window-act-reroll = Ataca { $attacker }, { $total } contra { $against }: o lançamento fica assim?
window-answer-goal = Marca { $team }: o golo conta?
window-blow-whistle = { $owner } joga { $against }: alguém denuncia?
window-act-between-matches = Entre dois jogos: alguém joga uma carta?
