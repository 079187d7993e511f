## La prima partita guidata

lesson-card = Ecco un calciatore. I numeri dicono quanto vale, da uno a dieci. Ti servono quindici uomini: prendilo o lascialo andare.
    .title = Lo prendi?
lesson-squad = Ancora uno e la rosa è completa. L'avversario vede quanti ne hai presi, ma non chi sono.
    .title = Quindici uomini
lesson-line-up = Giocano undici dei quindici. L'avversario non vede la formazione fino al calcio d'inizio. Mettiamo ciascuno dove rende di più.
    .title = Nascondi la formazione
lesson-move = La partita è fatta di trentadue carte. Ogni carta è un attacco: dice chi deve vincere quale duello per arrivare in porta.
    .title = Si scopre una carta
lesson-duel = { $passed-raw ->
        [1] { $player } ha { $value }, { $opponent } solo { $against }. Vince il numero più alto: l'azione continua.
       *[other] { $player } ha { $value }, { $opponent } ha { $against }. L'attaccante deve avere il numero più alto: l'azione finisce qui.
    }
    .title = Un duello
lesson-level = Avevano lo stesso numero. Se il duello è pari vince il difensore: l'azione finisce qui.
    .title = Il pari non basta
lesson-dive = { $shooter } ha { $value }, il tuo portiere { $against }. Pari: ora decide chi indovina. Tuffati dove pensi che tiri.
    .title = Il portiere sei tu
lesson-save-goal = Tu da una parte, la palla dall'altra. Capita ai migliori. Il risultato è qui in alto.
    .title = Ha segnato
lesson-save-saved = Hai indovinato il lato e l'hai parata. Un tuffo è tutto qui.
    .title = Che parata!
lesson-shoot = Ora attacchi tu. Hai { $value }, il portiere { $against }: di nuovo pari. Para solo se indovina il tuo lato.
    .title = Batti il portiere
lesson-shot-goal = Segna { $player }. Palla da una parte, portiere dall'altra. Nessuno può sapere dove miri.
    .title = Gol!
lesson-shot-saved = { $player } ha indovinato il lato. La prossima volta cambia, o mira ancora lì: anche lui deve indovinare.
    .title = Parata
lesson-certain = { $player } aveva il numero più alto: era gol da ogni lato. Ti viene chiesto solo se la scelta conta.
    .title = Senza indovinare
lesson-injury = Non tutte le carte sono attacchi. { $player } non può continuare: per questo ci sono quattro uomini in panchina.
    .title = Un uomo a terra
lesson-bench = Scegli chi entra. Guarda il numero che in quel posto serve di più.
    .title = Dalla panchina
lesson-on-your-own = Ora sai come si gioca a Mister. Finite le carte, vince chi ha più gol. Il resto si spiega quando capita.
    .title = La partita è tua

## Che cos'è?

sign-card = Un calciatore. Ogni numero dice quanto vale in una cosa, da uno a dieci.
    .rule = MIS-SETUP-07
sign-squad = I calciatori che hai preso. Te ne servono quindici, e uno solo è portiere.
    .rule = MIS-MARKET-08
sign-line-up = I posti dei tuoi undici. L'avversario li vede solo al calcio d'inizio.
    .rule = MIS-LINEUP-01
sign-action = La carta in gioco. Dice chi attacca e quali duelli bisogna vincere.
    .rule = MIS-MATCH-02
sign-duel = Un duello. L'attaccante va avanti se ha il numero più alto; certe carte chiedono un vantaggio maggiore.
    .rule = MIS-PHASE-02
sign-goal-mouth = La porta. Attaccante e portiere scelgono un lato in segreto; poi si scoprono insieme.
    .rule = MIS-SHOT-03
sign-bench = I quattro calciatori che non giocano. Entrano al posto degli infortunati.
    .rule = MIS-LINEUP-01
sign-score = I gol delle due squadre. I tuoi vengono per primi.
    .rule = MIS-MATCH-13
sign-where = Le carte che mancano: calciatori sul mercato, carte azione in partita. Finite le carte azione, la partita è finita.
    .rule = MIS-MATCH-09
sign-demand = Che cosa chiedono le carte azione in ogni posizione. Più alto è il numero, più lì serve un buon calciatore.
    .rule = MIS-PHASE-01
sign-unseen = Chi può ancora arrivare, per ruolo: il primo numero è la tua rosa, il secondo i calciatori che non hai visto.
    .rule = MIS-MARKET-04
sign-shoot-out = I rigori delle due squadre. Cinque a testa; se è ancora pari, uno a testa finché segna una sola.
    .rule = MIS-PEN-08
sign-other-match = L'altra partita di questo turno. Si gioca insieme alla tua.
    .rule = MIS-TOUR-03
sign-took = Che cosa serviva al tiro dopo la scelta di pallone e portiere, e com'è finita.
    .rule = MIS-SHOT-13
sign-window = Uno svincolato. Prende il posto di uno dei tuoi, oppure lo rifiuti.
    .rule = MIS-SEASON-03
sign-traits = Doti speciali dei calciatori in campo. Alcune carte azione ne richiedono una.
    .rule = MIS-BOOST-01

## Come si gioca

how-aim = Sei l'allenatore. Segna più gol del rivale prima che si giochi l'ultima delle 32 carte azione.
how-step-1 = Scopri un calciatore: prendilo o lascialo andare, finché ne hai quindici, uno dei quali portiere.
    .title = Scegli la rosa
how-step-2 = Schiera i tuoi undici. Il rivale li vede solo quando siete pronti tutti e due.
    .title = Nascondi la formazione
how-step-3 = Ogni carta azione indica i duelli. Vincili tutti e arrivi al tiro.
    .title = Attacca con la carta
how-step-4 = Tu scegli un lato, il portiere pure, in segreto. Poi tocca alla carta dopo.
    .title = Tira e tuffati
how-decides-1 = Sei batte cinque: l'attacco continua. A parità si ferma. Alcune carte chiedono due punti di vantaggio, e lo dicono. Ogni carta indica i due posti in campo che si incontrano: una buona formazione è metà del lavoro.
    .title = Verso la porta
how-decides-2 = Di testa si confrontano colpo di testa e uscita alta. Destra e sinistra sono sempre di chi tira.
    .title = Il tiro: attaccante contro portiere
how-case = Tipo di tiro
    .wrong = Il portiere sbaglia lato
    .right = Il portiere indovina
how-case-shot = Tiro
    .wrong = Gol con valore pari o più alto
    .right = Gol con almeno uno in più
how-case-penalty = Rigore
    .wrong = Gol anche con uno in meno
    .right = Gol con valore pari o più alto
how-case-overhead = Rovesciata, colpo di tacco
    .wrong = Sempre gol
    .right = Sempre parata
how-wins = Giocata l'ultima carta, vince chi ha più gol. Pari? Cinque rigori a testa; se è ancora pari, uno a testa finché segna una sola squadra.

## Aiuto la prima volta

first-market = Una rosa ha quindici giocatori, uno è il portiere. Chi lasci andare può finire al tuo avversario.
    .title = Lo prendi o lo lasci
    .rule = MIS-MARKET-05
first-line-up = Giocano undici dei tuoi quindici. Nessuno vede dove li metti finché non sono pronte entrambe le squadre.
    .title = Undici in segreto
    .rule = MIS-LINEUP-01
first-action = Una carta è un attacco. Dice quali posti del campo si affrontano e quale numero conta.
    .title = Una carta azione
    .rule = MIS-MATCH-02
first-duel = L’attaccante deve avere il numero più alto. A parità vince il difensore.
    .title = Un duello
    .rule = MIS-PHASE-02
first-shot = Scegli un lato. Anche il portiere ne sceglie uno, di nascosto. Se sbaglia, basta la parità.
    .title = Il tuo tiro
    .rule = MIS-SHOT-03
first-dive = Indovina dove va la palla. Se indovini, chi tira deve essere più forte di uno per segnare.
    .title = Il tuo portiere si tuffa
    .rule = MIS-SHOT-03
first-free-kick = In questa carta scegli tu chi calcia. Guarda il suo numero contro quello del portiere.
    .title = Scegli chi calcia
    .rule = MIS-TAKER-01
first-red-card = Il migliore in campo va fuori e nessuno lo sostituisce. Gli attacchi che passano dal suo posto svaniscono.
    .title = Espulso
    .rule = MIS-RED-01
first-injury = Il migliore in campo non può continuare. Uno dei quattro in panchina prende il suo posto.
    .title = Infortunato
    .rule = MIS-INJ-01
first-trait = Questa carta chiede una dote. Se uno dei tuoi undici ce l’ha, tutti hanno uno in più nel prossimo attacco.
    .title = Una dote speciale
    .rule = MIS-BOOST-01
first-shoot-out = Parità dopo l’ultima carta. Ogni squadra sceglie cinque tiratori, poi un tiro a testa.
    .title = Ai rigori
    .rule = MIS-PEN-01
first-window = Dopo una partita chi vince può scoprire due svincolati, chi perde uno. Ognuno può sostituire uno dei tuoi.
    .title = La finestra di mercato
    .rule = MIS-SEASON-03
# What the bots of each level do well and badly
opponent-rookie-good = Nessuno legge i suoi tiri: sceglie un angolo qualsiasi.
opponent-rookie-bad = Ingaggia chiunque e lo schiera dove capita.
opponent-amateur-good = Ingaggia ciò che le carte azione chiedono a ogni reparto e varia gli angoli.
opponent-amateur-bad = Non guarda mai i tuoi undici.
opponent-pro-good = Conta i gol che porta ogni giocatore e aspetta quelli buoni.
opponent-pro-bad = Schiera i suoi undici migliori, quali che siano i tuoi.
opponent-legend-good = Schiera gli undici che rispondono meglio ai tuoi.
opponent-legend-bad = Ciò che non ha visto della tua rosa può solo immaginarlo: sorprendilo.
