### "How do I know this was fair?", fetched when the page is opened.

## fair: the five sentences

fair-commits = Wenn ein Tisch entsteht, zieht der Server eine geheime Zahl und zeigt ihre Festlegung: eine Prüfsumme, die zu keinem anderen Geheimnis passt und nichts über dieses verrät.
fair-gives = Wenn du Platz nimmst, zieht dein Browser selbst eine Zufallszahl und steuert sie zum Austeilen bei.
fair-follows = Jede Karte und jeder Würfel folgt aus dem Geheimnis und all diesen Zahlen: Der Server konnte sie nicht aussuchen, weil er sich festgelegt hatte, bevor er deine Zahl sah, und sonst konnte es niemand, weil niemand das Geheimnis kannte.
fair-checks = Wenn die Partie vorbei ist, wird das Geheimnis offengelegt, und diese Seite prüft, ob es zu der Festlegung passt, die dein Browser notiert hat, ob deine Zahl benutzt wurde und ob keine Entscheidung der Aufzeichnung nachträglich geändert wurde.
fair-replays = Diese Seite kennt keine Regeln; dass jede Karte aus dieser Startzahl kam und jede Entscheidung erlaubt war, beweist wartable verify: Es spielt die Aufzeichnung noch einmal nach, auf einem Rechner, dem du traust.

## fair: what was found

fair-right = Alles stimmt
fair-wrong = Das stimmt nicht
fair-of_file = In der Datei { $file }:
fair-commitment_noted = Die Festlegung ist die, die dieser Browser vor dem Austeilen notiert hat.
fair-commitment_not_noted = Dieser Browser war vor dem Austeilen nicht am Tisch und kann deshalb nicht sagen, ob das die damals gezeigte Festlegung ist.
fair-own_used = Deine Zahl wurde beim Austeilen benutzt.
fair-own_missing = Beim Austeilen wurde keine Zahl dieses Browsers benutzt.
fair-secret_fits = Das Geheimnis passt zur Festlegung, und aus ihm und den Beiträgen der Plätze folgt die Startzahl der Partie.
fair-unchanged = { $number ->
        [one] Die eine Entscheidung ist
       *[other] Alle { $number } Entscheidungen sind
    } so, wie sie aufgeschrieben wurden, und ebenso alles Übrige in der Aufzeichnung.
fair-not_replayed = Ob die Entscheidungen erlaubt sind, lässt sich hier nicht berechnen.
fair-not_over = Die Partie ist noch nicht vorbei. Ist sie es, wird das Geheimnis offengelegt und alles geprüft.
fair-no_commitment = Diese Partie hat eine Startzahl ohne Festlegung: eine Zahl, die man teilen kann, oder die einer anderen Partie, die fortgesetzt wurde. Dieselbe Startzahl teilt wieder dieselben Karten aus.
fair-no_crypto = Browser berechnen Prüfsummen nur auf Seiten, die über https oder vom selben Rechner kommen. Lade die Aufzeichnung herunter und prüfe sie mit dem Befehl unten.

## fair: the numbers

fair-values = Die Zahlen
fair-commitment = Festlegung
fair-given = { $name } gab
fair-nothing = nichts
fair-not_yet = dort sitzt noch niemand
fair-secret = Geheimnis
fair-seed = Startzahl
fair-fingerprint = Fingerabdruck der Partie
fair-later = wird nach der Partie offengelegt
fair-yourself = Selbst nachprüfen
fair-yourself_note = In der Aufzeichnung steht alles. Wer die Fingerabdrücke vergleicht, weiß, dass alle dieselbe Partie haben.
fair-check_file = Eine Aufzeichnung aus einer Datei prüfen

## fair-flaw: what was changed in a record

fair-flaw-text = Das ist keine Aufzeichnung: { $which }
fair-flaw-field = Der Teil { $which } ist nicht so, wie er sein muss.
fair-flaw-seed = Die Startzahl wurde geändert, oder das erste Glied der Kette.
fair-flaw-game = Der Name des Spiels wurde geändert.
fair-flaw-rules = Die Version der Regeln wurde geändert.
fair-flaw-players = Die Zahl der Spieler wurde geändert.
fair-flaw-option = Die Einstellung { $which } wurde geändert.
fair-flaw-edition = Die Ausgabe des Spielmaterials wurde geändert.
fair-flaw-table = Der Name des Tisches wurde geändert.
fair-flaw-commitment = Die Festlegung wurde geändert.
fair-flaw-contribution = Was Platz { $which } zum Austeilen beigetragen hat, wurde geändert.
fair-flaw-choice = Entscheidung { $which } wurde geändert.
fair-flaw-link = Glied { $which } der Kette wurde geändert.
fair-flaw-length = Die Kette hat mehr oder weniger Glieder, als die Aufzeichnung Teile hat.
fair-flaw-secret = Das Geheimnis passt nicht zur Festlegung.
fair-flaw-seats = Es gibt mehr oder weniger Beiträge als Spieler.
fair-flaw-derived = Die Startzahl folgt nicht aus dem Geheimnis und den Beiträgen der Plätze: Die Karten kamen aus einer anderen.
fair-flaw-no_fair = Die Aufzeichnung sagt nicht, wie ihre Startzahl gewählt wurde, obwohl der Tisch eine Festlegung hatte.
fair-flaw-other_table = Das ist die Aufzeichnung eines anderen Tisches.
fair-flaw-other_commitment = Die Festlegung ist nicht die, die dieser Browser notiert hat: Der Server hat sein Geheimnis gewechselt.
fair-flaw-other_contribution = Die Zahl, die dieser Browser beigetragen hat, wurde beim Austeilen nicht benutzt.
