### The command line. The texts of `--help` are with the commands: they are read before anything runs.

cli-player = Player { $number }
cli-not_over = The game is not over.
cli-enter_goes_on = Press Enter to continue, or t and Enter for the table.

## cli-unusable: why a command cannot do what it was asked for

cli-unusable-no_server = No server is running on the data folder { $folder }, or it belongs to somebody else. Name the folder with --data.
cli-unusable-no_games = There are no games in { $folder }. Name the folder with --data.
cli-unusable-as_told = { $why }
cli-unusable-no_database = Name the database with --database or in the configuration file.
cli-unusable-no_such_seat = There are { $seats } seats, counted from 0.
cli-unusable-no_such_moment = The record has { $choices } choices.
cli-unusable-no_such_rule = { $game } has no rule { $rule }. `wartable rules { $game }` shows all.
cli-unusable-option = An option is written name=value, not '{ $text }'.
cli-unusable-convert = Convert records into one table (.parquet), or one table into a folder of records.
cli-unusable-digits = '{ $text }' is not a value that the page shows: those have 64 hexadecimal digits.
cli-unusable-contribution = A contribution is written SEAT=DIGITS, not '{ $text }'.
cli-unusable-too_many_people = There are { $seats } seats for { $people } people.
cli-unusable-other_game = { $path } is a game of { $game }, not of { $wanted }.
cli-unusable-file_exists = { $file } exists. Choose another name, or use --force.
cli-unusable-plain_sources = The plain sources do not run: { $why }
cli-unusable-generations = Generations are written 2000x0,1600x40, not '{ $text }'.
cli-unusable-puzzle_file = Name the file of the puzzles with --file.

## cli-sitting: people and bots around one terminal

cli-sitting-help =
    Type the number of an option. Or:
    { "" }  i        a hint, and why              u       take back your last choice
    { "" }  t        the whole table              l       everything that has happened
    { "" }  t NAME   a part of it, as in "t hand" g       the goal, and how the game ends
    { "" }  ? 3      the cards of option 3        r       the rule behind the question
    { "" }  c NAME   what is on a card            r ID    another rule
    { "" }  q        save the game and quit       w KEY   why a choice is not offered
cli-sitting-ask_for_help = h  help   t  table   ? 3  about option 3   i  hint   u  undo   q  quit
cli-sitting-round = Round { $round }
    .with-rounds = Round { $round } of { $rounds }
cli-sitting-earlier = … and { $number ->
        [one] 1 event
       *[other] { $number } events
    } before: l shows all.
cli-sitting-thinking = Thinking…
cli-sitting-hint = Hint: { $number }  { $move }
cli-sitting-no_reason = This is what usually works best here.
cli-sitting-resume = To go on: { $command }
cli-sitting-hand_over = { $player } to the terminal, please; then press Enter.
cli-sitting-taken_back = Taken back.
cli-sitting-no_cards = No card is meant. Type h for help.
cli-sitting-at = After choice { $number } of { $all }. { $asked }
cli-cards-kind = { $what }
cli-cards-gives = brings { $what }
cli-cards-needs = needs { $what }
cli-cards-points = { $what ->
        [one] 1 point
       *[other] { $what } points
    }
cli-result-title = Result
cli-result-points = Points
cli-sitting-saved = The game is saved in { $path }.

## cli-kinds: sections of a long list of options, by the first word of their keys

cli-kinds-hire = Hire
cli-kinds-reserve = Reserve
cli-kinds-quest = Complete a quest
cli-kinds-discard_active_quest = Discard an active quest
cli-kinds-discard_tavern_citizen = Discard a citizen of the tavern
cli-kinds-discard_from_guild = Discard from a guild
cli-kinds-take_from_guild = Take from a guild
cli-kinds-buy = Buy a Champion
cli-kinds-cycle = Cycle a card
cli-kinds-battle = Fight
cli-kinds-up = Raise a die
cli-kinds-down = Lower a die

## cli-verify

cli-verify-complete = Legal and complete: { $choices } choices.
cli-verify-not_complete = Legal but not complete: { $choices } choices.
cli-verify-not_legal = Not legal: choice { $choice } of { $choices }, { $key } by seat { $seat }: { $why }
    .with-rule = Not legal: choice { $choice } of { $choices }, { $key } by seat { $seat }: { $why } [{ $rule }]

cli-verify-unchanged = Unchanged since it was written: every link of its chain fits. Fingerprint of the game: { $fingerprint }
cli-verify-no_chain = The record has format 2, without a chain: what was changed in it shows only where it is not legal.
cli-verify-no_fair = The record does not say how its seed was chosen, so nothing is proved about the deal.
cli-verify-dealt = { $given ->
        [0] The secret fits the commitment and is itself the seed: nobody else gave anything to the deal.
       *[other] The secret fits the commitment, and the seed follows from it and what { $given } of { $seats } seats gave to the deal.
    }
cli-verify-noted_contribution = What seat { $seat } gave to the deal is what you noted.
cli-verify-noted_commitment = The commitment is the one that you noted, so the deal was not chosen after it was shown.
cli-verify-no_commitment = The record agrees with itself. That the deal was not chosen later is proved only by a commitment that you saw before the game began: give it with --commitment.

## cli-verify-flaw: what was changed in a record

cli-verify-flaw-seed = Changed: the seed, or the first link of the chain.
cli-verify-flaw-game = Changed: the name of the game.
cli-verify-flaw-rules = Changed: the version of the rules.
cli-verify-flaw-players = Changed: the number of players.
cli-verify-flaw-option = Changed: the option { $which }.
cli-verify-flaw-edition = Changed: the edition of the component data.
cli-verify-flaw-table = Changed: the name of the table.
cli-verify-flaw-commitment = Changed: the commitment.
cli-verify-flaw-contribution = Changed: the contribution of seat { $which }.
cli-verify-flaw-choice = Changed: choice { $which }.
cli-verify-flaw-link = Changed: link { $which } of the chain.
cli-verify-flaw-length = Changed: the chain has more links, or fewer, than the record has parts.
cli-verify-flaw-secret = The secret does not fit the commitment.
cli-verify-flaw-seats = There are more contributions, or fewer, than players.
cli-verify-flaw-derived = The seed does not follow from the secret and the contributions: the cards were dealt from another one.
cli-verify-flaw-no_fair = The record does not say how its seed was chosen, so it cannot be compared with what you noted.
cli-verify-flaw-other_commitment = The commitment is not the one that you noted: the server has changed its secret, or this is another game.
cli-verify-flaw-other_contribution = What seat { $which } gave to the deal is not what you noted.

## cli: tables of figures

cli-version-compiled = wartable { $version } (compiled by mypyc)
cli-version-plain = wartable { $version } (plain Python, about ten times slower than compiled)
cli-levels-thinks_at_most = thinks at most
cli-levels-measured = Ratings work as in chess: a player 200 points higher is ahead in three games out of four. 1500 is the middle of the levels that were measured.
cli-levels-not_measured = These levels have not been measured yet: `wartable ladder` measures them.
cli-arena-title = { $game }, { $players } players, { $games } games
cli-arena-mean_score = mean score
cli-arena-mean_time = mean time
cli-arena-nearly_all_within = 95 % within
cli-arena-ahead_of = ahead of
cli-convert-written = { $games ->
        [one] One game has been written to { $target }.
       *[other] { $games } games have been written to { $target }.
    }
cli-report-written = { $page } has been written.
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
cli-train-curve = The learning curve is in { $page }.
cli-train-knowing_nothing = knowing nothing
cli-ladder-written = Written: { $page }, { $ratings }.

## cli-backup, cli-restore, cli-check, cli-upgrade: the games that a server keeps

cli-move-done = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } moved. The folder stays as it is.
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

## cli-puzzles

cli-puzzles-theme = Theme \ grade

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
cli-admin-done-guest_deleted = { $guest } has been deleted from { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-admin-done-banned = { $who } has been banned.
cli-admin-done-unbanned = { $who } is no longer banned.
cli-admin-done-announced = Announcement { $number } is shown on all open pages.
cli-admin-done-taken_down = Announcement { $number } has been taken down.
cli-admin-done-settled = Report { $number } has been deleted.

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
cli-admin-column-by = by

## cli-trial

cli-trial-legal = { $bot } played { $games } games to their end, in { $choices } choices that were all legal; the slowest took { $slowest } seconds.
cli-trial-fair = In { $compared } moments, hidden things made no difference to its choice.
cli-trial-unsteady = Not steady: { $players } players, game { $game }, seat { $seat }, { $question }: it chose { $chosen }, and with the same seed { $instead }. Take all chance from the seed, and do not look at the clock.
cli-trial-unfair = Not fair: { $players } players, game { $game }, seat { $seat }, { $question }: it chose { $chosen }, and where only hidden things were different { $instead }.
