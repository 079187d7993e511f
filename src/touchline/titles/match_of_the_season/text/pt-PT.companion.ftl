# Palavras do acompanhante sobre este título
comp-ties-match-of-the-season = Com pontos iguais: jogo de desempate, para qualquer lugar.
