# Tables, brackets, charts and cabinets, for all titles
part-won = win
part-drew = draw
part-lost = defeat
part-table = League table
part-place = Place
part-club = Club
part-played = Played
part-col-played = P
part-col-won = W
part-col-drawn = D
part-col-lost = L
part-col-scored = F
part-col-conceded = A
part-col-difference = GD
part-col-points = Pts
part-all-won = Won
part-all-drawn = Drawn
part-all-lost = Lost
part-all-scored = Goals for
part-all-conceded = Goals against
part-all-difference = Goal difference
part-all-points = Points
part-next-match = Next match
part-form = Form
part-up = { $places ->
    [one] up one place
   *[other] up { $places } places
}
part-down = { $places ->
    [one] down one place
   *[other] down { $places } places
}
part-as-it-stands = As it stands
part-ties = Level on points?
part-through = goes through
part-open = not known yet
part-cabinet = Trophy cabinet
part-trophy-points = Trophy points
part-report = Match report
part-copy = Copy as text
part-copied = Copied
part-picture = Save as a picture
part-presets = Kept line-ups
part-preset-keep = Keep this as { $number }
part-preset-lay = Lay out { $number }
part-preset-drop = Forget { $number }
part-run-best = Best XI
part-run-last = Last XI
part-run-strongest = Most stars
part-reset = Reset
part-drag-hint = Tap two, or drag one onto the other. Arrow keys go from place to place.
# Bots by their seats: invented first names, the same in all languages
part-bot = { $number ->
    [1] Nives
    [2] Tilo
    [3] Iria
    [4] Bastian
    [5] Wanda
    [6] Gil
    [7] Odile
    [8] Pau
   *[other] Bot { $number }
}
