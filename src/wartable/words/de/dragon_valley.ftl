### Dragon Valley.
# barony Baronie · Keep Bergfried · Castle Ward Burghof · Mountain Pass Gebirgspass · territory Territorium · tile Plättchen
# item Stück · pile Haufen · division Aufteilung · partner Partner · King's Favored Günstling des Königs
# siege Belagerung · marker Marker · fraternal building Bruderschaftsgebäude · recharge aufladen · sap untergraben
# Orte haben Formen: .on „auf A3“, .from „von A3“, .to „nach A3“. Einheiten und Gebäude: .subject, .object, .accusative,
# .dative und .none („keinen Ritter“). Karten stehen in Anführungszeichen.

## dragon_valley

dragon_valley-title = Dragon Valley
dragon_valley-blurb = Teile die Hilfe des Königs auf, halte deine Baronie gegen Rammböcke, Orks und Drachen und belagere die Territorien jenseits des Passes.

## dragon_valley-choices

dragon_valley-choices-mode = Spielmodus
dragon_valley-choices-solo = Gegner für das Solospiel (inoffiziell)

## dragon_valley-values

dragon_valley-values-for_glory = Für den Ruhm
dragon_valley-values-dragon_hunt = Drachenjagd
dragon_valley-values-eradication = Ausrottung
dragon_valley-values-eminent_death = Endgültiger Tod
dragon_valley-values-none = keiner
dragon_valley-values-squire = Knappe
dragon_valley-values-baron = Baron: beginnt mit { $start_of_baron } Punkten
dragon_valley-values-marshal = Marschall: beginnt mit { $start_of_marshal } Punkten

## dragon_valley-notes: what the options mean, where they are chosen

dragon_valley-notes-mode = Für den Ruhm: Die meisten Punkte gewinnen, sobald jemand { $end_score } hat. Drachenjagd: Wer den Drachenberg erobert, gewinnt sofort, ab { $mountain_score } Punkten. Ausrottung: Die meisten Territorien gewinnen, und du belagerst immer nur eines. Endgültiger Tod: Gefallene Einheiten sind für immer fort, und ein leerer Beutel beendet die Partie.
dragon_valley-notes-solo = Die Partie zu zweit gegen einen Bot, der mit Punkten beginnt, und am Ende ein Rang für deinen Vorsprung.

## dragon_valley-words

dragon_valley-words-pass = Gebirgspass
    .on = auf dem Gebirgspass
    .from = vom Gebirgspass
    .to = auf den Gebirgspass
dragon_valley-words-keep = Bergfried
    .on = im Bergfried
    .from = vom Bergfried
    .to = in den Bergfried
dragon_valley-words-a1 = A1
    .on = auf A1
    .from = von A1
    .to = nach A1
dragon_valley-words-b1 = B1
    .on = auf B1
    .from = von B1
    .to = nach B1
dragon_valley-words-c1 = C1
    .on = auf C1
    .from = von C1
    .to = nach C1
dragon_valley-words-a2 = A2
    .on = auf A2
    .from = von A2
    .to = nach A2
dragon_valley-words-b2 = B2
    .on = auf B2
    .from = von B2
    .to = nach B2
dragon_valley-words-c2 = C2
    .on = auf C2
    .from = von C2
    .to = nach C2
dragon_valley-words-a3 = A3
    .on = auf A3
    .from = von A3
    .to = nach A3
dragon_valley-words-b3 = B3
    .on = auf B3
    .from = von B3
    .to = nach B3
dragon_valley-words-c3 = C3
    .on = auf C3
    .from = von C3
    .to = nach C3
dragon_valley-words-a4 = A4
    .on = auf A4
    .from = von A4
    .to = nach A4
dragon_valley-words-b4 = B4
    .on = auf B4
    .from = von B4
    .to = nach B4
dragon_valley-words-c4 = C4
    .on = auf C4
    .from = von C4
    .to = nach C4
dragon_valley-words-a5 = A5
    .on = auf A5
    .from = von A5
    .to = nach A5
dragon_valley-words-b5 = B5
    .on = auf B5
    .from = von B5
    .to = nach B5
dragon_valley-words-c5 = C5
    .on = auf C5
    .from = von C5
    .to = nach C5
dragon_valley-words-a6 = A6
    .on = auf A6
    .from = von A6
    .to = nach A6
dragon_valley-words-b6 = B6
    .on = auf B6
    .from = von B6
    .to = nach B6
dragon_valley-words-ward_1 = Burghof 1
    .on = im Burghof 1
    .from = vom Burghof 1
    .to = in den Burghof 1
dragon_valley-words-ward_2 = Burghof 2
    .on = im Burghof 2
    .from = vom Burghof 2
    .to = in den Burghof 2
dragon_valley-words-cellar = Keller
    .on = im Keller
    .from = vom Keller
    .to = in den Keller
dragon_valley-words-t1 = Ort 1
    .on = auf Ort 1
    .from = von Ort 1
    .to = nach Ort 1
dragon_valley-words-t2 = Ort 2
    .on = auf Ort 2
    .from = von Ort 2
    .to = nach Ort 2
dragon_valley-words-t3 = Ort 3
    .on = auf Ort 3
    .from = von Ort 3
    .to = nach Ort 3
dragon_valley-words-t4 = Ort 4
    .on = auf Ort 4
    .from = von Ort 4
    .to = nach Ort 4
dragon_valley-words-t5 = Ort 5
    .on = auf Ort 5
    .from = von Ort 5
    .to = nach Ort 5
dragon_valley-words-t6 = Ort 6
    .on = auf Ort 6
    .from = von Ort 6
    .to = nach Ort 6
dragon_valley-words-t7 = Ort 7
    .on = auf Ort 7
    .from = von Ort 7
    .to = nach Ort 7
dragon_valley-words-t8 = Ort 8
    .on = auf Ort 8
    .from = von Ort 8
    .to = nach Ort 8
dragon_valley-words-t9 = Ort 9
    .on = auf Ort 9
    .from = von Ort 9
    .to = nach Ort 9
dragon_valley-words-kill = eine gewonnene Schlacht
dragon_valley-words-cliff = einen Feind, der über die Klippe fiel
dragon_valley-words-defensive_fire = Abwehrfeuer
dragon_valley-words-entry = einen Feind in der Burg
dragon_valley-words-rebellion = einen Aufstand
dragon_valley-words-prisoners = Gefangene
dragon_valley-words-crown = ein Territorium
dragon_valley-words-taken_siege = eine übernommene Belagerung
dragon_valley-words-selection = Aufteilung
dragon_valley-words-deployment = Aufstellung
dragon_valley-words-special_events = Besondere Ereignisse
dragon_valley-words-action = Aktionen
dragon_valley-words-advance_enemies = Die Feinde rücken vor
dragon_valley-words-round_end = Rundenende
dragon_valley-words-score = die Königsburg ist erreicht
dragon_valley-words-dragon_mountain = der Drachenberg ist gefallen
dragon_valley-words-conquest = die Territorien sind erobert
dragon_valley-words-bag = der Beutel ist leer
dragon_valley-words-rounds = die letzte Runde ist vorbei
dragon_valley-words-points = Punkte
dragon_valley-words-territories = eroberte Territorien
dragon_valley-words-buildings = stehende Gebäude
dragon_valley-words-fewest_kept_enemies = die wenigsten behaltenen Feinde
dragon_valley-words-arc_jewel = Bogenjuwel
dragon_valley-words-moat_and_ferry = Graben mit Fähre
dragon_valley-words-wall = Mauer
dragon_valley-words-moat_arc_wall = Grabenmauer
dragon_valley-words-tower = Turm
dragon_valley-words-blacksmith = Schmiede
dragon_valley-words-carpenter = Zimmerei
dragon_valley-words-fletcher = Pfeilmacherei
dragon_valley-words-stable = Stall
dragon_valley-words-chapel = Kapelle
dragon_valley-words-royal_guard = Königsgarde
dragon_valley-words-sappers = Pionierlager
dragon_valley-words-scout_house = Späherhaus
dragon_valley-words-dungeon = Verlies
dragon_valley-words-blessing = Segen
dragon_valley-words-charge = Zum Angriff!
dragon_valley-words-claimed = Beansprucht
dragon_valley-words-construction = Bauarbeiten
dragon_valley-words-invasion = Invasion
dragon_valley-words-kings_envoy = Gesandter des Königs
dragon_valley-words-loyalty_change = Seitenwechsel
dragon_valley-words-lucky_day = Glückstag
dragon_valley-words-remodel = Umbau
dragon_valley-words-smite = Blitzschlag
dragon_valley-words-squashed_rebellion = Erstickter Aufstand
dragon_valley-words-trebuchet = Trebuchet
dragon_valley-words-archer = Bogenschütze
dragon_valley-words-knight = Ritter
dragon_valley-words-battering_ram = Rammbock
dragon_valley-words-orc = Orkheer
dragon_valley-words-dragon = Drache

## dragon_valley-questions

dragon_valley-questions-choose_partner = Wähle deinen Partner für die Aufteilung.
dragon_valley-questions-choose_role = Teilst du auf, oder teilt dein Partner und du wählst zuerst?
dragon_valley-questions-assign_item = Teile alles in Haufen auf.
dragon_valley-questions-choose_pile = Nimm einen Haufen.
dragon_valley-questions-lucky_pick = Glückstag: Du darfst eine dieser Karten behalten.
dragon_valley-questions-loyalty_give = Seitenwechsel: Welche deiner Einheiten gibst du?
dragon_valley-questions-loyalty_player = Seitenwechsel: mit wem?
dragon_valley-questions-loyalty_take = Seitenwechsel: Welche Einheit nimmst du?
dragon_valley-questions-chapel_answer = Ein Tausch wird vorgeschlagen. Deine Kapelle einsetzen?
dragon_valley-questions-smite = Blitzschlag: Welcher Feind wird vernichtet?
dragon_valley-questions-sap = Pionierlager: Nenne ein Gebäude oder passe.
dragon_valley-questions-turn_menu = Du bist dran: eine Aktion und deine Karten.
dragon_valley-questions-move_unit = Bewegen: Wähle Einheiten oder mach Schluss.
dragon_valley-questions-move_to = Wohin gehen sie?
dragon_valley-questions-move_count = Wie viele gehen?
dragon_valley-questions-give_up_unit = Welche Einheit geht verloren?
dragon_valley-questions-take_from = Welche Einheit kommt hinzu, um die Belagerung zu übernehmen?
dragon_valley-questions-relocate_to = Wohin ziehen sie gemeinsam weiter?
dragon_valley-questions-charge_now = Zum Angriff! Alle Einheiten noch einmal bewegen?
dragon_valley-questions-battle_enemy = Schlacht: Gegen welchen Feind?
    .with-unit-place = { $unit } { $place-on }: Gegen welchen Feind?
    .with-place = Schlacht { $place-on }: Gegen welchen Feind?
dragon_valley-questions-battle_unit = Schlacht: Welche Einheit kämpft?
    .with-enemy-place = { $enemy } { $place-on }: Welche deiner Einheiten kämpft dagegen?
dragon_valley-questions-battle_extra = Schlacht: Gegen noch einen?
    .with-unit-place = { $unit } { $place-on }: Gegen noch einen?
dragon_valley-questions-build_name = Bauen: Welches Gebäude?
dragon_valley-questions-build_place = Bauen: Wo?
dragon_valley-questions-construction_now = Bauarbeiten: Auch noch einen zweiten Namen bauen?
dragon_valley-questions-claimed = Beansprucht: Sieh dir ein Plättchen an oder beanspruche eine Belagerung.
dragon_valley-questions-scout_first = Späherhaus: die Plättchen, die du ansiehst.
dragon_valley-questions-scout_second = Späherhaus: das zweite Plättchen.
dragon_valley-questions-defensive_fire = Abwehrfeuer: Von welchem Gebäude aus?
dragon_valley-questions-blessing = Segen: Welche Einheit wird gesegnet?
dragon_valley-questions-remodel_mode = Umbau: Was?
dragon_valley-questions-remodel_name = Umbau: Welches Gebäude?
dragon_valley-questions-remodel_pick = Umbau: Welche Plättchen?
dragon_valley-questions-remodel_place = Umbau: Wohin kommt es?
dragon_valley-questions-swap_first = Umbau: Welches Plättchen wird getauscht?
dragon_valley-questions-swap_second = Umbau: Wogegen?
dragon_valley-questions-swap_place = Umbau: Wo wird das neue Plättchen gebaut?
dragon_valley-questions-rebellion_cash = Die Gefangenen zu Punkten machen?
dragon_valley-questions-guard_now = Die Feinde rücken vor. Deine Königsgarde einsetzen?
dragon_valley-questions-advance_pick = Die Feinde rücken vor: Wer zieht als Nächstes?
dragon_valley-questions-advance_join = Wer geht als Gruppe mit?
dragon_valley-questions-tower_pick = Der Turm fällt: Wer fällt mit ihm?

## dragon_valley-asked

dragon_valley-asked-choose_partner = { $seat } wählt einen Partner.
dragon_valley-asked-choose_role = { $seat } entscheidet, wer aufteilt.
dragon_valley-asked-assign_item = { $seat } teilt auf.
dragon_valley-asked-choose_pile = { $seat } nimmt einen Haufen.
dragon_valley-asked-lucky_pick = { $seat } hat einen Glückstag.
dragon_valley-asked-loyalty_give = { $seat } darf eine Einheit tauschen.
dragon_valley-asked-loyalty_player = { $seat } darf eine Einheit tauschen.
dragon_valley-asked-loyalty_take = { $seat } darf eine Einheit tauschen.
dragon_valley-asked-chapel_answer = { $seat } darf eine Kapelle einsetzen.
dragon_valley-asked-smite = { $seat } trifft einen Feind mit dem Blitz.
dragon_valley-asked-sap = { $seat } darf ein Pionierlager einsetzen.
dragon_valley-asked-turn_menu = { $seat } ist dran.
dragon_valley-asked-move_unit = { $seat } bewegt Einheiten.
dragon_valley-asked-move_to = { $seat } bewegt Einheiten.
dragon_valley-asked-move_count = { $seat } bewegt Einheiten.
dragon_valley-asked-give_up_unit = { $seat } gibt eine Belagerung auf.
dragon_valley-asked-take_from = { $seat } übernimmt eine Belagerung.
dragon_valley-asked-relocate_to = { $seat } zieht weiter.
dragon_valley-asked-charge_now = { $seat } darf „Zum Angriff!“ einsetzen.
dragon_valley-asked-battle_enemy = { $seat } kämpft.
dragon_valley-asked-battle_unit = { $seat } kämpft.
dragon_valley-asked-battle_extra = { $seat } kämpft.
dragon_valley-asked-build_name = { $seat } baut.
dragon_valley-asked-build_place = { $seat } baut.
dragon_valley-asked-construction_now = { $seat } darf mehr bauen.
dragon_valley-asked-claimed = { $seat } benutzt „Beansprucht“.
dragon_valley-asked-scout_first = { $seat } schickt Späher.
dragon_valley-asked-scout_second = { $seat } schickt Späher.
dragon_valley-asked-defensive_fire = { $seat } legt Abwehrfeuer.
dragon_valley-asked-blessing = { $seat } segnet eine Einheit.
dragon_valley-asked-remodel_mode = { $seat } baut um.
dragon_valley-asked-remodel_name = { $seat } baut um.
dragon_valley-asked-remodel_pick = { $seat } baut um.
dragon_valley-asked-remodel_place = { $seat } baut um.
dragon_valley-asked-swap_first = { $seat } baut um.
dragon_valley-asked-swap_second = { $seat } baut um.
dragon_valley-asked-swap_place = { $seat } baut um.
dragon_valley-asked-rebellion_cash = { $seat } entscheidet über Gefangene.
dragon_valley-asked-guard_now = { $seat } darf eine Königsgarde einsetzen.
dragon_valley-asked-advance_pick = { $seat } führt die Feinde.
dragon_valley-asked-advance_join = { $seat } führt die Feinde.
dragon_valley-asked-tower_pick = { $seat } entscheidet, wer mit dem Turm fällt.

## dragon_valley-options: one for each question, or for each word of the key where a question has several

dragon_valley-options-choose_partner = { $other } als Partner nehmen
dragon_valley-options-choose_role-divide = Aufteilen
dragon_valley-options-choose_role-choose = Den Partner aufteilen lassen und wählen
dragon_valley-options-assign_item = { $item } auf Haufen { $pile }
dragon_valley-options-choose_pile = Haufen { $pile } nehmen
dragon_valley-options-lucky_pick-card = „{ $card }“ behalten
dragon_valley-options-lucky_pick-none = Keine behalten
dragon_valley-options-loyalty_give = { $unit-object } { $place-on } geben
dragon_valley-options-loyalty_give-decline = Nichts tauschen
dragon_valley-options-loyalty_player = Mit { $other } tauschen
dragon_valley-options-loyalty_take = { $unit-object } { $place-on } nehmen
dragon_valley-options-chapel_answer-block = Die Kapelle einsetzen: kein Tausch
dragon_valley-options-chapel_answer-allow = Den Tausch zulassen
dragon_valley-options-smite = { $enemy-object } { $place-on } vernichten
dragon_valley-options-sap = { $building } untergraben
dragon_valley-options-sap-pass = Passen
dragon_valley-options-turn_menu-move = Einheiten bewegen
dragon_valley-options-turn_menu-build = Bauen
dragon_valley-options-turn_menu-recharge = Alle Bruderschaftsgebäude aufladen
dragon_valley-options-turn_menu-card = „{ $card }“ benutzen
dragon_valley-options-turn_menu-guard = Die Königsgarde einsetzen
dragon_valley-options-turn_menu-scout = Späher schicken
dragon_valley-options-turn_menu-end_turn = Den Zug beenden
dragon_valley-options-move_unit = Bewegen { $place-from }: { $unit }
dragon_valley-options-move_unit-blessed = Bewegen { $place-from }: { $unit } (gesegnet)
dragon_valley-options-move_unit-give_up = Die Belagerung aufgeben: { $place }
dragon_valley-options-move_unit-take = Die Belagerung übernehmen: { $place }
dragon_valley-options-move_unit-relocate = Alle { $place-from } mit dem Marker weiterziehen lassen
dragon_valley-options-move_unit-done = Bewegung beenden
dragon_valley-options-move_to = { $unit } { $place-to }
dragon_valley-options-move_count = { $number ->
        [one] 1 Einheit
       *[other] { $number } Einheiten
    } { $place-to }
dragon_valley-options-give_up_unit = { $unit-object } verlieren
dragon_valley-options-take_from = { $unit } { $place-from }
dragon_valley-options-take_from-blessed = { $unit } { $place-from } (gesegnet)
dragon_valley-options-relocate_to = Weiter { $place-to }
dragon_valley-options-charge_now-yes = Zum Angriff!
dragon_valley-options-charge_now-no = Nicht angreifen
dragon_valley-options-battle_enemy = Gegen { $enemy-accusative } { $place-on } kämpfen
dragon_valley-options-battle_enemy-done = Hier nicht weiter kämpfen
dragon_valley-options-battle_unit = { $unit-subject } kämpft
dragon_valley-options-battle_unit-blessed = { $unit-subject } kämpft (gesegnet)
dragon_valley-options-battle_extra = Auch kämpfen gegen: { $enemy }
dragon_valley-options-battle_extra-done = Keinen mehr
dragon_valley-options-build_name = { $building-object } bauen
dragon_valley-options-build_place = { $building-object } { $place-on } bauen
dragon_valley-options-build_place-done = Bauen beenden
dragon_valley-options-construction_now = Auch { $building-accusative } bauen
dragon_valley-options-construction_now-no = Nichts weiter bauen
dragon_valley-options-claimed-look = Ansehen: { $place }
dragon_valley-options-claimed-claim = Beanspruchen: { $place }
dragon_valley-options-scout_first = Ansehen: { $place }
dragon_valley-options-scout_second = Ansehen: { $place }
dragon_valley-options-defensive_fire = Feuern { $place-from }
dragon_valley-options-blessing = { $unit-object } { $place-on } segnen
dragon_valley-options-remodel_mode-move = Plättchen eines Namens versetzen
dragon_valley-options-remodel_mode-remove = Plättchen eines Namens zurücknehmen
dragon_valley-options-remodel_mode-swap = Ein Plättchen tauschen
dragon_valley-options-remodel_mode-no_effect = Nichts ändern
dragon_valley-options-remodel_name = { $building }
dragon_valley-options-remodel_pick = Das Plättchen { $place-on }
dragon_valley-options-remodel_pick-done = Keine weiteren Plättchen
dragon_valley-options-remodel_place = Versetzen { $place-to }
    .with-building = { $building } { $place-to }
dragon_valley-options-swap_first = Das Plättchen { $place-on }
dragon_valley-options-swap_second = Gegen das Plättchen { $place-on }
dragon_valley-options-swap_second-supply = Gegen { $building-accusative } aus dem Vorrat
dragon_valley-options-swap_place = Bauen { $place-on }
    .with-building = { $building-object } { $place-on } bauen
dragon_valley-options-rebellion_cash-cash = Alle Gefangenen zu Punkten machen
dragon_valley-options-rebellion_cash-keep = Sie behalten
dragon_valley-options-guard_now-yes = Die Königsgarde einsetzen
dragon_valley-options-guard_now-no = Nicht einsetzen
dragon_valley-options-advance_pick = { $enemy } { $place-from }
dragon_valley-options-advance_join = Geht mit: { $enemy }
dragon_valley-options-advance_join-go = Los
dragon_valley-options-tower_pick = Fällt mit dem Turm: { $enemy }

## dragon_valley-cautions: what is said before an option is taken

dragon_valley-cautions-no_action = Du hast in diesem Zug noch keine Aktion gemacht. Trotzdem beenden?

## dragon_valley-confirm: what an option spends or gives away at once

dragon_valley-confirm-takes_pile = Alles darin gehört dann dir, auch die Feinde. Es gibt kein Zurück.
dragon_valley-confirm-keeps_none = Alle drei Karten werden abgelegt. Es gibt kein Zurück.
dragon_valley-confirm-lets_go = Die Karte bewirkt dann nichts. Es gibt kein Zurück.
dragon_valley-confirm-ends_turn = Danach gibt es nichts mehr zu tun: Dein Zug endet, die Runde geht weiter, und es gibt kein Zurück.

## dragon_valley-log

dragon_valley-log-dealt = { $seat } bekommt „{ $card }“.
dragon_valley-log-round = Runde { $round }: { $seat } ist Günstling des Königs.
dragon_valley-log-phase = { $phase }.
dragon_valley-log-partner = { $seat } nimmt { $other } als Partner.
dragon_valley-log-castellan = { $seat } teilt auf, { $other } wählt.
dragon_valley-log-drew = Die Stücke zum Aufteilen werden gezogen.
dragon_valley-log-divided = { $seat } hat aufgeteilt.
dragon_valley-log-took_pile = { $seat } nimmt Haufen { $pile }.
dragon_valley-log-revealed = Glückstag von { $seat }: „{ $card }“.
dragon_valley-log-kept_card = { $seat } behält „{ $card }“.
dragon_valley-log-exchanged = { $seat } und { $other } tauschen Einheiten: { $unit } gegen { $taken }.
dragon_valley-log-sapped = { $seat } untergräbt { $building-accusative }.
dragon_valley-log-turn = { $seat } ist dran.
dragon_valley-log-advance = Die Feinde von { $seat } rücken vor.
dragon_valley-log-scored = { $seat }: { $points ->
        [-1] −1 Punkt
        [-2] −2 Punkte
        [-3] −3 Punkte
        [-4] −4 Punkte
        [1] 1 Punkt
       *[other] { $points } Punkte
    } für { $reason }.
dragon_valley-log-friend_destroyed = { $seat } verliert { $unit-accusative } { $place-on }.
dragon_valley-log-foes_destroyed = { $seat }: { $cubes } × { $enemy } { $place-on } vernichtet.
dragon_valley-log-foes_kept = { $cubes } × { $enemy } { $cubes ->
        [one] hat
       *[other] haben
    } den Bergfried erreicht; { $seat } behält { $cubes ->
        [one] den Stein
       *[other] die Steine
    }.
dragon_valley-log-foes_moved = { $enemy } von { $seat }: { $from-from } { $place-to }{ $cubes ->
        [one] {""}
       *[other] {" "}({ $cubes } Steine)
    }.
dragon_valley-log-marched = { $seat } bewegt { $cubes ->
        [one] 1 Einheit
       *[other] { $cubes } Einheiten
    } ({ $unit }) { $from-from } { $place-to }.
dragon_valley-log-battle = { $seat } kämpft { $place-on } mit { $unit-dative }.
dragon_valley-log-built = { $seat } baut { $building-accusative } { $place-on }.
dragon_valley-log-taken_back = { $seat } nimmt { $building-accusative } { $place-on } zurück.
dragon_valley-log-moved_building = { $seat } versetzt { $building-accusative } { $place-to }.
dragon_valley-log-building_destroyed = { $seat } verliert { $building-accusative } { $place-on }.
dragon_valley-log-used_building = { $seat } benutzt { $building-accusative }.
dragon_valley-log-recharged = { $seat } lädt die Bruderschaftsgebäude auf.
dragon_valley-log-used_card = { $seat } benutzt „{ $card }“.
dragon_valley-log-looked = { $seat } sieht sich ein Plättchen an: { $place }.
    .with-territory = { $seat } sieht sich ein Plättchen an: { $place }, { $territory }.
dragon_valley-log-turned_up = Aufgedeckt { $place-on }: { $territory }.
dragon_valley-log-claimed = { $seat } beansprucht { $place }.
dragon_valley-log-gave_up = { $seat } gibt die Belagerung auf: { $place }.
dragon_valley-log-conquered = { $seat } erobert { $place-on }: { $territory }.
dragon_valley-log-blessed = { $seat } segnet { $unit-accusative } { $place-on }.
dragon_valley-log-fire_set = { $seat } legt Abwehrfeuer { $place-on }.
dragon_valley-log-prisoner = { $seat } hat { $cubes ->
        [one] 1 Gefangenen
       *[other] { $cubes } Gefangene
    }.
dragon_valley-log-passed = { $seat } macht keine Aktion.
dragon_valley-log-nothing_to_do = { $seat } hat nichts zu bewegen, zu bauen oder aufzuladen: keine Aktion in diesem Zug.
dragon_valley-log-nothing_left = { $seat } kann nichts mehr tun: Der Zug ist zu Ende.
dragon_valley-log-laid_off = { $seat } legt „{ $card }“ unbenutzt ab.
dragon_valley-log-last_round = { $seat } beendet den Zug mit { $score } Punkten: Das ist die letzte Runde.
dragon_valley-log-tie = Gleichstand um den ersten Platz: { $criterion }.
dragon_valley-log-tie_break = Den Gleichstand entscheidet: { $criterion }.
dragon_valley-log-tie_shared = Nichts entscheidet den Gleichstand: Der Sieg wird geteilt.
dragon_valley-log-game_over = Die Partie ist vorbei: { $ending }.

## dragon_valley-account

dragon_valley-account-start = Punkte zu Beginn
dragon_valley-account-kill = Gewonnene Schlachten
dragon_valley-account-cliff = Feinde über die Klippe
dragon_valley-account-defensive_fire = Abwehrfeuer
dragon_valley-account-entry = Feinde in der Burg
dragon_valley-account-rebellion = Aufstände
dragon_valley-account-prisoners = Gefangene
dragon_valley-account-crown = Territorien
dragon_valley-account-taken_siege = Übernommene Belagerungen
dragon_valley-account-territories = { $number ->
        [one] 1 Territorium
       *[other] { $number } Territorien
    } erobert
dragon_valley-account-buildings = { $number ->
        [one] 1 Gebäude steht
       *[other] { $number } Gebäude stehen
    }
dragon_valley-account-kept_enemies = { $number ->
        [one] 1 Feind, der den Bergfried erreicht hat
       *[other] { $number } Feinde, die den Bergfried erreicht haben
    }

## dragon_valley-verdicts

dragon_valley-verdicts-routed = Überrannt. (Das Solospiel ist inoffiziell.)
dragon_valley-verdicts-held_the_pass = Du hast den Pass gehalten. (Das Solospiel ist inoffiziell.)
dragon_valley-verdicts-kings_champion = Champion des Königs! (Das Solospiel ist inoffiziell.)
dragon_valley-verdicts-lord_of_the_valley = Herr des Tals! (Das Solospiel ist inoffiziell.)
dragon_valley-verdicts-won = Gewonnen. (Das Solospiel ist inoffiziell.)
dragon_valley-verdicts-shared = Ein geteilter Sieg. (Das Solospiel ist inoffiziell.)
dragon_valley-verdicts-lost = Verloren. (Das Solospiel ist inoffiziell.)

## dragon_valley-refusals: why something cannot be chosen

dragon_valley-refusals-solo_takes_two = Das inoffizielle Solospiel braucht zwei Plätze: deinen und den des Gegners.
dragon_valley-refusals-not_your_turn = Jetzt entscheidet jemand anderes.
dragon_valley-refusals-not_yours = Du befehligst nur deine eigenen Einheiten und deine Baronie.
dragon_valley-refusals-action_taken = Deine Aktion in diesem Zug hast du schon gemacht.
dragon_valley-refusals-kind_taken = Diese Art von Aktion hast du in diesem Zug schon gemacht.
dragon_valley-refusals-effort_used = Du hast in diesem Zug schon „Zum Angriff!“, „Bauarbeiten“ oder „Gesandter des Königs“ benutzt; nur eine davon wirkt pro Zug.
dragon_valley-refusals-action_first = Wähle zuerst die Aktion: bewegen, bauen oder aufladen.
dragon_valley-refusals-no_unit = Du hast keine Einheit, die du bewegen könntest.
dragon_valley-refusals-nothing_to_build = Kein Plättchen in deinem Vorrat hat ein freies Feld seines Geländes.
dragon_valley-refusals-nothing_to_recharge = Keines deiner Bruderschaftsgebäude liegt verdeckt.
dragon_valley-refusals-card_not_held = Diese Karte hast du nicht.
dragon_valley-refusals-nobody_to_bless = In deiner Baronie ist keine Einheit, die gesegnet werden könnte.
dragon_valley-refusals-nothing_to_claim = Kein Plättchen liegt verdeckt, und du belagerst keines, das du beanspruchen könntest.
dragon_valley-refusals-nothing_to_fire_from = Du hast kein wirkendes Verteidigungsgebäude, von dem aus du feuern könntest.
dragon_valley-refusals-nothing_to_remodel = Du hast kein stehendes Gebäude zum Umbauen.
dragon_valley-refusals-charge_later = „Zum Angriff!“ wird nach der ersten Bewegung deiner Aktion „Bewegen“ angeboten.
dragon_valley-refusals-construction_later = „Bauarbeiten“ wird angeboten, wenn du die Plättchen des ersten Namens gebaut hast.
dragon_valley-refusals-invasion_later = „Invasion“ wirkt von selbst, wenn deine Feinde vorgerückt sind.
dragon_valley-refusals-envoy_by_action = „Gesandter des Königs“ benutzt man, indem man eine zweite Aktion anderer Art wählt.
dragon_valley-refusals-events_only = Diese Karte wird nur in der Phase „Besondere Ereignisse“ benutzt.
dragon_valley-refusals-guard_active = Eine Königsgarde ist schon im Einsatz.
dragon_valley-refusals-no_guard = Du hast keine Königsgarde.
dragon_valley-refusals-no_scouts = Du hast kein Späherhaus.
dragon_valley-refusals-all_tiles_seen = Es gibt keine verdeckten Plättchen mehr.
dragon_valley-refusals-is_sapped = Es ist untergraben: In dieser Runde wirkt es nicht.
dragon_valley-refusals-lies_face_down = Es liegt verdeckt. Die Aktion „Aufladen“ deckt es wieder auf.
dragon_valley-refusals-enemies_are_not_led = Feinde bewegen sich nur, wenn sie vorrücken.
dragon_valley-refusals-units_first = Wähle zuerst die Einheiten, die dorthin gehen.
dragon_valley-refusals-no_unit_there = Dort ist keine deiner Einheiten.
dragon_valley-refusals-stays_in_siege = Einheiten verlassen ein belagertes Plättchen nur, wenn die Belagerung aufgegeben wird.
dragon_valley-refusals-stays_this_turn = Einheiten, die von einer in diesem Zug vollendeten Belagerung übrig sind, bleiben bis zu deinem nächsten Zug, wo sie sind.
dragon_valley-refusals-has_moved = Diese Einheiten haben in dieser Bewegung schon gezogen oder gekämpft.
dragon_valley-refusals-must_withdraw = Einheiten, die eine Belagerung aufgegeben haben, müssen zuerst fort.
dragon_valley-refusals-not_your_siege = Dort belagerst du kein Plättchen.
dragon_valley-refusals-is_being_taken = Du übernimmst diese Belagerung gerade: Sie muss vollendet werden.
dragon_valley-refusals-just_entered = Eine Einheit hat dieses Plättchen in dieser Bewegung betreten, deshalb kann die Belagerung jetzt nicht aufgegeben werden.
dragon_valley-refusals-own_siege = Du belagerst dieses Plättchen selbst: Deine Einheiten dürfen es einfach betreten.
dragon_valley-refusals-nobody_besieges = Niemand belagert dieses Plättchen: Es gibt keine Belagerung zu übernehmen.
dragon_valley-refusals-cannot_complete = Die Einheiten, die dieses Plättchen erreichen, vollenden die Belagerung nicht.
dragon_valley-refusals-mountain_too_high = Der Drachenberg lässt sich nicht mit weniger als { $mountain_score } Punkten erobern.
dragon_valley-refusals-not_emptied = Nur Einheiten auf einem geleerten Ort, der dir gehört, ziehen mit ihrem Marker weiter.
dragon_valley-refusals-marker_is_free = Du hast einen freien Marker: Diese Einheiten können einzeln ziehen.
dragon_valley-refusals-no_tile_to_enter = Es gibt kein Plättchen, das sie betreten könnten.
dragon_valley-refusals-no_marker = Deine beiden Marker liegen auf Territorien.
dragon_valley-refusals-one_siege = Im Modus „Ausrottung“ darfst du nur ein Plättchen auf einmal belagern.
dragon_valley-refusals-tile_claimed = Jemand anderes hat dieses Plättchen beansprucht.
dragon_valley-refusals-besieged_by_other = Jemand anderes belagert dieses Plättchen: Betreten darfst du es nur, um die Belagerung zu übernehmen, und dabei muss sie vollendet werden.
dragon_valley-refusals-just_given_up = Deine Einheiten haben dieses Plättchen gerade aufgegeben.
dragon_valley-refusals-no_tile = Dort liegt kein Plättchen mehr.
dragon_valley-refusals-tile_too_far = Das ist zu weit: Zu den Territorien führt nur der Gebirgspass.
dragon_valley-refusals-one_step = Einheiten, die eine Belagerung aufgeben, gehen nur einen Schritt: auf den Gebirgspass oder auf ein Plättchen.
dragon_valley-refusals-nobody_to_fight = Dort ist kein Feind, gegen den man kämpfen könnte.
dragon_valley-refusals-too_far = Das ist für diese Einheit zu weit.
dragon_valley-refusals-enemy_in_the_way = Ein Feind steht im Weg: Eine Einheit, die auf ihn trifft, muss dort anhalten.
dragon_valley-refusals-wrong_terrain = Das Gelände erlaubt dieses Gebäude dort nicht.
dragon_valley-refusals-site_taken = Dort steht ein anderes Plättchen.
dragon_valley-refusals-earlier_space = Du hast schon auf einem späteren Feld gebaut. Nimm das zurück, um hier zu bauen.
dragon_valley-refusals-at_choose_partner = Dein Partner ist einer der anderen Spieler.
dragon_valley-refusals-at_choose_role = Entweder teilst du auf, oder dein Partner teilt auf und du wählst zuerst.
dragon_valley-refusals-at_assign_item = Leg jedes Stück auf einen Haufen und mindestens eines auf jeden Haufen.
dragon_valley-refusals-at_choose_pile = Nimm einen der übrigen Haufen.
dragon_valley-refusals-at_lucky_pick = Du darfst eine der aufgedeckten Karten behalten oder keine.
dragon_valley-refusals-at_loyalty_give = Gib eine deiner Einheiten, die kein Territorium angreift, oder verzichte.
dragon_valley-refusals-at_loyalty_player = Tausche mit jemandem, der eine Einheit hat, die kein Territorium angreift.
dragon_valley-refusals-at_loyalty_take = Nimm eine Einheit dieses Spielers, die kein Territorium angreift.
dragon_valley-refusals-at_chapel_answer = Verhindere den Tausch mit der Kapelle oder lass ihn zu.
dragon_valley-refusals-at_smite = „Blitzschlag“ vernichtet einen Feind in deiner eigenen Baronie.
dragon_valley-refusals-at_sap = Nenne ein Gebäude, das noch nicht untergraben ist, oder passe.
dragon_valley-refusals-at_turn_menu = Ein Zug bietet eine Aktion, deine Karten und Gebäude und sein Ende.
dragon_valley-refusals-at_move_unit = Wähle eigene Einheiten, die noch nicht gezogen sind, wähle eine Belagerung oder mach Schluss.
dragon_valley-refusals-at_move_to = Wähle ein Feld oder Plättchen, das diese Einheiten erreichen.
dragon_valley-refusals-at_move_count = Mindestens eine Einheit geht, höchstens alle.
dragon_valley-refusals-at_give_up_unit = Eine deiner Einheiten auf diesem Plättchen geht verloren.
dragon_valley-refusals-at_take_from = Die nächste Einheit muss von der Art sein, die fehlt, und das Plättchen erreichen.
dragon_valley-refusals-at_relocate_to = Sie gehen alle auf ein Plättchen: eines, das niemand belagert, oder eine Belagerung, die sie vollenden.
dragon_valley-refusals-at_charge_now = „Zum Angriff!“ wird jetzt benutzt oder in diesem Zug gar nicht.
dragon_valley-refusals-at_battle_enemy = Wähle einen Feind auf diesem Feld, gegen den noch nicht gekämpft wurde.
dragon_valley-refusals-at_battle_unit = Eine deiner Einheiten auf diesem Feld kämpft.
dragon_valley-refusals-at_battle_extra = Eine verbesserte Einheit darf gegen einen weiteren Feind auf diesem Feld kämpfen, wenn sie ihn vernichten würde und noch niemand gegen ihn gekämpft hat.
dragon_valley-refusals-at_build_name = Bau Plättchen eines Namens aus deinem Vorrat, für die ein Feld ihres Geländes frei ist.
dragon_valley-refusals-at_build_place = Wähle ein freies Feld, das vom Gelände her passt.
dragon_valley-refusals-at_construction_now = „Bauarbeiten“ lässt dich Plättchen eines weiteren Namens bauen oder keine.
dragon_valley-refusals-at_claimed = Sieh dir ein verdecktes Plättchen an, oder beanspruche eines, das du belagerst.
dragon_valley-refusals-at_scout_first = Die Späher sehen sich ein verdecktes Plättchen an.
dragon_valley-refusals-scouts_look_at_two = Die Späher sehen sich zwei Plättchen an, nicht mehr.
dragon_valley-refusals-at_scout_second = Die Späher sehen sich ein weiteres verdecktes Plättchen an.
dragon_valley-refusals-at_defensive_fire = Das Feuer kommt aus einem deiner wirkenden Verteidigungsgebäude.
dragon_valley-refusals-at_blessing = Eine deiner Einheiten in deiner Baronie wird gesegnet.
dragon_valley-refusals-at_remodel_mode = „Umbau“ versetzt Plättchen, nimmt sie zurück, tauscht eines oder ändert nichts; nur was geht, wird angeboten.
dragon_valley-refusals-at_remodel_name = Wähle ein Gebäude, das in deiner Baronie steht.
dragon_valley-refusals-at_remodel_pick = Wähle stehende Plättchen dieses Namens.
dragon_valley-refusals-at_remodel_place = Das Plättchen kommt auf ein freies Feld, das vom Gelände her passt und für die anderen Platz lässt.
dragon_valley-refusals-at_swap_first = Wähle ein stehendes Plättchen, das sich gegen ein anderes tauschen lässt.
dragon_valley-refusals-at_swap_second = Jedes Plättchen muss auf das Feld des anderen passen, oder das aus deinem Vorrat braucht ein freies Feld.
dragon_valley-refusals-at_swap_place = Das neue Plättchen kommt auf ein freies Feld, das vom Gelände her passt.
dragon_valley-refusals-at_rebellion_cash = Die Gefangenen werden alle zusammen zu Punkten gemacht oder alle behalten.
dragon_valley-refusals-at_guard_now = Die Königsgarde wird jetzt eingesetzt oder in dieser Runde gar nicht.
dragon_valley-refusals-at_advance_pick = Wähle einen Feind in deiner Baronie, der noch nicht gezogen ist.
dragon_valley-refusals-at_advance_join = Feinde auf demselben Feld, die denselben ersten Schritt tun, dürfen mitgehen.
dragon_valley-refusals-at_tower_pick = Einer der eingedrungenen Rammböcke und Drachen fällt mit dem Turm.
dragon_valley-refusals-lies_already = Jedes Stück kommt nur auf einen Haufen.
dragon_valley-refusals-items_left = Jedes Stück braucht einen Haufen.
dragon_valley-refusals-pile_empty = Jeder Haufen braucht mindestens ein Stück.

## dragon_valley-gauges: what a hint counts after its move and after the next best

dragon_valley-gauges-points =
    { $amount ->
        [one] Punkt
       *[other] Punkte
    }
dragon_valley-gauges-units =
    { $amount ->
        [one] Einheit
       *[other] Einheiten
    }
dragon_valley-gauges-enemies =
    { $amount ->
        [one] Feind in der Baronie
       *[other] Feinde in der Baronie
    }
dragon_valley-gauges-built =
    { $amount ->
        [one] stehendes Gebäude
       *[other] stehende Gebäude
    }
dragon_valley-gauges-ready =
    { $amount ->
        [one] baubereites Plättchen
       *[other] baubereite Plättchen
    }
dragon_valley-gauges-prisoners =
    { $amount ->
        [one] Gefangener
       *[other] Gefangene
    }

## dragon_valley-reasons

dragon_valley-reasons-points = Das bringt mehr Punkte.
dragon_valley-reasons-units = Danach sind deine Einheiten stärker.
dragon_valley-reasons-sieges = Danach bist du näher an einer Eroberung.
dragon_valley-reasons-enemies = Danach sind die Feinde in deiner Baronie weniger gefährlich.
dragon_valley-reasons-buildings = Danach hast du bessere Gebäude.
dragon_valley-reasons-cards = Danach hast du bessere Karten oder mehr Gefangene.
dragon_valley-reasons-rivals_points =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Punkte.
       *[other] Das nimmt den anderen Punkte.
    }
dragon_valley-reasons-rivals_units =
    { $rivals ->
        [one] Das schwächt die Einheiten deines Rivalen.
       *[other] Das schwächt die Einheiten der anderen.
    }
dragon_valley-reasons-rivals_sieges =
    { $rivals ->
        [one] Das erschwert deinem Rivalen seine Eroberungen.
       *[other] Das erschwert den anderen ihre Eroberungen.
    }
dragon_valley-reasons-rivals_enemies =
    { $rivals ->
        [one] Das lässt deinem Rivalen gefährlichere Feinde.
       *[other] Das lässt den anderen gefährlichere Feinde.
    }
dragon_valley-reasons-rivals_buildings =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Gebäude.
       *[other] Das nimmt den anderen Gebäude.
    }
dragon_valley-reasons-rivals_cards =
    { $rivals ->
        [one] Das nimmt deinem Rivalen gute Karten oder Gefangene.
       *[other] Das nimmt den anderen gute Karten oder Gefangene.
    }

## dragon_valley-cards: what is printed on cards and tiles, put together from what they do

dragon_valley-cards-protect_from_battle_loss = Bis zum Ende der Runde wird eine Einheit in deiner Baronie in Schlachten nicht vernichtet.
dragon_valley-cards-extra_movement = Mit einer Aktion „Bewegen“ darfst du alle deine Einheiten ein zweites Mal bewegen.
dragon_valley-cards-look_at_territory = Sieh dir heimlich { $amount ->
        [one] 1 verdecktes Territorium
       *[other] { $amount } verdeckte Territorien
    } an.
dragon_valley-cards-claim_territory = Oder beanspruche ein Plättchen, das du belagerst: Niemand sonst darf es belagern oder erobern.
dragon_valley-cards-extra_build_name = Mit einer Aktion „Bauen“ darfst du auch Plättchen eines zweiten Namens bauen.
dragon_valley-cards-fire_from_building = Jeder Feind, der auf einem bestimmten Verteidigungsgebäude beginnt oder es betritt, wird für 1 Punkt vernichtet.
dragon_valley-cards-extra_enemy_set = Nachdem deine Feinde gezogen sind, ziehen sie ein zweites Mal.
dragon_valley-cards-extra_action = Mach in diesem Zug eine zweite Aktion anderer Art.
dragon_valley-cards-swap_units = Du darfst eine deiner Einheiten gegen die eines anderen Spielers tauschen; sie wechseln die Plätze.
dragon_valley-cards-reveal_cards = Deck die obersten { $amount } Karten des Stapels auf.
dragon_valley-cards-keep_card = Du darfst eine davon behalten.
dragon_valley-cards-move_buildings = Versetze Plättchen eines Namens auf andere erlaubte Felder,
dragon_valley-cards-take_back_buildings = oder nimm Plättchen eines Namens zurück,
dragon_valley-cards-swap_buildings = oder tausche ein Plättchen gegen ein anderes,
dragon_valley-cards-nothing = oder ändere nichts.
dragon_valley-cards-destroy_enemy = Vernichte einen Feind in deiner Baronie, ohne Punkte.
dragon_valley-cards-add_prisoner = Leg einen Gefangenen in dein Verlies; ist dort kein Platz, verlierst du 1 Punkt.
dragon_valley-cards-cash_prisoners = Dann darfst du alle Gefangenen für { $payout } Punkte abgeben.
dragon_valley-cards-cancel_card = Dreh sie um, um einen Tausch durch „Seitenwechsel“ zu verhindern.
dragon_valley-cards-battles_destroy_enemy = Dreh sie um: Bis zum Ende der Runde vernichten deine Schlachten jeden Feind, gegen den du kämpfst.
dragon_valley-cards-sap_building_name = Dreh es um und nenne ein Gebäude: Alle dieses Namens wirken in dieser Runde nicht.
dragon_valley-cards-tower = Hält alle Feinde auf. Das erste Orkheer wird vernichtet; ein Rammbock oder Drache wird zusammen mit dem Turm vernichtet.
dragon_valley-cards-turns = Hält { $enemies } auf; wer darauf beginnt, geht ein Feld nach rechts oder über die Klippe.
dragon_valley-cards-destroyed_by = { $enemies } zerstören es.
dragon_valley-cards-upgrades = { $units } besetzen ein weiteres Feld und dürfen gegen einen weiteren Feind kämpfen. Rammböcke und Drachen zerstören es.
dragon_valley-cards-upgrades_guarded = { $units } besetzen ein weiteres Feld und dürfen gegen einen weiteren Feind kämpfen (Schlachten nur mit einer Königsgarde). Rammböcke und Drachen zerstören es.
dragon_valley-cards-stable = Alle deine Einheiten gehen ein Feld weiter. Rammböcke und Drachen zerstören es.
dragon_valley-cards-dungeon = Fasst bis zu { $prisoners } Gefangene.
dragon_valley-cards-nothing_to_conquer = Nichts zu erobern: Es kommt aus dem Spiel.
dragon_valley-cards-conquered = Erobert für { $points } Punkte.
dragon_valley-cards-moves = Geht { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } weit.
dragon_valley-cards-destroys = Vernichtet { $units }.
dragon_valley-cards-harmless = Vernichtet niemanden.
dragon_valley-cards-many-battering_ram = Rammböcke
dragon_valley-cards-many-orc = Orkheere
dragon_valley-cards-many-dragon = Drachen
dragon_valley-cards-many-trebuchet = Trebuchets
dragon_valley-cards-many-archer = Bogenschützen
dragon_valley-cards-many-knight = Ritter

## dragon_valley-totals: what a draft counts

dragon_valley-totals-item = Verteilte Stücke
dragon_valley-totals-tile = Anzusehende Plättchen

## dragon_valley-notes: what is known about a pick before it is carried out

dragon_valley-notes-enemy_falls = { $unit } gegen { $enemy-accusative }: { $enemy-subject } fällt, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
dragon_valley-notes-unit_falls = { $unit } gegen { $enemy-accusative }: { $unit-subject } fällt.
dragon_valley-notes-both_fall = { $unit } gegen { $enemy-accusative }: Beide fallen, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
dragon_valley-notes-nobody_falls = { $unit } gegen { $enemy-accusative }: Niemand fällt.
dragon_valley-notes-also_falls = Auch { $enemy-accusative } trifft es, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.

## dragon_valley-names: what the language calls the components

dragon_valley-names-unit-trebuchet = Trebuchet
    .subject = Das Trebuchet
    .accusative = das Trebuchet
    .object = Das Trebuchet
    .dative = dem Trebuchet
    .none = kein Trebuchet
dragon_valley-names-unit-archer = Bogenschütze
    .subject = Der Bogenschütze
    .accusative = den Bogenschützen
    .object = Den Bogenschützen
    .dative = dem Bogenschützen
    .none = keinen Bogenschützen
dragon_valley-names-unit-knight = Ritter
    .subject = Der Ritter
    .accusative = den Ritter
    .object = Den Ritter
    .dative = dem Ritter
    .none = keinen Ritter
dragon_valley-names-unit-battering_ram = Rammbock
    .subject = Der Rammbock
    .accusative = den Rammbock
    .object = Den Rammbock
    .dative = dem Rammbock
    .none = keinen Rammbock
dragon_valley-names-unit-orc = Orkheer
    .subject = Das Orkheer
    .accusative = das Orkheer
    .object = Das Orkheer
    .dative = dem Orkheer
    .none = kein Orkheer
dragon_valley-names-unit-dragon = Drache
    .subject = Der Drache
    .accusative = den Drachen
    .object = Den Drachen
    .dative = dem Drachen
    .none = keinen Drachen
dragon_valley-names-building-arc_jewel = Bogenjuwel
    .subject = Das Bogenjuwel
    .accusative = das Bogenjuwel
    .object = Das Bogenjuwel
    .dative = dem Bogenjuwel
    .none = kein Bogenjuwel
dragon_valley-names-building-blacksmith = Schmiede
    .subject = Die Schmiede
    .accusative = die Schmiede
    .object = Die Schmiede
    .dative = der Schmiede
    .none = keine Schmiede
dragon_valley-names-building-carpenter = Zimmerei
    .subject = Die Zimmerei
    .accusative = die Zimmerei
    .object = Die Zimmerei
    .dative = der Zimmerei
    .none = keine Zimmerei
dragon_valley-names-building-chapel = Kapelle
    .subject = Die Kapelle
    .accusative = die Kapelle
    .object = Die Kapelle
    .dative = der Kapelle
    .none = keine Kapelle
dragon_valley-names-building-dungeon = Verlies
    .subject = Das Verlies
    .accusative = das Verlies
    .object = Das Verlies
    .dative = dem Verlies
    .none = kein Verlies
dragon_valley-names-building-fletcher = Pfeilmacherei
    .subject = Die Pfeilmacherei
    .accusative = die Pfeilmacherei
    .object = Die Pfeilmacherei
    .dative = der Pfeilmacherei
    .none = keine Pfeilmacherei
dragon_valley-names-building-moat_and_ferry = Graben mit Fähre
    .subject = Der Graben mit Fähre
    .accusative = den Graben mit Fähre
    .object = Den Graben mit Fähre
    .dative = dem Graben mit Fähre
    .none = keinen Graben mit Fähre
dragon_valley-names-building-moat_arc_wall = Grabenmauer
    .subject = Die Grabenmauer
    .accusative = die Grabenmauer
    .object = Die Grabenmauer
    .dative = der Grabenmauer
    .none = keine Grabenmauer
dragon_valley-names-building-royal_guard = Königsgarde
    .subject = Die Königsgarde
    .accusative = die Königsgarde
    .object = Die Königsgarde
    .dative = der Königsgarde
    .none = keine Königsgarde
dragon_valley-names-building-sappers = Pionierlager
    .subject = Das Pionierlager
    .accusative = das Pionierlager
    .object = Das Pionierlager
    .dative = dem Pionierlager
    .none = kein Pionierlager
dragon_valley-names-building-scout_house = Späherhaus
    .subject = Das Späherhaus
    .accusative = das Späherhaus
    .object = Das Späherhaus
    .dative = dem Späherhaus
    .none = kein Späherhaus
dragon_valley-names-building-stable = Stall
    .subject = Der Stall
    .accusative = den Stall
    .object = Den Stall
    .dative = dem Stall
    .none = keinen Stall
dragon_valley-names-building-tower = Turm
    .subject = Der Turm
    .accusative = den Turm
    .object = Den Turm
    .dative = dem Turm
    .none = keinen Turm
dragon_valley-names-building-wall = Mauer
    .subject = Die Mauer
    .accusative = die Mauer
    .object = Die Mauer
    .dative = der Mauer
    .none = keine Mauer
dragon_valley-names-card-blessing = Segen
dragon_valley-names-card-charge = Zum Angriff!
dragon_valley-names-card-claimed = Beansprucht
dragon_valley-names-card-construction = Bauarbeiten
dragon_valley-names-card-defensive_fire = Abwehrfeuer
dragon_valley-names-card-invasion = Invasion
dragon_valley-names-card-kings_envoy = Gesandter des Königs
dragon_valley-names-card-loyalty_change = Seitenwechsel
dragon_valley-names-card-lucky_day = Glückstag
dragon_valley-names-card-remodel = Umbau
dragon_valley-names-card-smite = Blitzschlag
dragon_valley-names-card-squashed_rebellion = Erstickter Aufstand
dragon_valley-names-territory-goblin_fort = Goblinfestung
dragon_valley-names-territory-orc_watchtower = Orkwachturm
dragon_valley-names-territory-ram_foundry = Rammbockgießerei
dragon_valley-names-territory-wyrm_nest = Lindwurmnest
dragon_valley-names-territory-orc_stronghold = Orkbollwerk
dragon_valley-names-territory-dragon_mountain = Drachenberg
dragon_valley-names-territory-empty_field = Leeres Feld

## dragon_valley-tempers: what a bot leans to where moves seem equally good

dragon_valley-tempers-builder = Scheinen zwei Züge gleich gut, nimmt er den, nach dem mehr Gebäude in seiner Baronie stehen.
dragon_valley-tempers-raider = Scheinen zwei Züge gleich gut, nimmt er den, der mehr Einheiten zur Belagerung schickt.

## terminal: what the parts of the table are called

dragon_valley-terminal-round = Runde
dragon_valley-terminal-phase = Phase
dragon_valley-terminal-is_last_round = Letzte Runde
dragon_valley-terminal-favored = Günstling des Königs
dragon_valley-terminal-draws = Aufteilung
dragon_valley-terminal-castellan = Teilt auf
dragon_valley-terminal-choosers = Wählen
dragon_valley-terminal-piles = Haufen
dragon_valley-terminal-thing = Haufen
dragon_valley-terminal-items = Stücke
dragon_valley-terminal-owner = Genommen von
dragon_valley-terminal-waiting = Noch auf keinem Haufen
dragon_valley-terminal-item = { "" }
dragon_valley-terminal-score = Punkte
dragon_valley-terminal-markers = Freie Marker
dragon_valley-terminal-prisoners = Gefangene
dragon_valley-terminal-guard = Königsgarde
dragon_valley-terminal-enemies = Feinde
dragon_valley-terminal-place = Ort
dragon_valley-terminal-enemy = Feind
dragon_valley-terminal-count = Anzahl
dragon_valley-terminal-units = Einheiten
dragon_valley-terminal-unit = Einheit
dragon_valley-terminal-blessed = Gesegnet
dragon_valley-terminal-buildings = Gebäude
dragon_valley-terminal-building = Gebäude
dragon_valley-terminal-face_up = Offen
dragon_valley-terminal-sapped = Untergraben
dragon_valley-terminal-fire = Abwehrfeuer
dragon_valley-terminal-supply = Bereit zum Bauen
dragon_valley-terminal-cards = Hilfe des Königs
dragon_valley-terminal-conquered = Erobert
dragon_valley-terminal-locations = Feindesland
dragon_valley-terminal-id = { "" }
dragon_valley-terminal-territory = Territorium
dragon_valley-terminal-crown = Punkte
dragon_valley-terminal-needs = Verlangt
dragon_valley-terminal-covered = Besetzt
dragon_valley-terminal-sieges = Belagert von
dragon_valley-terminal-claimed = Beansprucht von
dragon_valley-terminal-revealed = Glückstag
dragon_valley-terminal-bag = Im Beutel
