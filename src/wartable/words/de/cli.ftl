### The command line. The texts of `--help` are with the commands: they are read before anything runs.

cli-player = Spieler { $number }
cli-not_over = Die Partie ist noch nicht vorbei.
cli-enter_goes_on = Weiter mit Enter, mit t und Enter kommt der Tisch.

## cli-unusable: why a command cannot do what it was asked for

cli-unusable-no_server = Auf dem Datenordner { $folder } läuft kein Server, oder er gehört jemand anderem. Nenne den Ordner mit --data.
cli-unusable-no_games = In { $folder } sind keine Spiele. Nenne den Ordner mit --data.
cli-unusable-as_told = { $why }
cli-unusable-no_database = Nenne die Datenbank mit --database oder in der Konfigurationsdatei.
cli-unusable-no_such_seat = Es gibt { $seats } Plätze, gezählt ab 0.
cli-unusable-no_such_moment = Die Aufzeichnung hat { $choices } Entscheidungen.
cli-unusable-no_such_rule = { $game } hat keine Regel { $rule }. `wartable rules { $game }` zeigt alle.
cli-unusable-option = Eine Einstellung schreibt man name=wert, nicht „{ $text }“.
cli-unusable-convert = Wandle Aufzeichnungen in eine Tabelle (.parquet) um oder eine Tabelle in einen Ordner mit Aufzeichnungen.
cli-unusable-digits = „{ $text }“ ist kein Wert, den die Seite zeigt: Diese haben 64 hexadezimale Ziffern.
cli-unusable-contribution = Einen Beitrag schreibt man PLATZ=ZIFFERN, nicht „{ $text }“.
cli-unusable-too_many_people = Es gibt { $seats } Plätze für { $people } Personen.
cli-unusable-other_game = { $path } ist eine Partie { $game }, nicht { $wanted }.
cli-unusable-file_exists = { $file } gibt es schon. Wähle einen anderen Namen oder benutze --force.
cli-unusable-plain_sources = Die reinen Python-Quellen laufen nicht: { $why }
cli-unusable-generations = Generationen schreibt man 2000x0,1600x40, nicht „{ $text }“.
cli-unusable-puzzle_file = Gib die Datei der Rätsel mit --file an.

## cli-sitting: people and bots around one terminal

cli-sitting-help =
    Gib die Nummer einer Möglichkeit ein. Oder:
    { "" }  i        ein Tipp mit Gründen         u       Entscheidung zurücknehmen
    { "" }  t        der ganze Tisch              l       alles, was geschehen ist
    { "" }  t NAME   ein Teil, etwa „t hand“      g       das Ziel und das Ende des Spiels
    { "" }  ? 3      die Karten zu Nummer 3       r       die Regel hinter der Frage
    { "" }  c NAME   was auf einer Karte steht    r ID    eine andere Regel
    { "" }  q        speichern und beenden        w KEY   warum etwas nicht zur Wahl steht
cli-sitting-ask_for_help = h  Hilfe   t  Tisch   ? 3  zu Nummer 3   i  Tipp   u  zurück   q  Ende
cli-sitting-round = Runde { $round }
    .with-rounds = Runde { $round } von { $rounds }
cli-sitting-earlier = … und davor { $number ->
        [one] 1 Ereignis
       *[other] { $number } Ereignisse
    }: l zeigt alle.
cli-sitting-thinking = Einen Augenblick …
cli-sitting-hint = Tipp: { $number }  { $move }
cli-sitting-no_reason = Das bewährt sich hier meistens am besten.
cli-sitting-resume = Weiter geht es mit: { $command }
cli-sitting-hand_over = { $player } bitte ans Terminal; dann Enter drücken.
cli-sitting-taken_back = Zurückgenommen.
cli-sitting-no_cards = Keine Karte ist gemeint. Mit h kommt die Hilfe.
cli-sitting-at = Nach Entscheidung { $number } von { $all }. { $asked }
cli-cards-kind = { $what }
cli-cards-gives = bringt { $what }
cli-cards-needs = verlangt { $what }
cli-cards-points = { $what ->
        [one] 1 Punkt
       *[other] { $what } Punkte
    }
cli-result-title = Ergebnis
cli-result-points = Punkte
cli-sitting-saved = Die Partie ist in { $path } gespeichert.

## cli-kinds: sections of a long list of options, by the first word of their keys

cli-kinds-hire = Anwerben
cli-kinds-reserve = Reservieren
cli-kinds-quest = Einen Auftrag erfüllen
cli-kinds-discard_active_quest = Einen offenen Auftrag ablegen
cli-kinds-discard_tavern_citizen = Vom Tresen ablegen
cli-kinds-discard_from_guild = Aus einer Gilde ablegen
cli-kinds-take_from_guild = Aus einer Gilde nehmen
cli-kinds-buy = Einen Champion kaufen
cli-kinds-cycle = Austauschen
cli-kinds-battle = Kämpfen
cli-kinds-up = Einen Würfel erhöhen
cli-kinds-down = Einen Würfel senken

## cli-verify

cli-verify-complete = Erlaubt und vollständig: { $choices } Entscheidungen.
cli-verify-not_complete = Erlaubt, aber nicht vollständig: { $choices } Entscheidungen.
cli-verify-not_legal = Nicht erlaubt: Entscheidung { $choice } von { $choices }, { $key } von Platz { $seat }: { $why }
    .with-rule = Nicht erlaubt: Entscheidung { $choice } von { $choices }, { $key } von Platz { $seat }: { $why } [{ $rule }]

cli-verify-unchanged = Unverändert, seit sie geschrieben wurde: Jedes Glied ihrer Kette passt. Fingerabdruck der Partie: { $fingerprint }
cli-verify-no_chain = Die Aufzeichnung hat das Format 2, ohne Kette: Was darin geändert wurde, zeigt sich nur, wo es nicht erlaubt ist.
cli-verify-no_fair = Die Aufzeichnung sagt nicht, wie ihre Startzahl gewählt wurde, über das Austeilen ist also nichts bewiesen.
cli-verify-dealt = { $given ->
        [0] Das Geheimnis passt zur Festlegung und ist selbst die Startzahl: Niemand sonst hat zum Austeilen beigetragen.
       *[other] Das Geheimnis passt zur Festlegung, und die Startzahl folgt aus ihm und dem, was { $given } von { $seats } Plätzen zum Austeilen beigetragen haben.
    }
cli-verify-noted_contribution = Was Platz { $seat } zum Austeilen beigetragen hat, ist das, was du notiert hast.
cli-verify-noted_commitment = Die Festlegung ist die, die du notiert hast: Was ausgeteilt wurde, ist also nicht erst danach ausgesucht worden.
cli-verify-no_commitment = Die Aufzeichnung stimmt mit sich selbst überein. Dass nicht erst nachträglich ausgesucht wurde, was ausgeteilt wird, beweist nur eine Festlegung, die du vor der Partie gesehen hast: Gib sie mit --commitment an.

## cli-verify-flaw: what was changed in a record

cli-verify-flaw-seed = Geändert: die Startzahl oder das erste Glied der Kette.
cli-verify-flaw-game = Geändert: der Name des Spiels.
cli-verify-flaw-rules = Geändert: die Version der Regeln.
cli-verify-flaw-players = Geändert: die Zahl der Spieler.
cli-verify-flaw-option = Geändert: die Einstellung { $which }.
cli-verify-flaw-edition = Geändert: die Ausgabe des Spielmaterials.
cli-verify-flaw-table = Geändert: der Name des Tisches.
cli-verify-flaw-commitment = Geändert: die Festlegung.
cli-verify-flaw-contribution = Geändert: der Beitrag von Platz { $which }.
cli-verify-flaw-choice = Geändert: Entscheidung { $which }.
cli-verify-flaw-link = Geändert: Glied { $which } der Kette.
cli-verify-flaw-length = Geändert: Die Kette hat mehr oder weniger Glieder, als die Aufzeichnung Teile hat.
cli-verify-flaw-secret = Das Geheimnis passt nicht zur Festlegung.
cli-verify-flaw-seats = Es gibt mehr oder weniger Beiträge als Spieler.
cli-verify-flaw-derived = Die Startzahl folgt nicht aus dem Geheimnis und den Beiträgen: Die Karten kamen aus einer anderen.
cli-verify-flaw-no_fair = Die Aufzeichnung sagt nicht, wie ihre Startzahl gewählt wurde, sie lässt sich also nicht mit deinen Notizen vergleichen.
cli-verify-flaw-other_commitment = Die Festlegung ist nicht die, die du notiert hast: Der Server hat sein Geheimnis gewechselt, oder das ist eine andere Partie.
cli-verify-flaw-other_contribution = Was Platz { $which } zum Austeilen beigetragen hat, ist nicht das, was du notiert hast.

## cli: tables of figures

cli-version-compiled = wartable { $version } (mit mypyc kompiliert)
cli-version-plain = wartable { $version } (reines Python, etwa zehnmal langsamer als kompiliert)
cli-levels-thinks_at_most = überlegt höchstens
cli-levels-measured = Die Wertungen sind wie beim Schach zu lesen: Wer 200 Punkte mehr hat, liegt in drei von vier Partien vorn. 1500 ist die Mitte der gemessenen Stufen.
cli-levels-not_measured = Diese Stufen wurden noch nicht gemessen: `wartable ladder` tut es.
cli-arena-title = { $game }, { $players } Spieler, { $games } Partien
cli-arena-mean_score = mittlere Punktzahl
cli-arena-mean_time = mittlere Zeit
cli-arena-nearly_all_within = 95 % innerhalb
cli-arena-ahead_of = vor
cli-convert-written = { $games ->
        [one] Eine Partie steht jetzt in { $target }.
       *[other] { $games } Partien stehen jetzt in { $target }.
    }
cli-report-written = { $page } ist geschrieben.
cli-simulate-title = { $game }, { $players } Spieler: { $bots }
cli-simulate-games = { $games }, { $finished } beendet
cli-simulate-decisions_compiled = { $decisions }, { $speed } pro Sekunde (kompiliert)
cli-simulate-decisions_plain = { $decisions }, { $speed } pro Sekunde (reines Python)
cli-simulate-options = { $mean } pro Entscheidung, höchstens { $most }
cli-simulate-winning_score = Punktzahl der Sieger
cli-simulate-rounds = { $mean }, Median { $median }, höchstens { $most }
cli-simulate-all_held = alle eingehalten
cli-simulate-broken = [red]verletzt: { $names }[/]
cli-simulate-broken_times = { $name } { $times }-mal
cli-simulate-fair_wins = Siege, 1 ist fair
cli-simulate-nearly_all = 95-%-Intervall
cli-simulate-interval = { $low } bis { $high }
cli-bench-title = Zufälliges Spielen, ein Kern
cli-train-curve = Die Lernkurve steht in { $page }.
cli-train-knowing_nothing = ohne jedes Wissen
cli-ladder-written = Geschrieben: { $page }, { $ratings }.

## cli-backup, cli-restore, cli-check, cli-upgrade: the games that a server keeps

cli-move-done = { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    } übertragen. Der Ordner bleibt, wie er ist.
cli-backup-made = { $file } enthält { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }.
cli-restore-done = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    } zurückgespielt.
cli-restore-aside = Was vorher da war, liegt in { $folder }.
cli-check-well = Alles in Ordnung: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }.
cli-upgrade-running = { $games } laufen und können weitergehen
cli-upgrade-running_halted = { $games } laufen und können nicht weitergehen
cli-upgrade-finished = { $games } beendet, können noch wiedergegeben werden
cli-upgrade-finished_halted = { $games } beendet, bleiben, wie sie endeten
cli-upgrade-halted = { $table }: Entscheidung { $choice } ist unter Regelversion { $rules } nicht erlaubt
    .with-rule = { $table }: Entscheidung { $choice } ist unter Regelversion { $rules } nicht erlaubt [{ $rule }]
cli-upgrade-nothing = Alle Partien folgen den jetzigen Regeln.

## cli-puzzles

cli-puzzles-theme = Thema \ Stufe

## cli-lessons

cli-lessons-lesson = { $name }: { $title }, { $steps } Schritte
cli-lessons-sound = Durchgespielt.
cli-lessons-no_sentence = Es gibt keinen Satz { $name }.
cli-lessons-too_long = Es sind { $steps } Schritte; { $most } genügen.
cli-lessons-no_ending = Der letzte Schritt erwartet eine Entscheidung; er sollte sich verabschieden.
cli-lessons-idle = Schritt { $name }: Andere entscheiden, aber wer lernt, nicht.
cli-lessons-refused = Schritt { $name }: { $why }

## cli-admin: answers of a running server

cli-admin-none = Es gibt keine.
cli-admin-sure-delete_table = Tisch { $whom } samt seiner Partie löschen?
cli-admin-sure-delete_guest = Alles über den Gast { $whom } löschen?

## cli-admin-done

cli-admin-done-closed = Tisch { $table } ist geschlossen. Ansehen kann man ihn noch.
cli-admin-done-table_deleted = Tisch { $table } ist gelöscht.
cli-admin-done-guest_deleted = { $guest } ist gelöscht, von { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }.
cli-admin-done-banned = { $who } ist ausgeschlossen.
cli-admin-done-unbanned = { $who } ist nicht mehr ausgeschlossen.
cli-admin-done-announced = Ankündigung { $number } steht auf allen offenen Seiten.
cli-admin-done-taken_down = Ankündigung { $number } ist entfernt.
cli-admin-done-settled = Meldung { $number } ist gelöscht.

## cli-admin-column

cli-admin-column-table = Tisch
cli-admin-column-game = Spiel
cli-admin-column-state = Stand
cli-admin-column-choices = Entscheidungen
cli-admin-column-people = Personen
cli-admin-column-created = angelegt
cli-admin-column-touched = zuletzt benutzt
cli-admin-column-viewers = Zuschauer
cli-admin-column-guest = Gast
cli-admin-column-names = Namen
cli-admin-column-tables = Tische
cli-admin-column-first = erster Tisch
cli-admin-column-last = zuletzt gesehen
cli-admin-column-who = wer
cli-admin-column-reason = Grund
cli-admin-column-since = seit
cli-admin-column-number = Nummer
cli-admin-column-restart = Neustart
cli-admin-column-text = Text
cli-admin-column-by = von

## cli-trial

cli-trial-legal = { $bot } hat { $games } Partien zu Ende gespielt, mit { $choices } Entscheidungen, die alle erlaubt waren; die langsamste dauerte { $slowest } Sekunden.
cli-trial-fair = An { $compared } Stellen hat Verborgenes an der Wahl nichts geändert.
cli-trial-unsteady = Nicht beständig: { $players } Personen, Partie { $game }, Platz { $seat }, { $question }: Der Bot hat { $chosen } gewählt und mit derselben Startzahl { $instead }. Jeder Zufall muss aus der Startzahl kommen, und die Uhr darf keine Rolle spielen.
cli-trial-unfair = Nicht fair: { $players } Personen, Partie { $game }, Platz { $seat }, { $question }: Der Bot hat { $chosen } gewählt, und wo nur Verborgenes anders war, { $instead }.
