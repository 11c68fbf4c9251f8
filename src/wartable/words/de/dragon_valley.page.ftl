### Dragon Valley on the page.

## coach-dragon_valley

coach-dragon_valley-divide = Du bist der Kastellan: Leg jede Gabe auf einen Haufen. Die anderen wählen zuerst, also mach Haufen, mit denen du leben kannst. Rote Gaben sind Feinde; sie dringen in die Baronie dessen ein, der den Haufen nimmt.
coach-dragon_valley-choose = Nimm einen Haufen. Seine Feinde kommen auf deinen Gebirgspass, Einheiten in deinen Bergfried, Plättchen in deinen Vorrat, und seine Karten gehören dir für diese Runde.
coach-dragon_valley-partner = Zu viert teilen und wählen zwei Paare. Nenne den Spieler, mit dem du teilst.
coach-dragon_valley-role = Teile auf und nimm, was übrig bleibt, oder lass deinen Partner aufteilen und wähle zuerst.
coach-dragon_valley-turn = Eine Aktion pro Zug: Einheiten bewegen, Plättchen eines Namens bauen oder aufladen. Klick gleich eine Einheit oder ein Plättchen in deinem Vorrat an, oder nimm einen Knopf. Karten, die leuchten, kannst du zusätzlich benutzen.
coach-dragon_valley-enemies = Am Ende der Runde laufen die Feinde hinab zum Bergfried. Eine Schlacht in den oberen Reihen bringt am meisten; jeder Schritt auf hellbraunem Boden kostet dich einen Punkt.
coach-dragon_valley-cards = Karten, die leuchten, kannst du noch benutzen. Dann beende den Zug.
coach-dragon_valley-move = Wähle eine Einheit und dann, wohin sie geht. Wo ein Feind steht, siehst du, was die Schlacht brächte: Punkte, und ob deine Einheit fällt.
coach-dragon_valley-battle = Du entscheidest, wer gegen wen kämpft. Die Tafel neben den Ländern zeigt, wer wen vernichtet.
coach-dragon_valley-take = Die Belagerung eines anderen wird deine: Wähle die Einheiten, die hinzukommen. Der bisherige Belagerer bekommt 2 Punkte für jeden eigenen Stein.
coach-dragon_valley-charge = „Zum Angriff!“ lässt alle deine Einheiten ein zweites Mal ziehen, bevor Plättchen aufgedeckt werden.
coach-dragon_valley-build = Klick ein Feld an, das leuchtet. Eine Reihe aus drei gleichen Verteidigungsgebäuden führt Feinde über die Klippe, für je 4 Punkte.
coach-dragon_valley-claimed = Sieh dir heimlich ein Plättchen an, oder beanspruche eines, das du belagerst, damit es dir niemand nimmt.
coach-dragon_valley-remodel = Versetze Plättchen eines Namens, nimm sie zurück oder tausche eines.
coach-dragon_valley-lucky = Glückstag: Behalte eine der drei Karten, wenn du willst.
coach-dragon_valley-loyalty = Du darfst eine deiner Einheiten gegen eine fremde tauschen; sie wechseln die Plätze.
coach-dragon_valley-sappers = Nenne ein Gebäude: Alle dieses Namens wirken in dieser Runde nicht, auch deine.
coach-dragon_valley-prisoners = Gefangene sind 1, 3, 6 oder 10 Punkte wert. Je mehr du sammelst, desto mehr bringen sie, aber dafür brauchst du die Karte noch einmal.
coach-dragon_valley-guard = Mit einer Königsgarde vernichten deine Einheiten bis zum Ende der Runde jeden Feind, gegen den sie kämpfen.
coach-dragon_valley-advance = Deine Feinde rücken vor; wo die Reihenfolge wichtig ist, bestimmst du sie. Klick den Feind an, der als Nächstes zieht.
coach-dragon_valley-waiting = Die anderen entscheiden. Der Verlauf an der Seite zeigt, was geschieht; „Jetzt ziehen“ treibt die Bots an.

## dragon_valley

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
dragon_valley-favored = Günstling des Königs
dragon_valley-guard = Königsgarde im Einsatz
dragon_valley-markers = { $number ->
        [one] ein freier Marker
       *[other] { $number } freie Marker
    } für Territorien
dragon_valley-conquered = { $number ->
        [one] ein Territorium
       *[other] { $number } Territorien
    } erobert
dragon_valley-kept = { $number ->
        [one] ein Feind
       *[other] { $number } Feinde
    } aus dem Bergfried behalten
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
dragon_valley-rest_here = Alles Übrige
dragon_valley-you_divide = Du teilst auf
dragon_valley-divides = { $name } teilt auf
dragon_valley-how_to_divide = Klick eine Gabe an, um sie auf den umrahmten Haufen zu legen, zieh sie, oder drück die Zahl eines Haufens. Ein Klick auf eine verteilte Gabe schickt sie zum nächsten Haufen.
dragon_valley-how_to_divide_by_touch = Tipp eine Gabe an, um sie auf den umrahmten Haufen zu legen; tipp sie dort an, um sie zum nächsten zu schicken.
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
dragon_valley-label-waiting = { $name }, noch auf keinem Haufen
dragon_valley-label-placed = { $name }, auf Haufen { $pile }

## dragon_valley-send

dragon_valley-send-lay = Diese Haufen auslegen
dragon_valley-send-build = Bauen
dragon_valley-send-fight = Kämpfen
dragon_valley-send-go = Los
