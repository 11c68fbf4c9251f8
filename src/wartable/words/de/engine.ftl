### What the engine refuses, whatever the game.

## engine-refusals: setting up

engine-refusals-no_such_game = Es gibt kein Spiel „{ $game }“. Spiele: { $games }.
engine-refusals-players = { $game } spielt man mit { $counts } Personen, nicht mit { $players }.
engine-refusals-no_such_option = { $game } hat keine Einstellung „{ $option }“. Einstellungen: keine.
    .with-options = { $game } hat keine Einstellung „{ $option }“. Einstellungen: { $options }.
engine-refusals-no_such_value = Die Einstellung { $option } von { $game } kann { $values } sein, nicht { $value }.
engine-refusals-seed = Eine Startzahl ist eine ganze Zahl oder hat 64 hexadezimale Ziffern.
engine-refusals-sealed_seed = Eine versiegelte Startzahl hat 64 hexadezimale Ziffern in Kleinbuchstaben.
engine-refusals-seed_too_large = Eine Startzahl ist eine ganze Zahl von höchstens 64 Bit, nicht { $seed }.
engine-refusals-missing_package = { $package } ist nicht installiert. Installiere Wartable mit dem Zusatz: pip install "wartable[{ $extra }]".

## engine-refusals: choosing

engine-refusals-game_over = Die Partie ist vorbei.
engine-refusals-not_asked = Dieser Platz hat gerade nichts zu entscheiden.
engine-refusals-revealed = An dieser Stelle kann etwas Neues aufgedeckt werden: Geh von dort aus weiter.
engine-refusals-one_choice = Diese Frage wird mit einer einzigen Entscheidung beantwortet.
engine-refusals-does_not_go_together = Das passt nicht zu dem, was schon ausgewählt ist.
engine-refusals-something_missing = Es fehlt noch etwas.

## engine-refusals: taking back

engine-refusals-nothing_to_undo = Es wurde noch nichts entschieden.
engine-refusals-revealed_since = Inzwischen wurde etwas Neues aufgedeckt.
engine-refusals-another_has_chosen = Inzwischen hat jemand anderes etwas entschieden.

## engine-refusals: reading records

engine-refusals-no_record = Das ist keine Aufzeichnung von Wartable: { $why }.
engine-refusals-wrong_kind_of_seed = Eine schnelle Startzahl ist eine ganze Zahl, eine versiegelte hat 64 hexadezimale Ziffern.
engine-refusals-old_format = Die Aufzeichnung hat das Format { $number }; dieses Programm liest die Formate { $oldest } bis { $known }. Damals kam der Zufall aus einem anderen Generator, die Partie würde heute also anders verlaufen.
engine-refusals-new_format = Die Aufzeichnung hat das Format { $number }; dieses Programm liest die Formate { $oldest } bis { $known }.
engine-refusals-parts_of_a_later_format = Die Aufzeichnung gibt das Format { $number } an, enthält aber Teile eines späteren.
engine-refusals-no_chain = Die Aufzeichnung hat das Format { $number }, aber keine Kette.
engine-refusals-other_rules = Die Aufzeichnung folgt Version { $version } der Regeln von { $game }, nicht { $known }.
engine-refusals-not_legal = Entscheidung { $choice } ({ $key } von Platz { $seat }): { $why }
