### What environments for learning say.

## refusals

envs-refusals-no_environment = Für { $game } gibt es keine Umgebung. Umgebungen: { $games }.
envs-refusals-no_such_action = Die Aktion { $action } gehört gerade nicht zu den Möglichkeiten. Die Aktionsmaske sagt, welche es sind.
envs-refusals-no_such_reward = Belohnungen nach „{ $reward }“ gibt es nicht. Belohnungen: { $rewards }.
envs-refusals-number_of_bots = Für { $seats } andere Plätze wurden { $bots } Bots genannt. Nenne einen für alle oder einen für jeden.
