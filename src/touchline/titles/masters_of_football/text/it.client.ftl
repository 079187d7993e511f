# The screens of Masters of Football
mof-ui-letter-0 = D
mof-ui-letter-1 = C
mof-ui-letter-2 = A
mof-ui-attack = attacco
mof-ui-attacks = attacca { $who }
mof-ui-defence = difesa
mof-ui-rating = valore tattico
mof-ui-genius-attack = genio in attacco
mof-ui-genius-defence = genio in difesa
mof-ui-genius-tactic = genio tattico
mof-ui-flame = colpo di genio
mof-ui-die-attack = dado d'attacco
mof-ui-die-defence = dado di difesa
mof-ui-die-genius = dado genio
mof-ui-die-tactic = dado tattico
mof-ui-for-opponent = per l'avversaria: { $what }
mof-ui-at-home = in casa: { $what }
mof-ui-by-points = punti vinti
mof-ui-works-under = funziona con: { $tactics }
mof-ui-no-fit = non con questa tattica
mof-ui-budget = budget
mof-ui-limit = limite del vivaio
mof-ui-managers = Carte allenatore
mof-ui-pick-manager = Tienine uno dei due: un tocco sceglie e blocca.
mof-ui-shop = Acquisto della rosa
mof-ui-shop-ask = Chi compri? Restano { $money }.
mof-ui-market = Mercato
mof-ui-academy = Vivaio
mof-ui-final = Finale
mof-ui-spent = { $spent } di { $all } spesi
mof-ui-in = preso
mof-ui-dear = troppo caro
mof-ui-full = sei al massimo
mof-ui-season = La stagione
mof-ui-squads = Rose, per quanto ne sanno tutti
mof-ui-league = Girone { $letter }
mof-ui-leg = { $number }ª gara
mof-ui-aggregate = Totale
mof-ui-ties = Che cosa decide a pari punti
mof-ui-ties-order = Punti, poi differenza reti, poi gol segnati, poi gol segnati in trasferta.
mof-ui-tie-difference = { $first } davanti a { $second } per differenza reti
mof-ui-tie-goals = { $first } davanti a { $second } per gol segnati
mof-ui-tie-away-goals = { $first } davanti a { $second } per gol in trasferta
mof-ui-tie-nothing = { $first } e { $second } sono pari in tutto
mof-ui-personless = senza allenatore; gioca sempre { $tactic }
mof-ui-theirs = loro
mof-ui-unknown = non si sa
mof-ui-before-ask = Quali tre giocano, e con quale tattica?
mof-ui-lock = Blocca trio e tattica
mof-ui-run-best = Migliori
mof-ui-run-last = Ultimi
mof-ui-choose-three = { $number } di 3 scelti
mof-ui-alike = Non tutti e tre dello stesso ruolo.
    .rule = MOF-LINEUP-02
mof-ui-home-advantage = vantaggio del campo
mof-ui-face-down = coperta
mof-ui-half-tactic = Quale tattica per il secondo tempo?
mof-ui-lock-tactic = Blocca: { $tactic }
mof-ui-battle = Battaglia tattica
mof-ui-term-players = giocatori
mof-ui-term-cards = carte, allenatore
mof-ui-imposes = { $who } impone la tattica: { $tactic }
mof-ui-level = { $colour }, livello { $number } su { $all }
mof-ui-die-colour = dado { $colour }
mof-ui-of-six = livello { $number } su { $all }
mof-ui-steps-down = Livelli pari in { $what }: { $who }, senza vantaggio del campo, scende a { $level }.
    .rule = MOF-LEVEL-08
mof-ui-rises = Entrambe al livello più basso in { $what }: { $who }, con il vantaggio del campo, sale a { $level }.
    .rule = MOF-LEVEL-09
mof-ui-dial = Minuto { $minute }, turno { $turn } di 12:
mof-ui-stage-before = Prima della partita
mof-ui-stage-battle = Battaglia tattica
mof-ui-stage-levels = Livelli fissati
mof-ui-stage-half = Intervallo
mof-ui-stage-half-1 = Primo tempo
mof-ui-stage-half-2 = Secondo tempo
mof-ui-stage-stoppage = Recupero: { $die }, serve 3 o più
mof-ui-stage-over = Finita
mof-ui-verdict-goal = GOL
mof-ui-verdict-no-goal = PARATA
mof-ui-verdict-genius-goal = GENIO: GOL
mof-ui-verdict-genius-save = GENIO: PARATA
mof-ui-verdict-disallowed = ANNULLATO
mof-ui-others = Altre partite
mof-ui-watching = Guardi questa partita e non ti si chiede nulla.
mof-ui-interfering = Ti si chiede se intervieni.
mof-ui-interfere = Intervieni
mof-ui-dont-ask = Non chiedermelo
mof-ui-tap-off = Tocca chi esce.
mof-ui-above-limit = sopra il limite di { $limit }
mof-ui-your-limit = Le tue carte; limite { $limit }
mof-ui-exchange-title = Cambio di carte
mof-ui-keep-title = Tieni cinque carte
mof-ui-keep-ask = Quali carte vanno via?
mof-ui-keep = Tieni queste cinque
mof-ui-over-six = Più di sei in rosa
mof-ui-release = Svincola { $who }
mof-ui-goes = va via
mof-ui-play = Gioca: { $card }
mof-ui-odds-win = { $percent }% vittoria
mof-ui-odds-draw = { $percent }% pari
mof-ui-odds-loss = { $percent }% sconfitta
mof-ui-odds-home = { $percent }% casa
mof-ui-odds-away = { $percent }% trasferta
mof-ui-race = Corsa al titolo
mof-ui-course = Probabilità nel tempo
mof-ui-course-win = Blu: la tua vittoria
mof-ui-course-home = Blu: vittoria in casa
mof-ui-without-cards = senza carte
mof-ui-wooden =
    { $number ->
        [one] Ne servono 3: si aggiunge un giocatore di legno
       *[other] Ne servono 3: si aggiungono { $number } giocatori di legno
    }
mof-ui-squad-size = Rosa di { $number }
mof-ui-too-many =
    { $number ->
        [one] Uno più di sei: qualcuno dovrà partire
       *[other] { $number } più di sei: dovranno partire
    }
mof-ui-buy =
    { $number ->
        [0] Non comprare nessuno
        [one] Compra uno per { $money }
       *[other] Compra { $number } per { $money }
    }
mof-ui-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
mof-ui-hand =
    { $cards ->
        [one] Mano: { $cards } carta
       *[other] Mano: { $cards } carte
    }
mof-ui-playable =
    { $cards ->
        [one] { $cards } giocabile ora
       *[other] { $cards } giocabili ora
    }
mof-ui-unseen =
    { $number ->
        [one] e uno non ancora visto
       *[other] e { $number } non ancora visti
    }
mof-ui-keep-left =
    { $number ->
        [0] Pronto
        [one] Ancora uno da togliere
       *[other] Ancora { $number } da togliere
    }
mof-ui-exchange-ask =
    { $number ->
        [0] Tocca le carte da cambiare, 1M l'una
        [one] Una carta nuova per { $money }
       *[other] { $number } carte nuove per { $money }
    }
mof-ui-exchange =
    { $number ->
        [one] Cambia una carta
       *[other] Cambia { $number } carte
    }
# Una carta che non si può giocare dice perché in poche parole
mof-ui-why-too-dear = Ora: troppo cara per te
mof-ui-why-not-now = Ora: nessun effetto
mof-ui-why-not-yours = Ora: nessun effetto, solo nelle tue partite
mof-ui-why-needs-home = Ora: nessun effetto, serve il vantaggio del campo
mof-ui-why-no-target = Ora: nessun effetto su nessuno
mof-ui-why-forced-already = Ora: nessun effetto, una tattica è già imposta
mof-ui-why-other-tactic = Ora: nessun effetto con questa tattica
mof-ui-first-tactic = Quale tattica per il primo tempo?
mof-ui-results = Risultati sul blocco
mof-ui-tap-result = Tocca un risultato per correggerlo.
mof-ui-champion-alone = { $team } non ha un allenatore; tra chi ne ha uno, il migliore è { $who }.
mof-ui-leg-of = Finale, gara { $number }
# Nel browser una domanda si rivolge a chi deve rispondere
run-best = Scegli i miei tre migliori
opt-take-player-any = Prendi { $option }
opt-take-player-done = Lascia gli altri
opt-take-off-done = Nessun altro
opt-place-card-done = Nessun'altra carta
opt-correct-result-done = Tutto giusto
invite-1 = Ingaggia un tecnico, compra giocatori
    .hint = Il budget non basta mai del tutto.
invite-2 = Schierane tre, nascondi la tattica
    .hint = Terzetti e tattiche si scoprono insieme.
invite-3 = Gioca i tuoi trucchi
    .hint = I dadi decidono ogni attacco, le carte li piegano. Vince chi segna di più.
opt-act-reroll-pass = Lascia così
opt-answer-goal-pass = Lascia il gol
opt-blow-whistle-pass = Lascia correre
preview-act-reroll-pass =
    { $verdict ->
        [1] È { $scored } a { $conceded }
        [2] È { $scored } a { $conceded }
       *[other] Resta { $scored } a { $conceded }
    }
preview-act-reroll =
    { $mine ->
        [-1] { preview-of-theirs }
        [0]
        { $theirs ->
            [-1] Non può aiutare
           *[other] { preview-of-theirs }
        }
       *[other] { preview-of-mine }
    }{ preview-of-cost }
preview-run-own-dice =
    { $mine ->
        [0] Non può aiutare
       *[other] { preview-of-mine }
    }{ preview-of-cost }
preview-run-other-dice = { preview-of-theirs }{ preview-of-cost }
preview-of-mine =
    { $own ->
        [1] Gol
       *[other] Parata
    } { $mine ->
        [one] { $mine } volta su { $mine-of }
       *[other] { $mine } volte su { $mine-of }
    }
preview-of-theirs =
    { $theirs ->
        [0] Non può aiutare
       *[other]
        { $own ->
            [1] Gol
           *[other] Parata
        } { $theirs ->
            [one] { $theirs } volta su { $theirs-of }
           *[other] { $theirs } volte su { $theirs-of }
        }
    }
preview-of-cost =
    { $cost-raw ->
        [0] {""}
       *[other] , costa { $cost }
    }
run-other-dice =
    { $rival-raw ->
        [-1] Rilancia gli altri dadi
       *[other] Rilancia i dadi di { $rival }
    }
preview-choose-dice =
    { $good ->
        [0] Non può aiutare
        [one] Aiuta una volta su { $of }
       *[other] Aiuta { $good } volte su { $of }
    }
preview-answer-goal-pass = È { $scored } a { $conceded }
preview-answer-goal = Il gol non vale{ $cost-raw ->
        [0] {""}
       *[other] , costa { $cost }
    }
preview-blow-whistle = La loro carta non ha effetto{ $cost-raw ->
        [0] {""}
       *[other] , costa { $cost }
    }
mof-ui-now-values =
    { $mine ->
        [1] Ora: vale per te
       *[0] Ora: vale contro { $whom }
    }
mof-ui-now-home = Ora: il vantaggio del campo è tuo
mof-ui-now-tactic = Ora: si gioca { $tactic }
mof-ui-now-money = Ora: { $money } per te
mof-ui-now-shield = Ora: ti protegge
mof-ui-now-goal = Ora: il gol non vale
mof-ui-now-block = Ora: ferma la loro carta
mof-ui-now-skip =
    { $mine ->
        [1] Ora: perdi il tuo prossimo attacco
       *[0] Ora: { $whom } perde il prossimo attacco
    }
mof-ui-now-extra = Ora: un attacco in più per te
mof-ui-now-roll = Ora: con 3 o più hai un attacco in più
mof-ui-now-battle = Ora: si rifà la battaglia tattica
mof-ui-now-again = Ora: aiuta { $good } volte su { $of }
mof-ui-now-academy = Ora: oro nel vivaio
mof-ui-next = Poi: attacca { $who }, minuto { $minute }. La partita va avanti da sola.
mof-ui-next-mine = Poi: attacchi tu, minuto { $minute }. La partita va avanti da sola.
mof-ui-play-card = Gioca una carta
mof-ui-exchange-next = Cambia carte
mof-ui-exchange-waits = Cambio al prossimo momento
preview-act-between-turns =
    { $now ->
        [6] Denaro dalla banca
        [18] { $whom } perde il prossimo attacco
        [19] Un attacco in più
        [20] Un attacco in più con 3 o più
        [21] Di nuovo la battaglia tattica
       *[other] {""}
    }
mof-ui-goal-by = { $attack } contro { $defence }
mof-ui-goal-genius = Un lampo di genio
mof-ui-goal-minute = { $minute }′
mof-ui-goal-stoppage = Nei minuti di recupero.
mof-ui-goal-sum = Totale

# Risposte in anticipo, e a che cosa si risponde
plan-target-choose-team = per quale squadra
plan-target-choose-dice = quali dadi si tirano di nuovo
plan-kind-announce-cards = Prima di una partita
plan-when-announce-cards = { $field ->
    [home] solo in casa di { $value }
   *[other] solo in casa contro { $value }
 }
plan-kind-act-between-turns = Fra due azioni
plan-when-act-between-turns = solo { $value }
plan-kind-act-reroll = Dopo un tiro di dadi
plan-when-act-reroll = quando attacca { $value }
plan-kind-answer-goal = Dopo un gol
plan-when-answer-goal = quando segna { $value }
plan-kind-blow-whistle = Quando esce una carta corruzione
plan-when-blow-whistle = quando la gioca { $value }
plan-kind-act-between-matches = Fra due partite
window-announce-cards = { $home } - { $away }: le carte prima del fischio d’inizio
window-act-reroll = Attacca { $attacker }, { $total } contro { $against }: il tiro resta questo?
window-answer-goal = Segna { $team }: il gol è valido?
window-blow-whistle = { $owner } gioca { $against }: qualcuno denuncia?
window-act-between-matches = Fra due partite: qualcuno gioca una carta?
