title-name = Mister
title-blurb = Componi la rosa, nascondi la formazione, indovina dove andrà il pallone: una partita in trentadue carte.

## Il campo

slot-0 = portiere
slot-1 = terzino sinistro
slot-2 = difensore centrale sinistro
slot-3 = difensore centrale destro
slot-4 = terzino destro
slot-5 = centrocampista di fascia sinistra
slot-6 = centrocampista centrale sinistro
slot-7 = centrocampista centrale destro
slot-8 = centrocampista di fascia destra
slot-9 = attaccante sinistro
slot-10 = attaccante destro
slot-none = nessuna posizione

role-0 = portiere
role-1 = terzino
role-2 = difensore centrale
role-3 = centrocampista di fascia
role-4 = centrocampista centrale
role-5 = attaccante

characteristic-0 = tiro
characteristic-1 = colpo di testa
characteristic-2 = contrasto
characteristic-3 = passaggio
characteristic-4 = cross
characteristic-5 = calci piazzati
characteristic-6 = parata
characteristic-7 = uscita alta
characteristic-none = niente

trait-1 = colpo di tacco
trait-2 = rovesciata
trait-4 = trascinatore dei tifosi
trait-8 = vero leader
trait-none = nessuna dote

direction-0 = sinistra
direction-1 = centro
direction-2 = destra

player-none = nessuno

## Le carte azione

action-cross-right = Cross da destra, testa della punta
action-cross-left = Cross da sinistra, testa della punta
action-overlap-right = Il laterale destro sale e mette in mezzo
action-overlap-left = Il laterale sinistro sale e mette in mezzo
action-through-ball-right = Palla in profondità dal centro-destra
action-through-ball-left = Palla in profondità dal centro-sinistra
action-corner-right = Calcio d'angolo da destra
action-corner-left = Calcio d'angolo da sinistra
action-free-kick = Tiro piazzato dal limite
action-penalty = Tiro dal dischetto
action-knock-down-right = Torre della punta destra
action-knock-down-left = Torre della punta sinistra
action-long-pass-right = Lancio del centrale destro
action-long-pass-left = Lancio del centrale sinistro
action-late-run-left = Incursione dell'interno sinistro
action-late-run-right = Incursione dell'interno destro
action-diagonal-right = Diagonale lunga da destra
action-diagonal-left = Diagonale lunga da sinistra
action-red-card = Cartellino rosso
action-loose-ball-right = Pallone vagante in area, destra
action-loose-ball-left = Pallone vagante in area, sinistra
action-injury = Stop forzato
action-back-heel = Gol di tacco
action-overhead-kick = Sforbiciata al volo
action-crowd = La spinta del pubblico
action-leader = La carica del leader
action-dribble-right = Serpentina della punta destra
action-dribble-left = Serpentina della punta sinistra
action-long-shot-right = Botta da fuori, azione da destra
action-long-shot-left = Botta da fuori, azione da sinistra
action-break-right = Ripartenza lanciata dal portiere, destra
action-break-left = Ripartenza lanciata dal portiere, sinistra

## Impostazioni

option-mode = Modalità di gioco
    .hint = Partita singola in due, coppa o campionato in quattro, oppure il nostro piccolo campionato in tre.
option-mode-head-to-head = Partita singola
option-mode-cup = Coppa
option-mode-league = Campionato
option-mode-three-way = Campionato a tre
option-season-market = Finestre di mercato
    .hint = Dopo ogni turno di coppa o campionato le squadre possono scambiare giocatori con gli svincolati.
option-deck-passes = Giri del mazzo azione
    .hint = Quante volte si scorrono le trentadue carte prima del fischio finale.
option-shootout = Calci di rigore
    .hint = Una partita pari si decide ai rigori.
option-shootout-early-stop = Rigori fermati in anticipo
    .hint = I cinque tiri finiscono appena il vincitore è certo.
option-shootout-pool = Chi può calciare i rigori
option-shootout-pool-on-pitch = Chi è in campo alla fine
option-shootout-pool-with-bench = Chi è in campo e chi è rimasto in panchina
option-league-legs = Gironi del campionato
    .hint = Una partita contro ogni avversario, oppure due.
option-return-leg-swaps-order = Ordine invertito al ritorno
    .hint = Comincia la squadra nominata per seconda all'andata.
option-league-tiebreak = A pari punti
option-league-tiebreak-head-to-head-first = Prima gli scontri diretti
option-league-tiebreak-goal-difference-first = Prima la differenza reti generale
option-season-draws-after-tie = Carte dopo un pareggio
    .hint = Quante carte pesca ogni squadra nella finestra di mercato dopo un pareggio.
option-season-refused = Rifiutati nella finestra
option-season-refused-bottom = In fondo al mazzo
option-season-refused-out-of-game = Fuori dal gioco
option-market-first-seat = Chi apre il mercato
    .hint = Per il regolamento il più giovane; qui si sceglie un posto, o si tira a sorte.
option-market-first-seat-0 = Posto 1
option-market-first-seat-1 = Posto 2
option-market-first-seat-2 = Posto 3
option-market-first-seat-3 = Posto 4
option-market-first-seat-random = A sorte
option-market-cards = Carte scoperte in ogni turno di mercato
    .hint = Su un solo dispositivo, più carte di fila risparmiano passaggi di mano.
option-market-visibility = Acquisti del mercato
option-market-visibility-private = Nascosti agli altri
option-market-visibility-open = Visibili a tutti
option-market-idle-guard = Niente mercato fermo
    .hint = Dopo un intero giro senza acquisti ognuno prende ciò che può tenere.
option-keeper-slot = Chi può stare in porta
option-keeper-slot-keeper-only = Solo il portiere
option-keeper-slot-free = Chiunque
option-phase-tie = Un confronto pari va
option-phase-tie-defender = A chi difende
option-phase-tie-attacker = A chi attacca
option-card-21-defender = Avversario sulla carta 21
    .hint = La carta riporta il centrale sinistro; tutte le altre oppongono sinistra a destra.
option-card-21-defender-RCB = Difensore centrale destro
option-card-21-defender-LCB = Difensore centrale sinistro, come stampato
option-empty-defender = Confronto con una posizione vuota
option-empty-defender-pass = Vinto subito
option-empty-defender-zero = Contro il valore zero
option-boost-carry-over = Il bonus aspetta
    .hint = Resta fino al prossimo attacco, anche oltre la fine del turno.
option-boost-stacking = I bonus si sommano
option-skip-dead-shots = Salta i tiri già decisi
    .hint = Nessuna direzione da scegliere quando non può cambiare l'esito.

action-none = Calci di rigore

## Parole del tavolo

shot-1 = tiro
shot-2 = rigore
shot-3 = tiro imparabile

coin-1 = testa
coin-2 = croce

market-choice-0 = Lascialo andare
market-choice-1 = Prendilo

window-choice-0 = Tengo la mia rosa
window-choice-1 = Pesca una carta

outcome-0 = L'azione sfuma
outcome-1 = Parata
outcome-2 = Gol
outcome-3 = Espulsione
outcome-4 = Infortunio
outcome-5 = Carica
outcome-6 = Nulla di fatto

roll-coin = Lancio della moneta
roll-footballer = Calciatore dal mazzo
roll-action = Carta azione
roll-first-seat = Chi apre il mercato
roll-lot = Sorteggio
roll-agent = Svincolato

## Domande

ask-decide = Prendi { $player }? Hai { $size } calciatori su quindici, e nel mazzo { $left ->
        [0] non restano carte
        [one] resta una carta
       *[other] restano { $left } carte
    }.
    .hint = Il mercato continua finché tutti ne hanno quindici, di cui un portiere.
ask-field = Chi gioca da { $slot }?
    .hint = Le carte azione chiedono a ogni posizione qualità diverse.
ask-shoot = Dove tira { $shooter }? { $shot-raw ->
        [3] I numeri non contano: è gol, a meno che { $keeper } indovini il lato.
       *[other] { $same_goal-raw ->
            [1] { $value } contro { $against }: è gol dovunque vada { $keeper }.
           *[0] { $other_goal-raw ->
                [1] { $value } contro { $against }: è gol, a meno che { $keeper } indovini il lato.
               *[0] { $value } contro { $against }: non basta, dovunque vada { $keeper }.
            }
        }
    }
    .hint = Le due parti scelgono in segreto; poi si scopre tutto.
ask-dive = Tira { $shooter }: dove va il tuo portiere? { $shot-raw ->
        [3] I numeri non contano: se indovini il lato è parata, se sbagli è gol.
       *[other] { $same_goal-raw ->
            [1] { $value } contro { $against }: è gol dovunque tu vada.
           *[0] { $other_goal-raw ->
                [1] { $value } contro { $against }: se indovini il lato è parata, se sbagli è gol.
               *[0] { $value } contro { $against }: è parata dovunque tu vada.
            }
        }
    }
    .hint = Le due parti scelgono in segreto; poi si scopre tutto.
ask-take = { $action } per te: chi calcia? { $keeper } in porta ha { $against }.
    .hint = Può calciare chiunque sia in campo, anche il portiere.
opt-take-preview = { $option }, { $value } contro { $against }
preview-take = { $same_goal-raw ->
        [1] Gol sicuro
       *[0] { $other_goal-raw ->
            [1] Gol, se il portiere sbaglia lato
           *[0] Nessun gol
        }
    }
ask-victim = { $owner-own ->
        [1] { $action } per te: a chi dei tuoi tocca?
       *[0] { $action } per { $owner }: a chi tocca?
    } Tocca sempre al migliore in campo, e questi sono alla pari.
    .hint = La carta colpisce sempre il migliore in campo.
ask-substitute = Chi entra da { $slot }? { $injured } è infortunato e non può continuare.
    .hint = Può entrare solo chi è in panchina.
ask-kicker = Chi calcia il tuo rigore numero { $kick }? { $keeper } in porta ha { $against }.
    .hint = Ognuno può calciarne uno dei cinque; nominali in ordine.
opt-kicker-preview = { $option }, { $value } contro { $against }
preview-kicker = { $same_goal-raw ->
        [1] Gol sicuro
       *[0] { $other_goal-raw ->
            [1] Gol, se il portiere sbaglia lato
           *[0] Nessun gol
        }
    }
ask-sudden = A oltranza, rigore { $kick }: chi lo calcia per te? { $keeper } in porta ha { $against }.
    .hint = Da adesso può decidere il primo errore.
opt-sudden-preview = { $option }, { $value } contro { $against }
preview-sudden = { $same_goal-raw ->
        [1] Gol sicuro
       *[0] { $other_goal-raw ->
            [1] Gol, se il portiere sbaglia lato
           *[0] Nessun gol
        }
    }
ask-draw = Vuoi vedere uno svincolato? Puoi pescare ancora { $left ->
        [one] una carta
       *[other] { $left } carte
    }; chi arriva prende il posto di uno dei tuoi, e puoi sempre rifiutarlo.
    .hint = Puoi rifiutare chi arriva.
ask-exchange = Chi fa posto a { $player }? Puoi anche rifiutarlo e tenere la tua rosa.
    .hint = Chi fa posto lascia la rosa per sempre.
opt-exchange-refuse = Rifiutalo
opt-exchange-any = Cedi { $option }

## Eventi

# A score in the order of the header: the reader's side first; for others the side that is named first.
score = { $rival-own ->
    [1] { $against }-{ $goals }
   *[other] { $seat-own ->
        [1] { $goals }-{ $against }
       *[other] { $home-raw ->
            [1] { $goals }-{ $against }
           *[other] { $against }-{ $goals }
        }
    }
}
kicks-score = { $rival-own ->
    [1] { $against }-{ $scored }
   *[other] { $seat-own ->
        [1] { $scored }-{ $against }
       *[other] { $home-raw ->
            [1] { $scored }-{ $against }
           *[other] { $against }-{ $scored }
        }
    }
}
# After a save: the side of the keeper who made it is `seat`.
saved-score = { $rival-own ->
    [1] { $scored }-{ $against }
   *[other] { $seat-own ->
        [1] { $against }-{ $scored }
       *[other] { $home-raw ->
            [1] { $against }-{ $scored }
           *[other] { $scored }-{ $against }
        }
    }
}

event-market-opened = Si apre il mercato; pesca per primo { $first }.
event-drawn = { $seat } scopre { $player }.
event-signed = { $seat } acquista: { $size } in rosa.
event-discarded = { $seat } lascia andare { $player }.
event-reshuffled = Mazzo finito: { $cards ->
        [one] torna in gioco uno scarto
       *[other] tornano in gioco { $cards } scarti
    } (giro { $pass }).
event-market-closed = Il mercato chiude; { $free ->
        [one] un calciatore resta
       *[other] { $free } calciatori restano
    } senza squadra.
event-tossed = { $seat } lancia la moneta: { $face }.
event-paired = Gli accoppiamenti: { $one } contro { $two }, { $three } contro { $four }.
event-round = { $rounds ->
    [1] Le squadre si preparano.
   *[other] Turno { $round } di { $rounds }.
}
event-fixture = { $first } - { $second }
event-fielded = { $seat }, { $slot }: { $player }
event-kick-off = Calcio d'inizio per { $seat }.
event-action = { $boost ->
        [0] { $seat } scopre una carta: { $action }.
       *[other] { $seat } scopre una carta, con un bonus di { $boost }: { $action }.
    }
event-missing = L'azione richiede un { $slot }, e { $seat } non ce l'ha più.
duel-lead = { $margin ->
    [2] : serve un vantaggio di { $margin }
    [-2] : con questa carta bastano 2 in meno
   *[other] { "" }
}
event-duel = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) supera { $opponent } ({ $skill } { $against }){ duel-lead }.
       *[other] { $opponent } ({ $skill } { $against }) ferma { $player } ({ $characteristic } { $value }){ duel-lead }.
    }
event-unopposed = Nessuno da { $slot }: { $player } passa indisturbato.
event-any-of = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) la mette in area.
       *[other] Nessuno sa metterla in area: serve { $characteristic } { $needed }, { $player } ha { $value }.
    }
event-own-keeper = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) lancia lungo: si riparte!
       *[other] { $player } ({ $characteristic } { $value }) non arriva così lontano; serve { $needed }.
    }
event-trait-needed = { $passed-raw ->
        [1] { $player } ha il colpo in canna: { $trait }!
       *[other] Servirebbe la dote «{ $trait }» là davanti, ma non c'è.
    }
event-taker = { $player } sistema il pallone per { $seat }.
event-wall = { $passed-raw ->
        [1] Sopra la barriera: nessuno arriva a { $characteristic } { $needed }.
       *[other] { $player } ({ $characteristic } { $value }) svetta in barriera e respinge.
    }
event-story = { $player } si prende il pallone da { $slot }.
event-faded = { $phase ->
        [0] Sfuma prima ancora di cominciare.
       *[other] L'azione sfuma.
    }
event-shot = { $shot-raw ->
        [3] { $player } tenta l'impossibile: solo un tuffo fortunato può salvare!
        [2] { $player } ({ $characteristic } { $value }) dal dischetto contro { $keeper } ({ $skill } { $against }).
       *[other] Tira { $player } ({ $characteristic } { $value })! Sulla strada c'è { $keeper } ({ $skill } { $against }).
    }
event-directions = { $same-raw ->
        [1] Tiro: { $shot }; tuffo: { $dive }. Il portiere ha indovinato.
       *[other] Tiro: { $shot }; tuffo: { $dive }. Portiere spiazzato.
    }
event-goal = GOL! { $player } segna per { $seat }: { score }.
event-saved = { $player } para per { $seat }.
event-sent-off = Rosso! { $player } ({ $slot }) lascia { $seat } con un uomo in meno.
event-injured = { $player } ({ $slot }) di { $seat } resta a terra e non può continuare.
event-substituted = Entra { $player } per { $seat }, da { $slot }.
event-not-replaced = Panchina vuota: { $seat } resta senza { $slot }.
event-boosted = { $player }, { $trait }, carica { $seat }: bonus di { $boost } per il prossimo attacco. Un'altra carta!
event-not-boosted = In campo manca la dote «{ $trait }»: niente per { $seat }.
event-boost-lapsed = Il bonus di { $seat } svanisce con il turno.
event-new-pass = Si rimescolano tutte le carte azione: giro { $pass }.
event-full-time = Fischio finale: { $second-own ->
    [1] { $second } - { $first } { $against }-{ $goals }
   *[other] { $first } - { $second } { $goals }-{ $against }
}.
event-shootout = Parità: ai rigori { $first } e { $second }.
event-takers = { $seat } sceglie { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-penalty = Rigore { $kick } per { $seat }: { $player } ({ $value }) contro { $keeper } ({ $against }).
event-penalty-scored = { $player } segna: { kicks-score } ai rigori.
event-penalty-saved = { $player } para per { $seat }: { saved-score } ai rigori.
event-shootout-won = { $seat } vince ai rigori: { kicks-score }.
event-table-row = { $place }. { $seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, differenza reti { $difference }, gol { $goals }
event-lot = Il sorteggio mette { $seat } al { $place }º posto.
event-window = { $seat } pesca tra gli svincolati.
event-agent = { $seat } vede { $player }.
event-declined = { $seat } non pesca nessuno svincolato.
event-refused = { $seat } rimanda indietro il calciatore.
event-exchanged = { $seat } scambia un calciatore.
event-exchange = { $seat }: dentro { $in }, fuori { $out }.
event-winner = Vince { $seat }!

## Perché non si può

reason-keeper-owned = Un portiere l'hai già, { $player }; in rosa ce n'è uno solo.
reason-keeper-wanted = Ne hai quattordici e nessun portiere: l'ultimo posto è per un portiere.
reason-keeper-in-goal = { $option } è il tuo portiere e gioca in porta.
reason-already-fielded = { $option } gioca già da { $slot }.
reason-sent-off = { $option }: espulsione, fuori per questa partita.
reason-injured = { $option }: infortunio, fuori per questa partita.
reason-on-the-bench = { $option } è in panchina; calcia solo chi è in campo.
reason-keeper-exempt = Questa carta non tocca mai il portiere.
reason-not-the-highest = { $option } ha { $overall } in tutto; la carta tocca il migliore in campo, che ha { $highest }.
reason-already-named = { $option } calcia già il rigore { $kick }.
reason-kicked-more-often = { $option } ha calciato più volte di altri: prima tocca a loro.
reason-keeper-for-keeper = Un portiere si scambia solo con un portiere.
reason-already-playing = { $option } è già in campo da { $slot }.

## Come è finita

why-league = Primo posto in classifica
why-cup = Ha deciso la finale
why-cup-penalties = La finale, ai rigori
why-penalties = Ai rigori
why-goals = Più gol
why-drawn = Parità

## Consigli, in centesimi di gol a partita

hint-signing = Porta { $gain } gol in più su cento partite. Con circa { $rounds } carte ancora da vedere, prendi chi ne porta almeno { $least }.
hint-signing-weakens = Con lui i tuoi undici valgono { $loss } gol in meno su cento partite rispetto a un ingaggio normale. Restano circa { $rounds } carte da vedere.
hint-signing-late = Porta { $gain } gol in più su cento partite, e restano solo circa { $rounds } carte da vedere.
hint-exchange = Lo scambio porta { $gain } gol in più su cento partite.
hint-kick = I suoi calci piazzati valgono { $value }.
hint-slot = Come { $slot } porta { $gain } gol più del solito su cento partite.
hint-slot-less = Come { $slot } porta { $loss } gol meno del solito su cento partite.
hint-asked = { $cards ->
        [one] Una carta azione chiede
       *[other] { $cards } carte azione chiedono
    } al { $slot } questa qualità: { $characteristic }; lui ha { $value }.
hint-directions = { $lead ->
    [0] Siete pari
   *[other] Sei in vantaggio di { $lead }
}: gol in { $chance } tiri così su cento. Le tre direzioni si equivalgono: non farti leggere.
hint-signing-bench = Hai { $size } giocatori su { $most }: ora chiunque va bene per la panchina.
hint-signing-last = Con lui i tuoi undici valgono { $loss } gol in meno su cento partite rispetto a un ingaggio normale, ma { $rounds ->
    [0] non restano più carte
    [one] resta una sola carta
   *[other] restano solo circa { $rounds } carte
} da vedere.
hint-draw = Guardare non costa nulla: puoi rifiutare chi arriva. Puoi pescare { $left ->
    [one] ancora una volta
   *[other] { $left } volte
}.
hint-refuse-loses = Anche lo scambio migliore ti costerebbe { $loss } gol su cento partite.
hint-refuse-even = { $gain ->
    [0] Nessuno scambio porterebbe un gol
    [one] Anche lo scambio migliore porterebbe un solo gol
   *[other] Anche lo scambio migliore porterebbe solo { $gain } gol
} in più su cento partite.
hint-eleven = Ognuno sta dove le carte azione chiedono di più quello che ha; { $players } degli undici giocano nel proprio ruolo.
hint-directions-behind = Sei sotto di { $lead }: gol in { $chance } tiri così su cento. Le tre direzioni si equivalgono: non farti leggere.
hint-dive = { $lead ->
    [0] Tu e chi tira siete pari
   *[other] Chi tira è in vantaggio di { $lead }
}: gol in { $chance } tiri così su cento. Le tre direzioni si equivalgono: non farti leggere.
hint-guess-alone = Qui conta solo chi indovina: gol in { $chance } tiri così su cento. Le tre direzioni si equivalgono: non farti leggere.
hint-dive-ahead = Chi tira è sotto di { $lead }: gol in { $chance } tiri così su cento. Le tre direzioni si equivalgono: non farti leggere.
