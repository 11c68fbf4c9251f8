### Dragon Valley on the page.

## coach-dragon_valley

coach-dragon_valley-divide = Du bist der Kastellan: Leg jedes Stück auf einen Haufen. Die anderen wählen zuerst, also mach Haufen, mit denen du leben kannst. Rote Stücke sind Feinde; sie dringen in die Baronie dessen ein, der den Haufen nimmt.
coach-dragon_valley-choose = Feinde aus einem Haufen kommen auf deinen Gebirgspass, Einheiten in deinen Bergfried, Plättchen in deinen Vorrat; seine Karten gehören dir für diese Runde.
coach-dragon_valley-partner = Zu viert teilen und wählen zwei Paare. Bestimme, mit wem du teilst.
coach-dragon_valley-role = Teile auf und nimm, was übrig bleibt, oder lass deinen Partner aufteilen und wähle zuerst.
coach-dragon_valley-turn = Eine Aktion pro Zug: Einheiten bewegen, Plättchen eines Namens bauen oder aufladen. { $Press } gleich auf eine Einheit oder ein Plättchen in deinem Vorrat, oder nimm einen Knopf. Karten, die leuchten, kannst du zusätzlich benutzen.
coach-dragon_valley-enemies = Am Ende der Runde laufen die Feinde hinab zum Bergfried. Eine Schlacht in den oberen Reihen bringt am meisten; jeder Schritt auf hellbraunem Boden kostet dich einen Punkt.
coach-dragon_valley-cards = Karten, die leuchten, kannst du noch benutzen. Dann beende den Zug.
coach-dragon_valley-move = Wo ein Feind steht, siehst du, was die Schlacht brächte: Punkte, und ob deine Einheit fällt. Wähle eine Einheit und dann, wohin sie geht.
coach-dragon_valley-battle = Du entscheidest, wer gegen wen kämpft. Die Kampftafel zeigt, wer wen vernichtet.
coach-dragon_valley-take = Die Belagerung eines anderen wird deine: Wähle die Einheiten, die hinzukommen. Der bisherige Belagerer bekommt 2 Punkte für jeden eigenen Stein.
coach-dragon_valley-charge = „Zum Angriff!“ lässt alle deine Einheiten ein zweites Mal ziehen, bevor Plättchen aufgedeckt werden.
coach-dragon_valley-build = { $Press } auf ein Feld, das leuchtet. Eine Reihe aus drei gleichen Verteidigungsgebäuden führt Feinde über die Klippe, für je 4 Punkte.
coach-dragon_valley-claimed = Sieh dir heimlich ein Plättchen an, oder beanspruche eines, das du belagerst, damit es dir niemand nimmt.
coach-dragon_valley-remodel = Versetze Plättchen eines Namens, nimm sie zurück oder tausche eines.
coach-dragon_valley-lucky = Glückstag: Behalte eine der drei Karten, wenn du willst.
coach-dragon_valley-loyalty = Du darfst eine deiner Einheiten gegen eine fremde tauschen; sie wechseln die Plätze.
coach-dragon_valley-sappers = Nenne ein Gebäude: Alle dieses Namens wirken in dieser Runde nicht, auch deine.
coach-dragon_valley-prisoners = Gefangene sind 1, 3, 6 oder 10 Punkte wert. Je mehr du sammelst, desto mehr bringen sie, aber dafür brauchst du die Karte noch einmal.
coach-dragon_valley-guard = Mit einer Königsgarde vernichten deine Einheiten bis zum Ende der Runde jeden Feind, gegen den sie kämpfen.
coach-dragon_valley-advance = Deine Feinde rücken vor; wo die Reihenfolge wichtig ist, bestimmst du sie. { $Press } auf den Feind, der als Nächstes zieht.
coach-dragon_valley-waiting = Die anderen entscheiden. { $waiting }
coach-dragon_valley-loyalty_player = Tausche mit jemandem, der die Einheit hat, die deiner Baronie fehlt.
coach-dragon_valley-loyalty_take = Deine Einheit kommt dorthin, wo die genommene stand.
coach-dragon_valley-chapel_answer = Deine Kapelle kann diesen Tausch verhindern. Nutze sie, wenn dir deine Einheit mehr wert ist.
coach-dragon_valley-smite = Für den Feind, den der Blitz trifft, gibt es keine Punkte: Wähle den, der dich am meisten kosten würde.
coach-dragon_valley-move_count = Wer nicht mitgeht, bleibt stehen und kann danach noch ziehen.
coach-dragon_valley-give_up_unit = Eine deiner Einheiten geht verloren: Gib die her, die du am wenigsten brauchst.
coach-dragon_valley-relocate_to = Diese Einheiten ziehen gemeinsam weiter. Wähle das Territorium, das sie als Nächstes belagern.
coach-dragon_valley-construction_now = „Bauarbeiten“ lässt dich Plättchen eines zweiten Namens bauen. Gebaut wird nur, was in deinem Vorrat liegt.
coach-dragon_valley-scout_first = Das Späherhaus zeigt dir verdeckte Territorien. Was du siehst, bleibt dein Geheimnis.
coach-dragon_valley-scout_second = Sieh dir noch ein Territorium an: Dann weißt du, wo sich eine Belagerung lohnt.
coach-dragon_valley-defensive_fire = Jeder Feind, der auf dem gewählten Gebäude beginnt oder es betritt, wird für 1 Punkt vernichtet.
coach-dragon_valley-blessing = Eine gesegnete Einheit wird in dieser Runde in Schlachten nicht vernichtet. Wähle eine, die kämpfen muss.
coach-dragon_valley-remodel_name = Alle Plättchen des gewählten Namens dürfen versetzt werden.
coach-dragon_valley-remodel_pick = Die Reihenfolge ist egal; bestätige, wenn du alle Plättchen gewählt hast.
coach-dragon_valley-remodel_place = Felder, die leuchten, sind für dieses Plättchen frei.
coach-dragon_valley-swap_first = Das Plättchen, das du tauschst, kommt zurück in deinen Vorrat.
coach-dragon_valley-swap_second = Was du dafür bekommst, darf gleich gebaut werden.
coach-dragon_valley-swap_place = Drei gleiche in einer Reihe führen Feinde über die Klippe: Bau das neue Plättchen, wo es am meisten hilft.
coach-dragon_valley-tower_pick = Der Turm stürzt auf jemanden. Wähle, wer mit ihm fällt.
coach-dragon_valley-card_card_compulsory = Diese Karte musst du benutzen, wenn es geht. Tu es in deinem Zug, zusätzlich zu deiner Aktion.
coach-dragon_valley-card_card_optional = Eine Karte „Hilfe des Königs“ gilt nur in dieser Runde. Benutze sie zusätzlich zu deiner Aktion, oder lass sie verfallen.
coach-dragon_valley-card_building_defensive = Verteidigungsgebäude halten Feinde auf oder lenken sie ab. Eine ganze Reihe führt sie über die Klippe.
coach-dragon_valley-card_building_upgrade = Ausbaugebäude machen deine Einheiten besser. Rammböcke und Drachen zerstören sie.
coach-dragon_valley-card_building_fraternal = Bruderschaftsgebäude wirken, wenn du sie nutzt. Die meisten werden dafür umgedreht.
coach-dragon_valley-card_building_underground = Das Verlies fasst bis zu 4 Gefangene. Sammle mehrere, bevor du sie in Punkte verwandelst.

## dragon_valley

dragon_valley-syllables = Rammbock·gießerei
dragon_valley-own = Deine Karten und Plättchen
dragon_valley-cards = Hilfe des Königs
dragon_valley-supply = Bereit zum Bauen
dragon_valley-no_cards = Keine Karten in dieser Runde.
dragon_valley-no_supply = Keine Plättchen.
dragon_valley-holding = Karten und Plättchen von { $name }
dragon_valley-barony_of = Baronie von { $name }
dragon_valley-land_of = Felder von { $name }
dragon_valley-lands = Feindesland jenseits des Passes
dragon_valley-places = Orte auf dem Tisch
dragon_valley-mine = Meine
dragon_valley-selection = Haufen
dragon_valley-location = Ort { $number }
dragon_valley-guard = Königsgarde im Einsatz
dragon_valley-markers = { $number ->
        [one] ein freier Marker
       *[other] { $number } freie Marker
    } für Territorien
dragon_valley-caption-markers = { $number ->
       *[other] Marker
    }
dragon_valley-caption-conquered = { $number ->
        [one] Territorium
       *[other] Territorien
    }
dragon_valley-caption-kept = { $number ->
        [one] Feind
       *[other] Feinde
    }
dragon_valley-caption-points = Punkte
dragon_valley-conquered = { $number ->
        [one] ein Territorium
       *[other] { $number } Territorien
    } erobert
dragon_valley-kept = { $number ->
        [one] ein Feind, der den Bergfried erreicht hat
       *[other] { $number } Feinde, die den Bergfried erreicht haben
    }
dragon_valley-cliff = Die Klippe: Ein Feind, der fällt, bringt { $points } Punkte
dragon_valley-lost = vernichtet
dragon_valley-gone = kein Plättchen
dragon_valley-known = Nur du hast es gesehen.
dragon_valley-face_down = Es liegt verdeckt.
dragon_valley-sapped = Es ist untergraben.
dragon_valley-on_fire = Darauf liegt Abwehrfeuer.
dragon_valley-division = Aufteilung
dragon_valley-piles = Haufen
dragon_valley-pile = Haufen { $number }
dragon_valley-take_pile = Haufen { $number } nehmen
dragon_valley-rest_here = Den Rest
dragon_valley-you_divide = Du teilst auf
dragon_valley-divides = { $name } teilt auf
dragon_valley-how_to_divide = Klick ein Stück an, um es auf den umrahmten Haufen zu legen, zieh es, oder drück die Zahl eines Haufens. Ein Klick auf ein verteiltes Stück schickt es zum nächsten Haufen.
dragon_valley-how_to_divide_by_touch = Tipp ein Stück an, um es auf den umrahmten Haufen zu legen; tipp es dort an, um es zum nächsten zu schicken.
dragon_valley-revealed = Glückstag
dragon_valley-sap_which = Welche Gebäude werden untergraben?
dragon_valley-bag = Im Beutel:
dragon_valley-stock = Noch { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } im Stapel.
dragon_valley-destroys = Vernichtet
dragon_valley-round = Runde { $number } · { $phase }
dragon_valley-pace = Tempo des Vorrückens
dragon_valley-turn_over = Dein Zug ist zu Ende: Es gibt nichts mehr zu tun. Du kannst noch zurücknehmen.
dragon_valley-go_on = Weiter
dragon_valley-skip = Überspringen

## dragon_valley-tabs

dragon_valley-tabs-hand = Karten und Plättchen

## dragon_valley-phase

dragon_valley-phase-selection = Aufteilung
dragon_valley-phase-deployment = Aufstellung
dragon_valley-phase-special_events = Besondere Ereignisse
dragon_valley-phase-action = Aktionen
dragon_valley-phase-advance_enemies = Feinde rücken vor
dragon_valley-phase-round_end = Rundenende

## dragon_valley-unit

dragon_valley-unit-trebuchet = Trebuchet
dragon_valley-unit-archer = Bogenschütze
dragon_valley-unit-knight = Ritter
dragon_valley-unit-battering_ram = Rammbock
dragon_valley-unit-orc = Orkheer
dragon_valley-unit-dragon = Drache

## dragon_valley-place

dragon_valley-place-pass = Gebirgspass
dragon_valley-place-keep = Bergfried
dragon_valley-place-ward_1 = Burghof 1
dragon_valley-place-ward_2 = Burghof 2
dragon_valley-place-cellar = Keller

## dragon_valley-terrain

dragon_valley-terrain-mountain_pass = hier dringen Feinde ein
dragon_valley-terrain-green = grün
dragon_valley-terrain-green_tan = grün und hellbraun
dragon_valley-terrain-tan = hellbraun
dragon_valley-terrain-orange_tan = orange und hellbraun
dragon_valley-terrain-orange = orange
dragon_valley-terrain-black = schwarz
dragon_valley-terrain-keep = deine Burg

## dragon_valley-kind

dragon_valley-kind-compulsory = Muss benutzt werden
dragon_valley-kind-optional = Kann benutzt werden
dragon_valley-kind-defensive = Verteidigungsgebäude: auf grünen Feldern.
dragon_valley-kind-upgrade = Ausbaugebäude: auf hellbraunen Feldern.
dragon_valley-kind-fraternal = Bruderschaftsgebäude: auf orangen Feldern. Wer es benutzt, dreht es um.
dragon_valley-kind-underground = Unterirdisch: auf dem schwarzen Feld.

## dragon_valley-sort

dragon_valley-sort-card = Karten „Hilfe des Königs“
dragon_valley-sort-building = Gebäude
dragon_valley-sort-territory = Territorien
dragon_valley-sort-unit = Einheiten und Feinde

## dragon_valley-sum

dragon_valley-sum-friends = { $number ->
        [one] eine Einheit
       *[other] { $number } Einheiten
    }
dragon_valley-sum-foes = { $number ->
        [one] ein Feind
       *[other] { $number } Feinde
    }
dragon_valley-sum-tiles = { $number ->
        [one] ein Plättchen
       *[other] { $number } Plättchen
    }
dragon_valley-sum-cards = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }

## dragon_valley-heading

dragon_valley-heading-action = Aktionen
dragon_valley-heading-card = Karten

## dragon_valley-chart

dragon_valley-chart-title = Wer wen vernichtet
dragon_valley-chart-wins = Feind fällt
dragon_valley-chart-loses = Einheit fällt
dragon_valley-chart-both = beide fallen
dragon_valley-chart-none = niemand fällt

## dragon_valley-label

dragon_valley-label-stack = { $count } { $name }, { $place }.
dragon_valley-label-cell = { $place }, { $terrain }.
dragon_valley-label-kill = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } für einen hier vernichteten Feind.
dragon_valley-label-entry = Ein Feind, der eindringt, kostet einen Punkt.
dragon_valley-label-here = Hier: { $things }.
dragon_valley-label-tile = { $name }, { $place }.
dragon_valley-label-territory = { $place }: { $name }, { $crown } Punkte. Verlangt { $needs }.
dragon_valley-label-field = { $place }: { $name }, { $crown } Punkte.
dragon_valley-label-hidden = { $place }: ein verdecktes Plättchen.
dragon_valley-label-gone = { $place }: kein Plättchen.
dragon_valley-label-siege = Belagert von { $name }: { $units }.
dragon_valley-label-claimed = Beansprucht von { $name }.
dragon_valley-label-supply = { $name }, { $number } bereit zum Bauen. { $text }
dragon_valley-label-pile = Haufen { $number }: { $items }.
dragon_valley-label-take_pile = Haufen { $number } nehmen: { $items }.
dragon_valley-label-waiting = { $name }, noch auf keinem Haufen
dragon_valley-label-placed = { $name }, auf Haufen { $pile }

## dragon_valley-send

dragon_valley-send-lay = Diese Haufen auslegen
dragon_valley-send-build = Bauen
dragon_valley-send-fight = Kämpfen
dragon_valley-send-go = Los

## dragon_valley-about: what explains itself on the table

dragon_valley-about-favored = Günstling des Königs
    .text = Teilt auf, was in dieser Runde gezogen wurde, und ist zuerst am Zug; dann wandert die Figur nach links.
dragon_valley-about-guard = Königsgarde
    .text = Sie ist aktiv: Bis zum Ende der Runde fällt jeder Feind, gegen den die Einheiten dieser Baronie dort kämpfen.
dragon_valley-about-markers = Freie Marker
    .text = Jede Belagerung im Feindesland braucht einen der beiden Marker.
dragon_valley-about-conquered = Eroberte Territorien
    .text = Sie haben ihre Kronen gebracht und zählen bei Gleichstand.
dragon_valley-about-kept = Behaltene Feinde
    .text = Feinde, die bis zum Bergfried kamen. Beendet der leere Beutel die Partie, gewinnt, wer die wenigsten hat.
dragon_valley-about-cliff = Die Klippe
    .text = Ein Feind, der in der letzten Spalte abgelenkt wird, stürzt hinunter: { $points } Punkte.
dragon_valley-about-bag = Der Beutel
    .text = Die Einheiten und Feinde, die noch gezogen werden können.
dragon_valley-about-tiles_left = Plättchen im Stapel
    .text = Gebäudeplättchen, die noch gezogen werden können.
dragon_valley-about-hidden_tile = Ein verdecktes Plättchen
    .text = Niemand hat es gesehen, außer denen, deren Zeichen darauf liegen. Es wird aufgedeckt, wenn Einheiten es betreten.
dragon_valley-about-gone_tile = Kein Plättchen
    .text = Es wurde erobert, oder es gab dort nichts zu erobern.
dragon_valley-about-terrain_mountain_pass = Gebirgspass
    .text = Hier betreten Feinde deine Baronie, und von hier gehen deine Einheiten ins Feindesland.
dragon_valley-about-terrain_green = Grünes Feld
    .text = Hier stehen Verteidigungsgebäude. Ein hier vernichteter Feind bringt { $points } Punkte.
dragon_valley-about-terrain_green_tan = Grünes und hellbraunes Feld
    .text = Hier stehen Verteidigungs- und Ausbaugebäude, Türme nur hier. Ein hier vernichteter Feind bringt { $points } Punkte.
dragon_valley-about-terrain_tan = Hellbraunes Feld
    .text = Hier stehen Ausbaugebäude. Jeder Feind, der hereinkommt, kostet dich 1 Punkt, und ihn hier zu vernichten bringt keinen.
dragon_valley-about-terrain_orange_tan = Oranges und hellbraunes Feld
    .text = Hier stehen Ausbau- und Bruderschaftsgebäude. Jeder Feind, der hereinkommt, kostet dich 1 Punkt.
dragon_valley-about-terrain_orange = Burghof
    .text = Hier stehen Bruderschaftsgebäude. Kein Feind kommt hierher.
dragon_valley-about-terrain_black = Keller
    .text = Der Platz des Verlieses. Kein Feind kommt hierher.
dragon_valley-about-terrain_keep = Bergfried
    .text = Hier beginnen neue Einheiten. Ein Feind, der ihn erreicht, kostet dich 1 Punkt und ist fort.
dragon_valley-about-sum_friends = Einheiten
    .text = Sie kommen in den Bergfried dessen, der den Haufen nimmt.
dragon_valley-about-sum_foes = Feinde
    .text = Sie kommen auf den Gebirgspass dessen, der den Haufen nimmt.
dragon_valley-about-sum_tiles = Plättchen
    .text = Wer den Haufen nimmt, kann sie bauen, jetzt oder später.
dragon_valley-about-sum_cards = Karten „Hilfe des Königs“
    .text = Sie gelten nur für diese Runde: Unbenutzte gehen an ihrem Ende zurück.
