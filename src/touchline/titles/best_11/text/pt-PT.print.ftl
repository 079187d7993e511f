# Palavras de que só as cartas impressas deste título precisam
press-deck-team = Futebolistas e treinadores
press-deck-formations = Sistemas táticos
press-deck-management = Cartas de gestão
press-deck-events = Cartas de acontecimento
press-deck-of = { $box }: { $deck }

press-favours = prefere o { $formation }
press-suits = serve aos treinadores do { $formation }
press-suits-not = não aos do { $formation }
press-by-outsider = por quem está fora do desafio
press-by-not-challenger = por todos menos o desafiante
press-not-for-two = não a dois
press-not-between-clubs = não entre clubes
press-effect-twin = { $amount ->
    [0] sem desafios com um adversário nesta ronda
    [one] sem desafios com um adversário até ao fim da próxima ronda
   *[other] sem desafios com um adversário nesta ronda e nas { $amount } seguintes
}
press-effect-redraw = a carta de ação acabada de virar é tirada de novo
press-effect-exchange = propor uma troca de futebolistas; { $amount }M se for recusada
press-effect-bet = apostar até { $amount }M: { $more } vezes a aposta se houver golo, { $other } vezes se não houver
press-effect-redirect = virar o desafio para outra equipa
press-effect-tactics = fica: +{ $amount } em cada ação
press-effect-switch = trocar a carta de gestão com um adversário, ambas por usar
press-effect-steal = tirar à sorte uma carta de acontecimento a um adversário
press-effect-club = +{ $amount } por cada futebolista destacado do próprio clube
press-effect-add = +{ $amount } na própria ação
press-effect-look = ver a mão de um adversário e trocar uma carta
press-effect-income = fica: { $amount }M por ronda{ $more ->
    [0] { "" }
   *[other] , mais 1M com { $more } futebolistas
}{ $other ->
    [0] { "" }
   *[other] ; { $other }M já
}
press-effect-caution = −{ $amount } num futebolista da ação adversária
press-effect-send-off = um futebolista da ação adversária não conta
press-effect-injure = { $amount ->
    [0] um futebolista adversário fica de fora nesta ronda
    [one] um futebolista adversário fica de fora até ao fim da próxima ronda
   *[other] um futebolista adversário fica de fora nesta ronda e nas { $amount } seguintes
}
press-effect-no-goal = o golo sofrido não conta
press-effect-retry = um novo ataque depois de um falhado
press-effect-crowd = +{ $amount } na própria ação; mais um a partir de { $more } bancadas, mais dois com o estádio completo
press-effect-gain = { $amount }M do banco
press-effect-fine = um adversário paga { $amount }M ao banco
press-effect-sell = vender um futebolista próprio pelo seu valor mais { $amount }M
press-effect-bargain = a próxima compra desta vez custa menos { $amount }M
press-effect-appeal = uma carta adversária dirigida a ti fica sem efeito
