### What environments for learning say.

## refusals

envs-refusals-no_environment = There is no environment for { $game }. Environments: { $games }.
envs-refusals-no_such_action = Action { $action } is not among the options now. The action mask shows which ones are.
envs-refusals-no_such_reward = There are no rewards by '{ $reward }'. Rewards: { $rewards }.
envs-refusals-no_such_render_mode = There is no render mode '{ $mode }'. Modes: { $modes }.
envs-refusals-no_such_seat = There is no seat { $seat }. Seats are counted from 0, and the last is { $last }.
envs-refusals-at_least_one = { $what } is { $number }, and has to be 1 or more.
envs-refusals-number_of_actions =
    { $actions ->
        [one] One action was
       *[other] { $actions } actions were
    } given for { $games ->
        [one] one game
       *[other] { $games } games
    }. Each game takes one.
envs-refusals-number_of_bots =
    { $bots ->
        [one] One bot was
       *[other] { $bots } bots were
    } named for { $seats ->
        [one] one other seat
       *[other] { $seats } other seats
    }. Name one for all, or one for each.
