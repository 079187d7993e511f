# Palavras do acompanhante sobre este título
comp-ties-mister = Com pontos iguais: pontos e diferença de golos entre si, depois diferença de golos, golos marcados, sorteio.
comp-only-coin = Para Mister basta uma moeda.
