### Quests of Valeria.
# citizen Bürger · quest Auftrag · guild Gilde · guild master Gildenmeister · tavern line Tresen · End Phase Endphase
# Draw Ziehen · Hire Anwerben · Reserve Reservieren · Quest (Aktion) Auftrag · hire power Anwerbekraft
# Namen von Bürgern haben Formen: .subject „Der Schmied“, .object „Den Schmied“, .accusative „den Schmied“, .dative, .none „keinen Schmied“.
# Aufträge sind ganze Sätze und stehen im Text in Anführungszeichen.

## quests

quests-title = Quests of Valeria
quests-blurb = Wirb in einer Taverne Bürger an, schick sie auf Aufträge und lass eine Tat die nächste auslösen.

## quests-solo: what a solo player aims for

quests-solo-goal = Minister für Aufträge ({ $points } Punkte)

## quests-words

quests-words-draw = Ziehen
    .may = ziehen
quests-words-hire = Anwerben
    .may = anwerben
quests-words-reserve = Reservieren
    .may = einen Auftrag reservieren
quests-words-quest = Auftrag
    .may = einen Auftrag erfüllen
quests-words-draw_twice = Zweimal ziehen
    .may = zwei Bürger ziehen
quests-words-hire_twice = Zweimal anwerben
    .may = zweimal anwerben
quests-words-reserve_twice = Zweimal reservieren
    .may = zwei Aufträge reservieren
quests-words-quest_twice = Zwei Aufträge
    .may = zwei Aufträge erfüllen
quests-words-discard_from_guild = aus einer Gilde ablegen
    .may = einen Bürger aus einer anderen Gilde ablegen
quests-words-take_from_guild = aus einer Gilde nehmen
    .may = einen Bürger aus einer anderen Gilde nehmen
quests-words-discard_random_from_hand = aus einer Hand ablegen
    .may = eine zufällige Karte aus einer anderen Hand ablegen
quests-words-take_random_from_hand = aus einer Hand nehmen
    .may = eine zufällige Karte aus einer anderen Hand nehmen
quests-words-discard_reserved_quest = einen reservierten Auftrag ablegen
    .may = einen fremden reservierten Auftrag ablegen
quests-words-discard_tavern_citizen = vom Tresen ablegen
    .may = einen Bürger vom Tresen ablegen
quests-words-discard_active_quest = einen offenen Auftrag ablegen
    .may = einen offenen Auftrag ablegen
quests-words-worker = Arbeiter
quests-words-soldier = Soldat
    .counted = { $number ->
        [one] Soldat
       *[other] Soldaten
    }
quests-words-shadow = Schatten
quests-words-holy = Geistlicher
    .counted = { $number ->
        [one] Geistlicher
       *[other] Geistliche
    }
quests-words-gold = Gold
quests-words-magic = Magie
quests-words-strength = Stärke
quests-words-adventure = Abenteuer
quests-words-battle = Kampf
quests-words-commerce = Handel
quests-words-subterfuge = List

## quests-questions: what is asked of the seat that decides

quests-questions-main = Du bist dran: Wähle eine Aktion.
quests-questions-pay_hire = Bezahle mit Bürgern aus deiner Hand oder Gilde.
quests-questions-quest_party = Wähle Bürger deiner Gilde für den Auftrag.
quests-questions-pay_power = Bezahle die Anwerbekraft oder verzichte darauf.
    .with-citizen = { $price ->
            [own_reserved_quest] Den reservierten Auftrag für { $citizen-accusative } aufgeben
           *[own_citizen] Für { $citizen-accusative } einen Bürger abgeben
        }? Dafür darfst du: { $gains-may }.
quests-questions-take_quest = Wähle einen Auftrag zum Reservieren.
quests-questions-bonus = Bonus: Nutze in beliebiger Reihenfolge, was du bekommen hast.
    .with-citizen = Anwerbekraft „{ $citizen }“{ $ways ->
            [one] , wähle eins
           *[all] {""}
        }: { $gains-may }.
    .with-quest = Bonus von „{ $quest }“: { $gains-may }.
quests-questions-hand_limit = Mehr als { $most_cards } Karten auf der Hand: Lege welche ab.
quests-questions-guild_limit = Mehr als { $most_cards } Bürger in der Gilde: Lege welche ab.

## quests-asked: the same, as the others read it

quests-asked-main = { $seat } wählt eine Aktion.
quests-asked-pay_hire = { $seat } zahlt für einen Bürger.
quests-asked-quest_party = { $seat } stellt Bürger für einen Auftrag zusammen.
quests-asked-pay_power = { $seat } kann eine Anwerbekraft bezahlen.
quests-asked-take_quest = { $seat } wählt einen Auftrag zum Reservieren.
quests-asked-bonus = { $seat } nutzt einen Bonus.
quests-asked-hand_limit = { $seat } legt bis auf { $most_cards } Karten ab.
quests-asked-guild_limit = { $seat } legt bis auf { $most_cards } Bürger ab.

## quests-options

quests-options-draw = Einen Bürger ziehen
quests-options-hire-slot = { $citizen-object } { $cost ->
        [0] kostenlos
        [one] für 1 Karte
       *[other] für { $cost } Karten
    } vom Tresen anwerben
quests-options-hire-hand = { $citizen-object } für { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } aus der Hand anwerben
quests-options-reserve = „{ $quest }“ reservieren
quests-options-refresh = Alle offenen Aufträge ablegen, neue auslegen und einen reservieren
quests-options-quest = „{ $quest }“ erfüllen
quests-options-forfeit = Die Aktion verfallen lassen
quests-options-pay-hand = Mit { $citizen-dative } aus der Hand bezahlen
quests-options-pay-guild = Mit { $citizen-dative } aus der Gilde bezahlen
quests-options-pay-reserve = „{ $quest }“ aufgeben
quests-options-decline = Auf die Kraft verzichten
quests-options-use = { $citizen-object } losschicken
quests-options-done = Fertig: den Auftrag erfüllen
quests-options-take = „{ $quest }“ reservieren
quests-options-finish = Schluss: Rest verfallen lassen
quests-options-discard_from_guild = { $citizen-object } aus der Gilde von { $victim } ablegen
quests-options-take_from_guild = { $citizen-object } aus der Gilde von { $victim } nehmen
quests-options-discard_random_from_hand = Eine zufällige Karte aus der Hand von { $victim } ablegen
quests-options-take_random_from_hand = Eine zufällige Karte aus der Hand von { $victim } nehmen
quests-options-discard_reserved_quest = Den reservierten Auftrag „{ $quest }“ von { $victim } ablegen
quests-options-discard_tavern_citizen = { $citizen-object } vom Tresen ablegen
quests-options-discard_active_quest = Den offenen Auftrag „{ $quest }“ ablegen
quests-options-discard-hand = { $citizen-object } aus der Hand ablegen
quests-options-discard-guild = { $citizen-object } aus der Gilde ablegen

## quests-cautions: what is said before an option is taken

quests-cautions-reserve = Du hast „{ $quest }“ reserviert. Der Auftrag wird abgelegt, wenn du einen anderen reservierst.

## quests-confirm: what an option spends or reveals at once

quests-confirm-pays = Dafür legst du ab: { $paid }.
quests-confirm-draws = Die Karte lässt sich nicht zurücklegen.
quests-confirm-reveals = Das lässt sich nicht zurücknehmen.
quests-confirm-ends_turn = Damit endet dein Zug. Das lässt sich nicht zurücknehmen.

## quests-remarks: what is said to a player about things on the table

quests-remarks-missing = Deiner Gilde fehlt noch: { $lacking }.
quests-remarks-within_reach = Deine Gilde bringt alles mit, was dafür nötig ist.
quests-remarks-bonus = Bisher bringt das am Ende { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } dazu.

## quests-log

quests-log-turn = Runde { $round }: { $seat } ist am Zug.
quests-log-drew = { $seat } zieht einen Bürger.
    .with-citizen = { $seat } zieht { $citizen-accusative }.
quests-log-picked_from_line = { $seat } wählt { $citizen-accusative } vom Tresen.
quests-log-picked_from_hand = { $seat } zeigt { $citizen-accusative } aus der Hand.
quests-log-hired = { $seat } wirbt { $citizen-accusative } an.
quests-log-discarded_from_hand = { $seat } legt { $citizen-accusative } aus der Hand ab.
quests-log-discarded_from_guild = { $seat } legt { $citizen-accusative } aus der Gilde ab.
quests-log-discarded_from_line = { $seat } legt { $citizen-accusative } vom Tresen ab.
quests-log-discarded_active_quest = { $seat } legt „{ $quest }“ aus der Taverne ab.
quests-log-discarded_reserve = { $seat } legt den reservierten Auftrag „{ $quest }“ von { $victim } ab.
quests-log-gave_up_quest = { $seat } gibt den eigenen reservierten Auftrag „{ $quest }“ auf.
quests-log-refreshed = { $seat } tauscht alle offenen Aufträge aus.
quests-log-reserved = { $seat } reserviert „{ $quest }“.
quests-log-completed = { $seat } erfüllt „{ $quest }“ für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
quests-log-struck_guild = { $seat } legt { $citizen-accusative } aus der Gilde von { $victim } ab.
quests-log-struck_hand = { $seat } legt eine zufällige Karte aus der Hand von { $victim } ab: { $citizen }.
quests-log-took_from_guild = { $seat } nimmt { $citizen-accusative } aus der Gilde von { $victim }.
quests-log-stole = { $seat } nimmt eine Karte aus der Hand von { $victim }.
    .with-citizen = { $seat } nimmt { $citizen-accusative } aus der Hand von { $victim }.
quests-log-end_triggered = { $seat } hat { $quests_to_end } Aufträge erfüllt: Das ist die letzte Runde.
quests-log-forfeited = { $seat } kann nichts tun und lässt eine Aktion verfallen.
quests-log-lost = { $seat } dürfte { $deed-may }, kann es aber nicht: Der Bonus verfällt.
quests-log-power_unpaid = { $seat } kann keinen reservierten Auftrag aufgeben und verliert die Anwerbekraft ({ $citizen }).
quests-log-power_in_vain = { $seat } verliert die Anwerbekraft ({ $citizen }): Sie hat kein Ziel.
quests-log-laid_quest = Neuer Auftrag: „{ $quest }“.
quests-log-laid_citizen = { $citizen-subject } kommt in die Taverne.
quests-log-citizen_left = { $citizen-subject } verlässt die Taverne.
quests-log-quest_left = „{ $quest }“ verschwindet aus der Taverne.
quests-log-line_is_empty = Eine Reihe der Taverne ist leer: Die Partie endet.
quests-log-idle_end = Seit { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } wurde kein Auftrag erfüllt: Die Partie endet.
quests-log-reshuffled_citizens = Die abgelegten Bürger werden zu einem neuen Stapel gemischt.
quests-log-reshuffled_quests = Die abgelegten Aufträge werden zu einem neuen Stapel gemischt.
quests-log-revealed = { $seat } deckt { $guild_master } auf.
quests-log-game_over = Die Partie ist vorbei.
quests-log-level_in_points = { $players } Spieler liegen mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gleichauf: Es gewinnt, wer die meisten Bürger in der Gilde hat.
quests-log-level_in_guild = { $players } Spieler liegen immer noch gleichauf, mit { $citizens ->
        [0] keinem Bürger
        [one] je 1 Bürger
       *[other] je { $citizens } Bürgern
    } in der Gilde: Es gewinnt, wer die meisten Karten auf der Hand hat.
quests-log-won = { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
quests-log-shared = { $seat } teilt sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## quests-account

quests-account-quest = „{ $quest }“
quests-account-guild_master = Bonus von { $guild_master }

## quests-totals: what is counted while several things are picked

quests-totals-discard_citizen_card = Karten
quests-totals-worker = Arbeiter
quests-totals-soldier = Soldat
quests-totals-shadow = Schatten
quests-totals-holy = Geistlicher
quests-totals-gold = Gold
quests-totals-magic = Magie
quests-totals-strength = Stärke

## quests-refusals: why something cannot be chosen

quests-refusals-picked_enough = { $number ->
        [one] Eine Karte genügt
       *[other] { $number } Karten genügen
    }: Nimm eine zurück, um eine andere zu wählen.
quests-refusals-not_your_turn = Jemand anderes ist dran.
quests-refusals-must_act = Eine Aktion darf nur verfallen, wenn keine möglich ist.
quests-refusals-game_is_over = Die Partie ist vorbei.
quests-refusals-choose_an_action = Wähle eine Aktion: Ziehen, Anwerben, Reservieren oder Auftrag.
quests-refusals-choose_a_bonus = Nutze einen der Boni, die du gerade bekommen hast, oder mach Schluss.
quests-refusals-takes_a_power = Das erlaubt nur eine Anwerbekraft. Wähle eine Aktion: Ziehen, Anwerben, Reservieren oder Auftrag.
quests-refusals-not_granted = Das erlaubt dir gerade nichts: { $deed-may }.
quests-refusals-guild_waits = Wähle zuerst einen Auftrag oder einen Bürger zum Anwerben; dann kannst du die Bürger deiner Gilde einsetzen.
quests-refusals-draw_is_the_top_card = Ziehen nimmt immer die oberste Karte des Bürgerstapels.
quests-refusals-no_such_slot = Diesen Platz hat der Tresen nicht.
quests-refusals-slot_is_empty = Dieser Platz bleibt bis zur Endphase leer.
quests-refusals-cannot_pay = Das kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, und du hast { $owned ->
        [one] 1
       *[other] { $owned }
    } in Hand und Gilde.
quests-refusals-cannot_pay_from_hand = Aus der Hand anzuwerben kostet { $cost ->
        [one] 1 andere Karte
       *[other] { $cost } andere Karten
    }, und du hast { $owned ->
        [one] 1
       *[other] { $owned }
    }.
quests-refusals-no_such_citizen = Diesen Bürger gibt es nicht.
quests-refusals-not_in_hand = Du hast { $citizen-none } auf der Hand.
quests-refusals-not_in_guild = Du hast { $citizen-none } in der Gilde.
quests-refusals-no_card_to_draw = Es gibt keinen Bürger mehr zu ziehen.
quests-refusals-no_refresh_in_solo = Im Solospiel können die offenen Aufträge nicht ausgetauscht werden.
quests-refusals-no_quests = Es gibt keinen Auftrag mehr zum Auslegen.
quests-refusals-no_such_quest = Diesen Auftrag gibt es nicht.
quests-refusals-cannot_meet = Deine Gilde kann nicht aufbringen, was „{ $quest }“ verlangt.
quests-refusals-reserved_by_you = „{ $quest }“ hast du schon reserviert.
quests-refusals-reserved_by_another = „{ $quest }“ hat jemand anderes reserviert.
quests-refusals-completed = „{ $quest }“ ist schon erfüllt.
quests-refusals-not_active = „{ $quest }“ gehört nicht zu den offenen Aufträgen.
quests-refusals-not_yourself = Gegen dich selbst kannst du das nicht richten.
quests-refusals-no_such_target = Dort hat niemand sonst eine solche Karte.
quests-refusals-nothing_there = Abgelegt werden können nur Bürger am Tresen und offene Aufträge.
quests-refusals-pay_first = Bezahle zuerst den Bürger, den du anwirbst.
quests-refusals-not_itself = { $citizen-subject } wird gerade angeworben und kann sich nicht selbst bezahlen.
quests-refusals-power_takes_a_citizen = Diese Anwerbekraft ({ $citizen }) kostet einen Bürger aus deiner Hand oder Gilde. Du kannst auch verzichten.
quests-refusals-power_takes_a_quest = Diese Anwerbekraft ({ $citizen }) kostet deinen reservierten Auftrag. Du kannst auch verzichten.
quests-refusals-party_first = Wähle zuerst die Bürger, die auf den Auftrag „{ $quest }“ gehen.
quests-refusals-party_is_not_enough = Die gewählten Bürger bringen noch nicht genug mit: { $missing }.
quests-refusals-hand_never_counts = Auf einen Auftrag können nur Bürger deiner Gilde gehen, nie die auf deiner Hand.
quests-refusals-chosen_already = Alle deine Karten „{ $citizen }“ in der Gilde sind schon gewählt.
quests-refusals-pick_together = { $citizen-subject } passt nicht zu dem, was du schon gewählt hast. Wähle alle Karten zusammen, in beliebiger Reihenfolge.
quests-refusals-must_take = Reserviere zuerst einen der neuen Aufträge.
quests-refusals-hand_limit = Lege zuerst Handkarten ab, bis auf { $most_cards }.
quests-refusals-guild_limit = Lege zuerst Bürger deiner Gilde ab, bis auf { $most_cards }.

## quests-gauges: what a hint counts after its move and after the next best

quests-gauges-points =
    { $amount ->
        [one] Punkt
       *[other] Punkte
    }
quests-gauges-completed =
    { $amount ->
        [one] erfüllter Auftrag
       *[other] erfüllte Aufträge
    }
quests-gauges-guild =
    { $amount ->
        [one] Bürger in der Gilde
       *[other] Bürger in der Gilde
    }
quests-gauges-hand =
    { $amount ->
        [one] Handkarte
       *[other] Handkarten
    }
quests-gauges-reserved =
    { $amount ->
        [one] reservierter Auftrag
       *[other] reservierte Aufträge
    }

## quests-reasons

quests-reasons-points = Das bringt mehr Punkte.
quests-reasons-quests = Danach bist du näher an einem guten Auftrag.
quests-reasons-reserve = Das sichert dir einen guten Auftrag.
quests-reasons-hand = Danach hast du bessere Handkarten.
quests-reasons-guild = Danach ist deine Gilde stärker.
quests-reasons-rivals_points =
    { $rivals ->
        [one] Das nimmt deinem Rivalen Punkte.
       *[other] Das nimmt den anderen Punkte.
    }
quests-reasons-rivals_quests =
    { $rivals ->
        [one] Das erschwert deinem Rivalen seine Aufträge.
       *[other] Das erschwert den anderen ihre Aufträge.
    }
quests-reasons-rivals_reserve =
    { $rivals ->
        [one] Das hält einen reservierten Auftrag von deinem Rivalen fern.
       *[other] Das hält einen reservierten Auftrag von den anderen fern.
    }
quests-reasons-rivals_hand =
    { $rivals ->
        [one] Das kostet deinen Rivalen Handkarten.
       *[other] Das kostet die anderen Handkarten.
    }
quests-reasons-rivals_guild =
    { $rivals ->
        [one] Das schwächt die Gilde deines Rivalen.
       *[other] Das schwächt die Gilden der anderen.
    }

## quests-cards: what is printed on cards, put together from what they do

quests-cards-no_power = Keine Anwerbekraft.
quests-cards-no_bonus = kein Bonus
quests-cards-guild_master = 1 Punkt für jeden erfüllten Auftrag der Art { $types }.
quests-cards-own_citizen = bezahle einen Bürger aus deiner Hand oder Gilde: { $gains }
quests-cards-own_reserved_quest = gib deinen reservierten Auftrag auf: { $gains }
quests-cards-draw = { $times ->
        [one] erhalte eine Aktion „Ziehen“
       *[other] erhalte zwei Aktionen „Ziehen“
    }
quests-cards-hire = { $times ->
        [one] erhalte eine Aktion „Anwerben“
       *[other] erhalte zwei Aktionen „Anwerben“
    }
quests-cards-reserve = { $times ->
        [one] erhalte eine Aktion „Reservieren“
       *[other] erhalte zwei Aktionen „Reservieren“
    }
quests-cards-quest = { $times ->
        [one] erhalte eine Aktion „Auftrag“
       *[other] erhalte zwei Aktionen „Auftrag“
    }
quests-cards-discard_from_guild = lege einen Bürger aus einer anderen Gilde ab
quests-cards-take_from_guild = nimm einen Bürger aus einer anderen Gilde in deine Gilde
quests-cards-discard_random_from_hand = lege eine zufällige Karte aus einer anderen Hand ab
quests-cards-take_random_from_hand = nimm eine zufällige Karte aus einer anderen Hand auf deine Hand
quests-cards-discard_reserved_quest = lege den reservierten Auftrag eines anderen Spielers ab
quests-cards-discard_tavern_citizen = lege einen Bürger vom Tresen ab
quests-cards-discard_active_quest = lege einen offenen Auftrag ab

## quests-flavor: printed on quests, without effect

quests-flavor-escort_the_pilgrims_of_saint_aquila = Sie reisen mit leichtem Gepäck, singen laut und locken Wölfe an.
quests-flavor-recover_the_lost_hymnal = Der Chor summt nun schon den dritten Winter.
quests-flavor-light_the_beacons_of_the_coast = Öl ist teuer; Dunkelheit ist teurer.
quests-flavor-seek_the_oracle_of_the_orchid = Sie weiß, dass du kommst. Der Tee ist schon aufgesetzt.
quests-flavor-cross_the_frozen_pass = Pack doppelt so viel Seil ein und halb so viel Poesie.
quests-flavor-map_the_sunken_ruins = Die Tinte muss wasserfest sein. Du auch.
quests-flavor-awaken_the_stone_guardian = Er hat vier Kriege verschlafen. Sei höflich.
quests-flavor-find_the_crown_of_the_first_king = Jede Karte dorthin ist echt. Keine stimmt mit der anderen überein.
quests-flavor-drive_off_the_goblin_scouts = Klein, laut und hinter den Hühnern her.
quests-flavor-hold_the_old_watchtower = Bis zum Morgengrauen, hieß es. Nicht, bis zu welchem.
quests-flavor-rout_the_bandits_of_blackfen = Die Hälfte würde für eine warme Mahlzeit überlaufen.
quests-flavor-break_the_orc_siege = Die Mauern halten. Die Suppe nicht.
quests-flavor-hunt_the_barrow_wight = Schon tot zu sein ist keine Ausrede.
quests-flavor-turn_back_the_undead_host = Sie marschieren langsam, aber sie machen nie Mittagspause.
quests-flavor-storm_the_ogre_fort = Bring Leitern mit. Längere Leitern.
quests-flavor-slay_the_dragon_of_the_barrens = Feuerfeste Freiwillige werden im Voraus bezahlt.
quests-flavor-stock_the_gutrot_cellar = Frag nicht, was in den Fässern ist.
quests-flavor-guard_the_grain_wagons = Brot für die Stadt, Arbeit für das Schwert.
quests-flavor-reopen_the_silver_mine = Das Klopfen hat letzte Woche aufgehört. Wird schon gut sein.
quests-flavor-broker_the_harbor_treaty = Alle unterschreiben, sobald alle gleich unglücklich sind.
quests-flavor-repair_the_bridges_of_pratchetts_plateau = Die Trolle darunter wurden angehört.
quests-flavor-outfit_the_royal_fleet = Vierzig Schiffe, ein Schneider.
quests-flavor-raise_the_grand_market = Ein Stand für jedes Gewerbe und eine Steuer für jeden Stand.
quests-flavor-finance_the_kings_coronation = Die Krone ist abbezahlt. Die Torte nicht.
quests-flavor-tail_the_smuggler_queen = Sie winkt ihren Verfolgern. Allen.
quests-flavor-forge_the_dukes_seal = Besser als das Original, sagt der Herzog.
quests-flavor-plant_a_spy_at_court = Niemand achtet auf den Mann mit der Suppe.
quests-flavor-assassinate_the_double_agent = Sei dir sicher, auf welche Hälfte du zielst.
quests-flavor-investigate_suspicious_death = Er fiel in elf Messer, beteuert der Koch.
quests-flavor-rob_the_vault_of_new_shilina = Der Plan passt auf eine Serviette. Verbrenn die Serviette.
quests-flavor-free_the_prisoners_of_the_black_keep = Durch den Abfluss hinein, durch das Tor hinaus.
quests-flavor-steal_the_demons_true_name = Schreib ihn auf. Lies ihn niemals vor.

## quests-verdicts: what the royal auditor says of a solo player

quests-verdicts-minister_of_quests = Minister für Aufträge. Gebt dieser Person das Amt, Majestät, ehe ein anderes Reich es tut.
quests-verdicts-associate_minister_of_quests = Stellvertretender Minister für Aufträge. Fähig und unermüdlich. Eine gute Wahl, falls sich nichts Besseres findet.
quests-verdicts-leader_of_quests = Auftragsleiter. Kann so oder so ausgehen. Auf Probe einstellen und das Silber verstecken.
quests-verdicts-layman_of_quests = Laie in Auftragsdingen. Das hatte ich befürchtet. Ich befürchte es noch immer.
quests-verdicts-minister_of_jests = Minister für Späße. Der Hof hat gelacht. Das Amt des Narren ist, glaube ich, gerade frei.

## quests-names: what the language calls the cards

quests-names-citizen-blacksmith = Schmied
    .subject = Der Schmied
    .accusative = den Schmied
    .object = Den Schmied
    .dative = dem Schmied
    .none = keinen Schmied
quests-names-citizen-bard = Barde
    .subject = Der Barde
    .accusative = den Barden
    .object = Den Barden
    .dative = dem Barden
    .none = keinen Barden
quests-names-citizen-butcher = Metzger
    .subject = Der Metzger
    .accusative = den Metzger
    .object = Den Metzger
    .dative = dem Metzger
    .none = keinen Metzger
quests-names-citizen-baron = Baron
    .subject = Der Baron
    .accusative = den Baron
    .object = Den Baron
    .dative = dem Baron
    .none = keinen Baron
quests-names-citizen-merchant = Händler
    .subject = Der Händler
    .accusative = den Händler
    .object = Den Händler
    .dative = dem Händler
    .none = keinen Händler
quests-names-citizen-peasant = Bauer
    .subject = Der Bauer
    .accusative = den Bauern
    .object = Den Bauern
    .dative = dem Bauern
    .none = keinen Bauern
quests-names-citizen-alchemist = Alchemist
    .subject = Der Alchemist
    .accusative = den Alchemisten
    .object = Den Alchemisten
    .dative = dem Alchemisten
    .none = keinen Alchemisten
quests-names-citizen-knight = Ritter
    .subject = Der Ritter
    .accusative = den Ritter
    .object = Den Ritter
    .dative = dem Ritter
    .none = keinen Ritter
quests-names-citizen-archer = Bogenschütze
    .subject = Der Bogenschütze
    .accusative = den Bogenschützen
    .object = Den Bogenschützen
    .dative = dem Bogenschützen
    .none = keinen Bogenschützen
quests-names-citizen-warlord = Kriegsherr
    .subject = Der Kriegsherr
    .accusative = den Kriegsherrn
    .object = Den Kriegsherrn
    .dative = dem Kriegsherrn
    .none = keinen Kriegsherrn
quests-names-citizen-champion = Champion
    .subject = Der Champion
    .accusative = den Champion
    .object = Den Champion
    .dative = dem Champion
    .none = keinen Champion
quests-names-citizen-squire = Knappe
    .subject = Der Knappe
    .accusative = den Knappen
    .object = Den Knappen
    .dative = dem Knappen
    .none = keinen Knappen
quests-names-citizen-captain = Hauptmann
    .subject = Der Hauptmann
    .accusative = den Hauptmann
    .object = Den Hauptmann
    .dative = dem Hauptmann
    .none = keinen Hauptmann
quests-names-citizen-bogatyr = Bogatyr
    .subject = Der Bogatyr
    .accusative = den Bogatyr
    .object = Den Bogatyr
    .dative = dem Bogatyr
    .none = keinen Bogatyr
quests-names-citizen-assassin = Assassine
    .subject = Der Assassine
    .accusative = den Assassinen
    .object = Den Assassinen
    .dative = dem Assassinen
    .none = keinen Assassinen
quests-names-citizen-sapper = Sappeur
    .subject = Der Sappeur
    .accusative = den Sappeur
    .object = Den Sappeur
    .dative = dem Sappeur
    .none = keinen Sappeur
quests-names-citizen-thief = Dieb
    .subject = Der Dieb
    .accusative = den Dieb
    .object = Den Dieb
    .dative = dem Dieb
    .none = keinen Dieb
quests-names-citizen-necromancer = Totenbeschwörer
    .subject = Der Totenbeschwörer
    .accusative = den Totenbeschwörer
    .object = Den Totenbeschwörer
    .dative = dem Totenbeschwörer
    .none = keinen Totenbeschwörer
quests-names-citizen-sorceress = Hexe
    .subject = Die Hexe
    .accusative = die Hexe
    .object = Die Hexe
    .dative = der Hexe
    .none = keine Hexe
quests-names-citizen-rogue = Schurke
    .subject = Der Schurke
    .accusative = den Schurken
    .object = Den Schurken
    .dative = dem Schurken
    .none = keinen Schurken
quests-names-citizen-mercenary = Söldner
    .subject = Der Söldner
    .accusative = den Söldner
    .object = Den Söldner
    .dative = dem Söldner
    .none = keinen Söldner
quests-names-citizen-monk = Mönch
    .subject = Der Mönch
    .accusative = den Mönch
    .object = Den Mönch
    .dative = dem Mönch
    .none = keinen Mönch
quests-names-citizen-bishop = Bischof
    .subject = Der Bischof
    .accusative = den Bischof
    .object = Den Bischof
    .dative = dem Bischof
    .none = keinen Bischof
quests-names-citizen-mage = Magier
    .subject = Der Magier
    .accusative = den Magier
    .object = Den Magier
    .dative = dem Magier
    .none = keinen Magier
quests-names-citizen-wizard = Zauberer
    .subject = Der Zauberer
    .accusative = den Zauberer
    .object = Den Zauberer
    .dative = dem Zauberer
    .none = keinen Zauberer
quests-names-citizen-paladin = Paladin
    .subject = Der Paladin
    .accusative = den Paladin
    .object = Den Paladin
    .dative = dem Paladin
    .none = keinen Paladin
quests-names-citizen-cleric = Kleriker
    .subject = Der Kleriker
    .accusative = den Kleriker
    .object = Den Kleriker
    .dative = dem Kleriker
    .none = keinen Kleriker
quests-names-citizen-priestess = Priesterin
    .subject = Die Priesterin
    .accusative = die Priesterin
    .object = Die Priesterin
    .dative = der Priesterin
    .none = keine Priesterin

quests-names-quest-escort_the_pilgrims_of_saint_aquila = Geleite die Pilger der heiligen Aquila
quests-names-quest-recover_the_lost_hymnal = Finde das verlorene Gesangbuch
quests-names-quest-light_the_beacons_of_the_coast = Entzünde die Leuchtfeuer der Küste
quests-names-quest-seek_the_oracle_of_the_orchid = Befrage das Orakel der Orchidee
quests-names-quest-cross_the_frozen_pass = Überquere den vereisten Pass
quests-names-quest-map_the_sunken_ruins = Kartiere die versunkenen Ruinen
quests-names-quest-awaken_the_stone_guardian = Erwecke den steinernen Wächter
quests-names-quest-find_the_crown_of_the_first_king = Finde die Krone des ersten Königs
quests-names-quest-drive_off_the_goblin_scouts = Vertreibe die Koboldspäher
quests-names-quest-hold_the_old_watchtower = Halte den alten Wachturm
quests-names-quest-rout_the_bandits_of_blackfen = Schlage die Banditen vom Schwarzmoor
quests-names-quest-break_the_orc_siege = Brich die Belagerung der Orks
quests-names-quest-hunt_the_barrow_wight = Jage den Grabunhold
quests-names-quest-turn_back_the_undead_host = Wirf das Heer der Untoten zurück
quests-names-quest-storm_the_ogre_fort = Stürme die Ogerfestung
quests-names-quest-slay_the_dragon_of_the_barrens = Erschlage den Drachen der Ödlande
quests-names-quest-stock_the_gutrot_cellar = Fülle den Fuselkeller
quests-names-quest-guard_the_grain_wagons = Bewache die Getreidewagen
quests-names-quest-reopen_the_silver_mine = Öffne die alte Silbermine
quests-names-quest-broker_the_harbor_treaty = Vermittle den Hafenvertrag
quests-names-quest-repair_the_bridges_of_pratchetts_plateau = Flicke die Brücken von Pratchetts Plateau
quests-names-quest-outfit_the_royal_fleet = Rüste die königliche Flotte aus
quests-names-quest-raise_the_grand_market = Errichte den Großen Markt
quests-names-quest-finance_the_kings_coronation = Bezahle die Krönung des Königs
quests-names-quest-tail_the_smuggler_queen = Beschatte die Schmugglerkönigin
quests-names-quest-forge_the_dukes_seal = Fälsche das Siegel des Herzogs
quests-names-quest-plant_a_spy_at_court = Schleuse einen Spion bei Hof ein
quests-names-quest-assassinate_the_double_agent = Beseitige den Doppelagenten
quests-names-quest-investigate_suspicious_death = Kläre den verdächtigen Todesfall
quests-names-quest-rob_the_vault_of_new_shilina = Raube den Tresor von Neu-Shilina aus
quests-names-quest-free_the_prisoners_of_the_black_keep = Befreie die Gefangenen der Schwarzen Feste
quests-names-quest-steal_the_demons_true_name = Stiehl den wahren Namen des Dämons

quests-names-guild_master-brunhild_the_banner_bearer = Brunhild die Bannerträgerin
quests-names-guild_master-tobias_farwander = Tobias Weitwander
quests-names-guild_master-isolde_moonwhisper = Isolde Mondgeflüster
quests-names-guild_master-gregor_ironpurse = Gregor Eisenbeutel
quests-names-guild_master-sable_nightblade = Sable Nachtklinge
quests-names-guild_master-vesna_silvertongue = Vesna Silberzunge

## quests-tempers: what a bot leans to where moves seem equally good

quests-tempers-builder = Scheinen zwei Züge gleich gut, nimmt er den, nach dem mehr Bürger in seiner Gilde stehen.
quests-tempers-raider = Scheinen zwei Züge gleich gut, nimmt er den, der den anderen mehr aus Hand und Gilde nimmt.

## terminal: what the parts of the table are called

quests-terminal-round = Runde
quests-terminal-end_triggered = Letzte Runde
quests-terminal-main_actions = Aktionen übrig
quests-terminal-line = Tresen
quests-terminal-cost = Preis
quests-terminal-citizen = Bürger
quests-terminal-spaces = Aufträge
quests-terminal-citizen_deck = Bürger im Stapel
quests-terminal-quest_deck = Aufträge im Stapel
quests-terminal-points = Punkte
quests-terminal-completed = Erfüllt
quests-terminal-guild = Gilde
quests-terminal-hand_size = Handkarten
quests-terminal-hand = Hand
quests-terminal-guild_yield = Gilde bringt
quests-terminal-reserve = Reserviert
quests-terminal-guild_master = Gildenmeister
