### What the server says.

## server

server-more = +{ $amount } { $what }
server-less = −{ $amount } { $what }
server-no_draft = This question is answered by one choice.
server-not_found = There is nothing at this address.
server-no_such_game = There is no such game.
server-no_such_table = There is no such table. The link may be incomplete.
server-no_such_seat = This table has no such seat.
server-no_such_moment = The game has not reached that moment.
server-method = That method is not allowed here.
server-malformed = The request cannot be read.
server-too_large = The request is too large.
server-too_slow = The request took too long to arrive.
server-address_too_long = The address is too long.
server-headers_too_large = The request has too many headers, or headers that are too long.
server-too_many_connections = You have too many connections open. Close some tabs, or wait a moment.
server-server_full = The server is full. Try again in a while.
server-unknown_host = This server does not answer to that name. Its operator can allow the name: see public_url and allowed_hosts in docs/operating.md.
server-too_fast = That was too much at once. Wait a moment.
server-too_many_sockets = You have too many tables open at the same time.
server-foreign_page = The request comes from another site.
server-setup = The table cannot be set up like that.
server-seat_taken = Somebody already sits there.
server-seated_already = You already sit at this table.
server-name_refused = A name has 1 to 24 visible characters.
server-name_mixed = A name must be written in one alphabet: letters of different alphabets can look alike.
server-name_taken = Somebody at this table already has this name, or one that looks like it.
server-one_me = You can take only one seat.
server-seats_count = There must be as many seats as players.
server-no_such_level = There is no such bot.
server-seed_with_people = A seed can be given only where no other person can sit: anyone who knows it knows every card to come.
server-not_started = The game begins when every seat is taken.
server-not_seated = You are watching this table: only those who sit at it can do that.
server-stale = Something has happened since. Look again.
server-not_asked = It is not your turn to decide.
server-nothing_to_redo = There is nothing to redo.
server-not_over = The record is available when the game is over.
server-old_rules = The rules of this game have been corrected since it was begun, and a choice made in it is no longer possible. You can still look at it as it was.
server-other_edition = This table is played with an edition of the game that the server does not have now. The game goes on when the server is started with that edition again.
server-log_damaged = Part of what happened at this table has been lost, so the game cannot go on. You can still look at what is left of it.
server-closed = The operator of this server has closed the table. You can still look at it as it was.
server-banned = You have been banned from this server.
server-no_room = The server has no room for new tables. Games that have begun continue.
server-ended_already = The game at this table has already ended.
server-no_such_ban = There is no such ban.
server-nobody_so_called = There is no such guest. Give the first 8 or more digits, as `wartable admin guests` and the log show them, or an address.
server-several_so_called = Several guests begin with these digits. Give more of them.
server-nothing_to_announce = Give a text, or the number of minutes until the server restarts.
server-text_too_long = That text is too long: it may have 200 characters.
server-no_such_announcement = There is no such announcement.
server-record_of_halted = This game was not over and may go on one day: until then its record would reveal what is hidden.
server-not_saved = The server could not save this, so it has not happened. Try again.
server-no_database = The server cannot reach its database at the moment. Try again.
server-broken = The server has made a mistake. Nothing has changed.
server-hint_coming = The hint is on its way.
server-no_hint = No hint can be found now. Try again.
server-review_not_over = A game is reviewed when it is over.
server-review_of_nothing = Nobody has chosen anything in this game: there is nothing to look back on.
server-reviews_busy = Other games are being reviewed. Try again in a while.
server-no_review = The review could not be made. Try again.
server-still_running = This game is still being played with others: you can continue it elsewhere when it is over.
server-still_sealed = The cards of this game are sealed, because other people could have sat down: you can continue it elsewhere when it is over.
server-nothing_to_continue = The game is over at this moment. Go back a few choices.
server-no_client = The page has not been built yet. Run ./play --setup.
server-player = Player
server-talk_off = The chat is switched off at this table.
server-nobody_to_talk_to = Nobody else plays at this table.
server-not_yourself = You cannot mute yourself.
server-nothing_to_report = There is nothing like that to report.
server-nobody_so_called_here = The person you mean has said nothing here.
server-saying_refused = That cannot be read: say it in visible letters.
server-no_such_complaint = There is no such report.
server-left = Former player
server-waiting = Waiting for players.

## server: shown to the person who starts it

server-open_at = Wartable is open at { $address }
server-thinks = This Wartable process thinks for the servers that share the database.
server-port_in_use = Port { $port } of { $host } cannot be used: { $why }.
server-folder_in_use = Another Wartable server uses the data folder { $folder }. Stop it, or choose one with --data.
server-folder_unusable = The data folder { $folder } cannot be used: { $why }.
server-database_unusable = The database in { $folder } cannot be used: { $why }
server-database_address = The address of the database is not understood. It is written postgresql://user:password@host/name.
server-database_unreachable = The database cannot be used: { $why }
server-move_not_empty = The database is not empty. Nothing was moved.
server-move_shape = The folder holds a database of another version. Start its server once, and stop it.
server-move_differs = What is in the database now is not what is in the folder: { $why }
server-newer_database = it was written by a newer version of Wartable.
server-read_only = { $file } is read-only. To make it writable again: chmod u+w { $file }
server-as_told = { $why }
server-configuration_unreadable = The configuration file { $file } cannot be read: { $why }.
server-options_unusable = The options cannot be used: { $why }

## server-setting: what `--show-config` notes beside the settings

server-setting-not_set = # { $name } is not set
server-setting-not_shown = # { $name } is set, and not shown
server-setting-not_usual = { $line }  # unless set: { $usual }
server-setting-nothing = nothing
server-setting-unknown = There is no setting { $name } here. wartable serve --show-config lists them.
    .with-close = There is no setting { $name } here. Did you mean { $close }?
    .with-section = There is no setting { $name } here. It belongs under [{ $section }].
    .with-first = There is no setting { $name } here. It belongs above the first section.
server-setting-mistake = This cannot be used. { $about }
    .with-wrong-usual = { $wrong }. { $about } Unless set: { $usual }
    .with-wrong = { $wrong }. { $about }
    .with-usual = This cannot be used. { $about } Unless set: { $usual }

## server-damage: the data folder is not as the server left it

server-damage = The data in { $folder } is not as the server left it.
server-damage-advice =
    Nothing has been changed. What you can do:
    { "" }  wartable check --data { $folder }            look closer
    { "" }  wartable restore FILE --data { $folder }     go back to a copy; what is here is set aside. There is no daily copy.
    .with-copy =
        Nothing has been changed. What you can do:
        { "" }  wartable check --data { $folder }            look closer
        { "" }  wartable restore FILE --data { $folder }     go back to a copy; what is here is set aside. The newest daily copy: { $copy }
server-damage-accept = { "" }  wartable serve --accept-loss --data { $folder }     go on with what is left; the files are kept aside

## server-finding: what is wrong with a database

server-finding-mark_damaged = The mark beside the database cannot be read, so it cannot be known what is missing.
server-finding-no_mark = The mark beside the database is gone, so it cannot be known what is missing.
server-finding-unreadable = The database cannot be read: { $why }.
server-finding-damaged = The database is damaged: { $why }.
server-finding-emptied = The database is empty, or was made by an earlier version. Missing entries: { $entries }.
server-finding-other_database = This is not the database that was last used here. Entries in that one: { $entries }.
server-finding-older = The database is older than the last write: { $commits } commits are missing, and with them { $missing } of { $entries } entries.
server-finding-other_games = The database and the mark beside it belong to different games.
server-finding-logs_of_no_table = There are logs of tables that no longer exist: { $tables }.
server-finding-miscounted = Entries written: { $written }; entries found: { $entries }.
server-finding-changed = Something has changed since it was written: the checksum of all rows does not match.
server-finding-gaps = Entries are missing in the logs of these tables: { $named }.
    .with-more = Entries are missing in the logs of { $tables } tables: { $named } and { $more } more.
server-finding-disagrees = Table { $table } does not match its log.

## server-copy: why a copy is not made or not put back

server-copy-no_database = There is no database { $database }.
server-copy-not_kept = The copy was not kept. { $why }
server-copy-not_made = The copy { $target } could not be made: { $why }.
server-copy-damaged = { $copy } cannot be put back. { $why }
server-copy-empty = { $copy } holds no tables.
server-rated_terms = A rated game is played with clocks and without hints; whoever runs out of time is replaced by a bot, and nobody shares a device.
server-rated_seed = The seed of a rated game cannot be chosen: whoever knows it knows every card to come.
server-rated_edition = Only games with the printed cards are rated.
server-rated_alone = A rated game has at least two seats, and somebody plays in one of them.
server-rated_bot = Nobody has measured how strong this bot is, so it cannot play a rated game.
server-rated_stand_in = In a rated game no bot plays for somebody who can still play. You can resign.
server-rated_pause = There is no pause in a rated game.
server-rated_running = This rated game is still being played. Resign first.
server-no_such_profile = There is no such profile, or it is hidden.
server-no_such_lesson = There is no such lesson.
server-no_such_puzzle = There is no such puzzle.
server-puzzle_answered = The puzzle has been answered. Try again, take the next one, or play on against bots.
server-learner = Apprentice
server-rival = Rival
server-lesson_not_yet = That comes later. For now: { $task }
server-lesson_wait = Wait a moment: the others are choosing.
server-lesson_over = The lesson is over. Now play a game of your own!
server-lesson_changed = This lesson has been rewritten since you began it. Begin again to see the new one.

## server: players

server-link_spent = This link is no longer good. It works once, for ten minutes: make a new one on the other device.
server-sign_in_failed = That handle and that password do not belong together.
server-code_wrong = There is no such code, or it has been used.
server-current_wrong = That is not your current password.
server-handle_refused = A handle has 3 to 24 letters a to z, digits, hyphens or underscores, and begins with a letter or digit.
server-handle_taken = Somebody else has this handle.
server-password_weak = A password has at least 8 characters, is not your handle, and is more than one or two letters repeated.
server-no_such_device = There is no such device.
server-no_such_passkey = There is no such passkey.
server-too_many_devices = You are signed in on too many devices. Sign one of them out first.
server-too_many_passkeys = You have too many passkeys. Delete one of them first.
server-signed_in_already = Somebody else is signed in on this device. Sign out here first.
server-both_seated = The player on this device and the one you want to be sit at the same table. Leave that table here first.
server-passkey_not_here = Passkeys need a server with a name, not a bare address.
server-passkey_refused = The passkey could not be made. Try again.
server-passkey_unknown = This passkey is not known here.
server-passkey_late = That took too long. Try again.

## server: a table's life

server-covered = Several people share this device. Say first who is looking.
server-hints_off = At this table there are no hints.
server-paused = The game is paused.
server-bot_plays = A bot is playing in this seat.
server-not_replaced = No bot is playing for you.
server-resigned = You have resigned from this game.
server-still_there = A bot can step in when the player has been away for a while, or has no time left.
server-private_table = This is a private table.
server-not_over_yet = The game is not over yet.
server-seat_kept = This seat is kept for somebody who played before.
server-not_host = Only the player who sat down first can do that.
server-begun_already = The game has begun already.

## server-tiding: what players are told while they are away, and by e-mail

server-tiding-turn = Your turn
server-tiding-ready = The game has begun
server-tiding-invited = You are invited
server-tiding-over = The game is over
server-tiding-clock = Your time is running out
server-tiding-where = { $number ->
        [0] { $game }
       *[other] { $game }, with { $names }
    }
server-endpoint_refused = Messages cannot be sent there: that is not the address of a push service.
server-address_refused = That is not an address for e-mail.
server-no_mail = This server sends no e-mail.
server-mail_not_sent = The e-mail could not be sent. Check the address, or try again later.
server-mail_code_spent = This link is no longer good.
server-mail-confirm_title = Is this your address?
server-mail-confirm = Somebody, presumably you, wants to be told at this address about games at Wartable.
    If it was you, open this link within a day:

    { $link }

    Otherwise do nothing, and nothing more will be sent.
server-mail-text = { $text }

    { $link }
server-mail-stop = No more e-mails: { $link }
