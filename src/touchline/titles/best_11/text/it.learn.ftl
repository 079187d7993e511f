## La prima mossa guidata

lesson-market = Calciatori e allenatori in vendita. Il numero è il valore: punti alla fine, forza nelle sfide. Puoi comprarne uno a turno.
    .title = Il mercato
lesson-market-otherwise = Quando tocca a te puoi comprare un uomo. Chi non viene comprato sparisce a fine turno, e ne arrivano di nuovi.
    .title = Un'altra strada
lesson-club = Hai pagato { $price }M, e lui prende posto in campo. Undici calciatori e un allenatore completano il club. Ogni valore dà punti.
    .title = Un nuovo acquisto
lesson-management = Ogni turno ricevi una carta gestione con al massimo quattro mosse. Ne usi una. Sfidiamo il rivale per segnare un gol!
    .title = La tua mossa del turno
lesson-management-otherwise = Niente sfida, allora. Ogni turno c'è una nuova carta gestione: sfida quando i tuoi uomini sono abbastanza forti.
    .title = Un'altra mossa
lesson-attack = { $attack }. La carta dice quali ruoli partecipano e quanti punti devono raggiungere insieme.
    .title = Il tuo attacco
lesson-commit = Chi partecipa? I valori si sommano, e chi è scelto non si cambia più. Prendiamo i più forti.
    .title = Scegli i tuoi uomini
lesson-commit-otherwise = Altri uomini, un'altra somma. Quello che manca lo puoi ancora pagare: 1M a punto.
    .title = La tua scelta
lesson-pay = { $performer-raw ->
        [0] Hai { $total } e ti serve { $number }. Ogni punto in più ti costa 1M. Toglierne uno costa al rivale 2M.
       *[other] { $performer } ha { $total } e gli serve { $number }. Ogni punto che togli ti costa 2M.
    }
    .title = Punti a pagamento
lesson-enough = { $performer-raw ->
        [0] Hai { $total }, e serve { $number }. Il rivale ha già potuto rispondere. Se basta, lascia così.
       *[other] { $performer } ha { $total }, e serve { $number }. Togli punti o lascia così.
    }
    .title = Basta così?
lesson-defence = { $seat-raw ->
        [0] Ora difendi tu: { $defence }. Se ti riesce, niente gol. Se non basta, segnano loro.
       *[other] Il rivale deve rispondere: { $defence }. Se gli riesce, niente gol. Se non basta, segni tu.
    }
    .title = La difesa
lesson-take-away = { $performer-raw ->
        [0] Hai { $total }, e serve { $number }. Aggiungi punti o lascia così.
       *[other] { $performer } ha { $total } e gli serve { $number }. Puoi togliere punti a 2M l'uno. Paga solo se cambia il risultato.
    }
    .title = Spendere o risparmiare
lesson-outcome-goal = { $challenger-raw ->
        [0] Tre punti per te, uno in meno per il rivale. Un gol vale fino alla fine della partita.
       *[other] Tre punti per il rivale, uno in meno per te. Un gol vale fino alla fine della partita.
    }
    .title = Gol!
lesson-outcome-no-goal = Non cambia nulla, ma i soldi spesi restano spesi. La prossima sfida arriva con un'altra carta gestione.
    .title = Niente gol
lesson-stadium = Il tuo stadio ha quattro tribune. Una costa 4M, e puoi costruirne una a turno. Tutte e quattro insieme danno cinque punti.
    .title = Costruisci
lesson-stadium-otherwise = Nulla è perso: puoi costruire ogni volta che tocca a te. Ma solo uno stadio con tutte e quattro le tribune porta punti.
    .title = Niente tribuna oggi
lesson-cards = Sono le tue carte avvenimento: soldi, aiuti nelle sfide, guai per gli altri. Ti viene chiesto quando una può fare la differenza.
    .title = Le carte in mano
lesson-on-your-own = Ogni turno il mercato è nuovo. Si finisce quando un club ha undici calciatori e un allenatore. Vince chi ha più punti. Buona fortuna!
    .title = Il club è tuo

## Che cos'è?

sign-market = Calciatori e allenatori in vendita. Chi non viene comprato sparisce alla fine del turno.
    .title = Mercato
    .rule = B11-MARKET-01
sign-purchases = Quanti acquisti hai fatto in questo turno. Ne è permesso uno.
    .title = Acquisti
    .rule = B11-MARKET-04
sign-club = I calciatori ai loro posti, l'allenatore e lo stadio.
    .title = Il tuo club
    .rule = B11-PITCH-03
sign-pitch = I calciatori e i posti ancora liberi, con forma e colore del ruolo. Il numero grande è il valore.
    .title = Il campo
    .rule = B11-PITCH-05
sign-coach = Il suo valore dà punti, e anche un modulo che gli piace.
    .title = Allenatore
    .rule = B11-COACH-02
sign-formation = Un allenatore che lo preferisce, o che preferisce quello con ▲, porta punti; uno con ▼ ne toglie.
    .title = Modulo
    .rule = B11-COACH-04
sign-stadium = Quando tutte le tribune sono costruite, dà punti.
    .title = Stadio
    .rule = B11-STADIUM-01
sign-shelf = Carte che restano in gioco per questo club e valgono ogni turno.
    .title = Carte in gioco
    .rule = B11-EVENT-08
sign-management = La tua carta gestione di questo turno. Usi una delle sue mosse: incassare, pescare carte avvenimento, sfidare o una mossa speciale. I numeri dicono quanto.
    .title = Carta gestione
    .rule = B11-TEAM-03
sign-hand = Le tue carte avvenimento, al massimo quattro. Ognuna dice quando si può giocare.
    .title = Carte avvenimento
    .rule = B11-EVENT-04
sign-rivals = Cerchio: puoi sfidarlo. Croce: non puoi, e perché.
    .title = Gli altri club
    .rule = B11-GEN-08
sign-points = Quanto vale un club adesso. Vince chi ha più punti.
    .title = Punti
    .rule = B11-SCORE-10
sign-money = I soldi di un club, in milioni. Alla fine non contano.
    .title = Denaro
    .rule = B11-SCORE-08
sign-cards = Quante carte avvenimento ha in mano un club.
    .title = Carte in mano
    .rule = B11-EVENT-04
sign-footballers = Quanti degli undici calciatori ha un club.
    .title = Calciatori
    .rule = B11-END-01
sign-goals = Un pallone è un gol segnato. Un pallone con la croce arancione è un gol subito.
    .title = Gol
    .rule = B11-SCORE-05
sign-attack = L'attacco: i ruoli che partecipano, per forma e colore, e i punti da raggiungere insieme.
    .title = Attacco
    .rule = B11-CHALLENGE-06
sign-defence = Arriva dopo un attacco riuscito e indica i ruoli per forma e colore; se riesce anche lei, niente gol.
    .title = Difesa
    .rule = B11-CHALLENGE-31
sign-outcome = Com'è finita la sfida. Un gol dà tre punti e ne costa uno all'altro club.
    .title = Com'è finita
    .rule = B11-CHALLENGE-38
sign-total = Il pallone segna i punti raggiunti, la linea quelli che servono; sulla linea basta. La parte blu è bene per te, quella arancione male.
    .title = Punti raggiunti
    .rule = B11-CHALLENGE-29
sign-order = Chi muove e quando. L'ordine si inverte a ogni turno.
    .title = Ordine di gioco
    .rule = B11-ROUND-02
sign-where = Si finisce quando un club ha undici calciatori e un allenatore.
    .title = Turno
    .rule = B11-END-01
sign-card-value = Il numero grande. Conta nelle sfide e, alla fine, come punti.
    .title = Valore
    .rule = B11-PITCH-08
sign-position = Esagono giallo: portiere. Quadrato verde: difensore. Cerchio rosso: centrocampista. Triangolo blu: attaccante.
    .title = Ruolo
    .rule = B11-PITCH-01
sign-price = Quanto costa adesso, in milioni; di solito quanto il suo valore.
    .title = Prezzo
    .rule = B11-MARKET-05
sign-decks = Quante carte restano in ogni mazzo.
    .title = Mazzi
    .rule = B11-SETUP-06
sign-sides = La tua squadra è a sinistra; fra due altre, chi sfida.
    .title = I due club
    .rule = B11-CHALLENGE-01
sign-offer = La carta a sinistra ti lascia, quella a destra arriva da te.
    .title = Lo scambio
    .rule = B11-GEN-07
sign-count = Da dove vengono i punti. Una barra verde aggiunge; una arancione, per i gol subiti, toglie.
    .title = Il conto
    .rule = B11-GEN-02

## Come si gioca

how-aim = Costruisci un club: undici calciatori, un allenatore, uno stadio. Quando il primo è completo, vince chi ha più punti.
how-step-1 = A ogni turno arrivano sul mercato calciatori e allenatori. Quando tocca a te puoi comprarne uno.
    .title = Compra al mercato
how-step-2 = La carta gestione offre fino a quattro mosse: soldi, carte avvenimento, una sfida o qualcosa di speciale. Ne usi una.
    .title = Scegli una mossa
how-step-3 = In una sfida peschi un attacco e scegli gli uomini che chiede. Se i valori arrivano al numero, il rivale deve trovare una difesa.
    .title = Sfida un rivale
how-step-4 = Una tribuna costa 4M, e puoi costruirne una a turno. Quattro tribune fanno uno stadio.
    .title = Costruisci una tribuna
how-decides-1 = I valori degli uomini scelti devono raggiungere il numero. Un milione aggiunge un punto ai tuoi, due milioni ne tolgono uno agli altri. Se l'attacco riesce e la difesa no, è gol.
    .title = Una sfida
how-decides-2 = Soldi e carte in mano alla fine non valgono nulla.
    .title = Quanto vale il tuo club
how-points = Punti
how-points-footballer = Ogni calciatore
    .worth = il suo valore
how-points-coach = L'allenatore
    .worth = il suo valore
how-points-fit = Allenatore e modulo
    .worth = +3, 0 o −3
how-points-goal = Ogni gol segnato
    .worth = +3
how-points-conceded = Ogni gol subito
    .worth = −1
how-points-stadium = Uno stadio completo
    .worth = +5
how-wins = Il turno in cui un club ha gli undici calciatori e l'allenatore è l'ultimo. Vince chi ha più punti; a pari punti chi ha segnato di più, poi chi ha subito di meno.

## Aiuto la prima volta

first-turn = Nell'ordine che vuoi: compra una carta del mercato, usa una mossa della carta gestione, costruisci una tribuna.
    .title = Il tuo turno
    .rule = B11-TURN-01
first-challenge = Una squadra ne attacca un'altra. Se l'attacco riesce e la difesa no, è gol.
    .title = Una sfida
    .rule = B11-CHALLENGE-01
first-commit = La carta dice quali ruoli partecipano. I loro valori si sommano e la scelta è definitiva.
    .title = Scegli gli uomini
    .rule = B11-CHALLENGE-14
first-boost = Un milione dà un punto ai tuoi. Due milioni ne tolgono uno agli altri.
    .title = Punti in cambio di soldi
    .rule = B11-CHALLENGE-21
first-defence = L'attacco è riuscito. Ora l'altra squadra pesca una difesa: se riesce, niente gol.
    .title = La difesa
    .rule = B11-CHALLENGE-31
first-goal = Tre punti a chi segna e uno in meno a chi subisce. Contano tutti alla fine.
    .title = Gol
    .rule = B11-CHALLENGE-38
first-event = Hai una carta che si può giocare in questo momento. Non sei obbligato: resta in mano.
    .title = Una carta adesso?
    .rule = B11-EVENT-15
first-poached = Una squadra ha preso un giocatore a un'altra e le paga il doppio del suo valore.
    .title = Soffiato
    .rule = B11-TEAM-20
first-captain = Il tuo capitano vale due in più, nelle sfide e alla fine.
    .title = La fascia
    .rule = B11-TEAM-49
first-shelter = La tua carta ti rende immune per questo turno. Mostrala ora e la sfida va a vuoto.
    .title = Immune?
    .rule = B11-TEAM-54
first-red-card = In questa azione non conta più. Il suo valore esce dal totale.
    .title = Espulso
    .rule = B11-CHALLENGE-20
first-injury = Non partecipa ad azioni finché non guarisce. Conta lo stesso fra gli undici e per i punti.
    .title = Infortunato
    .rule = B11-PITCH-09
first-stand = Quattro tribune da 4M fanno uno stadio. Solo completo porta punti: cinque.
    .title = Una tribuna
    .rule = B11-STADIUM-02
# What the bots of each level do well and badly
opponent-rookie-good = Sfida nei momenti più strani.
opponent-rookie-bad = Compra chi non serve e si dimentica dei soldi.
opponent-amateur-good = Costruisce un modulo, sfida quando conviene e gioca le sue carte avvenimento.
opponent-amateur-bad = Ingaggia il meglio di oggi e non aspetta di meglio.
opponent-pro-good = Sa quando aspettare qualcuno di migliore e sfida chi può superare in denaro.
opponent-pro-bad = Non guarda oltre il proprio turno.
opponent-legend-good = Prova ogni scelta fino alla fine del turno successivo.
opponent-legend-bad = Le carte che hai in mano può solo immaginarle.
