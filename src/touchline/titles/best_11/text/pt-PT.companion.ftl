# Palavras do acompanhante sobre este título
comp-no-dice = Na caixa de Best 11 não há dados; estes servem para sorteios.
