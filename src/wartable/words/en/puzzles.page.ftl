### Puzzles, fetched with their page or with a table that poses one.

## puzzles

puzzles-title = Puzzles
puzzles-blurb = Positions from games in which one answer is clearly the best and many bots go wrong. You see what the player at that seat saw and no more: the answer is the best one, whatever may lie hidden.
puzzles-today = Puzzle of the day
puzzles-solve = Solve it
puzzles-yours = Your rating
puzzles-unrated = Your first puzzle gives you a rating. Only the first try at each puzzle counts.
puzzles-tried = Right at the first try: { $solved } of { $tried }
puzzles-streak = In a row: { $streak }
puzzles-more = More puzzles
puzzles-game = Game
puzzles-theme = Theme
puzzles-grade_label = Grade
puzzles-grade = Grade { $grade } of 5
puzzles-any = Any
puzzles-surprise = Surprise me
puzzles-count = Solved: { $solved } of { $all }
puzzles-next = Next puzzle
puzzles-mistakes = Learn from your mistakes
puzzles-about_mistakes = Turning points of your own games. What did you miss?
puzzles-no_mistakes = When one of your games has been reviewed, its turning points wait for you here.
puzzles-mistake = { $game }, { $date }: choice { $choice }

## puzzles-state

puzzles-state-first = You solved it at once.
puzzles-state-later = You have solved it by now.
puzzles-state-failed = You missed it. Try again.

## puzzles: at the table

puzzles-one = Puzzle
puzzles-own = Your own game
puzzles-ask = It is your turn. One answer is clearly the best: which? Choose on the table, as in a game. There are no hints.
puzzles-ask_own = This is where you went wrong. What is better? Choose on the table, as in a game.
puzzles-right = Right: { $taken }
puzzles-wrong = There is something better than this: { $taken }
puzzles-other = The review has not looked at this answer, so nobody knows how good it is: { $taken }
puzzles-cost = It gives away { $cost } % of the chance to win.
puzzles-lost = It gave away { $cost } % of the chance to win.
puzzles-replying = Watch what becomes of it: bots play on until everybody has replied.
puzzles-show = Show the best answer
puzzles-or = { " " }or{ " " }
puzzles-also = Equally good: { $answers }
puzzles-missed_by = Bots that miss it: { $levels }
puzzles-again = Try again
puzzles-play_on = Play on against bots
puzzles-all = All puzzles

## puzzles-theme

puzzles-theme-combination = Combination
puzzles-theme-denial = Denial
puzzles-theme-timing = Timing
puzzles-theme-defence = Defence
puzzles-theme-end_game = End game
puzzles-theme-judgement = Judgement

## puzzles-about

puzzles-about-combination = At a glance the answer looks no better than others; its worth shows in what is played after it.
puzzles-about-denial = It takes more than it brings: what it costs your rivals outweighs what it gains you.
puzzles-about-timing = The answer could still be given later, but now is the time.
puzzles-about-defence = The answer gains hardly anything, but everything else loses ground.
puzzles-about-end_game = The last tenth of the game has begun.
puzzles-about-judgement = One of several good things is plainly the best.
