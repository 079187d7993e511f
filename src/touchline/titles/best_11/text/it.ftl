title-name = Best 11
title-blurb = Undici calciatori, un allenatore, uno stadio da completare e sfide a suon di gol: vince il club più forte.

## Carte e cose

letter-0 = P
letter-1 = D
letter-2 = C
letter-3 = A
position-0 = portiere
position-1 = difensore
position-2 = centrocampista
position-3 = attaccante
position-4 = allenatore
word-buy = Acquista
word-or = o
word-points = punti
word-play = Gioca
player-none = nessuno
card-none = nessuna carta
management-none = coperta
formation-none = modulo libero
notice-not-under-three = Non adatto a bambini sotto i tre anni.
kind-0 = denaro
kind-1 = carte avvenimento
kind-2 = sfida
kind-3 = mossa speciale
bonus-none = nessun bonus
bonus-b1 = +1 a ogni azione
bonus-b2 = +2 a ogni azione
bonus-b3 = +3 a ogni azione
bonus-b4 = +2 con un difensore nell'azione
bonus-b5 = +2 con un centrocampista nell'azione
bonus-b6 = +2 con un attaccante nell'azione
bonus-b7 = +1 per ogni calciatore nell'azione
use-money = Incassa { $name }M
use-events-0 = Non pescare carte avvenimento
use-events-1 = Pesca una carta avvenimento
use-events-2 = Pesca due carte avvenimento
use-events-3 = Pesca tre carte avvenimento
use-events-4 = Pesca quattro carte avvenimento
use-challenge-none = Sfida, senza bonus
use-challenge-b1 = Sfida, bonus +1
use-challenge-b2 = Sfida, bonus +2
use-challenge-b3 = Sfida, bonus +3
use-challenge-b4 = Sfida, bonus +2 con un { position-1 }
use-challenge-b5 = Sfida, bonus +2 con un { position-2 }
use-challenge-b6 = Sfida, bonus +2 con un { position-3 }
use-challenge-b7 = Sfida, bonus +1 per calciatore
use-challenge-negation = Sfida, nega i bonus avversari
use-none = Nessuna mossa speciale
use-poach = Prendi un calciatore avversario
use-free-footballer = Ingaggia gratis un calciatore
use-free-coach = Ingaggia gratis un allenatore
use-swap-footballer = Sostituisci un calciatore
use-swap-coach = Sostituisci l'allenatore
use-multi-buy = Acquista più di uno
use-renew-market = Cambia il mercato
use-captain = Nomina il capitano
use-immunity = Immunità per il turno
bet-1-goal = 1M sul gol
bet-1-no-goal = 1M su nessun gol
bet-2-goal = 2M sul gol
bet-2-no-goal = 2M su nessun gol
bet-3-goal = 3M sul gol
bet-3-no-goal = 3M su nessun gol
shelter-1 = Rivela l'immunità
shelter-2 = Scopri la carta per il bonus

## Azioni delle carte azione

play-corner = Calcio d'angolo
play-edge-free-kick = Punizione dal limite
play-penalty = Rigore
play-header = Colpo di testa
play-long-shot = Tiro da fuori
play-counter-attack = Contropiede
play-one-two = Uno-due
play-cross = Traversone
play-through-ball = Passaggio filtrante
play-solo-run = Serpentina
play-overhead-kick = Rovesciata
play-volley = Tiro al volo
play-team-move = Azione corale
play-keepers-launch = Rinvio del portiere
play-goalmouth-scramble = Mischia in area
play-indirect-free-kick = Punizione a due
play-strike-partnership = Coppia d'attacco
play-overlap = Sovrapposizione
play-save = Parata
play-tackle = Scivolata
play-offside-trap = Fuorigioco
play-block = Respinta
play-interception = Anticipo
play-man-marking = Marcatura a uomo
play-pressing = Pressing
play-clearance = Spazzata
play-punch = Uscita di pugno
play-recovery-run = Ripiegamento
play-double-up = Raddoppio
play-goal-line-clearance = Salvataggio sulla linea
play-team-defence = Difesa corale

## Carte avvenimento e loro effetto

card-twinning = Gemellaggio
card-jinx = Gufata
card-even-swap = Scambio alla pari
card-sports-bet = Scommessa sportiva
card-fixture-list = Calendario Serie A
card-superior-tactics = Tattica superiore
card-switch-of-play = Cambio di gioco
card-stadium-chants = Cori da stadio
card-club-dna = DNA del club
card-forza-club = Grido del club
card-live-commentary = Telecronaca
card-tv-rights = Diritti televisivi
card-technical-sponsor = Sponsor tecnico
card-merchandising = Merchandising
card-inspired-day = Giornata di grazia
card-catenaccio = Catenaccio
card-yellow-card = Cartellino giallo
card-red-card = Cartellino rosso
card-injury = Infortunio
card-var-review = Revisione al VAR
card-stoppage-time = Tempo di recupero
card-twelfth-man = Dodicesimo uomo
card-gate-receipts = Incasso al botteghino
card-win-bonus = Premio vittoria
card-league-fine = Multa della Lega
card-capital-gain = Plusvalenza
card-market-bargain = Affare di mercato
card-appeal-upheld = Ricorso accolto
effect-twinning = niente sfide con un avversario fino alla fine del prossimo turno
effect-jinx = una carta azione appena scoperta si ripesca
effect-even-swap = offri uno scambio di calciatori; 2M se rifiutato
effect-sports-bet = punta da 1 a 3M: il triplo se è gol, il doppio se non lo è
effect-fixture-list = gira la sfida su un'altra squadra
effect-superior-tactics = resta: +1 in ogni azione
effect-switch-of-play = scambia la carta gestione con un avversario, entrambe non usate
effect-stadium-chants = prendi a caso una carta avvenimento di un avversario
effect-club-dna = +1 per ogni calciatore impegnato del tuo club
effect-forza-club = +3 alla tua azione
effect-live-commentary = guarda la mano di un avversario e scambia una carta
effect-tv-rights = resta: 2M ogni turno
effect-technical-sponsor = resta: 2M subito, 1M ogni turno
effect-merchandising = resta: 1M ogni turno, 2M con otto calciatori
effect-inspired-day = +2 alla tua azione
effect-catenaccio = +3 alla tua difesa
effect-yellow-card = -2 a un calciatore dell'azione avversaria
effect-red-card = un calciatore dell'azione avversaria non conta
effect-injury = un calciatore avversario è fuori fino alla fine del prossimo turno
effect-var-review = il gol subito non vale
effect-stoppage-time = un nuovo attacco dopo uno fallito
effect-twelfth-man = da +1 a +3 secondo le tribune dello stadio
effect-gate-receipts = 4M dalla banca
effect-win-bonus = 4M dopo aver segnato
effect-league-fine = un avversario paga 3M alla banca
effect-capital-gain = vendi un tuo calciatore al suo valore più 3M
effect-market-bargain = il prossimo acquisto della mossa costa 3M in meno
effect-appeal-upheld = una carta avversaria diretta a te non ha effetto

## Parole dello schermo

screen-market = Mercato
screen-hand = Mano
screen-stadium = Stadio
screen-coach = Allenatore
screen-white = In gioco
screen-goals = Gol
screen-points = punti
screen-round = Turno { $round }
screen-cards = { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
screen-buy = acquista per { $price }M
screen-foreign = di { $box }
screen-raise = aggiungi { $points } per { $price }M
screen-lower = togli { $points } per { $price }M
screen-immune = immune
screen-negation = nega i bonus
screen-injured = infortunato
screen-twinned = gemellaggio: { $one } e { $two }
screen-worth = costa { $price }M
screen-fit = intesa { $points }
screen-attack = attacco
screen-defence = difesa

## Opzioni

option-preset = Impostazione
    .hint = Riempie ciò che sotto non è scelto.
option-preset-full = Il gioco completo
option-preset-fragment-only = Solo ciò che resta del regolamento
option-preset-long = Lungo: ogni opportunità di una carta
option-boxes = Scatole
    .hint = Con più di una si gioca per club diversi.
option-box-1 = Scatola del posto 1
    .hint = 0: assegnata a giro.
option-box-2 = Scatola del posto 2
    .hint = 0: assegnata a giro.
option-box-3 = Scatola del posto 3
    .hint = 0: assegnata a giro.
option-box-4 = Scatola del posto 4
    .hint = 0: assegnata a giro.
option-box-5 = Scatola del posto 5
    .hint = 0: assegnata a giro.
option-end-mode = Fine della partita
option-end-mode-complete-team = con undici e un allenatore
option-end-mode-eleven-only = con undici
option-end-mode-fixed-rounds = dopo un numero fisso di turni
option-fixed-rounds = Numero fisso di turni
option-finish-round = Finire l'ultimo turno
    .hint = Altrimenti ci si ferma appena una squadra è completa.
option-max-rounds = Turni al massimo
option-start-money = Denaro iniziale (M)
option-start-events = Carte avvenimento iniziali
option-base-income = Entrate di ogni turno (M)
option-formation-mode = Moduli
option-formation-mode-lot = a sorte
option-formation-mode-choose = scelti a giro
option-formation-mode-free = liberi: un { letter-0 }, da tre a cinque { letter-1 } e { letter-2 }, da uno a tre { letter-3 }
option-formation-bonus-mode = A che servono i moduli
option-formation-bonus-mode-coach-fit = punti per l'allenatore adatto
option-formation-bonus-mode-head-to-head = un punto in più o in meno nelle sfide
option-formation-bonus-mode-off = niente
option-coach-fit-points = Punti per l'allenatore adatto
option-coach-value-scores = Il valore dell'allenatore conta
option-coach-required = Serve l'allenatore per essere completi
option-stadium = Stadi
option-stand-count = Tribune di uno stadio
option-stand-cost = Costo di una tribuna (M)
option-stands-per-turn = Tribune per mossa, al massimo
option-stadium-points = Punti dello stadio completo
option-opportunities-per-turn = Opportunità di una carta gestione
option-opportunities-per-turn-one = una per turno
option-opportunities-per-turn-all = tutte, una volta ciascuna
option-management-cards-open = Carte gestione scoperte
option-order-mode = Ordine di turno
option-order-mode-reverse = si inverte ogni turno
option-order-mode-rotate = il primo giocatore scala di uno
option-market-leftovers = Carte invendute
option-market-leftovers-discard = si scartano
option-market-leftovers-keep = restano sul mercato
option-bonus-timing = Un bonus vale
option-bonus-timing-from-declaration = dalla propria sfida in poi
option-bonus-timing-whole-round = anche se scoperto contro una sfida
option-negation-scope = La negazione annulla
option-negation-scope-bonuses = bonus e Tattica superiore
option-negation-scope-management-only = solo il bonus della carta gestione
option-immunity-scope = L'immunità protegge da
option-immunity-scope-challenges = sfide
option-immunity-scope-challenges-and-poaching = sfide e calciatori presi
option-poach-counts-armband = Prendere il capitano costa anche la fascia
option-swap-refund = Rimborso se il nuovo costa meno
option-armband-reusable = La fascia persa si può ridare
option-boost-opening = Chi modifica per primo i valori
option-boost-opening-turn-order = il primo in ordine di turno
option-boost-opening-performer = chi compie l'azione
option-save-any-attack = La parata risponde a ogni attacco
option-discard-before-draw = Si scarta prima di pescare
option-superior-tactics-clash = Due Tattiche superiori si annullano
option-superior-tactics-clash-global = contro tutti
option-superior-tactics-clash-head-to-head = solo quando si incontrano
option-window-prompts = A chi si chiedono carte avvenimento
option-window-prompts-holders-only = a chi ha carte in mano
option-window-prompts-always = a tutti, sempre

## Sorte

roll-seat = Il prossimo nell'ordine di posto
roll-board = Modulo
roll-team-card = Carta squadra
roll-event-card = Carta avvenimento
roll-action-card = Carta azione
roll-management-card = Carta gestione team
roll-from-hand = Una carta dalla mano

## Domande

ask-board = Con quale modulo giochi?
    .hint = Dice per quanti calciatori di ogni ruolo c'è posto in squadra.
ask-item = Tocca a te: che cosa fai? Puoi usare una mossa della carta gestione, comprare una carta e costruire una tribuna.
    .hint = In qualsiasi ordine, anche con carte avvenimento in mezzo. Poi chiudi la mossa.
opt-end-turn = Fine della mossa
opt-build = Costruisci una tribuna
ask-event = { $active-raw ->
        [-1] Il turno sta per finire. Giochi una carta prima che finisca?
       *[other] { $active-own ->
            [1] Sta per toccare a te. Giochi prima una carta?
           *[0] Tocca a { $active }. Giochi prima una carta?
        }
    }
    .hint = Puoi tenere le carte per dopo: in mano ne stanno quattro.
ask-poach = Chi prendi a un avversario? Paghi il doppio del suo valore.
    .hint = Paghi all'avversario il doppio del suo valore.
ask-sign-free = Chi ingaggi dal mercato? Questa volta non costa nulla.
    .hint = Questa volta non costa nulla.
ask-swap-out = Chi lascia il posto a un nuovo acquisto?
    .hint = Paghi solo la differenza di prezzo.
ask-swap-in = Chi entra al posto di { $out }?
    .hint = Paghi la differenza di prezzo, e in questo turno puoi ancora comprare.
ask-buy-more = In questo turno puoi comprarne più di uno. Chi è il prossimo?
    .hint = Tanti quanti ne permette il denaro.
opt-stop = Nessun altro
ask-captain = A chi dai la fascia? Lo rende più forte di due punti.
    .hint = La fascia lo rende più forte di due punti.
ask-make-room = Peschi { $draws ->
        [one] una carta
       *[other] { $draws } carte
    }, ne hai { $held } in mano e puoi tenerne quattro. Ne metti prima una sotto il mazzo?
    .hint = In mano non si tengono mai più di quattro carte.
opt-keep = Tieni le altre e pesca
ask-cut-hand = Hai { $over ->
        [one] una carta
       *[other] { $over } carte
    } di troppo. Quale va sotto il mazzo?
    .hint = In mano non si tengono mai più di quattro carte.
ask-target = Chi sfidi?
    .hint = Se il tuo attacco riesce e la loro difesa fallisce, segni.
ask-declared = { $challenger-own ->
        [1] Sfidi { $target }.
       *[0] { $target-own ->
            [1] { $challenger } ti sfida.
           *[0] { $challenger } sfida { $target }.
        }
    } Giochi una carta prima dell'attacco?
    .hint = Poi si scopre la carta d'attacco.
ask-shelter = { $by } ti ha preso di mira. Scopri adesso la carta gestione?
    .hint = L'immunità ti protegge per tutto il turno; un bonus conta in questa sfida.
opt-shelter-pass = Lasciala coperta
ask-revealed = { $performer-own ->
        [1] La tua azione chiede { $needs }.
       *[0] L'azione di { $performer } chiede { $needs }.
    } Giochi una carta?
    .hint = Poi si decide quali calciatori partecipano.
ask-commit = L'azione chiede { $needs }, e finora hai { $total }. Chi partecipa?
    .hint = Chi partecipa non si può più cambiare.
opt-decline = Nessuno: rinuncia
ask-boost = { $performer-own ->
        [1] Hai { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        } e te ne servono { $number }. Aggiungi dei punti?
       *[0] { $performer } ha { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        } e gliene servono { $number }. Gli togli dei punti?
    }
    .hint = { $performer-own ->
        [1] Ogni punto in più ti costa 1M.
       *[0] Ogni punto in meno ti costa 2M.
    }
ask-failed = { $challenger-own ->
        [1] Il tuo attacco a { $target } è fallito.
       *[0] { $target-own ->
            [1] L'attacco di { $challenger } contro di te è fallito.
           *[0] L'attacco di { $challenger } a { $target } è fallito.
        }
    } Giochi una carta?
    .hint = Senza una carta la sfida è finita.
ask-pending = { $challenger-own ->
        [1] Stai per segnare a { $target }.
       *[0] { $target-own ->
            [1] { $challenger } sta per segnarti un gol.
           *[0] { $challenger } sta per segnare a { $target }.
        }
    } Giochi una carta?
    .hint = È l'ultimo momento prima che il gol valga.
ask-scored = { $challenger-own ->
        [1] Hai segnato a { $target }.
       *[0] { $target-own ->
            [1] { $challenger } ti ha segnato un gol.
           *[0] { $challenger } ha segnato a { $target }.
        }
    } Giochi una carta?
    .hint = Il gol vale. Alcune carte si giocano solo adesso.
ask-appeal = { $by } gioca { $card } contro di te. La annulli con il ricorso?
    .hint = Una carta annullata non ha effetto ed è consumata.
ask-aim-rival = { $card }: quale avversario colpisce?
    .hint = Ha effetto subito.
ask-aim-player = { $card }: quale calciatore avversario colpisce?
    .hint = Ha effetto subito.
ask-aim-own-player = { $card }: quale dei tuoi calciatori parte?
    .hint = Ha effetto subito.
ask-bet = Quanto scommetti su questa sfida? Un gol paga tre volte la posta, nessun gol due volte.
    .hint = Se sbagli perdi la posta.
ask-accept = { $by } ti offre { $gets } per { $gives }. Accetti?
    .hint = Se accetti, i due cambiano squadra subito. Se rifiuti, tutto resta com'è.
opt-refuse = Rifiuta
opt-accept = Accetta
ask-give = Puoi scambiare una carta con { $other }. Quale dai?
    .hint = Poi scegli una delle loro.
opt-event-pass = Tengo le mie carte
opt-declared-pass = Tengo le mie carte
opt-revealed-pass = Tengo le mie carte
opt-failed-pass = Lascio così
opt-pending-pass = Lascio valere il gol
opt-scored-pass = Tengo le mie carte
opt-appeal-pass = Lascio fare
opt-boost-pass = Lascio così
run-best = I miei calciatori più forti
opt-give-pass = Nessuno scambio
ask-take = Dai { $give } a { $other }. Quale carta prendi in cambio?
    .hint = Le due carte cambiano mano subito.
preview-boost = { $turns-raw ->
        [1] È decisivo: { $total } in tutto
       *[0] { $total } in tutto
    }{ $cost-raw ->
        [0] {""}
       *[other] , costa { $cost }M
    }
preview-commit = { $total } in tutto
preview-captain = Con la fascia { $value }
preview-aim-player = Restano { $total }
preview-bet = Se indovini tornano { $back }M
preview-accept = { $points ->
        [0] Forza invariata
        [1] Un punto in più per te
        [-1] Un punto in meno per te
       *[other] Il tuo punteggio cambia di { $points }
    }
boost-1 = Un punto
boost-points = { $name } punti

## Avvenimenti

event-seated = { $seat } siede al tavolo con { $money }M.
event-board = { $seat } giocherà con il { $formation }.
event-dealt = { $seat } riceve { $cards ->
        [one] una carta avvenimento
       *[other] { $cards } carte avvenimento
    }.
event-round = Turno { $round }: comincia { $first }.
event-income = { $seat } incassa { $money }M.
event-laid = Sul mercato: { $player }, { $price }M.
event-reshuffled = { $box }: le carte squadra scartate formano un nuovo mazzo.
event-left-over = Nessuno ha voluto { $player }.
event-management = { $seat } riceve una carta gestione.
event-turned-up = { $seat } non ha usato la carta gestione.
event-bought = { $seat } acquista { $player } per { $price }M.
event-built = { $seat } costruisce la tribuna { $stands } per { $price }M.
event-ended-turn = { $seat } ha finito.
event-used = { $seat } usa la carta gestione: { $kind }.
event-earned = { $seat } guadagna { $money }M.
event-made-room = { $seat } mette { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } sotto il mazzo.
event-discarded = { $seat }: { $card } va sotto il mazzo.
event-drew = { $seat } { $cards ->
        [0] non pesca niente
        [one] pesca una carta avvenimento
       *[other] pesca { $cards } carte avvenimento
    }.
event-drew-card = { $seat } pesca { $card }.
event-lost-draws = { $seat } perde { $cards ->
        [one] una pescata
       *[other] { $cards } pescate
    }.
event-poached = { $seat } prende { $player } a { $from } e versa { $price }M.
event-signed = { $seat } ingaggia gratis { $player }.
event-swapped = { $seat }: entra { $in }, esce { $out }, per { $price }M.
event-renewed = { $seat } cambia il mercato.
event-captain = { $seat } dà la fascia a { $player }.
event-armband-lost = { $player } se ne va e { $seat } resta senza capitano.
event-immune = { $seat } gode dell'immunità fino a fine turno.
event-stopped = { $seat } ha l'immunità: { $by } perde la mossa.
event-bonus = { $negation-raw ->
        [1] { $seat } nega ogni bonus in questo turno.
       *[other] { $seat } ha un bonus in questo turno: { $bonus }.
    }
event-challenged = { $challenger } sfida { $target }.
event-attack-card = { $seat } attacca: { $attack }, { $needs }.
event-defence-card = { $seat } difende: { $defence }, { $needs }.
event-cannot-fill = { $seat } non ha i calciatori per { $needs }.
event-declined = { $seat } rinuncia.
event-picked = { $seat } impegna { $player }.
event-committed = { $seat } parte da { $total } su { $number }.
event-raised = { $price-raw ->
        [0] { $seat } aggiunge { $points } con una carta: in tutto { $total }.
       *[other] { $seat } aggiunge { $points } per { $price }M: in tutto { $total }.
    }
event-lowered = { $seat } toglie { $points } per { $price }M: in tutto { $total }.
event-succeeded = { $seat } ci riesce con { $total }.
event-fell-short = { $seat } non ci arriva: { $total } su { $number }.
event-only-a-save = { $defence } non risponde a questo attacco: { $seat } non può difendere.
event-goal = GOL! { $challenger } segna a { $target }.
event-no-goal = Nessun gol tra { $challenger } e { $target }.
event-played = { $seat } gioca { $card }.
event-white = { $card } resta in gioco per { $seat }.
event-appealed = { $seat } risponde con { $with }: { $card } di { $by } non ha effetto.
event-twinned = { $seat } e { $other } restano in pace fino alla fine del turno { $until }.
event-jinxed = Gufata su { $needs }: { $seat } pesca un'altra carta.
event-refused = { $seat } rifiuta l'offerta di { $by }.
event-exchanged = { $gives } passa da { $seat } a { $other }, { $gets } fa il percorso inverso.
event-bet = { $goal-raw ->
        [1] { $seat } punta { $money }M sul gol.
       *[other] { $seat } punta { $money }M su nessun gol.
    }
event-bet-paid = { $seat } vince la scommessa: { $money }M.
event-bet-lost = { $seat } perde la scommessa di { $money }M.
event-bet-back = La scommessa di { $seat } è nulla: tornano { $money }M.
event-redirected = Ora la sfida di { $challenger } è contro { $target }.
event-retried = { $challenger } attacca ancora { $target }.
event-switched = { $seat } e { $other } si scambiano le carte gestione.
event-switched-card = { $seat } ha una nuova carta gestione.
event-stolen = { $seat } prende una carta avvenimento a { $from }.
event-stolen-card = { $seat } ha preso { $card }.
event-looked = { $seat } guarda la mano di { $other }.
event-saw = { $other } ha in mano { $card }.
event-traded = { $seat } e { $other } si scambiano una carta avvenimento.
event-traded-cards = { $seat } dà { $give } e prende { $take }.
event-cautioned = { $player } è ammonito e conta { $points } in meno: in tutto { $total }.
event-sent-off = { $player } è espulso e non conta più: in tutto { $total }.
event-injured = { $player } è infortunato fino alla fine del turno { $until }.
event-gained = { $seat } riceve { $money }M.
event-fined = { $seat } paga una multa di { $money }M.
event-sold = { $seat } vende { $player } per { $money }M.
event-bargain = Il prossimo acquisto di { $seat } costa { $money }M in meno.
event-score = { $seat }: { $total } punti (calciatori { $footballers }, allenatore { $coach }, modulo { $fit }, gol { $scored }, subiti { $conceded }, stadio { $stadium }).

## Perché qualcosa non si può fare

reason-no-money = { $option }: costa { $price }M, e hai { $money }M.
reason-no-place = { $option }: nel tuo modulo non c'è posto per lui.
reason-one-coach = { $option }: hai già un allenatore.
reason-bought-already = { $option }: in questo turno hai già comprato.
reason-used-already = { $option }: in questo turno hai già usato la carta gestione.
reason-stadium-complete = Il tuo stadio è completo.
reason-stand-built = In questa mossa hai già costruito una tribuna.
reason-too-few = Per sfidare servono quattro calciatori; tu ne hai { $footballers }.
reason-target-too-few = { $option } ha { $footballers ->
        [one] un calciatore
       *[other] { $footballers } calciatori
    }, e ne servono quattro.
reason-target-immune = { $option } gode dell'immunità in questo turno.
reason-target-twinned = { $option }: le vostre tifoserie sono gemellate, niente sfida.
reason-changes-nothing = { $option }: adesso non cambierebbe nulla.
reason-card-changes-nothing = { $option }: adesso non cambierebbe nulla.
reason-twinned-before = { $option }: tutti gli avversari hanno già giocato questa carta su di te.
reason-not-on-card = { $option }: non è su questa carta.
reason-bought-before = { $option }: solo se in questo turno non hai comprato nulla.
reason-nobody-fits = { $option }: non c'è posto per nessuno di quelli che potrebbero venire.
reason-no-target = { $option }: ogni avversario ha meno di quattro calciatori, è immune o ha la tifoseria gemellata.
reason-rivals-immune = { $option }: gli avversari godono dell'immunità in questo turno.
reason-no-armband = { $option }: non hai più la fascia.
reason-other-moment = { $option }: si può in un altro momento.
reason-wrong-role = { $option } non ha il ruolo richiesto.
reason-injured = { $option } è infortunato.
reason-term-left-empty = Con { $option } qui un altro ruolo resterebbe scoperto.

## Com'è finita

why-points = Più punti
why-goals-scored = Pari punti, più gol segnati
why-goals-conceded = Pari punti e gol, meno subiti
why-money = Pari in campo, più denaro
why-shared = Pari in tutto: vittoria condivisa

# -- consigli

hint-signing = Porta { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più su cento partite
    [one] circa un punto in più
   *[other] circa { $whole } punti in più
} di chi può ancora arrivare per quel posto.
hint-economic = Il denaro vale { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-event = Le carte avvenimento valgono { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-challenge = Cento sfide così portano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-various = La mossa vale { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-stand = La tribuna vale { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-limit = Vale al massimo { $limit } milioni.
hint-formation = Nel mazzo ci sono { $defenders } difensori, { $midfielders } centrocampisti e { $attackers } attaccanti; questo modulo ne vuole { $defenders-wanted }, { $midfielders-wanted } e { $attackers-wanted }. Sono almeno { $least } giocatori per ogni posto, e { $coaches ->
    [0] nessun allenatore gli si addice
    [one] un allenatore gli si addice
   *[other] { $coaches } allenatori gli si addicono
}.
hint-end-turn = Nient'altro di quello che puoi fare ora conviene. Tieni i tuoi { $money } milioni.
hint-no-signing = { $whole ->
    [0] { $points ->
        [0] Nessuno sul mercato ti porterebbe un punto su cento partite
        [one] Il migliore sul mercato ti costerebbe un punto su cento partite
       *[other] Il migliore sul mercato ti costerebbe { $points } punti su cento partite
    }
    [one] Il migliore sul mercato ti costerebbe circa un punto
   *[other] Il migliore sul mercato ti costerebbe circa { $whole } punti
}. Tieni i tuoi { $money } milioni.
hint-deal = Porta { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} e { $cost ->
    [0] non costa nulla
    [one] costa { $cost } milione
   *[other] costa { $cost } milioni
}.
hint-swap = Lo scambio porta { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-captain = Con la fascia vale { $value }: nessuno nella tua squadra varrebbe di più.
hint-keep-cards = { $cards ->
    [one] Tieni la tua carta: in un momento migliore vale
   *[other] Tieni le tue carte: in un momento migliore la più forte vale
} { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-play-card = È il suo momento: la carta vale { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-bargain = Il prossimo acquisto in questo turno costa { $money } milioni in meno: giocala prima di comprare.
hint-exchange = Offri uno dei tuoi calciatori per uno migliore. Se il rivale rifiuta, la banca ti paga { $money } milioni.
hint-sell = Il tuo calciatore più debole vale { $value }, e la banca lo paga { $money } milioni.
hint-appeal = Ferma una carta che ti costerebbe { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-keep-hand = { $cards ->
    [one] La tua carta merita di restare
   *[other] Le tue { $cards } carte meritano tutte di restare
} in mano.
hint-poorest-card = Delle tue { $cards } carte è quella che vale meno: { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-best-card = È la migliore: vale { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
hint-aim-rival = Questo avversario ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $money } milioni e { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
} in mano.
hint-aim-player = Vale { $value }: nessuno di quelli che puoi colpire vale di più.
hint-aim-own = Vale { $value }: è quello di cui sentirai meno la mancanza.
hint-bet = Su cento sfide così, { $chance } finiscono in gol.
hint-accept = Ricevi { $gets ->
    [one] { $gets } punto
   *[other] { $gets } punti
} per { $gives }.
hint-refuse = Daresti { $gives ->
    [one] { $gives } punto
   *[other] { $gives } punti
} per { $gets }.
hint-keep-player = Il tuo miglior calciatore vale { $value }, e così nessuno te lo può portare via.
hint-immunity = Ferma una sfida che finisce in gol { $chance } volte su cento.
hint-turn-up = Il tuo bonus conta contro una sfida che finisce in gol { $chance } volte su cento.
hint-stay-hidden = La tua carta non cambia nulla in questa sfida, che finisce in gol { $chance } volte su cento. Non mostrarla a nessuno.
hint-commit = Insieme fanno { $total }; ne servono { $number }.
hint-decline = Anche i tuoi più forti fanno solo { $total } dei { $number } che servono.
hint-reached = Hai { $total } e te ne servono { $number }: non spendere nulla.
hint-falls-short = L'altra squadra ha { $total } e gliene servono { $number }: non spendere nulla.
hint-boost = { $points ->
    [one] Con un punto in più
   *[other] Con { $points } punti in più
} l'azione è tua.
hint-lower = Con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno l'azione avversaria fallisce.
hint-too-far = { $points ->
    [one] Ti manca { $points } punto
   *[other] Ti mancano { $points } punti
}; per te l'azione vale al massimo { $limit } milioni.
hint-cannot-stop = Per fermarli dovresti togliere { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: costa più di quanto porta.
hint-deal-pays = Porta { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}, e ti tornano { $money ->
    [one] { $money } milione
   *[other] { $money } milioni
}.
hint-swap-costs = Ora ogni scambio ti costa qualcosa; questo meno di tutti: { $whole ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su cento partite
    [one] circa un punto
   *[other] circa { $whole } punti
}.
