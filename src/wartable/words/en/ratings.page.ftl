### Profiles, ratings and the leaderboard, fetched when one of them is shown.

## ratings

ratings-about = A rating is an estimate in points, as in chess, on the same scale as the bots; the number after ± says how far off it may be. Each game has a separate rating for every number of players.
ratings-board = Leaderboard
ratings-your_games = Your games and ratings
ratings-total = { $played ->
        [0] No finished games yet
        [one] One finished game
       *[other] { $played } finished games
    }
ratings-total_rated = { $played ->
        [0] No rated games yet
        [one] One rated game
       *[other] { $played } rated games
    }
ratings-nothing = When you have finished a game, this page tells how it went.
ratings-nothing_rated = No rated games yet.
ratings-hide = Hide my profile
ratings-is_hidden = Only you see this page, you are not on the leaderboard, and others do not see what a game does to your rating.
ratings-is_public = Others can see your rated games: how many, how many you won, and your rating over time. All else is for you alone.
ratings-size = { $title }, { $players } players
ratings-solo = { $title }, solo
ratings-favourite = played most
ratings-played = { $played ->
        [one] One game
       *[other] { $played } games
    }, { $won ->
        [0] none won.
        [one] one won.
       *[other] { $won } won.
    }
ratings-played_solo = { $played ->
        [one] One game.
       *[other] { $played } games.
    }
ratings-gone = { $gone ->
        [one] One was left early.
       *[other] { $gone } were left early.
    }
ratings-rank = Number { $rank } on the leaderboard
ratings-games = { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }
ratings-chart = Rating over { $games } games: from { $first } to { $last }, give or take { $reach }
ratings-sources = Where your points come from
ratings-source = For one game, on average
ratings-own = You
ratings-usual = Usual here
ratings-board_blurb = Players are ranked by the rating that they almost certainly exceed. You are listed after { $least } rated games.
ratings-game = Game
ratings-players = Players
ratings-empty = Nobody has played enough rated games yet.
ratings-you = You
ratings-not_yet = { $left ->
        [one] One more rated game, and you are on the leaderboard.
       *[other] { $left } more rated games, and you are on the leaderboard.
    }
ratings-not_shown = Others do not see you here, because your profile is hidden.
ratings-pages = Pages of the leaderboard
ratings-page = Page { $page } of { $pages }
ratings-before = Back
ratings-next = Next
ratings-place = No.
ratings-player = Player
ratings-floor = At least
ratings-rating = Rating
ratings-count = Games
ratings-changes = Ratings
ratings-first = first rated game
ratings-is_last = left early, so last

## ratings-source

ratings-source-quests-quest = Quests
ratings-source-quests-guild_master = Guild Master
ratings-source-shadow_kingdoms-battles = Battles
ratings-source-shadow_kingdoms-areas = Areas
ratings-source-shadow_kingdoms-awards = Awards
ratings-source-shadow_kingdoms-other = Influence beyond the track
ratings-source-shadow_kingdoms-champion = Champions
ratings-source-shadow_kingdoms-dice = Dice
ratings-source-shadow_kingdoms-relics = Relics
ratings-source-shadow_kingdoms-expedition = Expeditions
ratings-source-shadow_kingdoms-own_icons = Troop icons
ratings-source-immortals-building = Structures when built
ratings-source-immortals-regions = Regions
ratings-source-immortals-shrines = Shrines
ratings-source-immortals-capitals = Capitals
ratings-source-immortals-areas = Areas
ratings-source-dragon_valley-start = At the start
ratings-source-dragon_valley-kill = Battles won
ratings-source-dragon_valley-cliff = Enemies over the cliff
ratings-source-dragon_valley-defensive_fire = Defensive Fire
ratings-source-dragon_valley-entry = Enemies in the castle
ratings-source-dragon_valley-rebellion = Rebellions
ratings-source-dragon_valley-prisoners = Prisoners
ratings-source-dragon_valley-crown = Territories
ratings-source-dragon_valley-taken_siege = Sieges taken over
