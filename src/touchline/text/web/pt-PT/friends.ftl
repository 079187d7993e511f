# Convites, e o caminho até à mesa
reach-only-here = Só este computador consegue abrir esta mesa.
reach-what-to-do = Para deixar entrar telemóveis e outros computadores da tua rede, fecha o servidor e volta a arrancá-lo com um destes comandos:
reach-or = ou
reach-address = Endereço na ligação
reach-not-copied = O navegador não permite copiar aqui. A ligação está selecionada: copia-a com Ctrl+C, ou mantém-na premida no telemóvel.

# Mesas seguras
web-refused-already-seated = Já tens um lugar nesta mesa.
web-refused-seat-locked = O anfitrião bloqueou esse lugar: pede-lhe uma ligação.
web-refused-not-a-guest = Só se podem remover convidados.
host-lock = Bloquear o lugar
host-unlock = Desbloquear o lugar
host-locked = bloqueado
host-remove = Remover
host-remove-sure = Remover { $who }?
host-hand = Ligação para este lugar
host-hand-hint = Quem abrir esta ligação fica com o lugar. Serve uma só vez, durante uma semana.
seat-phone = Continuar noutro dispositivo
seat-phone-hint = Esta ligação abre o teu lugar noutro dispositivo. Guarda-a só para ti; serve durante um dia.
seat-hand-own = Ceder o meu lugar
seat-hand-own-hint = Quem abrir esta ligação fica com o teu lugar e as tuas cartas. Serve uma só vez, durante uma semana.
rematch = Desforra
rematch-hint = Os mesmos treinadores numa mesa nova: cada um avança um lugar.
rematch-go = Os outros jogam outra vez: vem também
web-change = Mudar

# Como se joga numa mesa
table-facts = Como se joga nesta mesa
table-casual = amigável
table-rated = oficial
table-rated-hint = Aqui ninguém volta atrás nem recebe conselhos, e ninguém ocupa um segundo lugar nem o de um bot.
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
clock-own-days = tempo à escolha, por dias
clock-minutes = Minutos por treinador
clock-seconds = Segundos acrescentados por jogada
clock-hours = Horas por decisão
clock-shown-live = { $minutes } min + { $seconds } s
clock-shown-days = { $hours } h por decisão
clock-nights = As noites não contam (das { $from } às { $to } h, { $zone })
clock-weekends = Os fins de semana não contam
clock-bot = Esgotado o tempo, responde um bot
clock-shown-nights = sem contar as noites
clock-shown-weekends = sem contar os fins de semana
clock-holidays = Dias de folga por treinador
clock-grace = O relógio espera { $seconds } s se a ligação cair
clock-shown-holidays = { $days ->
    [one] um dia de folga para cada um
   *[other] { $days } dias de folga para cada um
}
clock-shown-grace = espera { $seconds } s se a ligação cair
clock-days = { $days } d { $hours } h
clock-waits = ligação perdida, o relógio espera
days-off-until = de folga até { $time }
days-off-left = { $days ->
    [0] Já não tens dias de folga.
    [one] Resta-te um dia de folga.
   *[other] Restam-te { $days } dias de folga.
}
days-off-take = Tirar um dia de folga
days-off-sure = De certeza? O teu prazo avança um dia.
table-webhook = Anunciar num canal de quem é a vez
table-webhook-hint = Para um canal que todos leem. Diz por quem se espera, o jogo e a mesa, e mais nada.
table-webhook-goes = Esta mesa anuncia a { $destination } de quem é a vez.

# Avisos
notice-heading = Avisa-me quando for a minha vez
notice-hint = Uma vez por jogada, e nunca enquanto olhas para a mesa. Só se diz o jogo e a mesa.
notice-your-turn = É a tua vez
notice-push = Este ou outro navegador
notice-webhook = Webhook
notice-webhook-hint = Um webhook é um endereço que o Discord, o Slack ou o ntfy te dão para um canal: o que lhe chega aparece lá.
notice-mail = E-mail
notice-format = Formato
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = JSON simples
notice-add = Acrescentar
notice-add-push = Avisar neste navegador
notice-no-push = Este navegador só pode ser avisado por https.
notice-remove = Retirar
notice-quiet = Nada das { $from } às { $to } h
notice-unconfirmed = ainda por confirmar
notice-on = Feito. Nós avisamos-te.
notice-off = Retirado.
notice-refused = O navegador não permite avisos desta página.
notice-secret = Feito. O segredo da assinatura, que só se mostra uma vez: { $secret }
notice-mail-sent = Abre a ligação no e-mail que vai a caminho.
web-refused-private-address = Os avisos só vão para endereços públicos.
web-refused-bad-address = Isso não é um endereço.
web-refused-too-many-subscriptions = Dez já chegam: retira um primeiro.
