life-days = { $days } d { $hours } h
life-hours = { $hours } h { $minutes } min
life-left = Time left: { $time }
life-together = Time for this choice, which all make at once: { $time }
life-table = This table
life-paused = The game is paused.
life-paused_wanted = The game is paused. { $names } would like to go on.
life-pause_wanted = { $names } would like a pause.
life-agree = Agree
life-not_now = Not now
life-go_on = Go on
life-pause = Pause
life-bot_for_you = { $bot }, a bot, is playing for you.
life-bot_short = bot: { $bot }
life-come_back = I am back
life-you_resigned = You have resigned. A bot plays on in your seat.
life-cover = Pass the device to { $name }
life-cover_wait = The others are playing
life-cover_text = All cards stay covered until the next player is here.
life-i_am = I am { $name }
life-resigned = resigned
life-bot_plays = { $bot } stands in
life-hints = { $number ->
        [one] one hint
       *[other] { $number } hints
    }
life-let_bot = Let a bot play for { $name }
life-level = Level of the bot
life-bot_for_me = Let a bot play for me
life-resign = Resign
life-really_resign = Really resign?
life-resign_note = You then cannot win any more. If others play on, a bot takes your seat.
life-with_hints = Hints are allowed; everybody sees how many were used.
life-no_hints = No hints.
life-one_device = Players pass one device around.
life-visibility-public = Public: it is in the lobby, and anybody may watch.
life-visibility-link = By link: whoever has it may join or watch.
life-visibility-private = Private: only those who play see the game.
life-clock-none = No clock
life-clock-live = { $minutes } min + { $increment } s a choice
life-clock-seconds = { $seconds } s + { $increment } s a choice
life-clock-days = { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
life-zero-bot = If somebody's time runs out, a bot takes over.
life-zero-wait = If somebody's time runs out, the table waits.
life-again_asked = { $names } would like to play again.
life-again_yes = Yes, again
life-again_no = No, thanks
life-again_wait = Waiting for { $names }…
life-again_without = Not this time: { $names }.
life-again_go = Go to the new table
life-share = Share
life-picture = QR code of the link
life-local = This address works on this computer only.
life-fill = Add a bot
life-fill_level = Level of added bots
life-reopen = Open the seat again
life-stand_up = Stand up
life-cancel = Cancel the table
life-speed = Speed
life-speed-none = No clock
life-speed-fast = Fast
life-speed-calm = Calm
life-speed-days = Days
life-terms = Table
life-who = Who may come
life-who-public = Anybody
life-who-link = Those with the link
life-who-private = Only players
life-clock = Clock
life-at_zero = At zero
life-at_zero-bot = a bot takes over
life-at_zero-wait = the table waits
life-allow_hints = Hints are allowed
life-here = Somebody at this device
life-here_name = Name at seat { $number }
life-meet = Play with others
life-game = Game
life-players = Players
life-find = Find players
life-finding = Looking…
life-join_title = Waiting for players
life-join = Join
life-watch_title = Games to watch
life-watch = Watch
life-free = { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
life-rated = Rated
life-rated_short = Rated
life-rated_table = Rated: the result counts for everybody's rating.
life-rated_note = The result counts for everybody's rating. That sets a clock and allows no hints.
life-rated_is = No hints, no pauses and no stand-ins; chance is sealed. Whoever resigns or runs out of time is last.
life-out_of_time = out of time
life-you_late = Your time has run out. A bot plays on in your seat, and you are last.
