# The pages of the rules
web-rules = Regras
web-rules-titles = Jogos
web-rules-search = Procurar nas regras
web-rules-found =
    { $rules ->
    [one] Uma regra
   *[other] { $rules } regras
}
web-rules-read = Ler nas regras
web-rules-chapters = { $chapters } capítulos, { $rules } regras. Abre um ou procura por palavra ou número.
