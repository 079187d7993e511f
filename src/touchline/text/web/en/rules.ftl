# The pages of the rules
web-rules = Rules
web-rules-titles = Games
web-rules-search = Search the rules
web-rules-found =
    { $rules ->
    [one] One rule
   *[other] { $rules } rules
}
web-rules-read = Read it in the rules
web-rules-chapters = { $chapters } chapters, { $rules } rules. Open one, or search by word or number.
