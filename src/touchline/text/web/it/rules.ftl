# The pages of the rules
web-rules = Regole
web-rules-titles = Giochi
web-rules-search = Cerca nelle regole
web-rules-found =
    { $rules ->
    [one] Una regola
   *[other] { $rules } regole
}
web-rules-read = Leggila nelle regole
web-rules-chapters = { $chapters } capitoli, { $rules } regole. Aprine uno o cerca per parola o numero.
