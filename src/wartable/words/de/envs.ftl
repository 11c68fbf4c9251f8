### What environments for learning say.

## refusals

envs-refusals-no_environment = Für { $game } gibt es keine Umgebung. Umgebungen: { $games }.
envs-refusals-no_such_action = Die Aktion { $action } gehört gerade nicht zu den Möglichkeiten. Die Aktionsmaske sagt, welche es sind.
envs-refusals-no_such_reward = Belohnungen nach „{ $reward }“ gibt es nicht. Belohnungen: { $rewards }.
envs-refusals-no_such_render_mode = Eine Darstellung „{ $mode }“ gibt es nicht. Möglich sind: { $modes }.
envs-refusals-no_such_seat = Einen Platz { $seat } gibt es nicht. Plätze werden ab 0 gezählt, der letzte ist { $last }.
envs-refusals-at_least_one = { $what } ist { $number }, muss aber mindestens 1 sein.
envs-refusals-number_of_actions =
    Für { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } { $actions ->
        [one] wurde eine Aktion
       *[other] wurden { $actions } Aktionen
    } angegeben. Nötig ist je Partie eine.
envs-refusals-number_of_bots =
    Für { $seats ->
        [one] einen anderen Platz
       *[other] { $seats } andere Plätze
    } { $bots ->
        [one] wurde ein Bot
       *[other] wurden { $bots } Bots
    } genannt. Nenne einen für alle oder einen für jeden.
