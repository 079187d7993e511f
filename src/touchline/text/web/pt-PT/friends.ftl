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
