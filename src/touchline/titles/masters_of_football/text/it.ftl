## The game

title-name = Masters of Football
title-blurb = Tre giocatori per parte, una tattica nascosta e una mano piena di trucchi: vinci il campionato con il tuo club.

## Tactics, levels, positions, tiers, sides

tactic-0 = possesso
tactic-1 = diretto
tactic-2 = fisico
tactic-3 = difensivo
tactic-none = ancora nessuna tattica
level-0 = rosso
level-1 = marrone
level-2 = arancione
level-3 = verde
level-4 = blu
level-5 = viola
level-none = nessun livello
position-0 = difensore
position-1 = centrocampista
position-2 = attaccante
tier-0 = oro
tier-1 = argento
tier-2 = bronzo
tier-3 = legno
side-0 = casa
side-1 = trasferta
side-none = nessuna delle due
kind-0 = strategia
kind-1 = evoluzione
kind-2 = anticalcio
kind-3 = corruzione
card-moment-0 = prima della partita
card-moment-1 = durante la partita
card-moment-2 = in qualsiasi momento
player-66 = difensore di fortuna
player-67 = centrocampista di fortuna
player-68 = attaccante di fortuna

## Managers

manager-MG01 = Maestro di tattica
    .hint = +2 in ogni battaglia tattica.
manager-MG02 = Alleanza del superagente
    .hint = Più giocatori tra cui scegliere all'inizio; ogni giocatore da 2M in su costa 1M in meno.
manager-MG03 = Vivaio
    .hint = Cinque lanci nel vivaio, due giocatori da prendere, oro con la faccia genio.
manager-MG04 = Il club del popolo
    .hint = Ha sempre il vantaggio del campo, anche in trasferta.
manager-MG05 = Stadio infernale
    .hint = In casa è immune alle carte azione.
manager-MG06 = Padrino
    .hint = Può rilanciare i dadi d'attacco o di difesa per 1M ogni volta; immune alla corruzione.
manager-MG07 = Lo Speciale
    .hint = Un rilancio di dadi d'attacco o di difesa in ogni partita.
manager-MG08 = Joga Bonito
    .hint = Attacco +2 per la propria squadra, +1 per l'avversaria.
manager-MG09 = Generale della panchina
    .hint = Una o due sostituzioni libere all'intervallo; immune all'anticalcio.
manager-MG10 = Scienziato dello sport
    .hint = Le carte evoluzione non costano nulla; immune a quelle altrui.

## Action cards

card-AC01 = Chiamata alle armi
card-AC02 = Movimento continuo
card-AC03 = Mani pulite
card-AC04 = Blocco basso
card-AC05 = Piano di contropiede
card-AC06 = Pressing alto
card-AC07 = Schema su palla ferma
card-AC08 = Rapporto dell'osservatore
card-AC09 = Lezione alla lavagna
card-AC10 = Tenere la palla
card-AC11 = Palla lunga
card-AC12 = Piano di battaglia
card-AC13 = Autobus in porta
card-AC14 = Esercito in trasferta
card-AC15 = Premio vittoria
card-AC16 = Premio vittoria
card-AC17 = Cambio tattico
card-AC18 = Assedio finale
card-AC19 = Vendita di maglie
card-AC20 = Talpa
card-AC21 = Talpa
card-AC22 = Allenamento al tiro
card-AC23 = Scuola di finalizzazione
card-AC24 = Esercizi di marcatura
card-AC25 = Roccia in difesa
card-AC26 = Giocatore completo
card-AC27 = Lezioni di regia
card-AC28 = Fascia da capitano
card-AC29 = Richiamo atletico
card-AC30 = Padronanza del pallone
card-AC31 = Secondo fiato
card-AC32 = Bambino prodigio
card-AC33 = Perdita di tempo
card-AC34 = Perdita di tempo
card-AC35 = Marcatura asfissiante
card-AC36 = Entrata intimidatoria
card-AC37 = Provocazione
card-AC38 = Campo allagato
card-AC39 = Guerra psicologica
card-AC40 = Trucchi dei raccattapalle
card-AC41 = Accerchiare l'arbitro
card-AC42 = Gol annullato
card-AC43 = Gol annullato
card-AC44 = Guardalinee comprato
card-AC45 = Busta sottobanco
card-AC46 = Partita venduta
card-AC47 = Programma di doping
card-AC48 = Rigore fantasma
card-AC49 = Fondi neri
card-AC50 = Orologio fermo

## Symbols on cards; $n is the number printed with them

symbol-mod-attack = attacco { $n }
symbol-mod-defence = difesa { $n }
symbol-mod-tactic = tattica { $n }
symbol-requires-home-advantage = richiede il vantaggio del campo
symbol-gain-home-advantage = ottiene il vantaggio del campo
symbol-force-tactic = impone la tattica: { $n }
symbol-receive-money = { $n }M dalla banca
symbol-starting-squad-advantage = più giocatori all'inizio
symbol-substitution-advantage = sostituzioni libere
symbol-academy-advantage = oro con la faccia genio nel vivaio
symbol-player-discount = giocatori a { $n }M in meno
symbol-zero-cost-evolution = carte evoluzione gratis
symbol-immune-all = immune alle carte azione
symbol-immune-corruption = immune alla corruzione
symbol-immune-anti-football = immune all'anticalcio
symbol-immune-evolution = immune all'evoluzione
symbol-disallow-goal = annulla un gol
symbol-block-corruption = blocca la corruzione
symbol-skip-next-turn = il prossimo turno salta
symbol-extra-attack-turn = un attacco in più
symbol-roll-extra-attack = lancio per un attacco in più
symbol-roll-tactic-battle = una nuova battaglia tattica
symbol-reroll-paid = rilanci a { $n }M l'uno
symbol-reroll-any = rilanci d'attacco o difesa: { $n }
symbol-reroll-attack = rilanci d'attacco: { $n }

## Teams without a person

personless-PT1 = In alto, sopra il cielo
personless-PT2 = Due scalpelli e un artista
personless-PT3 = Il calvo, il bello e il ragazzino

## Teams, windows, dice, piles, slots

team-0 = Squadra 1
team-1 = Squadra 2
team-2 = Squadra 3
team-3 = Squadra 4
team-4 = Squadra 5
team-5 = Squadra 6
team-6 = Squadra 7
team-7 = Squadra 8
team-none = nessuno
window-0 = prima della battaglia tattica
window-1 = prima del calcio d'inizio
window-2 = tra i turni
window-3 = dopo i dadi
window-4 = dopo un gol
window-5 = dopo una corruzione
window-6 = tra le partite
window-7 = nel vivaio
dice-0 = i dadi d'attacco
dice-1 = i dadi di difesa
pile-0 = mazzo oro
pile-1 = mazzo argento
pile-2 = mazzo bronzo
pile-3 = mazzo legno
pile-4 = mazzo azione
slot-0 = primo posto
slot-1 = secondo posto
slot-2 = terzo posto
slot-none = nessun posto
moment-0 = prima del calcio d'inizio
moment-1 = dopo il turno 1 di 12
moment-2 = dopo il turno 2 di 12
moment-3 = dopo il turno 3 di 12
moment-4 = dopo il turno 4 di 12
moment-5 = dopo il turno 5 di 12
moment-6 = dopo il turno 6 di 12
moment-7 = dopo il turno 7 di 12
moment-8 = dopo il turno 8 di 12
moment-9 = dopo il turno 9 di 12
moment-10 = dopo il turno 10 di 12
moment-11 = dopo il turno 11 di 12
moment-12 = dopo il turno 12 di 12
moment-13 = dopo l'intervallo
moment-14 = dopo il recupero
when-none = nessuna sostituzione
when-1 = prima del lancio
when-2 = dopo il lancio
player-none = nessuno
card-none = nessuna carta
choice-0 = passa
choice-1 = gioca
choice-2 = dopo il lancio
choice-none = nessuna

## Questions

ask-choose-manager = Quale allenatore guida il tuo club? L'altra carta esce dal gioco.
    .hint = Porta un budget e una sua abilità.
ask-buy-player = Chi compri? Hai ancora { $money }.
    .hint = Quello che non spendi resta tuo.
ask-field-player = Chi schieri nel posto { $slot } di tre?
    .hint = Tre giocatori, non tutti dello stesso ruolo.
ask-choose-tactic = Che tattica scegli? L'avversario la vede solo se vinci la battaglia tattica.
    .hint = Le due squadre scelgono in segreto.
ask-announce-cards =
    { $rival-raw ->
        [-1] { $home } contro { $away }.
       *[other] Giochi contro { $rival }.
    } Usi delle carte { $window }?
    .hint = Prima le due squadre annunciano le carte, poi si scoprono tutte insieme.
ask-place-card = Che carta giochi? Resta coperta finché le due squadre non sono pronte. Hai ancora { $money }.
    .hint = Giocare una carta costa quanto c'è scritto.
ask-choose-team = A quale squadra va { $card }?
    .hint = Tutti i suoi effetti vanno a quella squadra.
ask-choose-slot = I loro giocatori sono ancora coperti. A quale posto va { $card }?
    .hint = I giocatori si scoprono solo dopo.
ask-choose-target = A quale giocatore va { $card }?
    .hint = Vale solo per questo giocatore.
ask-act-between-turns =
    { $own ->
        [-1] { $home } contro { $away }, { $moment }.
       *[other]
        { $moment-raw ->
            [0] Sta per cominciare la tua partita contro { $rival }.
           *[other]
            { $lead ->
                [1] Sei in vantaggio { $scored } a { $conceded } su { $rival }, { $moment }.
                [-1] Sei sotto { $scored } a { $conceded } contro { $rival }, { $moment }.
               *[other] Tu e { $rival } siete in parità, { $scored } a { $conceded }, { $moment }.
            }
        }
    } Giochi una carta adesso?
    .hint = Se nessuno gioca una carta, la partita continua.
ask-act-reroll =
    { $own ->
        [1]
        { $verdict ->
            [1] Segni, { $total } a { $against }.
            [2] Segni con un colpo di genio.
            [3] Un colpo di genio para il tuo tiro.
           *[0] Il tuo tiro è parato, { $total } contro { $against }.
        }
        [0]
        { $verdict ->
            [1] { $rival } segna, { $total } a { $against }.
            [2] { $rival } segna con un colpo di genio.
            [3] Il tuo colpo di genio para il tiro.
           *[0] Pari il tiro, { $against } contro { $total }.
        }
       *[other]
        { $verdict ->
            [1] { $attacker } segna, { $total } a { $against }.
            [2] { $attacker } segna con un colpo di genio.
            [3] Un colpo di genio ferma { $attacker }.
           *[0] Il tiro di { $attacker } è parato, { $total } contro { $against }.
        }
    } Usi un rilancio?
    .hint = A parità è parata. Contano i dadi nuovi, meglio o peggio che sia.
ask-choose-dice = Di chi sono i dadi da rilanciare? I dadi dell'altra squadra restano come sono.
    .hint = Contano i dadi nuovi, meglio o peggio che sia.
ask-answer-goal =
    { $own ->
        [0] { $rival } segna. Sarebbe { $scored } a { $conceded }.
       *[other] Ha segnato { $team }.
    } Giochi una carta per far annullare il gol?
    .hint = Adesso o mai più: dopo, il gol vale.
ask-blow-whistle = { $owner } gioca { $against }. Lo denunci e fermi la carta?
    .hint = Adesso o mai più: dopo, la carta ha effetto.
ask-announce-substitution = Intervallo. Fai un cambio, e quando? Prima dei dadi può entrare chiunque. Dopo, chi ha vinto la battaglia tattica può far entrare solo un giocatore con un valore tattico almeno pari.
    .hint = All'intervallo si può cambiare un giocatore.
ask-take-off = Chi esce?
    .hint = All'intervallo si può cambiare un giocatore.
ask-bring-on = Chi entra al posto di { $off }?
    .hint = I tre non possono avere tutti lo stesso ruolo.
ask-act-between-matches = Si avvicina la giornata { $matchday }. Giochi prima una carta?
    .hint = Le carte che portano denaro si giocano tra una partita e l'altra.
ask-exchange-card = Quali carte cambi? Ogni carta nuova costa 1M. Hai ancora { $money }.
    .hint = Le carte vecchie si scartano prima di pescare le nuove.
ask-play-academy-card = Si apre il tuo vivaio. Giochi una carta?
    .hint = Va giocata prima del tuo primo lancio.
ask-choose-tier = La fiamma! Peschi un giocatore d'oro o d'argento?
    .hint = Ogni lancio porta un giocatore.
ask-roll-again = Nessuno rientra nel tuo limite. Lanci ancora?
    .hint = Non costa nulla: puoi continuare finché uno rientra nel limite.
ask-take-player = Chi prendi dal vivaio? Può costare al massimo { $limit }.
    .hint = Entra nella tua rosa gratis.
ask-release-player = Chi lascia il club? Hai { $number ->
        [one] un giocatore
       *[other] { $number } giocatori
    } di troppo.
    .hint = Una rosa ha al massimo sei giocatori.
ask-discard-card = A quale carta rinunci? Hai { $number ->
        [one] una carta
       *[other] { $number } carte
    } di troppo.
    .hint = In mano si tengono al massimo cinque carte.
ask-enter-goals = { $home } contro { $away }. Quanti gol ha segnato { $team }?
    .hint = Potrai correggerlo più tardi.
ask-correct-result = C'è un risultato da correggere?
    .hint = La classifica viene ricalcolata.

## Options with words of their own

opt-done = Fatto
opt-pass = Nessuna carta
opt-play = Sì, gioco carte
opt-exchange = Cambia carte
opt-ability = Rilancia con l'abilità dell'allenatore
opt-paid = Rilancia per 1M
opt-none = Nessun cambio
opt-before-roll = Prima dei dadi
opt-after-roll = Dopo i dadi
opt-stop = Basta
opt-roll = Lancia ancora
run-own-dice = Rilancia i miei dadi
run-other-dice = Rilancia gli altri dadi

## Events

event-seated = { $seat } guida { $team }
event-manager-kept = Allenatore di { $team }: { $manager }
event-money-received = { $team } riceve { $money }
event-players-dealt = { $team } riceve { $number ->
        [one] un giocatore
       *[other] { $number } giocatori
    }
event-player-dealt = In mano tua: { $player }
event-players-bought = { $team } { $number ->
        [0] non compra nessuno
        [one] compra un giocatore per { $money }
       *[other] compra { $number } giocatori per { $money }
    }
event-player-bought = Comprato: { $player } per { $money }
event-player-discarded = { $team } scarta { $player }
event-wood-joined = { $team } prende un giocatore di legno
event-wood-seen = Il giocatore di legno è { $player }
event-cards-dealt = { $team } pesca { $number ->
        [one] una carta azione
       *[other] { $number } carte azione
    }
event-card-drawn = Pescata: { $card }
event-card-discarded = { $team } scarta { $card }
event-cards-exchanged = { $team } cambia { $number ->
        [one] una carta
       *[other] { $number } carte
    }
event-reshuffled = Rimescolato: { $pile }
event-matchday-begins = Giornata { $matchday }
event-match-begins = { $home } contro { $away }
event-lineups-placed = { $home } e { $away } hanno nascosto il trio e la tattica
event-announced = { $play ->
        [0] { $team } non gioca carte { $window }
       *[other] { $team } giocherà delle carte { $window }
    }
event-card-revealed = { $team } scopre { $card }{ $target-raw ->
    [-1] {""}
   *[other] {" "}per { $target }
 }
event-card-played = { $team } gioca { $card }{ $target-raw ->
    [-1] {""}
   *[other] {" "}per { $target }
 }
event-card-blocked = { $team } denuncia { $card } con { $by }
event-card-void = { $card } di { $team } non ha effetto
event-lineup-shown = { $team } schiera { $first }, { $second } e { $third }
event-battle-rolled = { $team } lancia { $die } e { $genius } per la tattica: { $total }
event-battle-won = { $team } vince la battaglia tattica: { $tactic }
event-tactic-forced = { $team } impone la tattica per tutta la partita: { $tactic }
event-home-advantage = { $team } ha il vantaggio del campo
event-values = { $team }: attacco { $attack }, difesa { $defence }
event-levels = { $team }: livello d'attacco { $attack }, di difesa { $defence }
event-turn-begins = Turno { $turn }: attacca { $team }
event-turn-skipped = Il turno { $turn } salta
event-attack-rolled = { $team } attacca con { $die } e { $genius }: { $total }
event-defence-rolled = { $team } difende con { $die } e { $genius }: { $total }
event-dice-rerolled = { $team } fa rilanciare i dadi di { $whose }
event-goal = Gol di { $team }! { $home-goals }-{ $away-goals }
event-genius-goal = Un colpo di genio in attacco di { $team }
event-genius-save = Un colpo di genio in difesa di { $team }: niente gol
event-no-goal = { $team } non segna
event-goal-disallowed = Il gol di { $team } è annullato
event-half-time = Intervallo: { $home } contro { $away }
event-substitution-announced = { $team } { $when-raw ->
    [-1] non annuncia sostituzioni
    [1] annuncia una sostituzione prima del lancio
   *[other] annuncia una sostituzione dopo il lancio
 }
event-substituted = { $team }: entra { $on } al posto di { $off }
event-substitution-lapsed = La sostituzione di { $team } decade
event-stoppage-rolled = Recupero: { $team } lancia { $die }
event-extra-rolled = { $team } lancia { $die } per un attacco in più
event-extra-attack = { $team } attacca ancora una volta
event-final-whistle = Fischio finale: { $home } { $home-goals }-{ $away-goals } { $away }
event-points-won = { $team } { $points ->
        [0] non guadagna punti
        [one] guadagna un punto
       *[other] guadagna { $points } punti
    }
event-bonus-paid = { $team } paga un premio di { $money }
event-academy-begins = Il vivaio apre le porte
event-academy-rolled = { $team } lancia { $die } nel vivaio: { $tier }
event-academy-taken = { $team } { $number ->
        [0] non prende nessuno
        [one] prende un giocatore
       *[other] prende { $number } giocatori
    } dal vivaio
event-academy-joined = { $player } arriva dal vivaio
event-market-begins = Si apre il mercato trasferimenti
event-champion = Il titolo è di { $team }!
event-final-begins = { $first } e { $second } giocano la finale, andata e ritorno
event-lots-drawn = Si tira a sorte: { $team }
event-result-entered = { $home } { $home-goals }-{ $away-goals } { $away } è sul blocco dei risultati

## Reasons

reason-too-dear = { $option } costa { $price }; ti restano { $money }
reason-not-now = { $card } non si può giocare in questo momento
reason-not-yours = { $card } si può giocare solo nelle tue partite
reason-needs-home = { $card } richiede il vantaggio del campo
reason-no-target = { $card } non avrebbe effetto su nessuno
reason-over-limit = { $player } costa { $cost }, il limite del vivaio è { $limit }
reason-same-position = Con { $player } tutti e tre avrebbero lo stesso ruolo
reason-lower-rating = { $player } ha un valore tattico inferiore a { $off }
reason-forced-already = Una tattica è già imposta
reason-other-tactic = { $card } vale solo con un'altra tattica

## Settings

option-personless-teams = Squadre senza allenatore
    .hint = In che ordine le squadre già fatte completano un campionato.
option-personless-teams-listed = come elencate
option-personless-teams-1-3-2 = 1, 3, 2
option-personless-teams-2-1-3 = 2, 1, 3
option-personless-teams-2-3-1 = 2, 3, 1
option-personless-teams-3-1-2 = 3, 1, 2
option-personless-teams-3-2-1 = 3, 2, 1
option-simultaneous-matches = Partite simultanee
    .hint = Si giocano due partite insieme.
option-companion-mode = Solo compagno
    .hint = Blocco risultati e classifica per chi gioca con la scatola.
option-level-thresholds = Soglie dei livelli
    .hint = Da quale valore si raggiunge un livello.
option-level-thresholds-printed = come stampate
option-level-thresholds-one-lower = più basse di uno
option-red-tie-rises-to = Due livelli rossi
    .hint = A quale livello sale chi ha il vantaggio del campo.
option-red-tie-rises-to-orange = si sale ad arancione
option-red-tie-rises-to-brown = si sale a marrone
option-turn-attackers = Chi attacca quando
    .hint = L'ordine degli attacchi nei dodici turni.
option-turn-attackers-printed = come sul tabellone
option-turn-attackers-alternate = casa e trasferta a turno, a specchio dopo l'intervallo
option-squad-visibility = Rose
    .hint = Se gli altri vedono chi è in una rosa.
option-squad-visibility-hidden-until-fielded = nascoste finché non scendono in campo
option-squad-visibility-open = scoperte
option-manager-cards-dealt = Carte allenatore distribuite
    .hint = Tra cui scegliere; con sei o più persone, una.
option-substitution-announcement-binds = Le sostituzioni annunciate vincolano
    .hint = Chi annuncia una sostituzione deve farla.
option-attack-genius-spent = Il genio d'attacco si consuma
    .hint = Che cosa consuma l'unico colpo di genio di una partita.
option-attack-genius-spent-by-a-goal = con un gol
option-attack-genius-spent-by-the-genius-face = con la faccia genio
option-reroll-targets = Rilanci
    .hint = Quali dadi si possono rilanciare.
option-reroll-targets-either-side = dadi di entrambe le parti
option-reroll-targets-own-dice-only = solo i propri dadi
option-observers-other-league = L'altro campionato osserva
    .hint = Gli allenatori di un campionato possono giocare corruzione nell'altro.
option-full-tie = Parità in tutto
    .hint = Che cosa succede se i primi non si distinguono.
option-full-tie-shared-title = titolo condiviso
option-full-tie-lots = si tira a sorte
option-fixtures = Calendario
    .hint = Chi gioca contro chi e quando.
option-fixtures-printed = come stampato
option-fixtures-circle = a girone

## Dice and cards drawn

roll-lot = Sorteggio
roll-manager-card = Carta allenatore
roll-player-card = Carta giocatore
roll-action-card = Carta azione
roll-tactics-die = Dado tattica (bianco)
roll-genius-die = Dado genio (nero)
roll-attack-die-red = Dado d'attacco, rosso (trasparente)
roll-attack-die-brown = Dado d'attacco, marrone (trasparente)
roll-attack-die-orange = Dado d'attacco, arancione (trasparente)
roll-attack-die-green = Dado d'attacco, verde (trasparente)
roll-attack-die-blue = Dado d'attacco, blu (trasparente)
roll-attack-die-purple = Dado d'attacco, viola (trasparente)
roll-defence-die-red = Dado di difesa, rosso (opaco)
roll-defence-die-brown = Dado di difesa, marrone (opaco)
roll-defence-die-orange = Dado di difesa, arancione (opaco)
roll-defence-die-green = Dado di difesa, verde (opaco)
roll-defence-die-blue = Dado di difesa, blu (opaco)
roll-defence-die-purple = Dado di difesa, viola (opaco)

## Why the game ended as it did

why-league = Più punti in campionato.
why-league-difference = Pari punti: ha deciso la migliore differenza reti.
why-league-goals = Pari punti e differenza reti: hanno deciso i gol segnati.
why-league-away-goals = Pari punti, differenza reti e gol: hanno deciso i gol in trasferta.
why-league-lots = Pari in tutto: ha deciso il sorteggio.
why-joint-champions = Parità in tutto: campioni a pari merito.
why-final = Ha deciso la finale.
why-league-record = Finale in parità; ha deciso il rendimento in campionato.
why-unmanaged = Campione è una squadra senza allenatore; tra gli allenatori decide il miglior rendimento in campionato.
why-pad = Calcolato dal blocco risultati.

## The terminal

screen-matchday = Giornata { $matchday }
screen-turn = turno { $turn }, { $minute }'
screen-attack = attacco
screen-defence = difesa
screen-before = prima del calcio d'inizio
screen-hand = Mano
screen-academy = vivaio
screen-heading = { "  " }livello  M tat   attacco  difesa
screen-table = G   V   P   S     gol  Pti
screen-cards = costo tipo: che cosa fa

# -- consigli

hint-points = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in classifica su cento partite così.
hint-card = Porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in classifica su cento partite così, costo compreso.
hint-reroll = Un nuovo tiro porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in classifica su cento partite così, costo compreso.
hint-manager = Budget e abilità valgono circa { $millions } milioni.
hint-line-up = Sulla carta questi tre fanno { $attack } in attacco e { $defence } in difesa: il tuo terzetto più forte con la sua tattica migliore.
hint-sums = Con questa tattica i tuoi tre fanno { $attack } in attacco e { $defence } in difesa.
hint-values = Con la tattica che gli si addice di più ha { $attack } in attacco e { $defence } in difesa.
hint-basket = { $players } giocatori per { $money }: così il tuo denaro è speso bene.
hint-buy = Per { $money } ha { $attack } in attacco e { $defence } in difesa, con la tattica che gli si addice di più.
hint-keep-money = Nessuno di quelli offerti rafforza i tuoi tre migliori per quel prezzo. Tieni { $money }.
hint-take = È il più caro che puoi prendere: comprarlo costerebbe { $money }.
hint-enough-players = Nessuno di quelli rimasti giocherebbe con te: hai { $players } giocatori.
hint-weakest = È il più debole della rosa: { $attack } in attacco e { $defence } in difesa, con la tattica che gli si addice di più.
hint-keep-hand = { $cards ->
    [one] La tua carta vale
   *[other] Le tue { $cards } carte valgono
} più di quanto può valere una nuova.
hint-poorest-card = Delle tue { $cards } carte è quella che ti serve meno.
hint-tier = Un giocatore d'oro è più forte di uno d'argento.
hint-again = Un altro tiro ti mostra un altro giocatore; finora { $players ->
    [one] è uno
   *[other] sono { $players }
}.
hint-look-on = { $cards ->
    [0] Questa partita non è tua, e non hai carte
    [one] Questa partita non è tua: tieni la tua carta
   *[other] Questa partita non è tua: tieni le tue { $cards } carte
}.
hint-no-card = { $cards ->
    [0] Non hai carte che portino
    [one] La tua carta non porta
   *[other] Nessuna delle tue { $cards } carte porta
} più di quanto costa in questa partita. Tieni { $money }.
hint-substitute = { $points ->
    [0] Il cambio non ti costa nessun punto
    [one] Il cambio porta un punto
   *[other] Il cambio porta { $points } punti
} in classifica su cento partite così.
hint-no-substitute = { $points ->
    [0] Nessun cambio porterebbe un punto
    [one] Anche il cambio migliore porterebbe un solo punto
   *[other] Anche il cambio migliore porterebbe solo { $points } punti
} in classifica su cento partite così.
hint-least-loss = Qualcuno deve uscire, e senza di lui perdi di meno: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in classifica su cento partite così.
hint-dice = I nuovi dadi ti aiutano in { $good } tiri su { $of }.
hint-dice-for = Costa { $money }.
hint-dice-free = Non costa denaro.
hint-dice-please = I dadi ti vanno bene così come sono: siete { $scored } a { $conceded }.
hint-dice-stand = Sul { $scored } a { $conceded } un altro tiro costa più di quanto porta.
hint-aim-own = { $by ->
    [0] Aiuta chi la riceve: usala sulla tua squadra
    [one] Dà un punto: usala sulla tua squadra
   *[other] Dà { $by } punti: usala sulla tua squadra
}.
hint-aim-rival = Toglie { $by ->
    [one] un punto
   *[other] { $by } punti
}: usala sull'altra squadra.
hint-hold = Tieni le tue carte: siete { $scored } a { $conceded }, { $turns ->
    [0] non resta nessun turno
    [one] resta un turno
   *[other] restano { $turns } turni
} da giocare e ora nessuna carta porta più di quanto costa.
hint-play = Siete { $scored } a { $conceded }, { $turns ->
    [0] non resta nessun turno
    [one] resta un turno
   *[other] restano { $turns } turni
} da giocare: la carta conta adesso.
hint-keep-cards = { $cards ->
    [0] Non hai carte da giocare
    [one] La tua carta ora non porta nulla: tienila
   *[other] Nessuna delle tue { $cards } carte ora porta qualcosa: tienile
}.
hint-play-now = Funziona subito; { $cards ->
    [one] è la tua unica carta
   *[other] hai { $cards } carte in mano
}.
hint-pad = Inserisci quello che è successo al vostro tavolo.
hint-card-costs = Una carta va giocata, e questa costa meno: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in classifica su cento partite così.
