### What is said about editions: component data other than the printed.

## refusals

editions-refusals-no_toml = { $file } ist keine TOML-Datei: { $why }.
editions-refusals-no_head = { $file } sagt nicht, was es ist. Es braucht eine Tabelle [edition] mit zwei kurzen Texten, game und name; „wartable edition SPIEL“ schreibt eine.
editions-refusals-no_such_game = { $file } ist eine Ausgabe von „{ $game }“. Ein solches Spiel gibt es nicht. Spiele: { $allowed }.
editions-refusals-not_allowed = { $file }, Zeile { $line }, { $field }: { $value } ist hier nicht erlaubt. Erlaubt: { $allowed }.
editions-refusals-not_within = { $file }, Zeile { $line }, { $field }: { $value } ist hier nicht erlaubt. Erlaubt: { $least } bis { $most }.
editions-refusals-not_the_number = { $file }, Zeile { $line }, { $field }: { $value } ist hier nicht erlaubt. Erlaubt: { $most }.
editions-refusals-no_such_field = { $file }, Zeile { $line }, { $field }: Dieses Feld gibt es nicht. Felder an dieser Stelle: { $allowed }.
editions-refusals-missing_fields = { $file }, Zeile { $line }, { $field }: Eine neue Zeile muss alles angeben. Es fehlt: { $fields }.
editions-refusals-same_id = { $file }, Zeile { $line }, { $field }: Eine Zeile weiter oben hat diese id schon. Erlaubt: eine Zeile für jede id.
editions-refusals-counts = { $file }, Zeile { $line }, { $field } gibt { $says } an, gezählt werden aber { $counted }.
editions-refusals-untold_counts = { $file } sagt nichts zu { $field }; gedruckt ist { $says }, gezählt werden jetzt aber { $counted }. Gib das an oder ändere die Zeilen.
editions-refusals-does_not_fit = { $file } passt nicht zu den Regeln. Geändert ist (nach Zeilen) { $changes }. Die Regeln verlangen: { $why }
editions-refusals-built_in = { $file }, Zeile { $line }, { $field }: Das ist fest in die Regeln eingebaut. Erlaubt: was gedruckt ist, { $printed }.
editions-refusals-loaded_already = { $file } kommt zu spät: Dieser Prozess spielt { $game } schon mit anderen Daten. Wähle die Ausgabe, bevor das Spiel zum ersten Mal benutzt wird, oder starte einen weiteren Prozess.
editions-refusals-other_game = { $file } ist eine Ausgabe von { $game }, nicht von { $wanted }.
editions-refusals-not_drawn = { $file } ändert { $field }; das zeichnet die Seite so, wie es gedruckt ist. Alle Befehle außer serve können damit spielen.
editions-refusals-record_of_edition = Die Partie wurde mit der Ausgabe { $edition } gespielt, { $game } wird jetzt aber mit anderen Daten gespielt. Gib die Datei dieser Ausgabe mit --edition an.
editions-refusals-record_of_printed = Die Partie wurde mit den gedruckten Daten gespielt, { $game } wird jetzt aber mit der Ausgabe { $now } gespielt. Lass --edition weg.
editions-refusals-another_edition = Dieser Prozess spielt { $game } nicht mit den Daten, die gemeint waren. Starte alle Prozesse mit derselben Ausgabe.

## words

editions-words-kind_truth = true oder false
editions-words-kind_whole = eine ganze Zahl
editions-words-kind_positive = eine ganze Zahl ab 0
editions-words-kind_number = eine Zahl
editions-words-kind_text = ein Text in Anführungszeichen
editions-words-kind_name = ein Text in Anführungszeichen, der nicht leer ist
editions-words-kind_list = eine Liste in eckigen Klammern
editions-words-kind_table = eine Tabelle in geschweiften Klammern

## what is shown

editions-head = Die Ausgabe { $name } ({ $digest }) ändert:
editions-no_changes = Nichts: Die Daten sind wie gedruckt.
editions-usual_name = Mein Exemplar
