### What is said about editions: component data other than the printed.

## refusals

editions-refusals-no_toml = { $file } is not a TOML file: { $why }.
editions-refusals-no_head = { $file } does not say what it is. It needs a table [edition] with two short texts, game and name; "wartable edition GAME" writes one.
editions-refusals-no_such_game = { $file } is an edition of '{ $game }'. There is no such game. Games: { $allowed }.
editions-refusals-not_allowed = { $file }, line { $line }, { $field }: { $value } is not allowed here. Allowed: { $allowed }.
editions-refusals-not_within = { $file }, line { $line }, { $field }: { $value } is not allowed here. Allowed: { $least } to { $most }.
editions-refusals-not_the_number = { $file }, line { $line }, { $field }: { $value } is not allowed here. Allowed: { $most }.
editions-refusals-no_such_field = { $file }, line { $line }, { $field }: there is no such field. Fields here: { $allowed }.
editions-refusals-missing_fields = { $file }, line { $line }, { $field }: a new row has to say everything. Missing: { $fields }.
editions-refusals-same_id = { $file }, line { $line }, { $field }: a row above has this id already. Allowed: one row for each id.
editions-refusals-counts = { $file }, line { $line }, { $field } says { $says }, but the rows come to { $counted }.
editions-refusals-untold_counts = { $file } does not say { $field }, which is { $says } as printed, but the rows come to { $counted } now. Say so, or change the rows.
editions-refusals-does_not_fit = { $file } does not fit the rules. It changes (by line) { $changes }. The rules need this to hold: { $why }
editions-refusals-built_in = { $file }, line { $line }, { $field }: this is built into the rules. Allowed: what is printed, { $printed }.
editions-refusals-loaded_already = { $file } comes too late: this process already plays { $game } with other data. Choose an edition before the game is first used, or start another process.
editions-refusals-other_game = { $file } is an edition of { $game }, not of { $wanted }.
editions-refusals-not_drawn = { $file } changes { $field }, which the page draws as printed. It can be played with every command except serve.
editions-refusals-record_of_edition = The record was played with the edition { $edition }, and { $game } is played with other data now. Give the file of that edition with --edition.
editions-refusals-record_of_printed = The record was played with the printed data, and { $game } is played with the edition { $now } now. Leave --edition out.
editions-refusals-another_edition = This process does not play { $game } with the component data that were meant. Start all processes with the same edition.

## words

editions-words-kind_truth = true or false
editions-words-kind_whole = a whole number
editions-words-kind_positive = a whole number, 0 or more
editions-words-kind_number = a number
editions-words-kind_text = a text in quotation marks
editions-words-kind_name = a text in quotation marks that is not empty
editions-words-kind_list = a list in square brackets
editions-words-kind_table = a table in braces

## what is shown

editions-head = The edition { $name } ({ $digest }) changes:
editions-no_changes = Nothing: the data are as printed.
editions-usual_name = My copy
