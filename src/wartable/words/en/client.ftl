### The page itself.

name = Wartable
skip = Skip to the main part
close = Close
cancel = Cancel
delete = Delete
points = points
turn_title = ● Your turn · { $title }
rule_of_moment = The rule of this moment (I)

## problem

problem-offline = The server cannot be reached. Is it running?
problem-broken = The server sent an unreadable answer.

## nav

nav-title = Pages
nav-games = Games
nav-home = Wartable, start page
nav-how = How to play
nav-puzzles = Puzzles
nav-ratings = Leaderboard
nav-rules = Rules
nav-cards = Cards
nav-about = About
nav-settings = Settings
nav-you = Your page, { $name }
nav-library = Rules and cards

## start

start-title = Pull up a chair. The candles are lit.
start-blurb = Fantasy board games with every rule enforced: alone against bots or with friends, in this browser, without an account.
start-games = Games
start-resume = Your tables
start-all = Show all { $number } tables
start-players = { $fewest }–{ $most } players
start-minutes = { $minutes } min
start-play = Play
start-starting = Setting up…
start-learn = Learn
start-quick = { $bots ->
        [one] One bot plays
       *[other] { $bots } bots play
    } against you.
start-first = A first game: { $bots ->
        [one] one beginner plays
       *[other] { $bots } beginners play
    } against you, and a coach explains things as they come up.
start-before = I have played this before
start-options = Players and options
start-open_seat = open seat
start-you = You
start-due = to move by { $date }
start-expires = will be deleted on { $date } unless somebody returns to it
start-delete = Delete the table of { $game } from { $date }
start-delete_title = Delete this table of { $game }?
start-leave_title = Leave this table of { $game }?
start-delete_alone = The table and its game will be deleted for good.
start-delete_others = You leave the table, and your name is removed from it for good. The others keep it: if the game has begun, a bot plays on for you.
start-leave = Leave the table
start-fan = A fan implementation, not affiliated with any publisher.
start-more = About and credits

## lesson

lesson-title = Lesson
lesson-step = { $number } of { $total }
lesson-progress = How far you are
lesson-next = Next (N)
lesson-back = Back
lesson-again = Begin again
lesson-leave = Leave
lesson-play = Play a first game

## start-weight

start-weight-light = easy to learn
start-weight-medium = some depth
start-weight-heavy = demanding
start-edition = Edition: { $name }

## start-state

start-state-yours = Your turn
start-state-theirs = Others are thinking
start-state-open = Waiting for players
start-state-over = Finished
start-state-halted = Cannot be continued

## start-result

start-result-points = Finished with { $points } points
start-result-won = { $name } won { $scores }

## new

new-title = New table: { $game }
new-players = Players
new-solo = Solo
new-seats = Seats
new-seat = Seat { $number }
new-me = Me
new-open = Open for a friend
new-bot = Bot: { $level }
new-rated_bot = Bot: { $level } ({ $points })
new-open_note = You get a link to send to your friends. The game begins when every seat is taken.
new-levels = How strong are the bots?
new-seconds = thinks up to { $seconds } s
new-rating = rated { $points } ± { $reach }
new-rating_note = Ratings were measured in games between the levels and work as in chess: a player 200 points higher is ahead in three games out of four. 1500 is the middle of the levels that were measured, not of people.
new-variant = The game
new-more = More
new-name = Your name
new-seed = Seed
new-seed_any = any number
new-seed_note = The same seed deals the same cards.
new-start = Start
new-sealed_note = Where other people can sit, chance is sealed: nobody can know or work out what comes next, and everybody can check it when the game is over.

## lobby

lobby-title = { $game }: waiting for players
lobby-join = There { $number ->
        [one] is one seat
       *[other] are { $number } seats
    } free at this table.
lobby-waiting = The game begins when { $number ->
        [one] one more player has
       *[other] { $number } more players have
    } sat down. Send them this link.
lobby-you = you
lobby-open_seat = open seat
lobby-sit = Take a seat
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied

## lost

lost-title = Nobody sits here
lost-text = There is nothing at this address.
lost-home = Go to the start page

## rules

rules-title = Rules of { $game }
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $number ->
        [one] one rule
       *[other] { $number } rules
    }

## how

how-title = How to play { $game }
how-goal = The goal
how-missed = What beginners miss
how-icons = All icons
how-rules = The rules in full

## goal

goal-title = The goal
goal-end = How it ends
goal-now = Points so far
goal-you_lead = You are { $points ->
        [one] one point
       *[other] { $points } points
    } ahead.
goal-leads = { $name } is { $points ->
        [one] one point
       *[other] { $points } points
    } ahead.
goal-level = Tied at { $points ->
        [one] one point
       *[other] { $points } points
    }: { $names }.
goal-ahead = ahead

## library

library-title = Rules and cards

## cards

cards-title = Cards of { $game }
cards-search = Find a card
cards-edition = Edition { $name } ({ $digest }): cards that it changes have a turned corner.

## about

about-title = About Wartable
about-what = Wartable plays published fantasy board games with every rule enforced. People play in the browser, alone against bots or with friends; researchers and designers drive the same engine from Python.
about-fan_title = A fan implementation
about-fan = This is a fan work. It is not affiliated with, endorsed by or supported by the publishers. Quests of Valeria and Shadow Kingdoms of Valeria with Riftlands are published by Daily Magic Games, Immortals by Queen Games; these names and Dragon Valley belong to their owners. The rules are stated in our own words, no artwork of the publishers is used, and cards whose numbers are not in the rulebook were designed from scratch. If you like a game, buy it: it is better on a table.
about-credits_title = Credits
about-icons = Glyphs by { $authors }:
about-icons_changed = They are recoloured and placed in frames.
about-fonts = Almendra by Ana Sanfelippo and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica):
about-code = Everything else is published under the MIT licence.
about-privacy_title = What is kept
about-privacy = On the server: a cookie's number that says which seats are yours, the tables you sit at with your name there, your ratings, and whatever you have chosen to come back with (a name, a handle with the hash of its password, passkeys, the browser and system of each device). What you say at a table is kept with the table, and notifications are kept for two weeks; where they are sent (browsers, an e-mail address) is kept until you withdraw it. In this browser: that cookie, your settings, and what is needed to check that deals were fair. That is all, and nobody else is given any of it. A notification passes through the service of your browser's maker, which cannot read it.
about-privacy_delete = You can see, download and delete all of it.

## status

status-loading = Laying the table…
status-over = The game is over.
status-waiting = Waiting…
status-yours = Your turn
status-replay = Moment { $number }
status-mode = Choose a card on the table, or press the button again.
status-hurry = Move now

## standing

standing-offered = Can be chosen
standing-faint = Can be chosen
standing-possible = Can be chosen instead
standing-picked = Picked
standing-dimmed = Cannot be chosen now
standing-hinted = The hint points here

## pick

pick-confirm = Confirm
pick-suggest = Suggest
pick-clear = Clear
pick-follows = What follows:

## options

options-title = What you can do
options-picking = Pick here or on the table, in any order, then confirm.
options-again = Click again, or press Enter.
options-again_touch = Tap again.
options-none = It is not your turn.
options-over = The game is over.
options-replay = You are looking at an earlier moment.

## hint

hint-ask = Hint (T)
hint-title = Hint
hint-seeking = Looking for a good move…
hint-then = And then
hint-no_reason = This is what usually works best here.
hint-nudge =
    { $number ->
        [one] Look where it glows: the best move is there.
       *[other] Look at what glows and at the buttons: one of these { $number } moves is the best.
    }
hint-nudge_buttons = The best move is not on the table: look at the buttons.
hint-show_move = Show the move
hint-show_reason = Why?
hint-next_even = Next best, and hardly worse: { $move }
hint-differences = Compared with that:
hint-hardly = It hardly matters which of the two you choose.
hint-unseen = It does not show on the table yet: its worth comes from what is played later.
hint-least =
    { $rivals ->
        [one] Whatever your rival takes of it, your chance of winning is still about { $amount }.
       *[other] Whatever the others take of it, your chance of winning is still about { $amount }.
    }
hint-differences_later = By your next turn, compared with that:
hint-others =
    { $rivals ->
        [one] your rival: { $what }
       *[other] the others: { $what }
    }
hint-heed = Do this
hint-lay = Lay it out
hint-away = Dismiss

## hint-hope

hint-hope-chance = Your chance of winning is then about { $amount }.
hint-hope-points = You can expect about { $amount } points.

## hint-next

hint-next-chance = Next best, { $amount } behind: { $move }
hint-next-points = Next best, about { $amount } points behind: { $move }

## log

log-title = What happened
log-since = { $number ->
        [one] One thing has
       *[other] { $number } things have
    } happened since your last turn.

## notice: what was done to the viewer

notice-title = What has happened to you
notice-read = Understood

## mat

mat-thinking = thinking
mat-away = away

## detail

detail-copies = { $number ->
        [one] one copy
       *[other] { $number } copies
    }
detail-among = All cards
detail-changed = not as printed

## undo

undo-undo = Undo
undo-redo = Redo (R)
undo-title = Take back your last choice (U)

## bar

bar-spectators = { $number ->
        [one] one spectator
       *[other] { $number } spectators
    }
bar-scores = Scores
bar-review = Review
bar-goal = The goal, and who is ahead (G)
bar-replay = Replay
bar-rules = Rules
bar-cards = All cards
bar-settings = Settings
bar-help = Help and keys (?)

## banner

banner-lost = The connection is lost. Reconnecting automatically…
banner-retry = Try now
banner-watching = You are watching this table. Hidden cards stay hidden.

## announcement

announcement-restart = The server restarts in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Your games are kept.
announcement-restart_now = The server restarts now. Your games are kept.

## tabs

tabs-title = What is shown below
tabs-fold = Fold and unfold
tabs-hand = Your cards
tabs-options = Options
tabs-log = Log
tabs-talk = Chat
tabs-told = What was done and said
told-title = What happened at your tables
tabs-unread = { $number } unread

## side

side-title = Options and log

## replay

replay-round = Round { $round }
replay-title = Replay
replay-back = One choice back
replay-on = One choice forward
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-at = choice { $number } of { $last }
replay-live = Back to now
replay-continue = Continue from here
replay-continue_title = Start a new table against bots from this moment; this game stays as it is.

## account

account-solo = { $points } points
account-shared = { $names } share the victory
account-you_won = You have won
account-won = { $name } has won
account-winner = winner
account-again = Play again
account-review = Review the game
account-replay = Watch the replay
account-record = Download the record
account-look = Look at the table

## fair: the rest is in fair.page.ftl

fair-ask = How do I know this was fair?

## review

review-page = Review: { $game }
review-of = Choices are judged by what their player could know at the time; secret choices in a draft are not judged. The lines take all cards into account and are smoothed over a round.
review-making = Looking at every choice…
review-progress = { $done } of { $total } choices
review-not_over = A game is reviewed when it is over.
review-cut_short = This game ended by resignation. It is looked at up to there.
review-percent = { $number } %
review-at = Moment { $number }
review-slider = Moment of the game
review-show = Show this moment
review-back = Back to the review
review-practise = Practise your turning points
review-to_table = Go to the table
review-as_table = Show this as a table
review-moment = Moment
review-turns = Where the game turned
review-no_turns = The game never turned sharply.
review-swing = { $name }: { $before } → { $after }
review-turn-choice = { $name } chose “{ $taken }”; “{ $better }” would have been better.
review-turn-luck = Chance: { $line }
review-turn-play = { $line }
review-error = ± { $amount }
review-lapse = A choice that cost something
review-lapses = Choices that cost most
review-no_lapses = No choice cost anything worth mentioning.
review-all = All
review-of_whom = Whose choices
review-chose = { $name } chose:
review-better = Better:
review-visit = See it on the table: moment { $number }
review-balance = Decisions and luck
review-costly = costly choices
review-costly_of = { $number } of { $all }
review-by_choice = average cost of one
review-by_luck = luck over the whole game
review-balance_note = A choice is costly if it gave away a noticeable part of what the better one promised. Luck is what chance did beyond what could be expected: what was dealt and who began, cards drawn, dice rolled, cubes fallen.
review-fortunes = Strokes of luck
review-no_fortunes = Chance decided little.

## review-over_time

review-over_time-chance = Chance of winning
review-over_time-points = Expected points

## review-summary

review-summary-chance = Chance of winning over { $number } choices. At the end: { $seats }.
review-summary-points = Expected points over { $number } choices. At the end: { $seats }.

## settings

settings-title = Settings
settings-sound = Soft sounds
settings-coach = Coach explains new things
settings-confirm = Ask again before what cannot be taken back
settings-shortcuts = Single keys as shortcuts
settings-coach_again = Let the coach start over

## settings-theme

settings-theme-title = Theme
settings-theme-auto = Follow the system
settings-theme-dark = Candles
settings-theme-light = Daylight

## settings-language

settings-language-title = Language
settings-language-auto = As the browser prefers

## settings-advice

settings-advice-title = A hint begins with
settings-advice-nudge = where to look
settings-advice-move = the move
settings-advice-reason = the move and its reasons

## settings-speed

settings-speed-title = Speed of others' moves
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = At once

## help

help-title = How to play here
help-click = What can be chosen glows. Click it; if several things can be done with it, a small menu opens.
help-dimmed = Click something dimmed, and the table tells you why it cannot be chosen, and by which rule.
help-several = Payments and parties are picked in any order. Running totals are shown; Suggest proposes the smallest party that will do.
help-details = Hover over a card, focus it, or press and hold it to read it.
help-log = Click a line of the log to see that moment; every moment has an address you can share.
help-keys = Keys

## help-key

help-key-help = this help
help-key-g = the goal, and who is ahead
help-key-u = undo
help-key-r = redo
help-key-c = confirm what is picked
help-key-s = suggest a party
help-key-m = bots move now
help-key-o = to the options
help-key-b = to the board
help-key-h = to your hand
help-key-l = to the log
help-key-i = the rule of this moment
help-key-t = a hint
help-key-esc = close, or clear what is picked
help-key-arrows = move among cards

## coach

coach-title = Coach
coach-read = Understood
coach-silence = Silence the coach
coach-mouse-Press = Click
coach-mouse-press = click
coach-mouse-Look = Hover over
coach-touch-Press = Tap
coach-touch-press = tap
coach-touch-Look = Press and hold
coach-log_beside = The log at the side shows what happens.
coach-log_tab = The Log tab shows what happens.
coach-hurry = Move now hurries the bots.
