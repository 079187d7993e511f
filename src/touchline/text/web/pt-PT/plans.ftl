# Respostas antecipadas
plan-title = Decidir de antemão
plan-open = Decidir de antemão…
plan-hint = O que decidires é jogado por ti quando chegar o momento. Mais ninguém o vê, e até lá podes mudar de ideias.
plan-none = De momento, não há nada para decidir de antemão.
plan-clear = Anular esta decisão
plan-chip = { $what }: { $when }
plan-chip-wishes = Preferências: { $first }, depois mais { $more }
plan-chip-limit-pass = { $what }: até { $amount }, depois passo
plan-chip-limit-ask = { $what }: até { $amount }, depois pergunta-me
plan-wishes = As tuas preferências, da primeira à última
plan-wishes-hint = Na tua vez, é escolhido o primeiro da lista que ainda esteja livre. Se não sobrar nenhum, perguntamos-te.
plan-add = Juntar uma preferência
plan-up = { $what }: subir
plan-down = { $what }: descer
plan-out = { $what }: tirar da lista
plan-limits = Limites para os leilões
plan-limits-hint = O servidor licita por ti, subindo o mínimo possível, até ao teu limite. O limite fica em segredo.
plan-limit-for = Limite para { $what }
plan-limit-set = Fixar o limite
plan-limit-stands = Limite fixado
plan-beyond = Acima dele:
plan-beyond-pass = passo
plan-beyond-ask = pergunta-me
plan-too-dear = Não tens dinheiro para a primeira licitação.
plan-cards = Jogar esta carta se…
plan-cards-hint = Uma carta só é jogada onde é permitido e quando serve para alguma coisa. Não gastas nada, a não ser que assinales a caixa.
plan-aimed = { $what } ({ $whom })
plan-target-ask = pergunta-me na altura
plan-never = pergunta-me
plan-always = joga-a logo que ajude
plan-pays = pode custar { $amount }
plan-needs-money = Custa { $amount }: enquanto a caixa estiver vazia, não é jogada.
web-refused-no-such-lot = Esse jogador já não está em leilão.

# A que se responde
anyone = Alguém responde?
anyone-pass = Passamos todos
window-left = faltam { $seconds } s
window-until = À espera do árbitro, até { $time }, o mais tardar
window-who = Podem responder: { $who }

# Reações a um lance
react-button = Reagir
react-setting = Mostrar as reações dos outros
react-clap = Bravo!
react-wow = Uau!
react-ouch = Ai!
react-laugh = Ah ah!
react-well-played = Bem jogado!
react-robbed = Foi um roubo!
web-refused-already-reacted = Já reagiste a este lance.
web-refused-no-such-event = Esse lance já não existe.
