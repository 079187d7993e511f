# Classificações, quadros, gráficos e vitrinas, para todos os títulos
part-won = vitória
part-drew = empate
part-lost = derrota
part-table = Classificação
part-place = Lugar
part-club = Equipa
part-played = Jogos
part-col-played = J
part-col-won = V
part-col-drawn = E
part-col-lost = D
part-col-scored = GM
part-col-conceded = GS
part-col-difference = DG
part-col-points = Pts
part-all-won = Vitórias
part-all-drawn = Empates
part-all-lost = Derrotas
part-all-scored = Golos marcados
part-all-conceded = Golos sofridos
part-all-difference = Diferença de golos
part-all-points = Pontos
part-next-match = Próximo jogo
part-form = Forma
part-up = { $places ->
    [one] sobe um lugar
   *[other] sobe { $places } lugares
}
part-down = { $places ->
    [one] desce um lugar
   *[other] desce { $places } lugares
}
part-as-it-stands = Situação neste momento
part-ties = Iguais em pontos?
part-through = segue em frente
part-open = por decidir
part-cabinet = Vitrina de troféus
part-trophy-points = Pontos de troféus
part-report = Ficha do jogo
part-copy = Copiar como texto
part-copied = Copiado
part-picture = Guardar como imagem
part-presets = Onzes guardados
part-preset-keep = Guardar este como { $number }
part-preset-lay = Alinhar o { $number }
part-preset-drop = Esquecer o { $number }
part-run-best = Melhor XI
part-run-last = Último XI
part-run-strongest = Mais estrelas
part-reset = Repor
part-drag-hint = Toca em dois, ou arrasta um para cima do outro. As setas vão de lugar em lugar.
# Bots by their seats: invented first names, the same in all languages
part-bot = { $number ->
    [1] Nives
    [2] Tilo
    [3] Iria
    [4] Bastian
    [5] Wanda
    [6] Gil
    [7] Odile
    [8] Pau
   *[other] Bot { $number }
}
