# Palavras do acompanhante sobre este título
comp-ties-masters-of-football = Com pontos iguais: diferença de golos, golos marcados, golos fora; depois o lugar é partilhado.
