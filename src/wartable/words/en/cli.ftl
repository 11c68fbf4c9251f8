### The command line. The texts of `--help` are with the commands: they are read before anything runs.

cli-player = Player { $number }
cli-not_over = The game is not over.
cli-enter_goes_on = Press Enter to continue.

## cli-unusable: why a command cannot do what it was asked for

cli-unusable-no_server = No server is running on the data folder { $folder }, or it belongs to somebody else. Name the folder with --data.
cli-unusable-as_told = { $why }
cli-unusable-no_such_seat = There are { $seats } seats, counted from 0.
cli-unusable-no_such_moment = The record has { $choices } choices.
cli-unusable-no_such_rule = { $game } has no rule { $rule }. `wartable rules { $game }` shows all.
cli-unusable-option = An option is written name=value, not '{ $text }'.
cli-unusable-too_many_people = There are { $seats } seats for { $people } people.
cli-unusable-other_game = { $path } is a game of { $game }, not of { $wanted }.
cli-unusable-file_exists = { $file } exists. Choose another name, or use --force.
cli-unusable-plain_sources = The plain sources do not run: { $why }
cli-unusable-training_needs = Training needs { $package }: install wartable[train].
cli-unusable-generations = Generations are written 2000x0,1600x40, not '{ $text }'.

## cli-sitting: people and bots around one terminal

cli-sitting-help =
    Type the number of an option. Or:
    { "" }  u  take back your last choice        t  show the table again
    { "" }  l  show the whole log                w KEY  why something cannot be chosen
    { "" }  h  this help                         q  save the game and quit
cli-sitting-ask_for_help = h  help
cli-sitting-hand_over = { $player } to the terminal, please; then press Enter.
cli-sitting-taken_back = Taken back.
cli-sitting-saved = The game is saved in { $path }.
cli-table-whole = The table
cli-table-changes = What has changed

## cli-verify

cli-verify-complete = Legal and complete: { $choices } choices.
cli-verify-not_complete = Legal but not complete: { $choices } choices.
cli-verify-not_legal = Not legal: choice { $choice } of { $choices }, { $key } by seat { $seat }: { $why }
    .with-rule = Not legal: choice { $choice } of { $choices }, { $key } by seat { $seat }: { $why } [{ $rule }]

## cli: tables of figures

cli-version-compiled = wartable { $version } (compiled by mypyc)
cli-version-plain = wartable { $version } (plain Python, about ten times slower than compiled)
cli-levels-thinks_at_most = thinks at most
cli-levels-measured = Ratings work as in chess: a player 200 points higher is ahead in three games out of four. 1500 is the middle of the five levels.
cli-levels-not_measured = These levels have not been measured yet: `wartable ladder` does it.
cli-arena-title = { $game }, { $players } players, { $games } games
cli-arena-mean_score = mean score
cli-arena-mean_time = mean time
cli-arena-nearly_all_within = 95 % within
cli-arena-ahead_of = ahead of
cli-simulate-title = { $game }, { $players } players: { $bots }
cli-simulate-games = { $games }, { $finished } finished
cli-simulate-decisions_compiled = { $decisions }, { $speed } per second (compiled)
cli-simulate-decisions_plain = { $decisions }, { $speed } per second (plain Python)
cli-simulate-options = { $mean } per decision, at most { $most }
cli-simulate-winning_score = winning score
cli-simulate-rounds = { $mean }, median { $median }, at most { $most }
cli-simulate-all_held = all held
cli-simulate-broken = [red]broken: { $names }[/]
cli-simulate-broken_times = { $name } { $times } times
cli-simulate-fair_wins = wins, 1 is fair
cli-simulate-nearly_all = 95 % interval
cli-simulate-interval = { $low } to { $high }
cli-bench-title = Random play, one core
cli-train-curve = The learning curve is { $page }.
cli-train-knowing_nothing = knowing nothing
cli-ladder-written = Written: { $page }, { $ratings }.

## cli-backup, cli-restore, cli-check, cli-upgrade: the games that a server keeps

cli-backup-made = { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
cli-restore-done = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, put back.
cli-restore-aside = What was there before is kept in { $folder }.
cli-check-well = All is well: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
cli-upgrade-running = { $games } running, can go on
cli-upgrade-running_halted = { $games } running, cannot go on
cli-upgrade-finished = { $games } finished, can still be replayed
cli-upgrade-finished_halted = { $games } finished, kept as they ended
cli-upgrade-halted = { $table }: choice { $choice } is not legal under rules version { $rules }
    .with-rule = { $table }: choice { $choice } is not legal under rules version { $rules } [{ $rule }]
cli-upgrade-nothing = All games follow the current rules.

## cli-lessons

cli-lessons-lesson = { $name }: { $title }, { $steps } steps
cli-lessons-sound = Played through.
cli-lessons-no_sentence = There is no sentence { $name }.
cli-lessons-too_long = There are { $steps } steps; { $most } are enough.
cli-lessons-no_ending = The last step expects a choice; it should say goodbye.
cli-lessons-idle = Step { $name }: others choose, but the learner does not.
cli-lessons-refused = Step { $name }: { $why }

## cli-admin: answers of a running server

cli-admin-none = There are none.
cli-admin-sure-delete_table = Delete table { $whom } with its game?
cli-admin-sure-delete_guest = Delete everything about guest { $whom }?

## cli-admin-done

cli-admin-done-closed = Table { $table } is closed. It can still be looked at.
cli-admin-done-table_deleted = Table { $table } has been deleted.
cli-admin-done-guest_deleted = { $guest } is deleted, from { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-admin-done-banned = { $who } has been banned.
cli-admin-done-unbanned = { $who } is no longer banned.
cli-admin-done-announced = Announcement { $number } is shown on all open pages.
cli-admin-done-taken_down = Announcement { $number } has been taken down.

## cli-admin-column

cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-state = state
cli-admin-column-choices = choices
cli-admin-column-people = people
cli-admin-column-created = created
cli-admin-column-touched = last used
cli-admin-column-viewers = viewers
cli-admin-column-guest = guest
cli-admin-column-names = names
cli-admin-column-tables = tables
cli-admin-column-first = first table
cli-admin-column-last = last seen
cli-admin-column-who = who
cli-admin-column-reason = reason
cli-admin-column-since = since
cli-admin-column-number = number
cli-admin-column-restart = restart
cli-admin-column-text = text
