### The levels of the bots.

## levels

levels-beginner = Beginner
levels-casual = Casual
levels-skilled = Skilled
levels-expert = Expert
levels-master = Master
levels-grandmaster = Grandmaster
levels-equal = Equal
levels-random = Random
levels-habitual = Habitual
levels-greedy = Greedy
levels-sharp = Sharp

## levels-blurb

levels-blurb-beginner = Kind: often takes the second best of what it sees.
levels-blurb-casual = Sees what is good, and lets it pass now and then.
levels-blurb-skilled = Plays soundly, with a slip here and there.
levels-blurb-expert = Thinks ahead and seldom slips.
levels-blurb-master = Takes the best it finds.
levels-blurb-grandmaster = The strongest there is: thinks for up to a second.
levels-blurb-equal = Plays about as well as you: its strength follows your finished games against bots, so that you are ahead of it about half of the time.
levels-blurb-habitual = Answers at a glance: for experiments.
levels-blurb-random = Takes whatever comes up: for trying things out.
levels-blurb-greedy = Takes what looks best right now.
levels-blurb-sharp = Takes what looks best right now, judging by what it has learned: for experiments.

## levels-temper: what a bot at the table is like

levels-temper-bold = bold
levels-temper-careful = careful
levels-temper-builder = builder
levels-temper-raider = raider

## levels-tempers: what each does; games say what is built and raided in them

levels-tempers-bold = Where two moves seem equally good, it takes the one that may turn out much better, or much worse.
levels-tempers-careful = Where two moves seem equally good, it takes the one whose outcome is surer.
levels-tempers-builder = Where two moves seem equally good, it takes the one that leaves it more for later.
levels-tempers-raider = Where two moves seem equally good, it takes the one that hurts the others more.

## levels-refusals

levels-refusals-no_such_bot = There is no bot '{ $bot }'. Bots: { $bots }.
levels-refusals-no_such_search = A search is described by name=number, not by '{ $text }': { $why }.
levels-refusals-no_bots_there = There are no bots in { $place }. Give a Python file with a subclass of Bot, NAME=COMMAND for a program, or an installed package with entry points in the group wartable.bots.
levels-refusals-no_name_for_a_bot = '{ $bot }' is no name for a bot. Use small letters, digits and underscores.
levels-refusals-crashed = The bot { $bot } has crashed: { $why }.
levels-refusals-not_offered = The bot { $bot } chose '{ $chosen }', which was not offered.
levels-refusals-no_program = The bot { $bot } cannot be started ({ $command }): { $why }.
levels-refusals-too_slow = The bot { $bot } ({ $command }) has not answered within { $seconds } seconds.
levels-refusals-ended = The bot { $bot } ({ $command }) has ended with code { $code }. It said last: { $said }
levels-refusals-no_answer = The bot { $bot } answered '{ $said }', and not with a line of JSON that says what it chooses: { $why }.
