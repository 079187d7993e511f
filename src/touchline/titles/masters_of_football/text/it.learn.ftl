## La prima partita guidata

lesson-manager = Guidi un club per una stagione. Scegli l'allenatore: con i suoi soldi compri i giocatori, e qualcuno ha un'abilità speciale.
    .title = Chi guida il tuo club?
lesson-shop = Giocano solo in tre. Ogni giocatore ha un numero d'attacco e uno di difesa per ogni tattica. Prima della prima partita arrivano altri soldi.
    .title = Compra i giocatori
lesson-three = Schiera tre giocatori e scegli in segreto una tattica. I numeri sotto ogni tattica dicono quanto valgono i tuoi tre.
    .title = Tre uomini e una tattica
lesson-battle = Le due squadre tirano i dadi per la tattica. Il totale più alto decide come si gioca il primo tempo: ora contano i numeri di quella tattica.
    .title = La battaglia tattica
lesson-levels = I numeri dei tuoi tre si sommano. La somma ti dà un dado: il rosso è il più debole, il viola il più forte. Uno per attaccare, uno per difendere.
    .title = Giocatori migliori, dadi migliori
lesson-turn = Una partita ha dodici turni. L'anello mostra chi attacca in ciascuno. La partita va avanti da sola; tu puoi intervenire con le carte.
    .title = Dodici turni
lesson-duel = Chi attacca tira il dado d'attacco, chi difende quello di difesa, e tutti e due un dado genio. All'attacco serve di più: il pari non basta.
    .title = Attacco contro difesa
lesson-outcome-goal = L'attacco era più alto: gol. Il risultato è qui in alto, il tuo per primo.
    .title = Gol!
lesson-outcome-no-goal = L'attacco non era più alto: nulla di fatto. Restano undici turni.
    .title = Niente gol
lesson-outcome-genius-save = La fiamma sul dado genio e un genio della difesa in campo: para ogni tiro, qualunque cosa dicano i numeri.
    .title = Para il genio
lesson-outcome-genius-goal = La fiamma sul dado genio e un genio dell'attacco in campo: è gol, qualunque cosa dicano i numeri. Una volta a partita.
    .title = Segna il genio
lesson-hand = Le tue carte costano e cambiano la partita: dadi migliori, un secondo tiro, un gol annullato. Ti viene chiesto quando una può aiutarti.
    .title = Un asso nella manica
lesson-half-time = Metà partita è andata. Puoi fare un cambio, e le due squadre scelgono di nuovo la tattica.
    .title = Intervallo
lesson-again = Guarda anche i numeri dell'avversario. La tattica migliore è quella in cui gli stai davanti.
    .title = Una nuova tattica
lesson-points = Tre punti per la vittoria, uno per il pareggio. Dopo sei giornate la prima è campione. Fra una e l'altra si compra e si vende.
    .title = Il fischio finale
lesson-on-your-own = Ora sai come si gioca una partita di Masters. La stagione continua da qui. Il resto si spiega quando capita.
    .title = La stagione è tua

## Che cos'è?

sign-manager = Un allenatore: i soldi con cui parte, e quello che sa fare solo lui.
    .rule = MOF-MGR-01
sign-shop = I giocatori in vendita. Il prezzo è sulla carta; i numeri sono attacco e difesa in ogni tattica.
    .rule = MOF-SETUP-06
sign-three = I tre giocatori che schieri. Non possono avere tutti lo stesso ruolo.
    .rule = MOF-LINEUP-01
sign-tactics = Le quattro tattiche. Sotto ciascuna: quanto valgono i tuoi tre, e quanto valgono i giocatori dell'avversario.
    .rule = MOF-TACTIC-01
sign-battle = La battaglia tattica. Si sommano dadi e valori tattici; il totale più alto impone la sua tattica.
    .rule = MOF-TACTIC-11
sign-ladder = I livelli di una squadra. Il colore è quello del suo dado, dal rosso (il più debole) al viola (il più forte).
    .rule = MOF-LEVEL-06
sign-dial = I dodici turni della partita, nei colori della squadra che attacca.
    .rule = MOF-PLAY-07
sign-dice = I dadi di questo turno. L'attaccante segna se il suo totale è più alto.
    .rule = MOF-PLAY-12
sign-hand = Le tue carte azione. Il prezzo è sulla carta; il colore dice di che genere è.
    .rule = MOF-CARD-01
sign-score = I gol delle due squadre.
    .rule = MOF-PLAY-12
sign-where = A che punto è la stagione.
    .rule = MOF-CAL-02

## Come si gioca

how-aim = Guidi un club per una stagione. Compra i giocatori giusti, sorprendi i rivali e sii campione dopo sei giornate.
how-step-1 = L'allenatore porta i soldi. Ogni giocatore ha un numero d'attacco e uno di difesa per ciascuna delle quattro tattiche.
    .title = Compra i giocatori
how-step-2 = Giocano solo in tre. Li scegli in segreto insieme a una tattica, e il rivale fa lo stesso.
    .title = Tre uomini e una tattica
how-step-3 = Tutti e due tirano due dadi e aggiungono i valori tattici dei loro tre. Il totale più alto decide quale tattica si gioca.
    .title = La battaglia tattica
how-step-4 = L'anello dice chi attacca in ogni turno. Le tue carte azione cambiano i dadi, fanno ritirare o annullano un gol.
    .title = Gioca dodici turni
how-decides-1 = I numeri dei tuoi tre nella tattica in gioco si sommano, una volta per l'attacco e una per la difesa. La somma ti dà il dado. A parità di livello, scende di uno chi non ha il vantaggio del campo.
    .title = Giocatori migliori, dadi migliori
how-decides-2 = Cinque batte quattro: gol. Il pari non basta. Se il dado nero mostra la fiamma, decide il genio in campo: quello d'attacco segna, una volta a partita; quello di difesa para, ogni volta.
    .title = Un attacco
how-wins = Tre punti per la vittoria, uno per il pareggio. Dopo sei giornate è campione chi è in testa alla classifica.

## Aiuto la prima volta

first-manager = Porta i soldi per la rosa, e alcuni hanno un’abilità che vale tutta la stagione.
    .title = Scegli l’allenatore
    .rule = MOF-MGR-01
first-shop = Comprane quanti puoi pagare. Ognuno ha attacco e difesa per ogni tattica; ne giocano solo tre.
    .title = Compra giocatori
    .rule = MOF-SETUP-10
first-three = Schiera tre giocatori. I loro numeri si sommano secondo la tattica che si giocherà.
    .title = In campo in tre
    .rule = MOF-LINEUP-01
first-tactic = Scegline una di quattro. Sceglie anche il rivale; poi tirate entrambi e si gioca una delle due.
    .title = Una tattica segreta
    .rule = MOF-TACTIC-01
first-battle = Il totale più alto impone la sua tattica. Da ora contano solo i numeri di quella tattica, per tutti.
    .title = La battaglia tattica
    .rule = MOF-TACTIC-11
first-home = A parità di livello l’altra squadra scende di uno. Anche una battaglia tattica pari è vinta.
    .title = Il fattore campo
    .rule = MOF-HOME-06
first-turn = L’anello dice chi attacca in quale turno. Segna chi attacca se il suo totale supera quello del difensore.
    .title = Dodici turni
    .rule = MOF-PLAY-07
first-cards = Te lo chiediamo perché una tua carta si può giocare ora. Costa quello che c’è scritto.
    .title = Una carta può aiutare
    .rule = MOF-CARD-03
first-reroll = Il nuovo tiro sostituisce i due dadi di una squadra. Vale il nuovo, anche se è peggiore.
    .title = Ritirare?
    .rule = MOF-MGR-10
first-genius = La fiamma sul dado nero e un genio in campo: i totali non contano più.
    .title = Un colpo di genio
    .rule = MOF-PLAY-14
first-half-time = Puoi far entrare un giocatore, prima o dopo il tiro delle tattiche. Si sceglie anche una nuova tattica.
    .title = Intervallo
    .rule = MOF-HALF-02
first-stoppage = Pari, o sotto di uno in casa: quella squadra tira. Con tre o più attacca ancora una volta.
    .title = Recupero
    .rule = MOF-STOP-01
first-academy = Dopo la seconda giornata ogni squadra può prendere gratis un giovane, entro il limite.
    .title = Il vivaio
    .rule = MOF-ACAD-01
# What the bots of each level do well and badly
opponent-rookie-good = La sua tattica è imprevedibile.
opponent-rookie-bad = Spende i soldi per quel che capita.
opponent-amateur-good = Compra i tre più forti che può permettersi e gioca la carta che sposta più punti.
opponent-amateur-bad = Non guarda la tua squadra e non conosce le probabilità.
opponent-pro-good = Sceglie i tre, la tattica, le carte e i nuovi tiri con le probabilità esatte della partita in corso.
opponent-pro-bad = Non risparmia per le partite che verranno.
opponent-legend-good = Pensa alla stagione: soldi, carte e i tuoi punti contano in ogni partita.
opponent-legend-bad = Una sola partita per lei non vale tutto.
