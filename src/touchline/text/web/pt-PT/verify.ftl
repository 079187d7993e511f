verify-heading = Verificar os dados
verify-what = Cada lançamento e cada carta tirada de um jogo terminado, calculados de novo neste navegador a partir do registo. Nada é enviado, e funciona sem rede.
verify-busy = A calcular …
verify-proven = { $rolls ->
    [one] Um lançamento, como prometido antes do jogo.
   *[other] Todos os { $rolls } lançamentos são como prometido antes do jogo.
}
verify-entry = É a entrada { $entry } do registo.
verify-commitment = Mostrado antes do primeiro lançamento (SHA-256)
verify-secret = Segredo, revelado depois do jogo
verify-id = Mesa
verify-key = Chave de todos os lançamentos
verify-seed = Semente do lugar { $seat }
verify-rolls = Lançamento a lançamento
verify-number = Lançamento
verify-sides = Faces
verify-face = Resultado
verify-compared = É o que este navegador viu antes de revelar a sua semente.
verify-not-compared = Este navegador não viu nada desta mesa antes do jogo: quem lá jogou pode comparar.
verify-no-seeds = Nenhum navegador deu uma semente: quem gere o servidor podia ter escolhido os resultados.
verify-rounds = { $rounds } rondas de compromissos: as anteriores foram interrompidas.
verify-before = { $rolls } lançamentos anteriores vieram de outro registo e não são verificados.
verify-limits = Isto prova que ninguém escolheu os resultados, se participou um navegador em que confias. Não impede quem hospeda de ver o segredo durante o jogo; os dados lançados à mão não estão incluídos.
web-refused-no-dice = Este jogo não foi jogado com os dados do servidor.
web-refused-not-revealed = O segredo ainda não foi revelado: o jogo não terminou.
web-refused-wrong-commitment = O segredo não é o que foi prometido.
web-refused-wrong-face = Um lançamento não é o que foi prometido.
web-refused-unknown-scheme = Estes dados seguem um esquema aqui desconhecido.
web-refused-wrong-type = O registo diz dos seus dados algo que não faz sentido.
web-refused-old-scheme = Este jogo foi jogado com dados de um esquema mais antigo, que não prova o suficiente.
web-refused-bad-step = Os dados do registo não foram combinados pela ordem certa.
web-refused-commit-too-late = Os dados do registo não foram combinados pela ordem certa.
web-refused-reveal-too-early = Os dados do registo não foram combinados pela ordem certa.
web-refused-seed-missing = Falta uma semente que tinha sido comprometida.
web-refused-wrong-seed = Uma semente não é a do compromisso assumido.
web-refused-other-promise = O registo diz outra coisa do que este navegador viu antes do jogo.
