### What the engine refuses, whatever the game.

## engine-refusals: setting up

engine-refusals-no_such_game = There is no game '{ $game }'. Games: { $games }.
engine-refusals-players = { $game } is played by { $counts } players, not { $players }.
engine-refusals-no_such_option = { $game } has no option '{ $option }'. Options: none.
    .with-options = { $game } has no option '{ $option }'. Options: { $options }.
engine-refusals-no_such_value = The option { $option } of { $game } takes { $values }, not { $value }.
engine-refusals-seed = A seed is a whole number, or 64 hexadecimal digits.
engine-refusals-sealed_seed = A sealed seed has 64 hexadecimal digits, in lower case.
engine-refusals-seed_too_large = A seed is a whole number of at most 64 bits, not { $seed }.
engine-refusals-missing_package = { $package } is not installed. Install Wartable with the extra: pip install "wartable[{ $extra }]".

## engine-refusals: choosing

engine-refusals-game_over = The game is over.
engine-refusals-not_asked = It is not this seat's turn to decide.
engine-refusals-revealed = Something new may be revealed at that point: continue from there.
engine-refusals-one_choice = This question is answered by one choice.
engine-refusals-does_not_go_together = That does not go with what is already picked.
engine-refusals-something_missing = Something is still missing.

## engine-refusals: taking back

engine-refusals-nothing_to_undo = Nothing has been chosen yet.
engine-refusals-revealed_since = Something new has been revealed since.
engine-refusals-another_has_chosen = Another player has chosen since.

## engine-refusals: reading records

engine-refusals-no_record = This is not a Wartable record: { $why }.
engine-refusals-wrong_kind_of_seed = A quick seed is a whole number, a sealed one has 64 hexadecimal digits.
engine-refusals-old_format = The record has format { $number }; this program reads formats { $oldest } to { $known }. At that time chance came from another generator, so the game would not play the same now.
engine-refusals-new_format = The record has format { $number }; this program reads formats { $oldest } to { $known }.
engine-refusals-parts_of_a_later_format = The record says that it has format { $number }, but holds parts of a later one.
engine-refusals-no_chain = The record has format { $number }, but no chain.
engine-refusals-other_rules = The record follows version { $version } of the rules of { $game }, not { $known }.
engine-refusals-not_legal = Choice { $choice } ({ $key } by seat { $seat }): { $why }
