# Convites, e o caminho até à mesa
reach-only-here = Só este computador consegue abrir esta mesa.
reach-what-to-do = Para deixar entrar telemóveis e outros computadores da tua rede, para o servidor e arranca-o com um destes comandos:
reach-or = ou
reach-address = Endereço na ligação
reach-not-copied = O navegador não permite copiar aqui. A ligação está selecionada: copia-a com Ctrl+C, ou mantém-na premida no telemóvel.

# Mesas seguras
web-refused-already-seated = Já tens um lugar nesta mesa.
web-refused-seat-locked = O anfitrião bloqueou esse lugar: pede-lhe uma ligação.
web-refused-not-a-guest = Só se podem retirar convidados.
host-lock = Bloquear o lugar
host-unlock = Desbloquear o lugar
host-locked = bloqueado
host-remove = Retirar
host-remove-sure = Retirar { $who }?
host-hand = Ligação para este lugar
host-hand-hint = Quem abrir esta ligação fica com o lugar. Serve uma só vez, durante uma semana.
seat-phone = Continuar noutro dispositivo
seat-phone-hint = Esta ligação abre o teu lugar noutro dispositivo. Guarda-a só para ti; serve durante um dia.
seat-hand-own = Ceder o meu lugar
seat-hand-own-hint = Quem abrir esta ligação fica com o teu lugar e as tuas cartas. Serve uma só vez, durante uma semana.
rematch = Desforra
rematch-hint = Os mesmos treinadores numa mesa nova, cada um um lugar mais à frente.
rematch-go = Os outros jogam outra vez: vem também
web-change = Mudar

# Como se joga numa mesa
table-facts = Como se joga nesta mesa
table-casual = amigável
table-rated = a contar
table-rated-hint = Ninguém volta atrás, recebe conselhos, ocupa um segundo lugar ou o lugar de um bot.
table-relaxed = respostas sem pressa
table-strict = janelas rígidas
table-strict-hint = Cada janela fica aberta o tempo todo, tenhas o que tiveres na mão.
table-hints = conselhos
table-hints-hint = Se pedires, um bot diz o que faria.
table-no-hints = sem conselhos
table-odds = probabilidades
table-odds-hint = As probabilidades mostram-se antes de cada lançamento.
table-no-odds = sem probabilidades
clock-none = sem relógio
clock-fast = 5 min + 10 s
clock-live = 15 min + 20 s
clock-long = 30 min + 30 s
clock-half-day = 12 horas por decisão
clock-day = um dia por decisão
clock-three-days = três dias por decisão
clock-week = uma semana por decisão
clock-own-live = tempo à escolha, ao vivo
clock-own-days = tempo à escolha, ao longo de dias
clock-minutes = Minutos por treinador
clock-seconds = Segundos a mais por jogada
clock-hours = Horas por decisão
clock-shown-live = { $minutes } min + { $seconds } s
clock-shown-days = { $hours } h por decisão
