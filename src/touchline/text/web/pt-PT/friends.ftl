# Convites, e o caminho até à mesa
reach-only-here = Só este computador consegue abrir esta mesa.
reach-what-to-do = Para deixar entrar telemóveis e outros computadores da tua rede, para o servidor e arranca-o com um destes comandos:
reach-or = ou
reach-address = Endereço na ligação
reach-not-copied = O navegador não permite copiar aqui. A ligação está selecionada: copia-a com Ctrl+C, ou mantém-na premida no telemóvel.
