## the game

title-name = Match of the Season
title-blurb = Sei stagioni alla guida di un club: componi la rosa, tratta sul mercato, vinci campionato e coppe.

## settings

option-lineup-mode = Come si mostrano le formazioni
    .hint = Coperte finché entrambe sono pronte; poi un cambio, nessuno, o quanti ne permettono tre giri.
option-lineup-mode-hidden-one-change = coperte, un cambio
option-lineup-mode-hidden = coperte, nessun cambio
option-lineup-mode-open = scoperte
option-cross-lines = Attacco contro difesa
    .hint = Con il 2 la difesa di casa affronta l'attacco ospite, con il 4 l'attacco di casa la difesa ospite.
option-extra-formations = Altri moduli
option-extra-formations-none = nessuno
option-extra-formations-3-3-4 = 3-3-4
option-extra-formations-5-4-1 = 5-4-1
option-extra-formations-both = 3-3-4 e 5-4-1
option-match-events = Lanci per partita
    .hint = Con più di uno, ogni lancio vinto vale un gol.
option-event-table = Dado della partita
option-event-table-base-d6 = sei facce, da regolamento
option-event-table-advanced-d12 = dodici facce, gioco avanzato
option-event-table-own = dodici facce, senza cartellini né infortuni
option-advanced-game = Gioco avanzato
    .hint = Sei lanci del dado a dodici facce per partita, con cartellini, infortuni e tre sostituzioni.
option-super-save-result = Superparata
option-super-save-result-draw = salva il pareggio
option-super-save-result-win = fa vincere la partita
option-penalty-no-taker = Rigore senza rigorista
option-penalty-no-taker-reroll = si ritira il dado
option-penalty-no-taker-saved = parato
option-wing-attack-no-wings = Attacco sulle fasce contro chi non ha ali
option-wing-attack-no-wings-zero = conta zero
option-wing-attack-no-wings-outer-midfielders = contano i centrocampisti esterni
option-short-loser = Sconfitto senza denaro
option-short-loser-forced-sale = deve vendere giocatori
option-short-loser-bank-covers = paga la banca
option-international-duty-scope = Obblighi internazionali
option-international-duty-scope-active = per la squadra che si ferma lì
option-international-duty-scope-all = per tutte le squadre
option-chance-scope = Casella Possibilità
option-chance-scope-active = pesca una squadra
option-chance-scope-all = pescano tutte
option-resale-lock-scope = Vendere e ricomprare
    .hint = Chi vende un giocatore non può comprarne uno equivalente nella stessa stagione.
option-resale-lock-scope-all = vietato ovunque
option-resale-lock-scope-managers-only = vietato solo tra manager
option-three-player-swap = Scambi in tre
option-three-player-swap-none = nessuno
option-three-player-swap-third-takes-both = la terza scambia con prima e seconda
option-youngest = Manager più giovane
option-youngest-drawn = a sorte
option-youngest-first = primo posto
option-youngest-second = secondo posto
option-youngest-third = terzo posto
option-youngest-fourth = quarto posto

## teams, positions, countries

team-0 = Blu
team-1 = Rosso
team-2 = Giallo
team-3 = Verde
team-none = nessuno
position-0 = portiere
position-1 = difensore
position-2 = centrocampista
position-3 = attaccante
card-goalkeeper = { $name } (portiere)
card-defender = { $name } (difensore)
card-midfielder = { $name } (centrocampista)
card-attacker = { $name } (attaccante)
short-position-0 = P
short-position-1 = D
short-position-2 = C
short-position-3 = A
country-england = Inghilterra
country-france = Francia
country-spain = Spagna
country-portugal = Portogallo
country-germany = Germania
country-italy = Italia
country-netherlands = Paesi Bassi
country-brazil = Brasile
player-none = nessuno

## the board

square-whistle = Fischio d'inizio
square-chance = Possibilità
square-injury = Infortunio
square-red-card = Cartellino rosso
square-international-duty = Obblighi internazionali
square-transfer = Mercato
square-league = Giornata di campionato
square-national-cup = Coppa Nazionale
square-european-cup = Coppa Europea
square-super-cup = Supercoppa
day-1 = lunedì
day-2 = martedì
day-3 = mercoledì
day-4 = giovedì
day-5 = venerdì
day-6 = sabato
day-7 = domenica

## trophies and placings

trophy-league-champion = Campione
trophy-league-second = Secondo posto in campionato
trophy-league-third = Terzo posto in campionato
trophy-national-cup-winner = Coppa Nazionale
trophy-national-cup-runner-up = Finalista di Coppa Nazionale
trophy-european-cup-winner = Coppa Europea
trophy-european-cup-runner-up = Finalista di Coppa Europea

## chance cards: title, and what it does

chance-full-house = Tutto esaurito
    .hint = La banca paga { $amount }.
chance-television-money = Diritti televisivi
    .hint = La banca paga { $amount }.
chance-shirt-sales = Vendita di maglie
    .hint = La banca paga { $amount } per ogni giocatore da quattro o cinque stelle.
chance-pitch-repairs = Campo da rifare
    .hint = Si pagano { $amount } alla banca.
chance-bonus-claims = Premi da pagare
    .hint = Si pagano alla banca { $amount } per ogni giocatore da quattro o cinque stelle.
chance-testimonial-match = Partita d'addio
    .hint = Ogni altra squadra paga { $amount }.
chance-charity-gala = Serata di beneficenza
    .hint = Si pagano { $amount } a ogni altra squadra, finché c'è denaro.
chance-youth-graduate = Promosso dalle giovanili
    .hint = Si prende gratis un giocatore ({ $amount }★) tra i liberi.
chance-academy-gem = Gioiello del vivaio
    .hint = Si girano carte del mazzo trasferimenti finché esce un { $amount }★, e lo si prende gratis.
chance-training-injury = Infortunio in allenamento
    .hint = Si tira per un infortunio.
chance-dissent = Proteste
    .hint = Si tira per un cartellino rosso.
chance-flu-bug = Influenza
    .hint = Tutte le squadre tirano per un infortunio.
chance-exclusive-tip = Soffiata
    .hint = Si gira la prima carta del mazzo trasferimenti: solo questa squadra può comprarla, al prezzo base.
chance-miracle-physio = Fisioterapista prodigioso
    .hint = Un infortunato è di nuovo in forma.
chance-appeal-upheld = Ricorso accolto
    .hint = Una squalifica è annullata.
chance-call-up-withdrawn = Convocazione ritirata
    .hint = Tutti i convocati in nazionale restano.
chance-fixture-secretary = Segretario del calendario
    .hint = Si sceglie di quanto muovere il segnalino invece di tirare.
chance-home-draw = Sorteggio in casa
    .hint = Questa partita si gioca in casa senza tirare.
chance-win-bonus = Premio vittoria
    .hint = Dopo una vittoria la banca paga { $amount }.
chance-late-night-out = Notte brava
    .hint = Un'altra squadra tira per un infortunio.
chance-scouting-network = Rete di osservatori
    .hint = Si guardano le prime { $amount } carte del mazzo trasferimenti e si rimettono nell'ordine voluto.
chance-release-clause = Clausola rescissoria
    .hint = Si compra un giocatore libero al { $amount }% del prezzo base.
chance-counter-attack = Contropiede
    .hint = In casa: un tiro sul centrocampo è vinto.
chance-wing-attack = Attacco sulle fasce
    .hint = In casa con 4-4-2, 3-5-2 o 3-4-3: contano solo le ali, qualunque sia il dado.
chance-centre-attack = Attacco al centro
    .hint = In casa con 4-4-2 o 3-5-2: { $amount } stelle in più per ogni attaccante e centrocampista centrale.
chance-match-of-the-season = Partita della stagione
    .hint = In casa: { $amount } stelle in più a centrocampo.
chance-super-save = Superparata
    .hint = In casa: un rigore degli ospiti è parato.

## what the match die says

matchevent-0 = migliore squadra
matchevent-1 = migliore attacco
matchevent-2 = migliore centrocampo
matchevent-3 = migliore difesa
matchevent-4 = rigore per la squadra di casa
matchevent-5 = rigore per gli ospiti
matchevent-6 = cartellino rosso, squadra di casa
matchevent-7 = cartellino rosso, ospiti
matchevent-8 = infortunio, squadra di casa
matchevent-9 = infortunio, ospiti
matchevent-10 = attacco di casa contro difesa ospite
matchevent-11 = attacco ospite contro difesa di casa
matchevent-12 = niente

## windows, competitions, causes, moments

window-0 = inizio del turno
window-1 = giorno di partita
window-2 = prima di girare una carta
window-3 = prima dello spareggio
window-4 = prima della finale di Coppa Europea
window-5 = fine della stagione
window-6 = prima del calcio d'inizio
competition-0 = campionato
competition-1 = semifinale di Coppa Nazionale
competition-2 = finale di Coppa Nazionale
competition-3 = Coppa Europea
competition-4 = finale di Coppa Europea
competition-5 = Supercoppa
competition-6 = spareggio di campionato
competition-none = nessuna partita
cause-0 = disponibile
cause-1 = infortunio
cause-2 = cartellino rosso
cause-4 = nazionale
point-1 = in una finestra
point-4 = un giocatore è appena risultato assente
point-2 = prima di muovere il segnalino
point-8 = prima di decidere chi gioca in casa
point-16 = una partita è appena stata vinta
side-0 = Blu
side-1 = Rosso
side-2 = Giallo
side-3 = Verde
side-none = nessuno
outcome-0 = vittoria in casa
outcome-1 = vittoria in trasferta
outcome-2 = pareggio
outcome-3 = nulla
outcome-none = non giocata
formation-none = nessun modulo
chance-none = nessuna carta

## questions

ask-draft = Quale giocatore da { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    } scegli per { your-team }?
    .hint = I manager scelgono a turno, una carta per volta.
ask-formation = { $opponent-raw ->
    [-1] La stagione sta per cominciare. Quale modulo per { your-team }?
   *[other] { your-team-first } affronta { $opponent } ({ $competition }). Quale modulo?
}
    .hint = Dice quanti difensori, centrocampisti e attaccanti possono giocare.
ask-slot = Chi porta il numero { $slot } per { your-team } ({ $formation })?
    .hint = Ogni posto è per un ruolo; chi gioca a destra o a sinistra lo decidi tu.
opt-empty = Nessuno: lasciala vuota
ask-change-out = Ora le formazioni sono scoperte e ognuno può cambiare un giocatore. Contro { $opponent }, chi fa posto nell'undici { of-your-team }?
    .hint = L'avversario sceglie nello stesso momento; poi non si cambia più nulla.
opt-no-change = Lascia così
ask-change-in = { $out } fa posto. Chi entra per { your-team }?
    .hint = L'undici deve ancora rispettare uno dei moduli.
ask-arrange = Chi gioca sulle fasce può contare per le carte tattiche. Lasci come sono i posti { of-your-team }?
    .hint = Le fasce sono i due centrocampisti esterni.
opt-keep = Tieni i posti
opt-rearrange = Scegli di nuovo i posti
ask-revise = Vedi la formazione di { $opponent }. Cambi quella { of-your-team }?
    .hint = L'avversario può rispondere cambiando la sua.
opt-revise = Cambia la formazione
ask-tactic = { your-team-first } gioca in casa contro { $opponent } ({ $competition }). Metti una carta tattica coperta prima del dado?
    .hint = Può farlo solo chi gioca in casa. La carta è spesa, che serva o no.
opt-tactic-pass = Gioca senza carta
ask-reveal = Il dado dice: { $event }. Scopri ora la carta tattica { of-your-team }?
    .hint = Una carta che non viene mai scoperta non ha effetto.
opt-hold = Tienila coperta
opt-reveal-any = Scopri { $option }
ask-substitute-out = Chi esce nell'undici { of-your-team }? Sostituzioni fatte: { $made } su 3.
    .hint = In una partita se ne possono cambiare tre.
opt-substitute-out-pass = Non esce nessuno
ask-substitute-in = Esce { $out }. Chi entra per { your-team }?
    .hint = Può giocare in un altro ruolo, se l'undici rispetta ancora un modulo.
ask-bid = { $leader-raw ->
        [-1] Nessuno ha ancora offerto per { $player }. Quanto offre { your-team }?
       *[other] { $leader } offre { $price } per { $player }. { your-team-first } rilancia?
    }
    .hint = Un rilancio supera l'ultima offerta di almeno 5.000. Chi passa esce da quest'asta.
opt-bid-any = Offri { $option }
ask-window = { your-team-first } fa affari o gioca una carta? Adesso: { $window }. A turno ogni manager fa una cosa o passa.
    .hint = A turno ogni manager fa una cosa o passa.
opt-market = Compra o vendi
opt-card = Gioca una carta Possibilità
ask-deal = Che cosa fai sul mercato con { your-team }?
    .hint = Un'asta può rendere più della banca, oppure nulla.
opt-sell = Vendi alla banca, a metà prezzo
opt-buy = Compra tra i liberi, al prezzo base
opt-list = Metti all'asta uno dei tuoi
ask-sell = La banca paga metà del prezzo base. Chi vendi { of-your-team }?
    .hint = In rosa restano almeno tredici giocatori.
ask-buy = Chi compri tra i liberi per { your-team }?
    .hint = Paghi il prezzo base: 10.000 per ogni stella.
ask-list = Gli altri manager possono offrire. Chi metti all'asta { of-your-team }?
    .hint = Poi dici quanto vuoi almeno per lui.
ask-reserve = { $player } resta con te se nessuno paga il tuo prezzo. Qual è il minimo che accetti?
    .hint = Se nessuno offre tanto, lo tieni e non si paga nulla.
ask-card = Quale carta Possibilità giochi per { your-team }?
    .hint = Puoi anche tenerla per un momento migliore della stagione.
ask-react = { $point-raw ->
        [2] Il segnalino sta per muoversi. Giochi una carta Possibilità { of-your-team } per scegliere di quanto?
        [4] { your-team-first } ha appena perso un giocatore per la prossima di campionato. Giochi una carta Possibilità per riaverlo?
        [8] Ora il dado decide chi gioca in casa. Giochi una carta Possibilità perché sia { your-team }?
        [16] { your-team-first } ha vinto. Giochi una carta Possibilità da vittoria?
       *[other] Giochi una carta Possibilità per { your-team }?
    }
    .hint = Questa carta vale solo in un momento così; puoi anche tenerla.
opt-react-pass = Tieni la carta
ask-cure = { $card }: chi torna a disposizione { of-your-team }?
    .hint = Può tornare in formazione già dalla prossima partita.
ask-rival = { $card }: quale rivale colpisci con { your-team }?
    .hint = Poi un dado dice quale dei loro giocatori è colpito.
ask-steps = Di quanti giorni si muove il segnalino? Scegli tu al posto del dado, per { your-team }.
    .hint = La casella su cui si ferma il segnalino dice che cosa succede.
opt-steps-preview = { $option ->
        [one] Un giorno: { $square }
       *[other] { $option } giorni: { $square }
    }
ask-top = Solo tu vedi queste carte. Quale torna al posto { $place } dall'alto?
    .hint = La numero 1 si scopre per prima.
ask-fill = La maglia numero { $slot } { of-your-team } è libera. Chi la prende?
    .hint = Ha lo stesso ruolo di chi è andato via.
ask-short-sale = { your-team-first } deve { $need } per la sconfitta e il denaro non basta. Chi vendi?
    .hint = La banca paga metà del prezzo base.
ask-youth = Chi sale dalle giovanili { of-your-team }? Non costa nulla.
    .hint = Non costa nulla.
ask-surplus = { your-team-first } ha più di diciotto giocatori. Chi vendi?
    .hint = La banca paga subito metà del prezzo base.
ask-tip = { your-team-first } compra { $player } per { $price }? Nessun altro può farlo.
    .hint = Nessun altro può comprarlo.
opt-tip-pass = Lascialo tra i liberi
opt-tip-any = Compra { $option }
ask-layout = Contratti e partenze si decidono sugli undici più forti. Con quale modulo si schiera { your-team }?
    .hint = Questi moduli sono ugualmente forti.
ask-stay-out = Hanno le stesse stelle, e per { $more ->
        [one] uno non c'è posto
       *[other] { $more } non c'è posto
    }. Chi { of-your-team } resta fuori?
    .hint = Solo chi è in formazione può lasciare il club.
ask-extend = { $more ->
        [one] Ancora un contratto.
       *[other] Ancora { $more } contratti.
    } Chi resta di sicuro con { your-team }?
    .hint = Tutti gli altri in formazione possono andarsene.
ask-swap-first = { your-team-first } può scambiare con due club. Con quale per primo?
    .hint = Puoi rinunciare a ciascuno dei due scambi.
opt-decline = Nessuno scambio
ask-swap-take = { your-team-first } può scambiare un giocatore con { $partner }, ruolo per ruolo. Chi prendi?
    .hint = Poi scegli chi dare in cambio.
ask-swap-give = { $taken } arriva da { $partner }. Chi dai in cambio { of-your-team }?
    .hint = Deve giocare nello stesso ruolo.
ask-sign = { your-team-first } { $missing ->
        [one] ha bisogno di un giocatore
       *[other] ha bisogno di { $missing } giocatori
    }. Chi ingaggi?
    .hint = Una rosa ha almeno tredici giocatori; paghi il prezzo base.
ask-clause = { $card }: chi compri a prezzo ridotto per { your-team }?
    .hint = Arriva subito dai liberi.
ask-reform = { $in } entra per { $out }. Con quale modulo gioca ora { your-team }?
    .hint = Nessun reparto può avere più uomini di quanti ne prevede il modulo.
your-team = { $team-raw ->
    [0] la tua squadra blu
    [1] la tua squadra rossa
    [2] la tua squadra gialla
   *[3] la tua squadra verde
}
your-team-first = { $team-raw ->
    [0] La tua squadra blu
    [1] La tua squadra rossa
    [2] La tua squadra gialla
   *[3] La tua squadra verde
}
of-your-team = { $team-raw ->
    [0] della tua squadra blu
    [1] della tua squadra rossa
    [2] della tua squadra gialla
   *[3] della tua squadra verde
}

## what cannot be done

reason-squad-full = Diciotto giocatori sono il massimo: { $team } deve prima venderne uno
reason-squad-small = Tredici giocatori sono il minimo: { $team } non può vendere
reason-no-cash = Costa { $price }, e tu hai { $cash }
reason-sold-before = In questa stagione hai venduto un giocatore come { $player }
reason-too-low = Almeno { $least }
reason-absent = { $player } salta la prossima di campionato ({ $cause })
reason-more-possible = { $option } lascia fuori qualcuno: giocherebbero in { $fielded }, possono in { $most }
reason-no-such-formation = Con { $player } non è un modulo consentito
reason-not-now = { $card } non si può giocare in questo momento
reason-for-a-match = { $card } è per l'inizio di una partita
reason-wrong-formation = { $card } non vale per il { $formation }
reason-formation-changed = { $card } non si può scoprire con il { $formation }
reason-face-down = { $player } è coperto
reason-nothing-to-give = Non hai nessuno da dare per { $player }
reason-on-the-bench = { $player } è in panchina
reason-listed-before = { $player } è stato appena offerto e nessuno lo ha voluto
reason-not-strongest = { $option } non è la formazione più forte
reason-weaker = { $player }: se affronti un'altra tua squadra deve giocare l'undici più forte
reason-no-target = { $card } non avrebbe effetto

## rolls

roll-colour = Carta squadra
roll-youngest = Manager più giovane
roll-unseen-player = Carta giocatore, coperta
roll-roll-off = Tiro di spareggio
roll-transfer-card = Cima del mazzo trasferimenti
roll-movement = Movimento del segnalino (da 1 a 3)
roll-chance-card = Carta Possibilità
roll-absence = Chi è colpito (12: nessuno)
roll-cup-draw = Sorteggio di coppa
roll-home = Chi gioca in casa
roll-match-die = Dado della partita
roll-penalty-taker = Rigorista
roll-decider = Tiro decisivo
roll-european-draw = Sorteggio di Coppa Europea
roll-left-out = Squadra internazionale esclusa
roll-loss = Giocatore perso
roll-match-event = Evento della partita
roll-victim = Giocatore colpito in partita
roll-scouted-card = Carta osservata

## what happens

event-team-drawn = { $seat } guida { $team }
event-youngest = { $team } ha il manager più giovane
event-dealt = { $team } riceve { $player }
event-drafted = { $team } sceglie { $player }
event-rolled = { $team } tira { $face }
event-first-bid = La prima offerta spetta a { $team }
event-transfer-deck = Il mazzo trasferimenti è mescolato: { $cards } carte
event-turned = { $player } è in vendita da { $price }
event-bid = { $team } offre { $price } per { $player }
event-out-of-auction = { $team } si ritira
event-sold = { $team } compra { $player } per { $price }
event-unsold-free = Nessuno vuole { $player }: va tra i liberi
event-unsold-bottom = Nessuno vuole { $player }: va in fondo al mazzo
event-bought = { $team } prende { $player } dai liberi per { $price }
event-sold-to-bank = { $team } vende { $player } alla banca per { $price }
event-listed = { $team } offre { $player } a partire da { $price }
event-not-sold = { $player } resta a { $team }
event-transferred = { $team } compra { $player } da { $seller } per { $price }
event-emergency = { $team } ingaggia { $player } con gli ultimi { $price }
event-season = Comincia la stagione { $season }
event-first-turn = La prima mossa spetta a { $team }
event-laid-out = { $team } schiera un { $formation }
event-moved = { $team } muove di { $face }: { $square }
event-square = { $team } si ferma su { $square }
event-match-day = Giorno di partita: { $square }
event-drew = { $team } pesca una carta Possibilità
event-kept = { $team } tiene { $card }
event-blue-card = { $team } pesca { $card }
event-played = { $team } gioca { $card }
event-bank-pays = La banca paga { $price } a { $team }
event-pays-bank = { $team } paga { $price } alla banca
event-pays = { $team } paga { $price } a { $to }
event-absence-roll = { $team } tira { $face } ({ $cause })
event-nobody-hit = { $team } ha fortuna: non succede nulla
event-absent = { $team } gioca la prossima di campionato senza { $player }: { $cause }
event-back = { $team } ritrova { $player } ({ $cause })
event-markers-off = Tutti gli assenti sono di nuovo disponibili
event-slot-filled = { $player } prende il numero { $slot } di { $team }
event-youth-player = { $player } arriva gratis a { $team }
event-pair = { $first } contro { $second } ({ $competition })
event-home = { $team } gioca in casa contro { $opponent }
event-walkover = { $first } supera { $second } senza giocare ({ $competition })
event-line-up = { $team }: { $formation }, { $fielded } giocatori, { $stars } stelle
event-line-up-card = { $side }: { $formation }, { $stars } stelle
event-empty-slot = { $team } lascia vuoto il numero { $slot }
event-changed = { $team } fa un cambio: { $formation }
event-committed = { $team } posa coperta una carta tattica
event-match-roll = Il dado mostra { $face }: { $event }
event-revealed = { $team } scopre { $card }
event-unused = { $card } non porta nulla a { $team }
event-compared = Confronto, { $event }: { $home-stars } stelle a { $away-stars }
event-taker = Rigore per { $side }, numero { $face }: { $stars } stelle contro un portiere da { $keeper-stars }
event-goal = Gol di { $side }: { $home-goals }-{ $away-goals }
event-saved = Il rigore di { $side } è parato
event-result = { $outcome-raw ->
        [0] { $home } batte { $away } in casa ({ $competition })
        [1] { $away } vince in casa di { $home } ({ $competition })
        [2] { $home } e { $away } pareggiano ({ $competition })
       *[other] { $home } contro { $away } ({ $competition }): { $outcome }
    }
event-score = Risultato finale { $home-goals }-{ $away-goals }
event-extra = Parità: lancio supplementare { $extra }
event-decider = Lancio decisivo: { $home-face } a { $away-face }
event-forfeit = { $side } ha meno di nove giocatori e perde a tavolino
event-void = { $home } e { $away } hanno entrambi meno di nove giocatori
event-league-points = { $team }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $total } in tutto
event-bye = { $team } riposa
event-league-place = { $team } chiude al posto { $place }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $price-raw ->
        [0] { "" }
       *[other] { "" } e { $price }
    }
event-cup-points = { $competition }: { $place ->
        [1] { $team } la vince
       *[other] { $team } perde la finale
    }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
event-europe-ends = In Coppa Europea non resta nessuna delle nostre squadre
event-extended = { $team } prolunga il contratto di { $player }
event-lost = { $team } tira { $face } e perde { $player }
event-swapped = { $team } prende { $taken } da { $partner } e dà { $given }
event-declined = { $team } non scambia con { $partner }
event-qualified = { $team } gioca la prossima Coppa Europea
event-left-out = { $side } salta questa Coppa Europea
event-sent-off = { $side }: espulso il numero { $slot }
event-hurt = { $side }: infortunato il numero { $slot }
event-substituted = { $team }: entra { $in }, esce { $out }, ora { $formation }
event-scouted = { $team } vede { $player } in cima al mazzo
event-over = Le sei stagioni sono finite
matchevent-13 = ali
matchevent-none = niente

## ready-made runs, and why the game ended as it did

run-strongest = i miei undici più forti
why-points = Più punti da trofei e piazzamenti.
why-trophies = A pari punti: più trofei.
why-european-cups = A pari punti e trofei: più Coppe Europee.
why-league-titles = A pari punti, trofei e Coppe Europee: più campionati.
why-cash = Pari in tutto il resto: più denaro.
why-shared = Pari in tutto: il posto è condiviso.

## trophies by competition

cup-0 = campionato
cup-1 = Coppa Nazionale
cup-2 = Coppa Europea

## Consigli

hint-points = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in campionato su cento partite così.
hint-faces = Delle { $faces } facce del dado, { $won ->
    [0] nessuna vince
    [one] una vince
   *[other] { $won } vincono
} di sicuro e { $lost ->
    [0] nessuna perde
    [one] una perde
   *[other] { $lost } perdono
}.
hint-limit = Per te vale al massimo { $limit }.
hint-added = Aggiunge { $wins ->
    [0] nessuna vittoria
    [one] una vittoria
   *[other] { $wins } vittorie
} su cento partite.
hint-missed = { $wins ->
    [0] Senza di lui non avresti vittorie in meno
    [one] Senza di lui avresti una vittoria in meno
   *[other] Senza di lui avresti { $wins } vittorie in meno
} su cento partite.
hint-card = Aggiunge { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} in campionato su cento partite così.
hint-need = In quel ruolo ne hai { $have }; una rosa sicura ne ha { $wanted }.
hint-own-team = Lo vuole anche l'altra tua squadra: non rilanciare contro te stesso.
hint-over-limit = Il prezzo è { $price }; per te vale al massimo { $limit }.
hint-no-trade = Nessuno della lista libera migliora i tuoi undici per il suo prezzo. Tieni { $cash }.
hint-full-squad = La rosa è al completo con { $players } giocatori: prima che arrivi qualcuno, qualcuno deve partire.
hint-free-player = { $wins ->
    [0] { $player } è libero e rinforza la panchina
    [one] { $player } è libero e aggiunge una vittoria su cento partite
   *[other] { $player } è libero e aggiunge { $wins } vittorie su cento partite
}.
hint-play-red = { $cards ->
    [0] Una carta rossa ti aiuta
    [one] La tua carta rossa ti aiuta
   *[other] Una delle tue { $cards } carte rosse ti aiuta
} adesso.
hint-keep-red = { $cards ->
    [0] Qui non hai carte rosse che cambino qualcosa
    [one] Qui la tua carta rossa non cambia nulla
   *[other] Qui nessuna delle tue { $cards } carte rosse cambia qualcosa
}.
hint-brings-back = Riporta in campo un giocatore da { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
hint-steer = Delle prossime tre caselle { $bad ->
    [one] una ti danneggia
   *[other] { $bad } ti danneggiano
}: con la carta decidi tu dove si ferma il segnalino.
hint-no-steer = { $bad ->
    [0] Nessuna delle prossime tre caselle ti danneggia
    [one] Una delle prossime tre caselle ti danneggia
   *[other] { $bad } delle prossime tre caselle ti danneggiano
}: la carta non cambierebbe nulla.
hint-swap = Lo scambio aggiunge { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
} su cento partite.
hint-no-swap = { $wins ->
    [0] Nessuno scambio aggiungerebbe una vittoria
    [one] Anche lo scambio migliore aggiungerebbe una sola vittoria
   *[other] Anche lo scambio migliore aggiungerebbe solo { $wins } vittorie
} su cento partite.
hint-line-up = Così la tua formazione ha { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
hint-stars = Ha { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
hint-even = Hanno tutti { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}: non fa differenza chi resta fuori.
hint-no-change = Nessun cambio porta di più: i tuoi undici valgono { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in campionato su cento partite così.
hint-change = Il cambio aggiunge { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in campionato su cento partite così.
hint-stand = Così come sono, i tuoi undici hanno { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
hint-no-substitute = Nessuno in panchina renderebbe più forte la tua squadra adesso. Sostituzioni finora: { $made }.
hint-substitute = Chi può entrare per lui ha { $stars ->
    [one] una stella
   *[other] { $stars } stelle
} in più.
hint-no-tactic = { $gain ->
    [0] Nessuna delle tue carte aggiungerebbe un punto
    [one] La migliore delle tue carte aggiungerebbe un solo punto
   *[other] La migliore delle tue carte aggiungerebbe solo { $gain } punti
} in campionato su cento partite così: tienile per una più equilibrata.
hint-hold = La carta non cambierebbe questo evento: tienila nascosta.
hint-reveal = La carta ribalta questo evento: vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in campionato su cento tiri così.
hint-rival = Hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in campionato: nessun altro che puoi colpire ne ha di più.
hint-reserve = A { $price } { $bidders ->
    [0] nessuna squadra può
    [one] una squadra può
   *[other] { $bidders } squadre possono
} rilanciare.
hint-steps = Il segnalino si ferma allora su { $square }.
hint-spare-player = { $wins ->
    [0] Senza { $player } non avresti vittorie in meno
    [one] Senza { $player } avresti solo una vittoria in meno
   *[other] Senza { $player } avresti solo { $wins } vittorie in meno
} su cento partite.
hint-change-costs = Qualcuno deve entrare, e con lui perdi di meno: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in campionato su cento partite così.
