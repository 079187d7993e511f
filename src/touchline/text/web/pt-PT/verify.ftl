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
verify-seed = Acrescentado pelo lugar { $seat }
verify-rolls = Lançamento a lançamento
verify-number = Lançamento
verify-sides = Faces
verify-face = Resultado
verify-nonce = Acrescentado ao manter o botão premido
verify-limits = Isto prova que ninguém escolheu os resultados. Não impede quem hospeda de ver o segredo durante o jogo; os dados lançados à mão não estão incluídos.
web-refused-no-dice = Este jogo não foi jogado com os dados do servidor.
web-refused-not-revealed = O segredo ainda não foi revelado: o jogo não terminou.
web-refused-wrong-commitment = O segredo não é o que foi prometido.
web-refused-wrong-face = Um lançamento não é o que foi prometido.
web-refused-unknown-scheme = Estes dados seguem um esquema aqui desconhecido.
web-refused-wrong-type = O registo diz dos seus dados algo que não faz sentido.
