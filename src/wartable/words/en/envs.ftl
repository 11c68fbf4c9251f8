### What environments for learning say.

## refusals

envs-refusals-no_environment = There is no environment for { $game }. Environments: { $games }.
envs-refusals-no_such_action = Action { $action } is not among the options now. The action mask shows which ones are.
envs-refusals-no_such_reward = There are no rewards by '{ $reward }'. Rewards: { $rewards }.
envs-refusals-number_of_bots = { $bots } bots were named for { $seats } other seats. Name one for all, or one for each.
