### Immortals.
# realm Reich (Licht, Dunkel) · region Region · site Ort · area Gebiet · army Armee · limbo Zwischenwelt · inhabitants Bewohner
# region card Regionskarte · conflict card Konfliktkarte · blank card Blankokarte · magic Magie · tribe Volk
# transition Übergang · extract gewinnen · construct bauen · shrine Schrein · capital Hauptstadt · portal Portal
# first player marker Startspielermarker · forfeit verfallen lassen · compensation Ausgleich · tower Würfelturm

## immortals

immortals-title = Immortals
immortals-blurb = Zwei Reiche, eine Karte: Plane im Geheimen, kämpfe im Würfelturm und steh im anderen Reich wieder auf.

## immortals-choices

immortals-choices-rounds = Runden
immortals-choices-tower_model = Würfelturm
immortals-choices-region_card_shows_both_realms = Eine Regionskarte zeigt beim Angriff beide Reiche
immortals-choices-exile_return = Wer keine Armeen hat, darf zurückkehren (inoffiziell)

## immortals-values

immortals-values-5 = wie in der Spielregel
immortals-values-6 = mindestens 6
immortals-values-7 = mindestens 7
immortals-values-8 = 8
immortals-values-shelves = Böden, die Steine zurückhalten
immortals-values-coin = jeder Stein rein nach Zufall

## immortals-notes: what the options mean, where they are chosen

immortals-notes-rounds = Die Spielregel sieht zu zweit und zu dritt { $rounds_of_three } Runden vor, zu viert und zu fünft { $rounds_of_more }. Mehr sind möglich, weniger nicht.
immortals-notes-tower_model = Die Böden arbeiten wie der Turm aus Pappe: Steine bleiben liegen, spätere stoßen sie herunter, und ein voller Turm gibt mehr zurück. Rein nach Zufall fällt jeder Stein für sich heraus oder bleibt.
immortals-notes-region_card_shows_both_realms = Sonst spricht eine Regionskarte nur für Orte, die du besitzt. So gewinnt sie die Bewohner, wenn du ihre Region angreifst, egal in welchem Reich.
immortals-notes-exile_return = Wer die letzte Armee verliert, ist ohne diese Regel endgültig von der Karte verschwunden.

## immortals-words

immortals-words-moonwell = Mondbrunnen
immortals-words-heartwood = Herzholz
immortals-words-treehome = Baumheim
immortals-words-borderland = Grenzland
immortals-words-thornreach = Dornmark
immortals-words-the_murk = Düstermoor
immortals-words-white_falls = Weiße Fälle
immortals-words-shore_lake = Ufersee
immortals-words-reedmarch = Riedmark
immortals-words-gull_bay = Möwenbucht
immortals-words-serpent_steps = Schlangenstufen
immortals-words-amber_dunes = Bernsteindünen
immortals-words-spear_court = Speerhof
immortals-words-lion_gate = Löwentor
immortals-words-emerald_cliff = Smaragdklippe
immortals-words-old_bridge = Alte Brücke
immortals-words-barrowfield = Gräberfeld
immortals-words-crown_hill = Kronhügel
immortals-words-tribute_pass = Tributpass
immortals-words-grey_haven = Grauhafen
immortals-words-foothold = Felstritt
immortals-words-eagle_ledge = Adlersims
immortals-words-deep_hall = Tiefe Halle
immortals-words-forge_fire = Schmiedefeuer
immortals-words-mountainhome = Bergheim
immortals-words-light = Licht
immortals-words-dark = Dunkel
immortals-words-portal = ein Portal
immortals-words-shrine = einen Schrein
immortals-words-capital = eine Hauptstadt
immortals-words-for_attacker = die Bewohner kämpfen für den Angreifer
immortals-words-neutral = die Bewohner halten sich heraus
immortals-words-for_defender = die Bewohner kämpfen gegen den Angreifer
immortals-words-extract_gold = Gold gewinnen
immortals-words-extract_energy = Energie gewinnen
immortals-words-construct = Bauen
immortals-words-attack_1 = Angriff
immortals-words-transition_3 = Übergang
immortals-words-attack_2 = Angriff
immortals-words-attack_or_move = Angriff oder Bewegung
immortals-words-tribe_special = Besonderheit des Volkes
immortals-words-magic_1 = Magie
immortals-words-magic_2 = Magie
immortals-words-attack = Angriff
immortals-words-magic = Magie
immortals-words-starting_round = Heimat und Auswahl
immortals-words-seeding = Turm füllen
immortals-words-reinforcements = Verstärkung
immortals-words-planning = Planung
immortals-words-performance = Ausführung
immortals-words-scoring = Wertung

## immortals-questions: what is asked of the seat that decides

immortals-questions-home_group = Welche Armeegruppe kommt in deine Heimatregion?
    .with-site = Welche Armeegruppe kommt nach { $site }, in deine Heimatregion?
immortals-questions-draft_card = Wähle eine Konfliktkarte, ohne dass die anderen sie sehen.
immortals-questions-draft_site = Wo stellst du auf?
immortals-questions-draft_group = Welche Armeegruppe stellst du auf?
    .with-site = Welche Armeegruppe stellst du in { $site } auf?
immortals-questions-divide = Wie viele deiner gefallenen Armeen kommen in die Zwischenwelt des Lichts?
    .with-armies = { $armies ->
            [one] Kommt deine Armee aus dem Turm
           *[other] Wie viele deiner { $armies } Armeen aus dem Turm kommen
        } in die Zwischenwelt des Lichts?
immortals-questions-draw = Eine Konfliktkarte ziehen?
immortals-questions-reinforce = Schick Armeen aus der Zwischenwelt zu deinen Orten.
immortals-questions-plan = Plane: Leg Karten verdeckt auf dein Tableau.
immortals-questions-turn = Du bist dran: Deck eine Karte auf oder passe.
immortals-questions-perform = Die Aktion ausführen oder verfallen lassen?
    .with-action-card = { $action ->
            [extract_gold] Mit { $card } Gold gewinnen
            [extract_energy] Mit { $card } Energie gewinnen
            [transition_3] Mit { $card } Armeen holen
            [construct] Mit { $card } bauen
            [construct_shrine] Mit { $card } einen Schrein bauen
            [move] Mit { $card } Armeen bewegen
            [attack_or_move] Mit { $card } angreifen oder bewegen
            [magic] Die Magiekarte einsetzen
           *[other] Mit { $card } angreifen
        } oder verzichten?
immortals-questions-compensation = Ausgleich: 1 Gold oder 1 Energie?
immortals-questions-affected_site = An welchem Ort?
    .with-action = { $action ->
            [extract_gold] Welcher deiner Orte gibt sein Gold?
            [extract_energy] Welcher deiner Orte gibt seine Energie?
            [construct] An welchem Ort baust du?
            [construct_shrine] An welchem Ort baust du den Schrein?
            [transition_3] An welchen Ort kommen die Armeen aus der Zwischenwelt?
           *[other] An welchem Ort?
        }
immortals-questions-structure = Was baust du?
    .with-site = Was baust du in { $site }?
immortals-questions-attack_or_move = Angreifen oder bewegen: von welchem Ort zu welchem?
immortals-questions-source = Angriff: von welchem Ort auf welchen?
immortals-questions-target = Welchen Ort greifst du an?
immortals-questions-strength = Wie viele Armeen greifen an?
immortals-questions-destination = Wohin gehen die Armeen?
immortals-questions-move_number = Wie viele Armeen gehen?
immortals-questions-magic = Welche der beiden Wirkungen der Magiekarte?
    .with-card = { $card }: welche von beiden?
immortals-questions-limbo = Hol Armeen aus einer Zwischenwelt an deine Orte in ihrem Reich.
immortals-questions-transition_site = Hol Armeen aus der Zwischenwelt an deine Orte.
immortals-questions-shrine_site = Wo baust du den Schrein?
immortals-questions-take_over_site = Welche Regionskarte übernimmst du?
immortals-questions-return = Aus dem Exil zurückkehren?
immortals-questions-move_source = Bewegung: von welchem Ort zu welchem?

## immortals-asked: the same, as the others read it

immortals-asked-home_group = { $seat } wählt eine Gruppe für die Heimatregion.
immortals-asked-draft_card = { $seat } wählt eine Konfliktkarte.
immortals-asked-draft_site = { $seat } wählt, wo aufgestellt wird.
immortals-asked-draft_group = { $seat } wählt eine Gruppe zum Aufstellen.
immortals-asked-divide = { $seat } teilt gefallene Armeen auf die Zwischenwelten auf.
immortals-asked-draw = { $seat } darf eine Konfliktkarte ziehen.
immortals-asked-reinforce = { $seat } schickt Verstärkung.
immortals-asked-plan = { $seat } plant.
immortals-asked-turn = { $seat } ist dran.
immortals-asked-perform = { $seat } führt eine Aktion aus oder lässt sie verfallen.
immortals-asked-compensation = { $seat } nimmt den Ausgleich.
immortals-asked-affected_site = { $seat } wählt einen Ort.
immortals-asked-structure = { $seat } wählt ein Bauwerk.
immortals-asked-attack_or_move = { $seat } wählt zwischen Angriff und Bewegung.
immortals-asked-source = { $seat } greift an.
immortals-asked-target = { $seat } greift an.
immortals-asked-strength = { $seat } greift an.
immortals-asked-destination = { $seat } bewegt Armeen.
immortals-asked-move_number = { $seat } bewegt Armeen.
immortals-asked-magic = { $seat } wirkt Magie.
immortals-asked-limbo = { $seat } holt Armeen aus der Zwischenwelt.
immortals-asked-transition_site = { $seat } holt Armeen aus der Zwischenwelt.
immortals-asked-shrine_site = { $seat } baut einen Schrein.
immortals-asked-take_over_site = { $seat } übernimmt eine Regionskarte.
immortals-asked-return = { $seat } darf aus dem Exil zurückkehren.
immortals-asked-move_source = { $seat } bewegt Armeen.

## immortals-options

immortals-options-group = Die Gruppe mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
immortals-options-card = { $card } wählen
immortals-options-site = { $site }
immortals-options-light = { $armies } ins Licht, { $dark } ins Dunkel
immortals-options-draw = Eine Konfliktkarte ziehen
immortals-options-no_draw = Keine Karte ziehen
immortals-options-done = Keine weiteren schicken
immortals-options-extract_gold = Gold gewinnen: { $card } legen
immortals-options-extract_gold-empty = Gold gewinnen: leer lassen
immortals-options-extract_energy = Energie gewinnen: { $card } legen
immortals-options-extract_energy-empty = Energie gewinnen: leer lassen
immortals-options-construct = Einen Schrein bauen
    .with-card = Bauen: { $card } legen
immortals-options-construct-empty = Bauen: leer lassen
immortals-options-attack = Angreifen
    .with-card = Angriff: { $card } legen
immortals-options-attack-empty = Angriff: leer lassen
immortals-options-transition_3 = Übergang: { $card } legen
immortals-options-transition_3-empty = Übergang: leer lassen
immortals-options-attack_or_move = Angriff oder Bewegung: { $card } legen
immortals-options-attack_or_move-empty = Angriff oder Bewegung: leer lassen
immortals-options-tribe_special = Besonderheit des Volkes: { $card } legen
immortals-options-tribe_special-empty = Besonderheit des Volkes: leer lassen
immortals-options-magic = Magie: { $card } legen
immortals-options-magic-empty = Magie: leer lassen
immortals-options-reveal = { $card } aufdecken: { $space }
immortals-options-pass = Passen und alle Karten zurücknehmen
immortals-options-perform = Die Aktion ausführen
immortals-options-forfeit = Gegen Ausgleich verfallen lassen
immortals-options-gold = 1 Gold
immortals-options-energy = 1 Energie
immortals-options-portal = Ein Portal für { $gold } Gold bauen
    .with-energy-gold = Ein Portal für { $energy } Energie und { $gold } Gold bauen
    .with-energy = Ein Portal für { $energy } Energie bauen
immortals-options-shrine = Einen Schrein für { $gold } Gold bauen
    .with-energy-gold = Einen Schrein für { $energy } Energie und { $gold } Gold bauen
    .with-energy = Einen Schrein für { $energy } Energie bauen
immortals-options-capital = Eine Hauptstadt für { $gold } Gold bauen
    .with-energy-gold = Eine Hauptstadt für { $energy } Energie und { $gold } Gold bauen
    .with-energy = Eine Hauptstadt für { $energy } Energie bauen
immortals-options-move = Armeen für 1 Gold bewegen
immortals-options-from = Von { $site } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
immortals-options-to = Nach { $site }
    .with-victim-armies-case = { $site } angreifen, gehalten von { $victim } mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }: { $case ->
            [for_attacker] Die Bewohner kämpfen für dich
            [neutral] Die Bewohner halten sich heraus
           *[other] Die Bewohner kämpfen gegen dich
        }
    .with-case = { $site } angreifen: { $case ->
            [for_attacker] Die Bewohner kämpfen für dich
            [neutral] Die Bewohner halten sich heraus
           *[other] Die Bewohner kämpfen gegen dich
        }
immortals-options-armies = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
    .with-source-site = { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } von { $source } nach { $site }
immortals-options-draw_conflict = Konfliktkarten ziehen
immortals-options-take_first_player_marker = Den Startspielermarker nehmen
immortals-options-take_over_region_card = Eine Regionskarte übernehmen
immortals-options-transition = Armeen aus der Zwischenwelt holen
immortals-options-limbo = Aus der Zwischenwelt { $realm ->
        [light] des Lichts
       *[dark] der Dunkelheit
    } ({ $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    })
immortals-options-no_return = Wegbleiben

## immortals-confirm: what an option spends or gives away at once

immortals-confirm-chooses_card = Alle Karten werden zugleich aufgedeckt; danach gibt es kein Zurück.
immortals-confirm-passes = { $number ->
        [one] Eine Karte kommt
       *[other] { $number } Karten kommen
    } unbenutzt auf deine Hand zurück, und du tust in dieser Runde nichts mehr.
immortals-confirm-leaves_spaces = { $number ->
        [one] Ein Feld bleibt leer, obwohl du eine Karte dafür hast.
       *[other] { $number } Felder bleiben leer, obwohl du Karten dafür hast.
    } Später in der Runde kommt nichts mehr dazu.
immortals-confirm-leaves_armies = { $number ->
        [one] Eine weitere Armee könnte
       *[other] { $number } weitere Armeen könnten
    } jetzt aus der Zwischenwelt kommen.
immortals-confirm-pays = Das kostet { $gold } Gold.
    .with-energy-gold = Das kostet { $energy } Energie und { $gold } Gold.
    .with-energy = Das kostet { $energy } Energie.

## immortals-log

immortals-log-deployed_group = { $seat } stellt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } auf: { $site }.
immortals-log-chose_draft_card = { $seat } hat eine Karte gewählt.
immortals-log-revealed_draft_card = { $seat } deckt { $card } auf.
immortals-log-kept_draft_card = { $seat } behält eine Karte.
    .with-card = { $seat } behält { $card }, ohne dass die anderen sie sehen.
immortals-log-kept_shown_card = { $seat } behält { $card }.
immortals-log-passed_hands = Alle Hände werden nach links weitergegeben; { $seat } ist Startspieler.
immortals-log-draft_ended = Die Startrunde ist vorbei; { $seat } ist Startspieler der ersten Runde.
immortals-log-seeded = Der Turm wird gefüllt: { $fallen ->
        [one] 1 Stein fällt
       *[other] { $fallen } Steine fallen
    } heraus, darunter { $inhabitants ->
        [one] 1 Bewohner
       *[other] { $inhabitants } Bewohner
    }.
immortals-log-divided = { $seat } schickt { $light ->
        [one] 1 Armee
       *[other] { $light } Armeen
    } in die Zwischenwelt des Lichts und { $dark ->
        [one] 1 Armee
       *[other] { $dark } Armeen
    } in die der Dunkelheit.
immortals-log-round = Runde { $round } beginnt; { $seat } ist Startspieler.
immortals-log-drew = { $seat } zieht eine Konfliktkarte.
    .with-card = { $seat } zieht { $card }.
immortals-log-nothing_to_draw = Für { $seat } ist keine Konfliktkarte mehr übrig.
immortals-log-no_reinforcements = { $seat } besitzt keinen Ort im Reich { $realm ->
        [light] des Lichts
       *[dark] der Dunkelheit
    }, also kehrt aus dessen Zwischenwelt keine Armee zurück.
immortals-log-reshuffled = Der Ablagestapel wird zu einem neuen Stapel gemischt.
immortals-log-deployed = { $seat } holt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } aus der Zwischenwelt nach { $site }.
immortals-log-lost_armies = { $seat } verliert { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } an die Zwischenwelt { $realm ->
        [light] des Lichts
       *[dark] der Dunkelheit
    }.
immortals-log-inhabitants_left = { $inhabitants ->
        [one] 1 Bewohner geht
       *[other] { $inhabitants } Bewohner gehen
    } zurück in den Vorrat.
immortals-log-paid = { $seat } zahlt { $gold } Gold.
    .with-energy-gold = { $seat } zahlt { $energy } Energie und { $gold } Gold.
    .with-energy = { $seat } zahlt { $energy } Energie.
immortals-log-gained_gold = { $seat } erhält { $gold } Gold.
immortals-log-gained_energy = { $seat } erhält { $energy } Energie.
immortals-log-built = { $seat } baut { $structure }: { $site }.
immortals-log-took_region_card = { $seat } nimmt die Regionskarte { $region }.
    .with-from = { $seat } nimmt die Regionskarte { $region } von { $from }.
immortals-log-returned_region_card = { $seat } legt die Regionskarte { $region } zurück.
immortals-log-planned = { $seat } hat geplant.
immortals-log-all_planned = Alle Pläne liegen.
immortals-log-revealed = { $seat } deckt { $card } auf ({ $space }).
immortals-log-passed = { $seat } passt.
immortals-log-forfeited = { $seat } lässt die Aktion verfallen.
immortals-log-bluffed = Die Karte ist blanko: { $seat } lässt die Aktion verfallen.
immortals-log-lost_action = { $seat } kann die Aktion nicht ausführen: Sie ist nicht bezahlbar, oder es gibt nichts damit zu tun.
immortals-log-attacked = { $seat } greift { $victim } an, von { $source } auf { $site }, { $armies } gegen { $defenders }: { $case }.
immortals-log-attacked_free_site = { $seat } greift von { $source } aus mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } { $site } an: { $case }.
immortals-log-thrown = { $cubes ->
        [one] 1 Stein kommt
       *[other] { $cubes } Steine kommen
    } in den Turm, { $tray ->
        [one] 1 fällt
       *[other] { $tray } fallen
    } heraus.
immortals-log-counted = Der Angriff endet { $attack } zu { $defence }.
immortals-log-occupied = { $seat } hält { $site } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }.
immortals-log-attack_failed = { $seat } kann { $site } nicht einnehmen.
immortals-log-moved = { $seat } bewegt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } von { $source } nach { $site }.
immortals-log-took_marker = { $seat } nimmt den Startspielermarker.
immortals-log-take_over_failed = { $seat } hat nicht genug Armeen, um { $region } zu übernehmen.
immortals-log-scored = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $regions } für Regionen, { $shrines } für Schreine, { $capitals } für Hauptstädte, { $areas } für Gebiete.
immortals-log-level = { $seat } liegt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gleichauf und hat { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } auf der Karte.
immortals-log-won_tie = { $seat } hat die meisten Armeen auf der Karte und gewinnt.
immortals-log-shared_win = { $seat } teilt sich den Sieg.
immortals-log-game_over = Die Partie ist vorbei.

## immortals-account

immortals-account-building = Bauwerke beim Bau
immortals-account-regions = Regionen
immortals-account-shrines = Schreine
immortals-account-capitals = Hauptstädte
immortals-account-areas = Gebiete

## immortals-refusals: why something cannot be chosen

immortals-refusals-not_your_turn = Jemand anderes ist dran.
immortals-refusals-has_chosen = Deine Karte ist gewählt; sie wird aufgedeckt, wenn alle gewählt haben.
immortals-refusals-has_planned = Dein Plan ist fertig; los geht es, wenn alle geplant haben.
immortals-refusals-game_over = Die Partie ist vorbei.
immortals-refusals-expects_home_group = Wähle, welche deiner Armeegruppen in deine Heimatregion kommt.
immortals-refusals-expects_draft_card = Wähle eine Konfliktkarte aus deiner Auswahlhand.
immortals-refusals-expects_draft_site = Wähle den freien Ort, an den deine Armeegruppe kommt.
immortals-refusals-expects_draft_group = Wähle die Armeegruppe, die du aufstellst.
immortals-refusals-expects_divide = Wähle, wie viele deiner gefallenen Armeen in die Zwischenwelt des Lichts kommen; die übrigen kommen in die der Dunkelheit.
immortals-refusals-expects_draw = Entscheide zuerst, ob du eine Konfliktkarte ziehst.
immortals-refusals-expects_reinforce = Schick eine Armee an einen deiner Orte im Reich dieser Zwischenwelt, oder schick keine mehr.
immortals-refusals-expects_plan = Du planst gerade: Leg Karten aus der Hand auf die Felder deines Tableaus.
immortals-refusals-expects_turn = Du bist dran: Deck eine Karte auf, die auf deinem Tableau liegt, oder passe.
immortals-refusals-expects_perform = Die Karte ist aufgedeckt: Führ ihre Aktion aus oder lass sie verfallen.
immortals-refusals-expects_compensation = Nimm zuerst deinen Ausgleich: 1 Gold oder 1 Energie.
immortals-refusals-expects_affected_site = Wähle den Ort, an dem die Aktion ausgeführt wird.
immortals-refusals-expects_structure = Wähle, was du dort baust: ein Portal, einen Schrein oder eine Hauptstadt.
immortals-refusals-expects_attack_or_move = Diese Karte erlaubt einen Angriff oder eine Bewegung: Wähle einen deiner Orte und dann, wohin die Armeen gehen.
immortals-refusals-expects_source = Wähle einen deiner Orte, von dem aus du angreifst.
immortals-refusals-expects_target = Wähle den Ort, den du angreifst.
immortals-refusals-expects_strength = Wähle, wie viele Armeen angreifen.
immortals-refusals-expects_destination = Wähle den Ort, zu dem deine Armeen gehen.
immortals-refusals-expects_move_number = Wähle, wie viele Armeen gehen.
immortals-refusals-expects_magic = Wähle eine der beiden Möglichkeiten der Magiekarte.
immortals-refusals-expects_limbo = Wähle die Orte, an die deine Armeen kommen; jede kommt aus der Zwischenwelt des Reiches, in dem ihr Ort liegt.
immortals-refusals-expects_transition_site = Wähle den Ort, an den die nächste Armee kommt.
immortals-refusals-expects_shrine_site = Wähle den Ort, an dem du den Schrein baust.
immortals-refusals-expects_take_over_site = Wähle einen deiner Orte, dessen Regionskarte du nicht hast.
immortals-refusals-expects_return = Wähle einen freien Ort, an den du zurückkehrst, oder bleib weg.
immortals-refusals-must_finish = Die Aktion wird gerade ausgeführt und muss beendet werden; verfallen lassen hättest du sie vorher können.
immortals-refusals-not_your_board = Das ist ein fremdes Tableau; deine Karten und Zwischenwelten liegen auf deinem.
immortals-refusals-not_in_play = Dieses Gebiet ist zu zweit nicht im Spiel.
immortals-refusals-no_such_group = Eine Armeegruppe dieser Größe hast du nicht mehr.
immortals-refusals-so_many_fell = Aufgeteilt werden nur deine Armeen, die aus dem Turm gefallen sind.
immortals-refusals-not_in_hand = Diese Karte hast du nicht auf der Hand.
immortals-refusals-not_in_draft_hand = Diese Karte ist nicht in deiner Auswahlhand.
immortals-refusals-laid_already = Diese Karte liegt schon auf einem Feld deines Tableaus.
immortals-refusals-no_blank_left = Alle { $blank_cards } Blankokarten liegen schon auf deinem Tableau.
immortals-refusals-site_is_occupied = Solange eine deiner Handkarten einen freien Ort zeigt, musst du eine solche wählen.
immortals-refusals-not_free = Dort stehen schon Armeen; nur ein freier Ort kann genommen werden.
immortals-refusals-card_shows_others = Deine Karte steht nicht für diesen Ort.
immortals-refusals-empty_limbo = In der Zwischenwelt dieses Reiches ist keine deiner Armeen.
immortals-refusals-other_realm = Armeen dieser Zwischenwelt kehren nur an Orte ihres eigenen Reiches zurück.
immortals-refusals-in_site_order = Du hast schon eine Armee an einen späteren Ort gestellt. Nimm das zurück, um hier eine aufzustellen.
immortals-refusals-no_army_in_region = Eine Regionskarte kannst du nur legen, solange du eine Armee in ihrer Region hast.
immortals-refusals-wild_never_extracts = Eine wilde Karte darf nicht liegen, wo Gold oder Energie gewonnen wird.
immortals-refusals-army_space = Dieses Feld nimmt Regions-, Konflikt- und Blankokarten auf.
immortals-refusals-magic_space = Dieses Feld nimmt Magie- und Blankokarten auf.
immortals-refusals-in_order = Von zwei Feldern mit derselben Aktion bekommt das erste die Karte, die in der Reihenfolge der Karten zuerst kommt.
immortals-refusals-space_by_space = Dieses Feld ist gerade nicht dran: Es ist schon entschieden oder kommt noch.
immortals-refusals-no_card_there = Auf diesem Feld deines Tableaus liegt keine solche Karte.
immortals-refusals-card_in_hand = Aufdecken kannst du nur Karten auf deinem Tableau; die auf deiner Hand warten auf die nächste Planung.
immortals-refusals-not_possible_there = An diesem Ort ist die Aktion nicht möglich: Sie ist nicht bezahlbar, oder es gibt dort nichts zu tun.
immortals-refusals-own_site = Eigene Orte kannst du nicht angreifen.
immortals-refusals-not_adjacent = Dieser Ort ist nicht benachbart.
immortals-refusals-no_way = Durch deine eigenen Orte führt kein Weg dorthin; Portale führen nur in eine Richtung.
immortals-refusals-one_stays = Mindestens eine Armee muss gehen, und mindestens eine muss bleiben.
immortals-refusals-two_armies = Ein Angriff braucht zwei Armeen an seinem Ort: eine, die angreift, und eine, die bleibt.
immortals-refusals-nothing_to_attack = Alle Nachbarorte gehören dir; von hier aus gibt es nichts anzugreifen.
immortals-refusals-another_site = Dort stehen die Armeen schon; eine Bewegung endet an einem anderen Ort.
immortals-refusals-all_of_them = Diese Aktion holt alle ihre Armeen aus der Zwischenwelt; nur bei Verstärkungen dürfen es weniger sein.
immortals-refusals-one_building = An einem Ort steht nur ein Bauwerk.
immortals-refusals-one_capital = In jedem Gebiet eines Reiches gibt es nur eine Hauptstadt.
immortals-refusals-one_portal = An einem Ort steht nur ein Portal.
immortals-refusals-no_portal_left = Im Vorrat ist kein Portal mehr.
immortals-refusals-cannot_pay = Das kannst du nicht bezahlen.
immortals-refusals-not_owned = Dort brauchst du eine Armee.
immortals-refusals-held_already = Diese Regionskarte hast du schon.
immortals-refusals-not_on_card = Das bietet die aufgedeckte Magiekarte nicht.
immortals-refusals-expects_move_source = Wähle den Ort, von dem deine Armeen losgehen: einen, für den deine Karte steht.
immortals-refusals-all_sent = Aus der Zwischenwelt { $realm ->
        [light] des Lichts
       *[dark] der Dunkelheit
    } { $number ->
        [one] darf nur eine Armee
       *[other] dürfen nur { $number } Armeen
    } kommen: Nimm eine zurück, um sie woandershin zu schicken.

## immortals-gauges: what a hint counts after its move and after the next best

immortals-gauges-points =
    { $amount ->
        [one] Punkt
       *[other] Punkte
    }
immortals-gauges-sites =
    { $amount ->
        [one] Ort
       *[other] Orte
    }
immortals-gauges-buildings =
    { $amount ->
        [one] Bauwerk
       *[other] Bauwerke
    }
immortals-gauges-armies =
    { $amount ->
        [one] Armee
       *[other] Armeen
    }
immortals-gauges-gold = Gold
immortals-gauges-energy = Energie

## immortals-reasons

immortals-reasons-points = Das bringt mehr Punkte.
immortals-reasons-sites = Danach hast du mehr Orte, die Punkte bringen.
immortals-reasons-armies = Danach sind deine Armeen stärker.
immortals-reasons-safety = Danach sind deine Orte sicherer.
immortals-reasons-means = Danach hast du mehr Gold oder Energie.
immortals-reasons-cards = Danach hast du bessere Karten.
immortals-reasons-rivals_points =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Punkte.
       *[other] Das nimmt den anderen Punkte.
    }
immortals-reasons-rivals_sites =
    { $rivals ->
        [one] Das kostet deinen Rivalen Orte, die Punkte bringen.
       *[other] Das kostet die anderen Orte, die Punkte bringen.
    }
immortals-reasons-rivals_armies =
    { $rivals ->
        [one] Das schwächt die Armeen deines Rivalen.
       *[other] Das schwächt die Armeen der anderen.
    }
immortals-reasons-rivals_safety =
    { $rivals ->
        [one] Das bringt die Orte deines Rivalen in Gefahr.
       *[other] Das bringt die Orte der anderen in Gefahr.
    }
immortals-reasons-rivals_means =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Gold oder Energie.
       *[other] Das nimmt den anderen Gold oder Energie.
    }
immortals-reasons-rivals_cards =
    { $rivals ->
        [one] Das lässt deinem Rivalen schlechtere Karten.
       *[other] Das lässt den anderen schlechtere Karten.
    }

## immortals-cards: what is printed on cards and boards, and the names of sites

immortals-cards-in_the_light = { $name } (Licht)
immortals-cards-in_the_dark = { $name } (Dunkel)
immortals-cards-wild_in_the_light = { $name } (Licht, wild)
immortals-cards-wild_in_the_dark = { $name } (Dunkel, wild)
immortals-cards-yield_light = Licht: { $energy } Energie, { $gold } Gold
immortals-cards-yield_dark = Dunkel: { $energy } Energie, { $gold } Gold
immortals-cards-region = { $yields }. { $area }, beide Reiche. Kommt nach Gebrauch zurück.
immortals-cards-wild = Steht für jeden Ort ihres Gebiets und Reiches. Gewinnt nie etwas.
immortals-cards-conflict_light = Steht für { $region }, nur im Reich des Lichts. Wird nach Gebrauch abgelegt.
immortals-cards-conflict_dark = Steht für { $region }, nur im Reich der Dunkelheit. Wird nach Gebrauch abgelegt.
immortals-cards-magic = Für { $cost }: { $options }.
immortals-cards-draw_conflict = zieh { $number ->
        [one] 1 Konfliktkarte
       *[other] { $number } Konfliktkarten
    }
immortals-cards-take_first_player_marker = nimm den Startspielermarker; er zählt ab der nächsten Runde
immortals-cards-construct = bau einen Schrein an einem deiner Orte
immortals-cards-take_over_region_card = übernimm die Regionskarte eines deiner Orte, wenn du dort mehr Armeen hast als ihr Besitzer am Zwillingsort
immortals-cards-transition = hol { $number } Armeen aus einer Zwischenwelt an deine Orte im selben Reich
immortals-cards-blank_name = Blankokarte
immortals-cards-blank = Verbirgt, dass eine Aktion verfällt. Aufgedeckt bringt sie 1 Gold oder 1 Energie.
immortals-cards-light_tribe = Heimat: { $home }. Gruppen: { $groups }. Bauen: { $costs }.
immortals-cards-dark_tribe = Gruppen: { $groups }. Besonderheit: { $special } ({ $cost }).
immortals-cards-cost_of_portal = Portal { $cost }
immortals-cards-cost_of_shrine = Schrein { $cost }
immortals-cards-cost_of_capital = Hauptstadt { $cost }
immortals-cards-so_much_energy = { $amount } Energie
immortals-cards-so_much_gold = { $amount } Gold
immortals-cards-free = kostenlos

## immortals-totals: running totals of a draft

immortals-totals-energy = Energie, die der Plan kosten darf, aus dem, was du hast und was er einbringt
immortals-totals-gold = Gold, das der Plan kosten darf, aus dem, was du hast und was er einbringt
immortals-totals-army = Armeen
immortals-totals-light = Armeen aus der Zwischenwelt des Lichts
immortals-totals-dark = Armeen aus der Zwischenwelt der Dunkelheit

## immortals-notes: what is known of a card on a space, of a target, and of a number of armies

immortals-notes-attackers = gegen { $against }; { $stay ->
        [one] eine bleibt
       *[other] { $stay } bleiben
    } zurück
immortals-notes-movers = { $stay ->
        [one] eine bleibt
       *[other] { $stay } bleiben
    } zurück
immortals-notes-gold = +{ $number } Gold
immortals-notes-energy = +{ $number } Energie
immortals-notes-armies = { $number ->
        [one] eine Armee kommt
       *[other] { $number } Armeen kommen
    } an
immortals-notes-empty_limbo = keine Armee in der Zwischenwelt
immortals-notes-build = hier bauen
immortals-notes-shrine = ein Schrein hier
immortals-notes-built = nichts mehr zu bauen
immortals-notes-no_army = keine Armee dort
immortals-notes-blank = ein Bluff
immortals-notes-nothing = nichts zu tun
immortals-notes-wild = in ihrem Gebiet helfen dir die Bewohner
immortals-notes-neutral_from_there = die Bewohner halten sich heraus
immortals-notes-for_you_there = die Bewohner helfen dir dort
immortals-notes-against_you = die Bewohner sind gegen dich
immortals-notes-for_attacker = Die Bewohner kämpfen für dich.
immortals-notes-neutral = Die Bewohner halten sich heraus.
immortals-notes-for_defender = Die Bewohner kämpfen gegen dich.

## immortals-names: what the language calls the cards and tribes; regions and areas are among the words

immortals-names-card-transition_5 = Übergang von 5 Armeen
immortals-names-card-card_or_first_player = Konfliktkarte oder Startspielermarker
immortals-names-card-takeover_or_shrine = Regionskarte übernehmen oder Schrein bauen
immortals-names-card-cards_or_transition_2 = 2 Konfliktkarten oder Übergang von 2 Armeen
immortals-names-tribe-wood_elves = Waldelfen
immortals-names-tribe-humans = Menschen
immortals-names-tribe-dwarves = Zwerge
immortals-names-tribe-amazons = Amazonen
immortals-names-tribe-halflings = Halblinge
immortals-names-tribe-demons = Dämonen
immortals-names-tribe-orcs = Orks
immortals-names-tribe-necromancers = Totenbeschwörer
immortals-names-tribe-night_elves = Nachtelfen
immortals-names-tribe-trolls = Trolle
immortals-names-area-greenwood = Grünwald
immortals-names-area-mistwater = Nebelwasser
immortals-names-area-suncoast = Sonnenküste
immortals-names-area-kingsmarch = Königsmark
immortals-names-area-skyspine = Himmelsrücken
immortals-names-action-construct_shrine = Einen Schrein bauen
immortals-names-action-extract_gold = Gold gewinnen
immortals-names-action-transition_3 = Übergang von 3 Armeen
immortals-names-action-attack = Angriff
immortals-notes-from_here_for_attacker = Von hier aus kannst du die Bewohner für dich gewinnen.
immortals-notes-from_here_neutral = Von hier aus halten sich die Bewohner heraus.
immortals-notes-from_here_for_defender = Von hier aus kämpfen die Bewohner gegen dich: Die Karte hat mit diesem Ort nichts zu tun.

## immortals-tempers: what a bot leans to where moves seem equally good

immortals-tempers-builder = Scheinen zwei Züge gleich gut, nimmt er den, nach dem mehr Bauwerke auf seinen Orten stehen.
immortals-tempers-raider = Scheinen zwei Züge gleich gut, nimmt er den, nach dem er mehr Orte besitzt.

## terminal: what the parts of the table are called

immortals-terminal-round = Runde
immortals-terminal-rounds = Runden insgesamt
immortals-terminal-phase = Phase
immortals-terminal-revealed = Aufgedeckt
immortals-terminal-points = Punkte
immortals-terminal-next_scoring = nächste Wertung
immortals-terminal-gold = Gold
immortals-terminal-energy = Energie
immortals-terminal-light_tribe = Licht
immortals-terminal-dark_tribe = Dunkel
immortals-terminal-groups = Armeegruppen
immortals-terminal-limbo = Zwischenwelt
immortals-terminal-region_cards = Regionskarten
immortals-terminal-conflict_cards = Konfliktkarten
immortals-terminal-spaces = Tableau
immortals-terminal-id = { "" }
immortals-terminal-card = Karte
immortals-terminal-laid = Belegt
immortals-terminal-hand = Hand
immortals-terminal-regions = Regionen
immortals-terminal-conflicts = Konflikte
immortals-terminal-magic = Magie
immortals-terminal-blanks = Blankokarten
immortals-terminal-draft = Zur Auswahl
immortals-terminal-chosen = Gewählt
immortals-terminal-sites = Orte
immortals-terminal-owner = Gehalten von
immortals-terminal-armies = Armeen
immortals-terminal-building = Bauwerk
immortals-terminal-portal = Portal
immortals-terminal-tray = Schale des Turms
immortals-terminal-inside_tower = Im Turm
immortals-terminal-inhabitants = Bewohner
