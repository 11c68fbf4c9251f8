### Shadow Kingdoms of Valeria.
# shrine Schrein · battle plan Schlachtplan · battle Schlacht · camp Lager · Campaign Map Feldzugskarte · area Gebiet
# Warden Wächter · Adversary Widersacher · Champion Champion · Award Auszeichnung · Conquest Marker Eroberungsmarker
# Gem Edelstein · Influence Einfluss · Strength Stärke · VP SP (Siegpunkte) · Wild Joker · cycle austauschen
# Troop space Truppenfeld · reserve slot Reserveplatz · chain bonus Kettenbonus · skirmish Scharmützel
# rift Riss · relic Relikt · chit Plättchen · Urdr Staff Urdr-Stab · overlay Auflage
# Ambush Hinterhalt · Clash Gefecht · Siege Belagerung · Instant Sofort · Ongoing Dauer · End-game Schluss

## shadow_kingdoms

shadow_kingdoms-title = Shadow Kingdoms of Valeria
shadow_kingdoms-blurb = Führe Monster gegen Valeria: Sammle Würfel, plane Schlachten und lass eine Eroberung die nächste auslösen.

## shadow_kingdoms-choices

shadow_kingdoms-choices-riftlands = Mit der Erweiterung Riftlands
shadow_kingdoms-choices-adversary_points = Startpunkte des Widersachers
shadow_kingdoms-choices-colours = Monsterarten

## shadow_kingdoms-notes: more about a choice

shadow_kingdoms-notes-riftlands = Ein weiterer Ort mit { $rifts } Rissen, Relikte, Kräfte für jede Art und { $new_champions } weitere Champions. Spiel zuerst das Grundspiel.
shadow_kingdoms-notes-adversary_points = { $fewest_adversary_points } ist ein fairer Anfang; jeder weitere Punkt macht es schwerer.

## shadow_kingdoms-solo: what a solo player aims for

shadow_kingdoms-solo-goal = den Widersacher schlagen

## shadow_kingdoms-books: further files of docs/rules

shadow_kingdoms-books-riftlands = Riftlands

## shadow_kingdoms-values

shadow_kingdoms-values-chosen = alle wählen selbst
shadow_kingdoms-values-by_seat = nach Platz verteilt
shadow_kingdoms-values-sides_dealt = nach Platz verteilt, ebenso die Kartenseiten

## shadow_kingdoms-words

shadow_kingdoms-words-goblin = Goblin
    .plural = Goblins
shadow_kingdoms-words-orc = Ork
    .plural = Orks
shadow_kingdoms-words-skeleton = Skelett
    .plural = Skelette
shadow_kingdoms-words-gargoyle = Gargoyle
    .plural = Gargoyles
shadow_kingdoms-words-gnoll = Gnoll
    .plural = Gnolle
shadow_kingdoms-words-gem = Edelstein
    .plural = Edelsteine
shadow_kingdoms-words-magic = Magie
shadow_kingdoms-words-champions = Champions
shadow_kingdoms-words-gold = Gold
shadow_kingdoms-words-tactics = Taktik
shadow_kingdoms-words-camp = Lager
shadow_kingdoms-words-riftlands = Riftlands
shadow_kingdoms-words-influence = Einfluss
shadow_kingdoms-words-ambush = Hinterhalt
shadow_kingdoms-words-clash = Gefecht
shadow_kingdoms-words-siege = Belagerung
shadow_kingdoms-words-strength = Stärke
shadow_kingdoms-words-champion = Champion
    .plural = Champions
shadow_kingdoms-words-die = Würfel
shadow_kingdoms-words-left = links
shadow_kingdoms-words-middle = Mitte
shadow_kingdoms-words-right = rechts
shadow_kingdoms-words-champions_6 = bis zu 6 Champions
shadow_kingdoms-words-champions_10 = bis zu 10 Champions
shadow_kingdoms-words-wild = Joker-Fähigkeit
shadow_kingdoms-words-gems = Edelsteinlager
shadow_kingdoms-words-reserve_middle = mittlerer Reserveplatz
shadow_kingdoms-words-reserve_right = rechter Reserveplatz
shadow_kingdoms-words-track_14 = Leiste über 13 hinaus
shadow_kingdoms-words-troop_4 = Truppenfeld
shadow_kingdoms-words-troop_5 = Truppenfeld
shadow_kingdoms-words-overlay_power = Kraft der Auflage
shadow_kingdoms-words-rift_1 = erster
    .weak = ersten
shadow_kingdoms-words-rift_2 = zweiter
    .weak = zweiten
shadow_kingdoms-words-rift_3 = dritter
    .weak = dritten
shadow_kingdoms-words-instant = Sofort
shadow_kingdoms-words-ongoing = Dauer
shadow_kingdoms-words-endgame = Schluss
shadow_kingdoms-words-goblin-1 = Goblin 1
shadow_kingdoms-words-goblin-2 = Goblin 2
shadow_kingdoms-words-goblin-3 = Goblin 3
shadow_kingdoms-words-goblin-4 = Goblin 4
shadow_kingdoms-words-goblin-5 = Goblin 5
shadow_kingdoms-words-goblin-6 = Goblin 6
shadow_kingdoms-words-orc-1 = Ork 1
shadow_kingdoms-words-orc-2 = Ork 2
shadow_kingdoms-words-orc-3 = Ork 3
shadow_kingdoms-words-orc-4 = Ork 4
shadow_kingdoms-words-orc-5 = Ork 5
shadow_kingdoms-words-orc-6 = Ork 6
shadow_kingdoms-words-skeleton-1 = Skelett 1
shadow_kingdoms-words-skeleton-2 = Skelett 2
shadow_kingdoms-words-skeleton-3 = Skelett 3
shadow_kingdoms-words-skeleton-4 = Skelett 4
shadow_kingdoms-words-skeleton-5 = Skelett 5
shadow_kingdoms-words-skeleton-6 = Skelett 6
shadow_kingdoms-words-gargoyle-1 = Gargoyle 1
shadow_kingdoms-words-gargoyle-2 = Gargoyle 2
shadow_kingdoms-words-gargoyle-3 = Gargoyle 3
shadow_kingdoms-words-gargoyle-4 = Gargoyle 4
shadow_kingdoms-words-gargoyle-5 = Gargoyle 5
shadow_kingdoms-words-gargoyle-6 = Gargoyle 6
shadow_kingdoms-words-gnoll-1 = Gnoll 1
shadow_kingdoms-words-gnoll-2 = Gnoll 2
shadow_kingdoms-words-gnoll-3 = Gnoll 3
shadow_kingdoms-words-gnoll-4 = Gnoll 4
shadow_kingdoms-words-gnoll-5 = Gnoll 5
shadow_kingdoms-words-gnoll-6 = Gnoll 6
shadow_kingdoms-words-goblin-1-extra = Goblin 1 (Zusatzfeld)
shadow_kingdoms-words-goblin-2-extra = Goblin 2 (Zusatzfeld)
shadow_kingdoms-words-goblin-3-extra = Goblin 3 (Zusatzfeld)
shadow_kingdoms-words-goblin-4-extra = Goblin 4 (Zusatzfeld)
shadow_kingdoms-words-goblin-5-extra = Goblin 5 (Zusatzfeld)
shadow_kingdoms-words-goblin-6-extra = Goblin 6 (Zusatzfeld)
shadow_kingdoms-words-orc-1-extra = Ork 1 (Zusatzfeld)
shadow_kingdoms-words-orc-2-extra = Ork 2 (Zusatzfeld)
shadow_kingdoms-words-orc-3-extra = Ork 3 (Zusatzfeld)
shadow_kingdoms-words-orc-4-extra = Ork 4 (Zusatzfeld)
shadow_kingdoms-words-orc-5-extra = Ork 5 (Zusatzfeld)
shadow_kingdoms-words-orc-6-extra = Ork 6 (Zusatzfeld)
shadow_kingdoms-words-skeleton-1-extra = Skelett 1 (Zusatzfeld)
shadow_kingdoms-words-skeleton-2-extra = Skelett 2 (Zusatzfeld)
shadow_kingdoms-words-skeleton-3-extra = Skelett 3 (Zusatzfeld)
shadow_kingdoms-words-skeleton-4-extra = Skelett 4 (Zusatzfeld)
shadow_kingdoms-words-skeleton-5-extra = Skelett 5 (Zusatzfeld)
shadow_kingdoms-words-skeleton-6-extra = Skelett 6 (Zusatzfeld)
shadow_kingdoms-words-gargoyle-1-extra = Gargoyle 1 (Zusatzfeld)
shadow_kingdoms-words-gargoyle-2-extra = Gargoyle 2 (Zusatzfeld)
shadow_kingdoms-words-gargoyle-3-extra = Gargoyle 3 (Zusatzfeld)
shadow_kingdoms-words-gargoyle-4-extra = Gargoyle 4 (Zusatzfeld)
shadow_kingdoms-words-gargoyle-5-extra = Gargoyle 5 (Zusatzfeld)
shadow_kingdoms-words-gargoyle-6-extra = Gargoyle 6 (Zusatzfeld)
shadow_kingdoms-words-gnoll-1-extra = Gnoll 1 (Zusatzfeld)
shadow_kingdoms-words-gnoll-2-extra = Gnoll 2 (Zusatzfeld)
shadow_kingdoms-words-gnoll-3-extra = Gnoll 3 (Zusatzfeld)
shadow_kingdoms-words-gnoll-4-extra = Gnoll 4 (Zusatzfeld)
shadow_kingdoms-words-gnoll-5-extra = Gnoll 5 (Zusatzfeld)
shadow_kingdoms-words-gnoll-6-extra = Gnoll 6 (Zusatzfeld)

## shadow_kingdoms-questions: what is asked of the seat that decides

shadow_kingdoms-questions-colour = Wähle deine Monster.
shadow_kingdoms-questions-map_side = Wähle eine Seite deiner Feldzugskarte.
shadow_kingdoms-questions-destination = Du bist dran: Zieh mit deinem Wächter.
shadow_kingdoms-questions-die_at_shrine = Nimm einen Würfel.
shadow_kingdoms-questions-no_room = Kein freies Truppenfeld: Welcher Würfel kommt in den Beutel?
shadow_kingdoms-questions-gem_shrine = Du darfst einen Edelstein nehmen.
shadow_kingdoms-questions-magic_shrine = Erhalte { $shrine_magic } Magie oder beanspruche eine Auszeichnung.
shadow_kingdoms-questions-champions_shrine = Kauf einen Champion oder geh weiter.
    .with-full = { $full ->
           *[other] Du hast keinen Platz für weitere Champions: Tausche welche aus oder geh weiter.
        }
    .with-poor = { $poor ->
           *[other] Jeder Champion kostet mehr, als du hast: Tausche welche aus oder geh weiter.
        }
    .with-taken = { $taken ->
           *[other] Tausche noch Karten aus oder beende deinen Zug.
        }
shadow_kingdoms-questions-tactics_shrine = Reserviere einen Schlachtplan oder geh weiter.
    .with-full = { $full ->
           *[other] Deine Reserve hat keinen offenen Platz: Tausche Pläne aus oder geh weiter.
        }
    .with-poor = { $poor ->
           *[other] Jeder Plan kostet mehr, als du hast: Tausche Pläne aus oder geh weiter.
        }
    .with-taken = { $taken ->
           *[other] Tausche noch Karten aus oder beende deinen Zug.
        }
shadow_kingdoms-questions-reserve_slot = Wähle einen Reserveplatz.
shadow_kingdoms-questions-reserve_bonus = Du darfst den Bonus des Platzes bezahlen.
    .with-price = { $price } Gold für den Bonus des Platzes zahlen: 1 Einfluss?
shadow_kingdoms-questions-die_from_any_shrine = Nimm einen Würfel aus einem beliebigen Schrein.
shadow_kingdoms-questions-champion_pick = Wähle einen Champion.
shadow_kingdoms-questions-marker = Entferne einen Eroberungsmarker von deinem Tableau.
shadow_kingdoms-questions-battle_plan = Wähle den Plan für deine Schlacht.
    .with-cycling = { $cycling ->
           *[other] Noch ist kein passender Plan billig genug: Leg erst einen anderen unter den Stapel.
        }
shadow_kingdoms-questions-battle_troops = Wähle die Würfel für den Plan.
shadow_kingdoms-questions-wild_source = Wähle, was die unpassenden Würfel zu Jokern macht.
shadow_kingdoms-questions-flip = Du darfst Würfel für Edelsteine umdrehen und für Magie ändern.
shadow_kingdoms-questions-change = Du darfst Magie ausgeben, um Würfel zu ändern.
shadow_kingdoms-questions-area = Besetze ein Gebiet deiner Karte.
shadow_kingdoms-questions-chain_order = Wähle den nächsten Kettenbonus.
shadow_kingdoms-questions-plan_pick = Wähle einen Schlachtplan zum Reservieren.
shadow_kingdoms-questions-battle_rewards = Nimm den Lohn der Schlacht.
shadow_kingdoms-questions-die_space = Wohin kommt der Würfel?
shadow_kingdoms-questions-paid_bonus = Du darfst für mehr bezahlen.
shadow_kingdoms-questions-after_battle = Die Schlacht ist vorbei: Tausche Pläne aus oder beende deinen Zug.
shadow_kingdoms-questions-staff = Du darfst einen Urdr-Stab benutzen.
shadow_kingdoms-questions-staff_die = Wähle den Würfel, der wandert.
shadow_kingdoms-questions-staff_shrine = Wähle den Schrein, in den er kommt.
shadow_kingdoms-questions-staff_relic = Wähle das Relikt, das ausgetauscht wird.
shadow_kingdoms-questions-staff_plan = Wähle den Plan, der ausgetauscht wird.
shadow_kingdoms-questions-staff_champion = Wähle den Champion, der ausgetauscht wird.
shadow_kingdoms-questions-staff_exchange = Gold oder Magie?
shadow_kingdoms-questions-staff_from = Aus welchem Bereich nimmst du ein Plättchen?
shadow_kingdoms-questions-staff_to = In welchen Bereich kommt es?
shadow_kingdoms-questions-raise = Du darfst einen Würfel um 1 erhöhen.
shadow_kingdoms-questions-exchange = Wie viel Gold wird zu Magie?
shadow_kingdoms-questions-exchange_first = Nicht alles Gold des Schreins hätte Platz: Wie viel Gold wird zuvor zu Magie?
shadow_kingdoms-questions-rift = Du darfst einen Riss öffnen.
shadow_kingdoms-questions-relic_pick = Wähle ein Relikt.
shadow_kingdoms-questions-relic_place = Wohin kommt das Relikt?
shadow_kingdoms-questions-rearrange = Der Spielplan wurde aufgefüllt: Du darfst aktive Relikte tauschen.
shadow_kingdoms-questions-keep_die = Du darfst einen Würfel aus der Schlacht behalten.
shadow_kingdoms-questions-instant_bonus = Einfluss oder Gold?
shadow_kingdoms-questions-raise_gained = Du darfst bezahlen, um den gerade genommenen Würfel zu erhöhen.
shadow_kingdoms-questions-orb = Du darfst einen Würfel um 2 oder zwei um je 1 erhöhen.

## shadow_kingdoms-asked: the same, as the others read it

shadow_kingdoms-asked-colour = { $seat } wählt die eigenen Monster.
shadow_kingdoms-asked-map_side = { $seat } wählt eine Kartenseite.
shadow_kingdoms-asked-destination = { $seat } zieht mit dem Wächter.
shadow_kingdoms-asked-die_at_shrine = { $seat } nimmt einen Würfel.
shadow_kingdoms-asked-no_room = { $seat } hat keinen Platz für einen Würfel.
shadow_kingdoms-asked-gem_shrine = { $seat } darf einen Edelstein nehmen.
shadow_kingdoms-asked-magic_shrine = { $seat } ist am Magie-Schrein.
shadow_kingdoms-asked-champions_shrine = { $seat } ist am Champions-Schrein.
shadow_kingdoms-asked-tactics_shrine = { $seat } ist am Taktik-Schrein.
shadow_kingdoms-asked-reserve_slot = { $seat } wählt einen Reserveplatz.
shadow_kingdoms-asked-reserve_bonus = { $seat } darf einen Reservebonus bezahlen.
shadow_kingdoms-asked-die_from_any_shrine = { $seat } nimmt einen Würfel.
shadow_kingdoms-asked-champion_pick = { $seat } wählt einen Champion.
shadow_kingdoms-asked-marker = { $seat } entfernt einen Eroberungsmarker.
shadow_kingdoms-asked-battle_plan = { $seat } wählt einen Plan für die Schlacht.
shadow_kingdoms-asked-battle_troops = { $seat } wählt Würfel für die Schlacht.
shadow_kingdoms-asked-wild_source = { $seat } macht einen Würfel zum Joker.
shadow_kingdoms-asked-flip = { $seat } darf Würfel umdrehen.
shadow_kingdoms-asked-change = { $seat } darf Würfel ändern.
shadow_kingdoms-asked-area = { $seat } besetzt ein Gebiet.
shadow_kingdoms-asked-chain_order = { $seat } ordnet Kettenboni.
shadow_kingdoms-asked-plan_pick = { $seat } wählt einen Schlachtplan.
shadow_kingdoms-asked-battle_rewards = { $seat } nimmt den Lohn der Schlacht.
shadow_kingdoms-asked-die_space = { $seat } legt einen Würfel ab.
shadow_kingdoms-asked-paid_bonus = { $seat } darf für mehr bezahlen.
shadow_kingdoms-asked-after_battle = { $seat } darf nach der Schlacht Pläne austauschen.
shadow_kingdoms-asked-staff = { $seat } darf einen Urdr-Stab benutzen.
shadow_kingdoms-asked-staff_die = { $seat } versetzt einen Würfel.
shadow_kingdoms-asked-staff_shrine = { $seat } versetzt einen Würfel.
shadow_kingdoms-asked-staff_relic = { $seat } tauscht ein Relikt aus.
shadow_kingdoms-asked-staff_plan = { $seat } tauscht einen Plan aus.
shadow_kingdoms-asked-staff_champion = { $seat } tauscht einen Champion aus.
shadow_kingdoms-asked-staff_exchange = { $seat } tauscht Gold und Magie.
shadow_kingdoms-asked-staff_from = { $seat } versetzt ein Plättchen.
shadow_kingdoms-asked-staff_to = { $seat } versetzt ein Plättchen.
shadow_kingdoms-asked-raise = { $seat } darf einen Würfel erhöhen.
shadow_kingdoms-asked-exchange = { $seat } darf Gold in Magie verwandeln.
shadow_kingdoms-asked-exchange_first = { $seat } darf Gold in Magie verwandeln.
shadow_kingdoms-asked-rift = { $seat } darf einen Riss öffnen.
shadow_kingdoms-asked-relic_pick = { $seat } wählt ein Relikt.
shadow_kingdoms-asked-relic_place = { $seat } legt ein Relikt ab.
shadow_kingdoms-asked-rearrange = { $seat } darf Relikte tauschen.
shadow_kingdoms-asked-keep_die = { $seat } darf einen Würfel behalten.
shadow_kingdoms-asked-instant_bonus = { $seat } wählt Einfluss oder Gold.
shadow_kingdoms-asked-raise_gained = { $seat } darf einen Würfel erhöhen.
shadow_kingdoms-asked-orb = { $seat } darf Würfel erhöhen.

## shadow_kingdoms-options

shadow_kingdoms-options-pass = Verzichten
shadow_kingdoms-options-done = Fertig
    .with-ends = { $ends ->
           *[turn] Zug beenden
        }
shadow_kingdoms-options-colour = Die { $troop-plural } anführen
shadow_kingdoms-options-side-a = Seite A nehmen
shadow_kingdoms-options-side-b = Seite B nehmen
shadow_kingdoms-options-go-camp = Ins Lager gehen und kämpfen
shadow_kingdoms-options-go = Zum { $location }-Schrein gehen
shadow_kingdoms-options-die = { $die } nehmen
    .with-shrine = { $die } aus dem { $shrine }-Schrein nehmen
shadow_kingdoms-options-bag = Der neue Würfel kommt in den Beutel
shadow_kingdoms-options-replace = { $relic } ausscheiden lassen
    .with-die = { $die } kommt in den Beutel
shadow_kingdoms-options-take = Einen Edelstein nehmen
    .with-champion-cost = { $champion } für { $cost ->
            [one] 1 Gold
           *[other] { $cost } Gold
        } nehmen
shadow_kingdoms-options-magic = { $shrine_magic } Magie erhalten
    .with-exchange = { $exchange ->
           *[other] 2 Gold in 1 Magie verwandeln
        }
shadow_kingdoms-options-gold = 4 Gold erhalten
    .with-exchange = { $exchange ->
           *[other] 1 Magie in 2 Gold verwandeln
        }
shadow_kingdoms-options-influence = 1 Einfluss erhalten
shadow_kingdoms-options-award = { $award } beanspruchen
shadow_kingdoms-options-buy = { $champion } für { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    } kaufen
shadow_kingdoms-options-cycle = „{ $plan }“ für { $cost ->
        [one] 1 Magie
       *[other] { $cost } Magie
    } austauschen
    .with-champion = { $champion } für { $cost ->
        [one] 1 Magie
       *[other] { $cost } Magie
    } austauschen
shadow_kingdoms-options-reserve = „{ $plan }“ reservieren
    .with-cost = „{ $plan }“ für { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    } reservieren
shadow_kingdoms-options-slot = Reserveplatz { $slot } benutzen
shadow_kingdoms-options-pay = 1 Magie zahlen und ihn um 2 erhöhen
    .with-relic = { $relic } benutzen
    .with-cost = { $cost ->
            [one] 1 Gold
           *[other] { $cost } Gold
        } für 1 Einfluss zahlen
shadow_kingdoms-options-marker = Den Marker entfernen: { $marker }
shadow_kingdoms-options-battle = Für { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    } um „{ $plan }“ kämpfen
shadow_kingdoms-options-troops = { $dice } schicken
shadow_kingdoms-options-wild-ability = Deine Joker-Fähigkeit benutzen
shadow_kingdoms-options-wild-gem = Einen Edelstein zurückgeben
shadow_kingdoms-options-wild-power = Die Kraft deiner Auflage benutzen
shadow_kingdoms-options-wild = { $relic } benutzen
shadow_kingdoms-options-flip = Würfel { $number } umdrehen: { $die }
    .with-into = { $die } zu { $into } umdrehen
shadow_kingdoms-options-up = Würfel { $number } um 1 erhöhen: { $die }
    .with-into = { $die } auf { $into } erhöhen
shadow_kingdoms-options-down = Würfel { $number } um 1 senken: { $die }
    .with-into = { $die } auf { $into } senken
shadow_kingdoms-options-area = Das Gebiet { $kind } besetzen
shadow_kingdoms-options-chain = Als Nächstes den Bonus { $kind } nehmen
shadow_kingdoms-options-gains = Alles nehmen, was von selbst kommt
shadow_kingdoms-options-item = { $relic } benutzen
    .with-champion = { $champion } benutzen
shadow_kingdoms-options-gem = Einen Edelstein erhalten
shadow_kingdoms-options-extra = Auf das Zusatzfeld legen
shadow_kingdoms-options-ordinary = Auf ein gewöhnliches Feld legen
shadow_kingdoms-options-staff = { $relic } benutzen
shadow_kingdoms-options-to = In den { $rift-weak } Bereich legen
    .with-shrine = In den { $shrine }-Schrein legen
shadow_kingdoms-options-from = Aus dem { $rift-weak } Bereich nehmen
shadow_kingdoms-options-relic = { $relic }
shadow_kingdoms-options-two = { $die } um 2 erhöhen
shadow_kingdoms-options-split = { $dice } um je 1 erhöhen
shadow_kingdoms-options-into_space = { $relic } aktivieren
shadow_kingdoms-options-instead_of = { $relic } statt { $old }
shadow_kingdoms-options-raise = { $die } um 1 erhöhen
shadow_kingdoms-options-exchange-0 = Kein Gold in Magie verwandeln
shadow_kingdoms-options-exchange = { $number } Gold in Magie verwandeln
shadow_kingdoms-options-rift = Den { $rift-weak } Riss für { $cost ->
        [one] 1 Magie
       *[other] { $cost } Magie
    } öffnen
shadow_kingdoms-options-stack = Auf deinen Stapel legen
shadow_kingdoms-options-active = Aktivieren
shadow_kingdoms-options-keep = Lassen, wie es ist
    .with-die = { $die } behalten und neu würfeln
shadow_kingdoms-options-send = { $die } schicken

## shadow_kingdoms-confirm: what an option spends or reveals at once

shadow_kingdoms-confirm-cycles = Die Karte kommt unter ihren Stapel, und eine neue wird aufgedeckt. Das { $cost ->
        [0] lässt
       *[other] kostet { $cost } Magie und lässt
    } sich nicht zurücknehmen.
shadow_kingdoms-confirm-pays = Du zahlst { $gold } Gold. Das lässt sich nicht zurücknehmen.
    .with-magic = Du zahlst { $magic } Magie. Das lässt sich nicht zurücknehmen.
shadow_kingdoms-confirm-reveals = Das lässt sich nicht zurücknehmen.
shadow_kingdoms-confirm-ends_turn = Damit endet dein Zug. Das lässt sich nicht zurücknehmen.

## shadow_kingdoms-modes: what a player first says they want to do

shadow_kingdoms-modes-cycle_plan = { $cost } Magie: einen Plan unter den Stapel legen
shadow_kingdoms-modes-cycle_champion = { $cost } Magie: einen Champion unter seinen Stapel legen

## shadow_kingdoms-remarks: what is said to a player about things on the table

shadow_kingdoms-remarks-price = Das kostet dich jetzt { $price } Gold.
shadow_kingdoms-remarks-skirmish = Wer es jetzt besetzt, bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.

## shadow_kingdoms-log

shadow_kingdoms-log-turn = Runde { $round }: { $seat } ist am Zug.
shadow_kingdoms-log-first_player = { $seat } fängt an.
shadow_kingdoms-log-chose_colour = { $seat } führt die { $troop-plural } an.
shadow_kingdoms-log-chose_side = { $seat } spielt { $map }.
shadow_kingdoms-log-refilled = Der Spielplan wird aufgefüllt.
shadow_kingdoms-log-moved = { $seat } geht zum { $location }-Schrein.
shadow_kingdoms-log-went_home = { $seat } geht ins Lager.
shadow_kingdoms-log-took_die = { $seat } nimmt { $die } aus dem { $shrine }-Schrein.
shadow_kingdoms-log-placed_extra = { $seat } legt { $die } auf das Zusatzfeld.
shadow_kingdoms-log-discarded_die = { $seat } gibt { $die } in den Beutel zurück.
shadow_kingdoms-log-bagged = { $seat } gibt den neuen Würfel in den Beutel zurück.
shadow_kingdoms-log-changed_die = { $seat } macht aus { $die } { $into }.
shadow_kingdoms-log-kept_die = { $seat } behält { $die }, jetzt { $into }.
shadow_kingdoms-log-laid_plan = Neuer Schlachtplan: „{ $plan }“.
shadow_kingdoms-log-cycled_plan = { $seat } tauscht „{ $plan }“ aus.
shadow_kingdoms-log-laid_champion = { $champion } kommt in die Reihe.
shadow_kingdoms-log-cycled_champion = { $seat } tauscht { $champion } aus.
shadow_kingdoms-log-gained_champion = { $seat } erhält { $champion }.
shadow_kingdoms-log-reserved = { $seat } reserviert „{ $plan }“ auf dem Platz { $slot }.
shadow_kingdoms-log-uncovered = { $seat } schaltet frei: { $marker }.
shadow_kingdoms-log-covered = { $seat } besetzt das Gebiet { $kind }.
shadow_kingdoms-log-claimed = { $seat } beansprucht { $award } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
shadow_kingdoms-log-battle = { $seat } kämpft um „{ $plan }“.
shadow_kingdoms-log-sent_troops = { $seat } schickt { $dice }.
shadow_kingdoms-log-fought = Stärke { $strength }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $seat }.
shadow_kingdoms-log-skirmish = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für das Gebiet.
shadow_kingdoms-log-chain = { $seat } erhält den Bonus { $kind }.
shadow_kingdoms-log-completed = { $seat } schließt „{ $plan }“ ab.
shadow_kingdoms-log-gained = { $seat } erhält { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    }.
    .with-champion = { $seat } erhält { $amount ->
            [one] 1 { $what }
           *[other] { $amount } { $what-plural }
        } durch { $champion }.
    .with-relic = { $seat } erhält { $amount ->
            [one] 1 { $what }
           *[other] { $amount } { $what-plural }
        } durch { $relic }.
    .with-overlay = { $seat } erhält { $amount ->
            [one] 1 { $what }
           *[other] { $amount } { $what-plural }
        } durch die Auflage { $overlay }.
shadow_kingdoms-log-lost = { $seat } kann { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    } nicht mehr nehmen.
shadow_kingdoms-log-idle = Am { $location }-Schrein kann { $seat } nichts tun.
shadow_kingdoms-log-missed = { $seat } hat nichts vom Bonus { $chain }.
    .with-champion = { $seat } hat nichts von { $champion }.
shadow_kingdoms-log-points = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
shadow_kingdoms-log-paid_gold = { $seat } zahlt { $amount } Gold.
shadow_kingdoms-log-paid_magic = { $seat } zahlt { $amount } Magie.
shadow_kingdoms-log-spent_gem = { $seat } gibt einen Edelstein zurück.
shadow_kingdoms-log-made_wild = { $seat } macht mit der Joker-Fähigkeit einen Würfel zum Joker.
    .with-relic = { $seat } macht mit { $relic } einen Würfel zum Joker.
    .with-overlay = { $seat } macht mit der Auflage { $overlay } einen Würfel zum Joker.
shadow_kingdoms-log-placed_chit = { $seat } schickt eine Expedition durch den { $rift-weak } Riss.
shadow_kingdoms-log-moved_chit = { $seat } versetzt ein Plättchen aus dem { $rift-weak } in den { $into-weak } Bereich.
shadow_kingdoms-log-moved_die = { $seat } versetzt { $die } vom { $shrine }-Schrein in den { $location }-Schrein.
shadow_kingdoms-log-laid_relic = Neues Relikt im { $rift-weak } Bereich: { $relic }.
shadow_kingdoms-log-cycled_relic = { $seat } tauscht { $relic } aus.
shadow_kingdoms-log-gained_relic = { $seat } erhält { $relic }.
shadow_kingdoms-log-activated = { $seat } aktiviert { $relic }.
shadow_kingdoms-log-retired = { $seat } lässt { $relic } ausscheiden.
shadow_kingdoms-log-adversary_moved = Der Widersacher geht zum { $location }-Schrein.
shadow_kingdoms-log-adversary_met = Der Widersacher trifft auf den Wächter und bekommt { $points } Punkte.
shadow_kingdoms-log-adversary_completed = Der Widersacher schließt „{ $plan }“ für { $points } Punkte ab.
shadow_kingdoms-log-adversary_chit = Der Widersacher schickt eine Expedition durch den { $rift-weak } Riss.
shadow_kingdoms-log-adversary_relic = Der Widersacher nimmt { $relic }.
shadow_kingdoms-log-end_triggered = { $seat } hat { $plans_to_end } Schlachtpläne abgeschlossen: Das ist die letzte Runde.
shadow_kingdoms-log-round_limit = Die Partie endet nach { $round } Runden.
shadow_kingdoms-log-tie_broken = Gleichstand: { $seat } hat mit { $influence } den meisten Einfluss und gewinnt.
shadow_kingdoms-log-tie_shared = Gleichstand bei Punkten und Einfluss: Der Sieg wird geteilt.
shadow_kingdoms-log-tie_lost = Gleichstand bei { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: Der Widersacher gewinnt.
shadow_kingdoms-log-ended = Die Partie ist vorbei.

## shadow_kingdoms-account

shadow_kingdoms-account-battles = { $plans ->
        [one] Eine Schlacht
       *[other] { $plans } Schlachten
    }
shadow_kingdoms-account-areas = Gebiete der Feldzugskarte
shadow_kingdoms-account-awards = Auszeichnungen
shadow_kingdoms-account-other = Einfluss über { $track_end }
    .with-relics = { $relics ->
           *[other] Einfluss über { $track_end } und Relikte
        }
shadow_kingdoms-account-champion = { $champion }
shadow_kingdoms-account-dice = { $dice ->
        [one] Ein Würfel
       *[other] { $dice } Würfel
    } übrig
shadow_kingdoms-account-relics = Reliktsätze
shadow_kingdoms-account-expedition = Plättchen im { $rift-weak } Bereich
shadow_kingdoms-account-own_icons = Symbole { $troop } auf abgeschlossenen Plänen

## shadow_kingdoms-refusals: why something cannot be chosen

shadow_kingdoms-refusals-not_your_turn = Jemand anderes ist dran.
shadow_kingdoms-refusals-unknown = Etwas mit diesem Namen gibt es nicht.
shadow_kingdoms-refusals-not_yours = Das gehört jemand anderem.
shadow_kingdoms-refusals-can_be_chosen = Das kannst du jetzt wählen.
shadow_kingdoms-refusals-must_choose = Eine der Möglichkeiten musst du nehmen.
shadow_kingdoms-refusals-other_word = Hier lautet die Antwort „{ $asked }“.
shadow_kingdoms-refusals-set_up = Die Partie beginnt, sobald Farben und Kartenseiten gewählt sind.
shadow_kingdoms-refusals-set_up_is_over = Das wurde vor der Partie gewählt und gilt bis zu ihrem Ende.
shadow_kingdoms-refusals-colour_taken = Diese Monster führt jemand anderes an.
shadow_kingdoms-refusals-other_map = Wähle eine Seite der Karte, die du bekommen hast.
shadow_kingdoms-refusals-must_move = Dein Wächter muss ziehen.
shadow_kingdoms-refusals-stays = Der Wächter muss an einen anderen Ort ziehen.
shadow_kingdoms-refusals-moved = Dein Wächter ist in diesem Zug schon gezogen; er zieht nur einmal.
shadow_kingdoms-refusals-empty_shrine = In diesem Schrein liegen keine Würfel.
shadow_kingdoms-refusals-no_dice_at_all = In keinem Schrein liegt ein Würfel.
shadow_kingdoms-refusals-adversary = In diesem Schrein steht der Widersacher.
shadow_kingdoms-refusals-no_battle = Mit deinen Würfeln und Ressourcen kannst du dort keinen Schlachtplan abschließen.
shadow_kingdoms-refusals-no_riftlands = Das gehört zu Riftlands und ist hier nicht im Spiel.
shadow_kingdoms-refusals-champions_elsewhere = Champions kauft man am Champions-Schrein oder nimmt sie durch einen Effekt.
shadow_kingdoms-refusals-champion_limit = Mehr als { $limit } Champions kannst du nicht haben.
shadow_kingdoms-refusals-bought = Pro Besuch kannst du nur einen nehmen.
shadow_kingdoms-refusals-cannot_pay = Das kostet { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    }, und du hast { $gold }.
shadow_kingdoms-refusals-cannot_pay_magic = Das kostet { $cost ->
        [one] 1 Magie
       *[other] { $cost } Magie
    }, und du hast { $magic }.
shadow_kingdoms-refusals-keep_magic = Du brauchst { $cost ->
        [one] 1 Magie
       *[other] { $cost } Magie
    } für den Champion selbst.
shadow_kingdoms-refusals-empty_slot = Dort liegt keine Karte.
shadow_kingdoms-refusals-empty_deck = Der Stapel ist leer, die Karte käme sofort zurück.
shadow_kingdoms-refusals-other_row = Jetzt kannst du nur Champions der Art { $kind } nehmen.
shadow_kingdoms-refusals-cycles_only = Der Stab tauscht eine Karte aus; er nimmt keine.
shadow_kingdoms-refusals-works_by_itself = Das wirkt von selbst, sobald es so weit ist.
shadow_kingdoms-refusals-plans_elsewhere = Pläne reserviert man am Taktik-Schrein oder durch einen Effekt.
shadow_kingdoms-refusals-battles_elsewhere = Um Pläne kämpft man in seinem Lager.
shadow_kingdoms-refusals-cycling_elsewhere = Pläne tauscht man am Taktik-Schrein aus und vor und nach einer Schlacht im Lager, Champions an ihrem Schrein; beide auch, wenn man durch einen Effekt eine solche Karte nehmen darf.
shadow_kingdoms-refusals-no_slot = Du hast keinen freien Reserveplatz.
shadow_kingdoms-refusals-plan_not_here = Dieser Plan liegt nicht in der Reihe.
shadow_kingdoms-refusals-plan_not_met = Deine Würfel passen nicht zu diesem Plan.
shadow_kingdoms-refusals-reserved_stays = Ein reservierter Plan bleibt auf seinem Platz, bis um ihn gekämpft wird.
shadow_kingdoms-refusals-completed_stays = Dieser Plan ist abgeschlossen.
shadow_kingdoms-refusals-must_stay_certain = Danach könntest du nicht mehr sicher einen Plan abschließen, und im Lager musst du einen abschließen.
shadow_kingdoms-refusals-must_battle = Im Lager muss eine Schlacht geschlagen werden: Wähle ihren Plan.
shadow_kingdoms-refusals-one_battle = Pro Zug gibt es eine Schlacht, und sie ist vorbei.
shadow_kingdoms-refusals-slot_locked = Ein Eroberungsmarker verdeckt diesen Platz.
shadow_kingdoms-refusals-slot_full = Auf diesem Platz liegt ein Plan.
shadow_kingdoms-refusals-slots_elsewhere = Einen Platz wählt man beim Reservieren; seinen Bonus bezahlt man dann oder gar nicht.
shadow_kingdoms-refusals-awards_elsewhere = Auszeichnungen beansprucht man am Magie-Schrein.
shadow_kingdoms-refusals-not_met = Du erfüllst die Bedingung dieser Auszeichnung nicht.
shadow_kingdoms-refusals-claimed = Diese Auszeichnung hast du schon.
shadow_kingdoms-refusals-not_in_play = Diese Auszeichnung ist nicht im Spiel.
shadow_kingdoms-refusals-markers_elsewhere = Ein Eroberungsmarker verlässt dein Tableau in einer Schlacht oder für eine Auszeichnung.
shadow_kingdoms-refusals-marker_gone = Dieser Marker liegt nicht mehr auf deinem Tableau.
shadow_kingdoms-refusals-limit_order = Die Grenze von { $first_champion_limit } kommt vor der von { $last_champion_limit }.
shadow_kingdoms-refusals-alike = Die Truppenfelder sind gleich: Nimm zuerst den anderen Marker.
shadow_kingdoms-refusals-areas_elsewhere = Gebiete besetzt man in einer Schlacht.
shadow_kingdoms-refusals-covered = Dieses Gebiet ist schon besetzt.
shadow_kingdoms-refusals-chains_elsewhere = Kettenboni gibt es, wenn ein Gebiet neben einem anderen besetzt wird.
shadow_kingdoms-refusals-no_such_chain = Diesen Bonus hast du nicht verdient oder schon genommen.
shadow_kingdoms-refusals-dice_elsewhere = Einen Würfel nimmt man beim Betreten eines Schreins oder durch einen Effekt.
shadow_kingdoms-refusals-other_shrine = Der Würfel kommt aus dem Schrein, den du betreten hast.
shadow_kingdoms-refusals-no_such_die = Diesen Würfel gibt es nicht.
shadow_kingdoms-refusals-no_such_own_die = Du hast keinen solchen Würfel zur Wahl.
shadow_kingdoms-refusals-extra_stays = Der Würfel auf dem Zusatzfeld verlässt es nur in einer Schlacht.
shadow_kingdoms-refusals-room_elsewhere = Ein Würfel kommt nur in den Beutel, wenn für einen neuen kein Platz ist.
shadow_kingdoms-refusals-spaces_elsewhere = Das Feld wählt man, wenn man einen Würfel nimmt und das Zusatzfeld leer ist.
shadow_kingdoms-refusals-last_die = Der letzte Würfel des Schreins, den du betreten hast, muss bleiben.
shadow_kingdoms-refusals-same_shrine = Der Würfel liegt schon in diesem Schrein.
shadow_kingdoms-refusals-no_shrine = Der Würfel kommt in einen anderen der fünf Schreine.
shadow_kingdoms-refusals-changes_elsewhere = Würfel ändert man nur, während man im Lager einen Plan abschließt.
shadow_kingdoms-refusals-flips_elsewhere = Edelsteine benutzt man nur, während man im Lager einen Plan abschließt.
shadow_kingdoms-refusals-troops_elsewhere = Würfel legt man nur in einer Schlacht im Lager auf einen Plan.
shadow_kingdoms-refusals-does_not_fit = So passen die Würfel nicht zum Plan.
shadow_kingdoms-refusals-on_the_plan = Wähle einen der Würfel, wie sie in der Schlacht liegen.
shadow_kingdoms-refusals-flips_first = Dreh erst alle Würfel um; danach ändert Magie sie.
shadow_kingdoms-refusals-go_back = Das liegt hinter dir: Nimm deine letzten Entscheidungen zurück, um wieder hierherzukommen.
shadow_kingdoms-refusals-no_gem = Du hast keinen Edelstein.
shadow_kingdoms-refusals-beyond_faces = Ein Würfel geht nicht über 6 und nicht unter 1.
shadow_kingdoms-refusals-other_way = Du hast diesen Würfel gerade andersherum geändert: Nimm lieber das zurück.
shadow_kingdoms-refusals-equal_die = Ein gleicher Würfel daneben tut dasselbe: Wähle den.
shadow_kingdoms-refusals-wilds_elsewhere = Ein Würfel wird nur in einer Schlacht zum Joker, damit er zum Plan passt.
shadow_kingdoms-refusals-no_wild_source = Das kann diesen Würfel nicht ersetzen, oder für einen anderen bliebe nichts übrig.
shadow_kingdoms-refusals-raises_elsewhere = Würfel erhöht man nur durch eine Kraft, wenn es so weit ist.
shadow_kingdoms-refusals-at_six = Eine 6 lässt sich nicht erhöhen.
shadow_kingdoms-refusals-other_troop = Jetzt lassen sich nur Würfel der Art { $troop } erhöhen.
shadow_kingdoms-refusals-orb_raises = Ein Würfel wird um 2 erhöht oder zwei verschiedene um je 1.
shadow_kingdoms-refusals-raises_by_one = Ein Würfel wird um 1 erhöht.
shadow_kingdoms-refusals-keeps_elsewhere = Einen Würfel kann man nur am Ende seiner Schlacht behalten.
shadow_kingdoms-refusals-not_in_battle = Behalten kann man nur einen Würfel aus dieser Schlacht.
shadow_kingdoms-refusals-gems_elsewhere = Einen Edelstein nimmt man am Edelstein-Schrein.
shadow_kingdoms-refusals-magic_elsewhere = { $shrine_magic } Magie erhält man am Magie-Schrein.
shadow_kingdoms-refusals-gold_elsewhere = Gold erhält man am Gold-Schrein.
shadow_kingdoms-refusals-influence_elsewhere = Das wählt man, wenn der Ork einen Sofort-Champion erhält.
shadow_kingdoms-refusals-influence_or_gold = Es heißt: Einfluss oder Gold.
shadow_kingdoms-refusals-nothing_to_pay = Jetzt gibt es nichts zu bezahlen.
shadow_kingdoms-refusals-exchange_elsewhere = Der Goblin verwandelt am Gold-Schrein Gold in Magie.
shadow_kingdoms-refusals-exchange_limit = Höchstens 3 Gold, nicht mehr als du hast und nicht mehr, als an Magie Platz findet.
shadow_kingdoms-refusals-exchange_gives_nothing = Du kannst es nicht bezahlen, oder für das Ergebnis ist kein Platz.
shadow_kingdoms-refusals-rewards_elsewhere = Lohn gibt es nach einer Schlacht.
shadow_kingdoms-refusals-gains_first = Nimm erst, was von selbst kommt, bevor du gehst.
shadow_kingdoms-refusals-gains_taken = Was von selbst kommt, hast du schon genommen.
shadow_kingdoms-refusals-gem_elsewhere = Diesen Edelstein erhält der Gnoll nach einer Schlacht.
shadow_kingdoms-refusals-no_room_for_gem = Im Schrein liegt kein Edelstein, oder du hast keinen Platz dafür.
shadow_kingdoms-refusals-power_used = Das wurde schon benutzt.
shadow_kingdoms-refusals-power_over = Das wurde schon benutzt oder wirkt in diesem Moment nicht.
shadow_kingdoms-refusals-gives_nothing = Das brächte jetzt nichts, oder es ist hier nicht erlaubt.
shadow_kingdoms-refusals-relics_elsewhere = Relikte beansprucht man durch Risse oder durch einen Effekt.
shadow_kingdoms-refusals-relics_stay = Aktive Relikte wechseln nur, wenn du eines erhältst oder der Spielplan aufgefüllt wird.
shadow_kingdoms-refusals-relics_first = Der Spielplan wurde aufgefüllt: Zuerst dürfen Relikte getauscht werden.
shadow_kingdoms-refusals-relic_not_here = Dieses Relikt liegt nicht offen auf dem Plan der Riftlands.
shadow_kingdoms-refusals-other_area = Das Relikt kommt aus dem Bereich deines Risses.
shadow_kingdoms-refusals-not_active = Dieses Relikt ist nicht aktiv.
shadow_kingdoms-refusals-space_is_free = Ein Feld ist frei, es muss also kein Relikt weichen.
shadow_kingdoms-refusals-spaces_full = Beide Felder sind voll: Wähle das Relikt, das weicht.
shadow_kingdoms-refusals-active_already = Dieses Relikt ist schon aktiv.
shadow_kingdoms-refusals-not_in_stack = Dieses Relikt lag nicht in deinem Stapel, als der Spielplan aufgefüllt wurde.
shadow_kingdoms-refusals-staffs_elsewhere = Stäbe benutzt man, gleich nachdem der Wächter gezogen ist.
shadow_kingdoms-refusals-staff_needed = Ohne einen Stab könntest du hier nicht sicher einen Plan abschließen.
shadow_kingdoms-refusals-rifts_elsewhere = Risse öffnet man am Riftlands-Schrein.
shadow_kingdoms-refusals-chits = Du hast kein Plättchen mehr.
shadow_kingdoms-refusals-no_chit_here = In diesem Bereich hast du kein Plättchen.
shadow_kingdoms-refusals-same_area = Das Plättchen kommt aus diesem Bereich.
shadow_kingdoms-refusals-dice_enough = Der Plan braucht { $number } Würfel: Nimm einen zurück, um einen anderen zu schicken.
shadow_kingdoms-refusals-no_gem_left = Du hast keinen Edelstein mehr: Mach ein Umdrehen rückgängig, um einen anderen umzudrehen.
shadow_kingdoms-refusals-no_magic = Du hast keine Magie.
shadow_kingdoms-refusals-no_magic_left = Du hast keine Magie mehr: Mach eine Änderung rückgängig, um eine andere vorzunehmen.
shadow_kingdoms-refusals-take_back_instead = Du hast diesen Würfel andersherum geändert: Nimm lieber das zurück.
shadow_kingdoms-refusals-sources_enough = { $number ->
        [one] Eine Quelle genügt
       *[other] { $number } Quellen genügen
    }: Nimm eine zurück, um eine andere zu benutzen.

## shadow_kingdoms-gauges: what a hint counts after its move and after the next best

shadow_kingdoms-gauges-points =
    { $amount ->
        [one] Punkt
       *[other] Punkte
    }
shadow_kingdoms-gauges-final =
    { $amount ->
        [one] Punkt durch Schluss-Champions
       *[other] Punkte durch Schluss-Champions
    }
shadow_kingdoms-gauges-battles =
    { $amount ->
        [one] geschlagene Schlacht
       *[other] geschlagene Schlachten
    }
shadow_kingdoms-gauges-dice =
    { $amount ->
        [one] Würfel
       *[other] Würfel
    }
shadow_kingdoms-gauges-gold = Gold
shadow_kingdoms-gauges-magic = Magie
shadow_kingdoms-gauges-gems =
    { $amount ->
        [one] Edelstein
       *[other] Edelsteine
    }
shadow_kingdoms-gauges-influence = Einfluss
shadow_kingdoms-gauges-champions =
    { $amount ->
        [one] Champion
       *[other] Champions
    }
shadow_kingdoms-gauges-reserved =
    { $amount ->
        [one] reservierter Plan
       *[other] reservierte Pläne
    }

## shadow_kingdoms-reasons

shadow_kingdoms-reasons-points = Das bringt mehr Punkte.
shadow_kingdoms-reasons-means = Danach bist du besser versorgt.
shadow_kingdoms-reasons-dice = Danach hast du bessere Würfel.
shadow_kingdoms-reasons-plans = Danach bist du näher an einer guten Schlacht.
shadow_kingdoms-reasons-champions = Danach hast du bessere Champions oder Auszeichnungen.
shadow_kingdoms-reasons-board = Danach ist mehr von deinem Tableau freigeschaltet.
shadow_kingdoms-reasons-rivals_points =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Punkte.
       *[other] Das nimmt den anderen Punkte.
    }
shadow_kingdoms-reasons-rivals_means =
    { $rivals ->
        [one] Danach ist dein Rivale schlechter versorgt.
       *[other] Danach sind die anderen schlechter versorgt.
    }
shadow_kingdoms-reasons-rivals_dice =
    { $rivals ->
        [one] Das lässt deinem Rivalen schlechtere Würfel.
       *[other] Das lässt den anderen schlechtere Würfel.
    }
shadow_kingdoms-reasons-rivals_plans =
    { $rivals ->
        [one] Das erschwert deinem Rivalen seine Schlachten.
       *[other] Das erschwert den anderen ihre Schlachten.
    }
shadow_kingdoms-reasons-rivals_champions =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Champions oder Auszeichnungen.
       *[other] Das nimmt den anderen Champions oder Auszeichnungen.
    }
shadow_kingdoms-reasons-rivals_board =
    { $rivals ->
        [one] Das hält das Tableau deines Rivalen verschlossen.
       *[other] Das hält die Tableaus der anderen verschlossen.
    }

## shadow_kingdoms-cards: what is printed on cards, put together from what they do

shadow_kingdoms-cards-when-gain_champion = Immer wenn du einen Champion erhältst: { $effect }
shadow_kingdoms-cards-when-gain_champion_instant = Immer wenn du einen Sofort-Champion erhältst: { $effect }
shadow_kingdoms-cards-when-gain_chain_bonus = Für jeden Kettenbonus: { $effect }
shadow_kingdoms-cards-when-gain_gold = Immer wenn du aus anderer Quelle Gold erhältst: { $effect }
shadow_kingdoms-cards-when-gain_magic = Immer wenn du aus anderer Quelle Magie erhältst: { $effect }
shadow_kingdoms-cards-when-gain_influence = Für jeden Einfluss, den du erhältst: { $effect }
shadow_kingdoms-cards-when-gain_or_spend_gem = Für jeden erhaltenen oder ausgegebenen Edelstein: { $effect }
shadow_kingdoms-cards-when-gain_plan_from_line = Immer wenn du einen Schlachtplan aus der Reihe erhältst: { $effect }
shadow_kingdoms-cards-when-complete_plan = Für jeden abgeschlossenen Schlachtplan: { $effect }
    .with-kind = Für jeden abgeschlossenen Plan der Art { $kind }: { $effect }
shadow_kingdoms-cards-when-battle_strength = In allen Schlachten: { $effect }
    .with-kind = In Schlachten der Art { $kind }: { $effect }
shadow_kingdoms-cards-when-battle_dice = In einer Schlacht: { $effect }
shadow_kingdoms-cards-when-battle_end = Am Ende einer Schlacht: { $effect }
shadow_kingdoms-cards-when-pay_champion = Immer wenn du einen Champion bezahlst: { $effect }
shadow_kingdoms-cards-when-pay_plan = Immer wenn du einen Schlachtplan bezahlst: { $effect }
shadow_kingdoms-cards-when-pay_reserve_bonus = Für jeden Reservebonus: { $effect }
shadow_kingdoms-cards-when-visit = Wenn dein Wächter zum { $shrine }-Schrein zieht: { $effect }
shadow_kingdoms-cards-when-draft_die = Wenn du einen Würfel nimmst: { $effect }
    .with-troop = Wenn du einen Würfel der Art { $troop } nimmst: { $effect }
shadow_kingdoms-cards-when-gain_relic = Für jedes Relikt, das du erhältst: { $effect }
shadow_kingdoms-cards-when-place_chit = Für jedes Expeditionsplättchen, das du legst: { $effect }
shadow_kingdoms-cards-when-first_task = Gleich nachdem dein Wächter gezogen ist: { $effect }
shadow_kingdoms-cards-gain_influence = erhalte { $amount } Einfluss
shadow_kingdoms-cards-gain_magic = erhalte { $amount } Magie
shadow_kingdoms-cards-gain_gold = erhalte { $amount } Gold
shadow_kingdoms-cards-gain_gem = erhalte { $amount ->
        [one] 1 Edelstein
       *[other] { $amount } Edelsteine
    }
shadow_kingdoms-cards-gain_vp = erhalte { $amount } SP
shadow_kingdoms-cards-strength = +{ $amount } Stärke
shadow_kingdoms-cards-discount_gold = zahle { $amount } Gold weniger
shadow_kingdoms-cards-extra_gem_space = { $amount ->
        [one] 1 weiteres Feld
       *[other] { $amount } weitere Felder
    } für Edelsteine
shadow_kingdoms-cards-extra_champion_limit = deine Grenze für Champions ist um { $amount } höher
shadow_kingdoms-cards-extra_die_space = { $amount ->
        [one] 1 weiteres Feld für einen Würfel
       *[other] { $amount } weitere Felder für Würfel
    }
shadow_kingdoms-cards-extra_locked_die_space = { $amount ->
        [one] 1 Zusatzfeld
       *[other] { $amount } Zusatzfelder
    } für einen Würfel, das er nur in einer Schlacht verlässt
shadow_kingdoms-cards-repeat_shrine_action = führe dessen Aktion zweimal aus
shadow_kingdoms-cards-die_from_shrine = nimm einen Würfel aus einem beliebigen Schrein, ohne dessen Aktion
shadow_kingdoms-cards-draft_champion = nimm einen offenen Champion
    .with-kind = nimm einen offenen { $kind }-Champion
shadow_kingdoms-cards-buy_champion = kauf einen offenen Champion zu seinem Grundpreis
shadow_kingdoms-cards-reserve_free = reserviere einen Schlachtplan, ohne ihn zu bezahlen
shadow_kingdoms-cards-draft_relic = nimm ein offenes Relikt
shadow_kingdoms-cards-cycle_plan = tausche einen Schlachtplan kostenlos aus
shadow_kingdoms-cards-cycle_champion = tausche einen offenen Champion kostenlos aus
shadow_kingdoms-cards-cycle_relic = tausche ein offenes Relikt kostenlos aus
shadow_kingdoms-cards-roll_up_any = erhöhe einen deiner Würfel um { $amount }
shadow_kingdoms-cards-roll_up_gained_die = erhöhe ihn um { $amount }
shadow_kingdoms-cards-roll_up_own_troop = erhöhe einen deiner Würfel dieser Art um 2 oder zwei davon um je 1
shadow_kingdoms-cards-wild_die_of_troop = ein Würfel der Art { $troop } zählt als Joker
shadow_kingdoms-cards-wild_any = ein beliebiger Würfel zählt als Joker
shadow_kingdoms-cards-gold_to_magic_max = verwandle bis zu { $amount } Gold in ebenso viel Magie
shadow_kingdoms-cards-gain_gem_after_battle = erhalte { $amount ->
        [one] 1 Edelstein
       *[other] { $amount } Edelsteine
    }, aber nicht für diese Schlacht
shadow_kingdoms-cards-keep_die_reroll_then_raise = behalte einen Würfel daraus: Wirf ihn, erhöhe ihn um { $amount } und leg ihn auf ein freies Feld
shadow_kingdoms-cards-move_die_between_shrines = leg einen Würfel aus einem Schrein in einen anderen
shadow_kingdoms-cards-move_own_chit = versetze eines deiner Plättchen in einen anderen Rissbereich
shadow_kingdoms-cards-may = { $effect } (freiwillig)
shadow_kingdoms-cards-more = { $effect } mehr
shadow_kingdoms-cards-paid = zahle { $price }: { $effect }
shadow_kingdoms-cards-price-gold = { $amount } Gold
shadow_kingdoms-cards-price-magic = { $amount } Magie
shadow_kingdoms-cards-price-per_champion = 1 Magie für jeden deiner { $kind }-Champions
shadow_kingdoms-cards-on_place = { $text } Wenn ein Würfel der Art { $troop } darauf gelegt wird: { $effect }.
shadow_kingdoms-cards-overlay = { $always } Freizuschalten: { $power }
shadow_kingdoms-cards-overlay_name = Auflage { $troop }
shadow_kingdoms-cards-plan = { $kind }: { $icons }.
shadow_kingdoms-cards-counted-completed_plans = abgeschlossenen Schlachtplan
shadow_kingdoms-cards-counted-completed_plans_of_type = abgeschlossenen Plan der Art { $kind }
shadow_kingdoms-cards-counted-icons_on_completed_plans = Symbol { $kind } auf deinen abgeschlossenen Plänen
shadow_kingdoms-cards-counted-champions = Champion, den du hast
shadow_kingdoms-cards-counted-champions_of_type = { $kind }-Champion, den du hast
shadow_kingdoms-cards-counted-gold = Gold
shadow_kingdoms-cards-counted-magic = Magie
shadow_kingdoms-cards-counted-influence = Einfluss
shadow_kingdoms-cards-counted-gems = Edelstein, den du hast
shadow_kingdoms-cards-counted-dice_on_board = Würfel auf deinem Tableau
shadow_kingdoms-cards-counted-reserved_plans = noch reservierten Plan
shadow_kingdoms-cards-counted-own_markers_on_awards = eigenen Marker auf einer Auszeichnung
shadow_kingdoms-cards-counted-own_chits_on_board = eigenes Plättchen in den Rissbereichen
shadow_kingdoms-cards-counted-relics = Relikt, das du hast
shadow_kingdoms-cards-counted-chain_bonuses_earned = verdienten Kettenbonus
shadow_kingdoms-cards-rounded_up = { $number } { $unit }, aufgerundet
shadow_kingdoms-cards-above = { $unit } über { $number }
shadow_kingdoms-cards-at_most = { $unit }, höchstens { $number }
shadow_kingdoms-cards-score = { $points } SP pro { $unit }.
shadow_kingdoms-cards-score_of_each = { $points } SP, wenn du von jeder Schlachtart { $number } Pläne abgeschlossen hast.
shadow_kingdoms-cards-award-pattern = Marker auf deiner Karte in der gezeigten Form, gedreht oder gespiegelt.
shadow_kingdoms-cards-award-plans_of_type = { $count } abgeschlossene Pläne der Art { $kind }.
shadow_kingdoms-cards-award-plans_of_size = { $count } abgeschlossene Pläne mit { $size } Symbolen.
shadow_kingdoms-cards-award-icons_of_each_troop = { $count } Symbole jeder Truppenart auf deinen abgeschlossenen Plänen.
shadow_kingdoms-cards-award-gems = { $count } Edelsteine.
shadow_kingdoms-cards-award-champions = { $count } Champions.
shadow_kingdoms-cards-award-influence = Einfluss { $count }.
shadow_kingdoms-cards-award-gold_and_magic = { $gold } Gold und { $magic } Magie.
shadow_kingdoms-cards-award-dice_of_different_troops = Würfel { $count } verschiedener Truppenarten.
shadow_kingdoms-cards-award-chits_by_area = Plättchen in verschiedenen Rissbereichen: { $areas }.
shadow_kingdoms-cards-award-chits_total = Insgesamt { $count } Plättchen in den Rissbereichen.
shadow_kingdoms-cards-award-relic_types = Relikte { $count } verschiedener Arten.

## shadow_kingdoms-totals: what is counted while several things are picked

shadow_kingdoms-totals-die = Würfel
shadow_kingdoms-totals-strength = Stärke, gezählt bis
shadow_kingdoms-totals-wild = Zu Jokern gemachte Würfel
shadow_kingdoms-totals-gem = Benutzte Edelsteine
shadow_kingdoms-totals-magic = Benutzte Magie
shadow_kingdoms-totals-dragon_orb = Erhöht um

## shadow_kingdoms-notes: what is already known about something that can be picked

shadow_kingdoms-notes-needs_wild = braucht einen Joker
shadow_kingdoms-notes-after_flip = sobald er umgedreht ist
shadow_kingdoms-notes-with_another = zusammen mit einem anderen Würfel

## shadow_kingdoms-names: what the language calls the cards

shadow_kingdoms-names-champion-elite_guard = Elitegarde
shadow_kingdoms-names-champion-mercenary = Söldner
shadow_kingdoms-names-champion-quartermaster = Quartiermeister
shadow_kingdoms-names-champion-sentry = Wachposten
shadow_kingdoms-names-champion-shadow = Schatten
shadow_kingdoms-names-champion-thief = Dieb
shadow_kingdoms-names-champion-warlock = Hexenmeister
shadow_kingdoms-names-champion-adept = Adept
shadow_kingdoms-names-champion-assassin = Assassine
shadow_kingdoms-names-champion-brawler = Raufbold
shadow_kingdoms-names-champion-brute = Rohling
shadow_kingdoms-names-champion-cutter = Halsabschneider
shadow_kingdoms-names-champion-dark_conjuror = Dunkler Beschwörer
shadow_kingdoms-names-champion-death_knight = Todesritter
shadow_kingdoms-names-champion-engineer = Ingenieur
shadow_kingdoms-names-champion-miner = Bergmann
shadow_kingdoms-names-champion-oracle = Orakel
shadow_kingdoms-names-champion-peddler = Hausierer
shadow_kingdoms-names-champion-priest = Priester
shadow_kingdoms-names-champion-satyr = Satyr
shadow_kingdoms-names-champion-scout = Kundschafter
shadow_kingdoms-names-champion-shaman = Schamane
shadow_kingdoms-names-champion-soldier = Soldat
shadow_kingdoms-names-champion-soul_reavers = Seelenräuber
shadow_kingdoms-names-champion-stalker = Pirscher
shadow_kingdoms-names-champion-tactician = Taktiker
shadow_kingdoms-names-champion-warrior = Krieger
shadow_kingdoms-names-champion-bombardier = Bombardier
shadow_kingdoms-names-champion-clan_chief = Klanhäuptling
shadow_kingdoms-names-champion-conqueror = Eroberer
shadow_kingdoms-names-champion-conscriptor = Aushebungsoffizier
shadow_kingdoms-names-champion-firebrand = Aufwiegler
shadow_kingdoms-names-champion-grim_giant = Grimmriese
shadow_kingdoms-names-champion-hoarder = Hamsterer
shadow_kingdoms-names-champion-huntsman = Jäger
shadow_kingdoms-names-champion-juggernaut = Koloss
shadow_kingdoms-names-champion-king_slayer = Königsmörder
shadow_kingdoms-names-champion-overseer = Aufseher
shadow_kingdoms-names-champion-pharaoh = Pharao
shadow_kingdoms-names-champion-seer = Seher
shadow_kingdoms-names-champion-skullbasher = Schädelspalter
shadow_kingdoms-names-champion-sorceress = Zauberin
shadow_kingdoms-names-champion-strategist = Stratege
shadow_kingdoms-names-champion-trail_master = Fährtenmeister
shadow_kingdoms-names-champion-war_beast = Kriegsbestie
shadow_kingdoms-names-champion-warmonger = Kriegstreiber
shadow_kingdoms-names-champion-witch_doctor = Medizinmann
shadow_kingdoms-names-champion-assassin_rl = Assassine
shadow_kingdoms-names-champion-brawler_rl = Raufbold
shadow_kingdoms-names-champion-brute_rl = Rohling
shadow_kingdoms-names-champion-engineer_rl = Ingenieur
shadow_kingdoms-names-champion-soldier_rl = Soldat
shadow_kingdoms-names-champion-stalker_rl = Pirscher
shadow_kingdoms-names-champion-pathfinder = Pfadfinder
shadow_kingdoms-names-champion-alpha_leader = Leitwolf
shadow_kingdoms-names-champion-ferryman = Fährmann
shadow_kingdoms-names-champion-gatherers = Sammler
shadow_kingdoms-names-champion-hatchling = Schlüpfling
shadow_kingdoms-names-champion-infiltrator = Eindringling
shadow_kingdoms-names-champion-manitou = Manitu
shadow_kingdoms-names-champion-recruiter = Anwerber
shadow_kingdoms-names-champion-salvager = Bergungsmann
shadow_kingdoms-names-champion-shard = Splitter
shadow_kingdoms-names-champion-syphon = Sauger
shadow_kingdoms-names-champion-renegade_lord = Abtrünniger Fürst
shadow_kingdoms-names-champion-spymasters = Spionagemeister
shadow_kingdoms-names-champion-taskmaster = Zuchtmeister
shadow_kingdoms-names-champion-werepack = Werrudel
shadow_kingdoms-names-plan-toll_at_crooked_bridge = Zoll an der Krummbrücke
shadow_kingdoms-names-plan-knives_at_foxglove_inn = Messer im Gasthof Fingerhut
shadow_kingdoms-names-plan-shadows_over_larkspur = Schatten über Lerchensporn
shadow_kingdoms-names-plan-snare_at_thornwick_pass = Falle am Dornwick-Pass
shadow_kingdoms-names-plan-night_raid_on_millbrook = Nachtangriff auf Mühlbach
shadow_kingdoms-names-plan-bandits_on_the_kingsroad = Räuber an der Königsstraße
shadow_kingdoms-names-plan-terror_in_whisperwood = Schrecken im Wisperwald
shadow_kingdoms-names-plan-trap_at_elder_ferry = Falle an der Holunderfähre
shadow_kingdoms-names-plan-pounce_at_badger_creek = Überfall am Dachsbach
shadow_kingdoms-names-plan-vanishing_at_mistfen = Verschwunden im Nebelmoor
shadow_kingdoms-names-plan-hunt_in_silverglade = Jagd in der Silberlichtung
shadow_kingdoms-names-plan-blades_at_moonwell = Klingen am Mondbrunnen
shadow_kingdoms-names-plan-caravan_of_amber_gap = Karawane der Bernsteinschlucht
shadow_kingdoms-names-plan-silence_at_ravensrest = Stille in Rabenruh
shadow_kingdoms-names-plan-stalking_the_green_way = Pirsch auf dem Grünen Weg
shadow_kingdoms-names-plan-fangs_at_hollow_barrow = Fänge am Hohlen Hügelgrab
shadow_kingdoms-names-plan-duel_at_stagbrook = Duell am Hirschbach
shadow_kingdoms-names-plan-skirmish_at_dunmere = Scharmützel bei Dunmere
shadow_kingdoms-names-plan-charge_at_lionsgate_field = Ansturm auf dem Löwentorfeld
shadow_kingdoms-names-plan-brawl_at_brindle_ford = Rauferei an der Scheckenfurt
shadow_kingdoms-names-plan-rout_at_sunmeadow = Flucht von der Sonnenwiese
shadow_kingdoms-names-plan-melee_at_harrow_bridge = Getümmel an der Eggenbrücke
shadow_kingdoms-names-plan-stand_at_copper_hill = Wacht am Kupferhügel
shadow_kingdoms-names-plan-fury_at_wheatmoor = Zorn auf dem Weizenmoor
shadow_kingdoms-names-plan-havoc_at_kestrel_down = Verwüstung am Falkenhang
shadow_kingdoms-names-plan-onslaught_at_fairmarch = Großangriff auf Schönmark
shadow_kingdoms-names-plan-victory_at_tallgrass = Sieg im Hochgras
shadow_kingdoms-names-plan-triumph_at_avery_hollow = Triumph in der Avery-Senke
shadow_kingdoms-names-plan-carnage_at_redford_common = Gemetzel auf dem Rotfurter Anger
shadow_kingdoms-names-plan-battle_of_olden_mill = Schlacht an der Alten Mühle
shadow_kingdoms-names-plan-slaughter_at_greyline = Blutbad an der Grauen Linie
shadow_kingdoms-names-plan-last_stand_at_wyndham_cross = Letzte Wacht am Wyndham-Kreuz
shadow_kingdoms-names-plan-sack_of_port_marlow = Plünderung von Port Marlow
shadow_kingdoms-names-plan-rams_at_oakengate = Rammböcke am Eichentor
shadow_kingdoms-names-plan-burning_of_eastkeep = Brand der Ostfeste
shadow_kingdoms-names-plan-breach_at_stonehelm = Bresche in Steinhelm
shadow_kingdoms-names-plan-fall_of_goldspire = Fall von Goldspitz
shadow_kingdoms-names-plan-ruin_of_whitewall = Untergang von Weißwall
shadow_kingdoms-names-plan-storm_on_highwatch = Sturm auf Hochwacht
shadow_kingdoms-names-plan-hunger_at_fort_bramble = Hunger in der Brombeerfeste
shadow_kingdoms-names-plan-plunder_of_ironvault = Raub von Eisengewölbe
shadow_kingdoms-names-plan-catapults_at_queensreach = Katapulte vor Königinnenreich
shadow_kingdoms-names-plan-fire_over_hearthhold = Feuer über Herdhort
shadow_kingdoms-names-plan-siege_of_castle_aldermoor = Belagerung von Burg Erlenmoor
shadow_kingdoms-names-plan-undermining_of_deepdelve = Untergrabung von Tiefgrund
shadow_kingdoms-names-plan-crushing_of_dawnkeep = Zermalmung der Dämmerfeste
shadow_kingdoms-names-plan-toppling_of_the_sun_tower = Sturz des Sonnenturms
shadow_kingdoms-names-plan-walls_of_elderglen = Mauern von Holundertal
shadow_kingdoms-names-award-crossroads = Kreuzweg
shadow_kingdoms-names-award-four_winds = Vier Winde
shadow_kingdoms-names-award-war_path = Kriegspfad
shadow_kingdoms-names-award-spearhead = Speerspitze
shadow_kingdoms-names-award-serpent = Schlange
shadow_kingdoms-names-award-lord_of_ambush = Herr des Hinterhalts
shadow_kingdoms-names-award-lord_of_clash = Herr des Gefechts
shadow_kingdoms-names-award-lord_of_siege = Herr der Belagerung
shadow_kingdoms-names-award-grand_host = Großes Heer
shadow_kingdoms-names-award-five_banners = Fünf Banner
shadow_kingdoms-names-award-gem_hoard = Edelsteinhort
shadow_kingdoms-names-award-warband = Kriegerschar
shadow_kingdoms-names-award-feared_name = Gefürchteter Name
shadow_kingdoms-names-award-war_chest = Kriegskasse
shadow_kingdoms-names-award-mixed_ranks = Gemischte Reihen
shadow_kingdoms-names-award-invader = Eindringling
shadow_kingdoms-names-award-raider = Räuber
shadow_kingdoms-names-award-occupier = Besatzer
shadow_kingdoms-names-award-provocateur = Aufrührer
shadow_kingdoms-names-award-pillager = Plünderer
shadow_kingdoms-names-map-map_1a = Avery-Tal (A)
shadow_kingdoms-names-map-map_1b = Avery-Tal (B)
shadow_kingdoms-names-map-map_2a = Mark der Königsstraße (A)
shadow_kingdoms-names-map-map_2b = Mark der Königsstraße (B)
shadow_kingdoms-names-map-map_3a = Wisperwaldmark (A)
shadow_kingdoms-names-map-map_3b = Wisperwaldmark (B)
shadow_kingdoms-names-map-map_4a = Hügel von Eisengewölbe (A)
shadow_kingdoms-names-map-map_4b = Hügel von Eisengewölbe (B)
shadow_kingdoms-names-map-map_5a = Küste von Marlow (A)
shadow_kingdoms-names-map-map_5b = Küste von Marlow (B)
shadow_kingdoms-names-relic-dragon_orb_a = Drachenkugel A
shadow_kingdoms-names-relic-dragon_orb_b = Drachenkugel B
shadow_kingdoms-names-relic-dragon_orb_c = Drachenkugel C
shadow_kingdoms-names-relic-dragon_orb_d = Drachenkugel D
shadow_kingdoms-names-relic-dragon_orb_e = Drachenkugel E
shadow_kingdoms-names-relic-dragon_orb_f = Drachenkugel F
shadow_kingdoms-names-relic-evermap_a = Immerkarte A
shadow_kingdoms-names-relic-evermap_b = Immerkarte B
shadow_kingdoms-names-relic-evermap_c = Immerkarte C
shadow_kingdoms-names-relic-evermap_d = Immerkarte D
shadow_kingdoms-names-relic-evermap_e = Immerkarte E
shadow_kingdoms-names-relic-evermap_f = Immerkarte F
shadow_kingdoms-names-relic-mask_of_asteraten_a = Maske von Asteraten A
shadow_kingdoms-names-relic-mask_of_asteraten_b = Maske von Asteraten B
shadow_kingdoms-names-relic-mask_of_asteraten_c = Maske von Asteraten C
shadow_kingdoms-names-relic-mask_of_asteraten_d = Maske von Asteraten D
shadow_kingdoms-names-relic-mask_of_asteraten_e = Maske von Asteraten E
shadow_kingdoms-names-relic-mask_of_asteraten_f = Maske von Asteraten F
shadow_kingdoms-names-relic-thunder_axe_a = Donneraxt A
shadow_kingdoms-names-relic-thunder_axe_b = Donneraxt B
shadow_kingdoms-names-relic-thunder_axe_c = Donneraxt C
shadow_kingdoms-names-relic-thunder_axe_d = Donneraxt D
shadow_kingdoms-names-relic-thunder_axe_e = Donneraxt E
shadow_kingdoms-names-relic-thunder_axe_f = Donneraxt F
shadow_kingdoms-names-relic-urdr_staff_a = Urdr-Stab A
shadow_kingdoms-names-relic-urdr_staff_b = Urdr-Stab B
shadow_kingdoms-names-relic-urdr_staff_c = Urdr-Stab C
shadow_kingdoms-names-relic-urdr_staff_d = Urdr-Stab D
shadow_kingdoms-names-relic-urdr_staff_e = Urdr-Stab E
shadow_kingdoms-names-relic-urdr_staff_f = Urdr-Stab F

## shadow_kingdoms-tempers: what a bot leans to where moves seem equally good

shadow_kingdoms-tempers-builder = Scheinen zwei Züge gleich gut, nimmt er den, der ihm mehr Champions und Edelsteine bringt.
shadow_kingdoms-tempers-raider = Scheinen zwei Züge gleich gut, nimmt er den, der seine nächste Schlacht näher bringt.

## terminal: what the parts of the table are called

shadow_kingdoms-terminal-round = Runde
shadow_kingdoms-terminal-end_triggered = Letzte Runde
shadow_kingdoms-terminal-shrines = Schreine
shadow_kingdoms-terminal-id = { "" }
shadow_kingdoms-terminal-dice = Würfel
shadow_kingdoms-terminal-wardens = Wächter
shadow_kingdoms-terminal-gems = Edelsteine
shadow_kingdoms-terminal-line = Schlachtpläne
shadow_kingdoms-terminal-cost = Preis
shadow_kingdoms-terminal-plan = Plan
shadow_kingdoms-terminal-rows = Champions
shadow_kingdoms-terminal-type = { "" }
shadow_kingdoms-terminal-slots = Reserve
shadow_kingdoms-terminal-awards = Auszeichnungen
shadow_kingdoms-terminal-award = Auszeichnung
shadow_kingdoms-terminal-circles = Bringt
shadow_kingdoms-terminal-seats = beansprucht von
shadow_kingdoms-terminal-rifts = Risse
shadow_kingdoms-terminal-ranks = Punkte
shadow_kingdoms-terminal-relics = Relikte
shadow_kingdoms-terminal-chits = Plättchen
shadow_kingdoms-terminal-adversary = Widersacher
shadow_kingdoms-terminal-plans = Pläne
shadow_kingdoms-terminal-battle = Schlacht
shadow_kingdoms-terminal-combined = Stärke
shadow_kingdoms-terminal-total = zählt
shadow_kingdoms-terminal-points = Punkte
shadow_kingdoms-terminal-troop = Monster
shadow_kingdoms-terminal-place = Wächter bei
shadow_kingdoms-terminal-gold = Gold
shadow_kingdoms-terminal-magic = Magie
shadow_kingdoms-terminal-influence = Einfluss
shadow_kingdoms-terminal-gem_limit = Platz für Edelsteine
shadow_kingdoms-terminal-extra_die = Zusatzfeld
shadow_kingdoms-terminal-is_open = Frei
shadow_kingdoms-terminal-completed = Abgeschlossen
shadow_kingdoms-terminal-champions = Champions
shadow_kingdoms-terminal-champion_limit = Platz für Champions
shadow_kingdoms-terminal-active_relics = Aktive Relikte
shadow_kingdoms-terminal-relic_stack = Relikte auf dem Stapel
shadow_kingdoms-terminal-chits_left = Plättchen übrig
shadow_kingdoms-terminal-map = Feldzugskarte
shadow_kingdoms-terminal-name = { "" }
shadow_kingdoms-terminal-areas = Gebiete
shadow_kingdoms-terminal-row = Zeile
shadow_kingdoms-terminal-column = Spalte
shadow_kingdoms-terminal-kind = Gebiet
shadow_kingdoms-terminal-covered = Besetzt
shadow_kingdoms-terminal-markers = Noch gesperrt
shadow_kingdoms-terminal-rows-slots = { "" }
