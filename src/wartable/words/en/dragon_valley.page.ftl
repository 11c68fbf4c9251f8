### Dragon Valley on the page.

## coach-dragon_valley

coach-dragon_valley-divide = You are the Castellan: put every item into a pile. The others choose first, so make piles you can live with. Red items are enemies that will enter the barony of whoever takes the pile.
coach-dragon_valley-choose = Enemies in a pile enter your Mountain Pass, units your Keep, tiles your supply; its cards are yours for this round.
coach-dragon_valley-partner = With four players two pairs divide and choose. Name the player you share with.
coach-dragon_valley-role = Divide and take what is left, or let your partner divide and choose first.
coach-dragon_valley-turn = One action per turn: move your units, build tiles of one name, or recharge. { $Press } a unit or a tile in your supply right away, or use a button. Cards that glow can be used in addition.
coach-dragon_valley-enemies = Enemies walk down to the Keep at the end of the round. A battle in the upper rows is worth most; every step on tan ground costs you a point.
coach-dragon_valley-cards = You may still use cards that glow. Then end the turn.
coach-dragon_valley-move = Where an enemy stands you see what the battle would bring: points, and whether your unit falls. Choose a unit, then where it goes.
coach-dragon_valley-battle = You decide who fights whom. The chart of battles shows who destroys whom.
coach-dragon_valley-take = Another player's siege will become yours: choose the units that join. The previous besieger gets 2 points for each of their own cubes.
coach-dragon_valley-charge = Charge! lets all your units move a second time, before tiles are turned up.
coach-dragon_valley-build = { $Press } a space that glows. A row of three equal defensive buildings leads enemies over the cliff, for 4 points each.
coach-dragon_valley-claimed = Look secretly at a tile, or claim one that you are besieging so that nobody else can take it.
coach-dragon_valley-remodel = Move tiles of one name, take them back, or swap one.
coach-dragon_valley-lucky = Lucky Day: keep one of the three cards if you like.
coach-dragon_valley-loyalty = You may give one of your units for one of another player's; they change places.
coach-dragon_valley-sappers = Name a building: all of that name do nothing this round, including yours.
coach-dragon_valley-prisoners = Prisoners are worth 1, 3, 6 or 10 points. The more you gather, the more they bring, but they need the card again.
coach-dragon_valley-guard = A Royal Guard lets your units destroy every enemy they fight until the end of the round.
coach-dragon_valley-advance = Your enemies advance; where the order matters you choose it. { $Press } the enemy that moves next.
coach-dragon_valley-waiting = The others are deciding. { $waiting }
coach-dragon_valley-loyalty_player = Exchange with whoever has the unit that your barony lacks.
coach-dragon_valley-loyalty_take = Your unit goes where the one you take stood.
coach-dragon_valley-chapel_answer = Your Chapel can prevent this exchange. Use it if your unit is worth more to you than theirs.
coach-dragon_valley-smite = An enemy that is smitten brings no points: choose the one that would cost you most.
coach-dragon_valley-move_count = Those that do not go along stay and may move afterwards.
coach-dragon_valley-give_up_unit = One of your units is lost: give up the one you need least.
coach-dragon_valley-relocate_to = These units go on together. Choose the territory they besiege next.
coach-dragon_valley-construction_now = Construction lets you build tiles of a second name. Only tiles in your supply can be built.
coach-dragon_valley-scout_first = The Scout House looks under territory tiles. What you see stays your secret.
coach-dragon_valley-scout_second = Look under one more tile: then you know where a siege is worth it.
coach-dragon_valley-defensive_fire = Every enemy that starts on the building you choose, or enters it, is destroyed for 1 point.
coach-dragon_valley-blessing = A blessed unit is not destroyed in battle this round. Choose one that will have to fight.
coach-dragon_valley-remodel_name = All tiles of the name you choose may be moved.
coach-dragon_valley-remodel_pick = The tiles can be chosen in any order; confirm when you have them all.
coach-dragon_valley-remodel_place = Spaces that glow are free for this tile.
coach-dragon_valley-swap_first = The tile you swap goes back to your supply.
coach-dragon_valley-swap_second = What you get for it may be built at once.
coach-dragon_valley-swap_place = Three of a kind in a row lead enemies over the cliff: build the new tile where it helps most.
coach-dragon_valley-tower_pick = The Tower falls on somebody. Choose who falls with it.
coach-dragon_valley-card_card_compulsory = This card must be used if it can be. Do it in your turn, in addition to your action.
coach-dragon_valley-card_card_optional = A King's Aid card helps in this round only. Use it in addition to your action, or let it go.
coach-dragon_valley-card_building_defensive = Defensive buildings stop enemies or turn them aside. A row of them leads enemies over the cliff.
coach-dragon_valley-card_building_upgrade = Upgrades make your units better. Rams and Dragons destroy them.
coach-dragon_valley-card_building_fraternal = Fraternal buildings have an effect that you can call on. Most are turned face down when used.
coach-dragon_valley-card_building_underground = The Dungeon holds up to 4 prisoners. Gather several before you turn them into points.

## dragon_valley

dragon_valley-syllables = Trebu·chet
dragon_valley-own = Your cards and tiles
dragon_valley-cards = King's Aid
dragon_valley-supply = Ready to build
dragon_valley-no_cards = No cards this round.
dragon_valley-no_supply = No tiles.
dragon_valley-holding = Cards and tiles of { $name }
dragon_valley-barony_of = Barony of { $name }
dragon_valley-land_of = Spaces of { $name }
dragon_valley-lands = Enemy lands beyond the pass
dragon_valley-places = Places on the table
dragon_valley-mine = Mine
dragon_valley-selection = Piles
dragon_valley-location = location { $number }
dragon_valley-guard = Royal Guard is active
dragon_valley-markers = { $number ->
        [one] one free marker
       *[other] { $number } free markers
    } for territories
dragon_valley-caption-markers = { $number ->
        [one] marker
       *[other] markers
    }
dragon_valley-caption-conquered = { $number ->
        [one] territory
       *[other] territories
    }
dragon_valley-caption-kept = { $number ->
        [one] enemy
       *[other] enemies
    }
dragon_valley-caption-points = points
dragon_valley-conquered = { $number ->
        [one] one territory
       *[other] { $number } territories
    } conquered
dragon_valley-kept = { $number ->
        [one] one enemy that reached the Keep
       *[other] { $number } enemies that reached the Keep
    }
dragon_valley-cliff = The cliff: an enemy that falls gives { $points } points
dragon_valley-lost = destroyed
dragon_valley-gone = no tile
dragon_valley-known = Only you have seen it.
dragon_valley-face_down = It is face down.
dragon_valley-sapped = It is sapped.
dragon_valley-on_fire = It carries Defensive Fire.
dragon_valley-division = Division
dragon_valley-piles = Piles
dragon_valley-pile = Pile { $number }
dragon_valley-take_pile = Take pile { $number }
dragon_valley-rest_here = All the rest
dragon_valley-you_divide = You divide
dragon_valley-divides = { $name } divides
dragon_valley-how_to_divide = Click an item to put it into the framed pile, drag it, or press the number of a pile. A click on a laid item sends it to the next pile.
dragon_valley-how_to_divide_by_touch = Tap an item to put it into the framed pile; tap it there to send it to the next one.
dragon_valley-revealed = Lucky Day
dragon_valley-sap_which = Which buildings are sapped?
dragon_valley-bag = In the bag:
dragon_valley-stock = { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } left in the stack.
dragon_valley-destroys = Destroys
dragon_valley-round = Round { $number } · { $phase }
dragon_valley-pace = Speed of the advance
dragon_valley-turn_over = Your turn is over: nothing is left to do. You can still undo.
dragon_valley-go_on = Go on
dragon_valley-skip = Skip

## dragon_valley-tabs

dragon_valley-tabs-hand = Cards and tiles

## dragon_valley-phase

dragon_valley-phase-selection = Selection
dragon_valley-phase-deployment = Deployment
dragon_valley-phase-special_events = Special Events
dragon_valley-phase-action = Actions
dragon_valley-phase-advance_enemies = Enemies advance
dragon_valley-phase-round_end = Round end

## dragon_valley-unit

dragon_valley-unit-trebuchet = Trebuchet
dragon_valley-unit-archer = Archer
dragon_valley-unit-knight = Knight
dragon_valley-unit-battering_ram = Battering Ram
dragon_valley-unit-orc = Orc
dragon_valley-unit-dragon = Dragon

## dragon_valley-place

dragon_valley-place-pass = Mountain Pass
dragon_valley-place-keep = Keep
dragon_valley-place-ward_1 = Castle Ward 1
dragon_valley-place-ward_2 = Castle Ward 2
dragon_valley-place-cellar = Cellar

## dragon_valley-terrain

dragon_valley-terrain-mountain_pass = enemies enter here
dragon_valley-terrain-green = green
dragon_valley-terrain-green_tan = green and tan
dragon_valley-terrain-tan = tan
dragon_valley-terrain-orange_tan = orange and tan
dragon_valley-terrain-orange = orange
dragon_valley-terrain-black = black
dragon_valley-terrain-keep = your castle

## dragon_valley-kind

dragon_valley-kind-compulsory = Must be used
dragon_valley-kind-optional = May be used
dragon_valley-kind-defensive = Defensive building: on green spaces.
dragon_valley-kind-upgrade = Upgrade building: on tan spaces.
dragon_valley-kind-fraternal = Fraternal building: on orange spaces. Using it turns it face down.
dragon_valley-kind-underground = Underground: on the black space.

## dragon_valley-sort

dragon_valley-sort-card = King's Aid cards
dragon_valley-sort-building = Buildings
dragon_valley-sort-territory = Territories
dragon_valley-sort-unit = Units and enemies

## dragon_valley-sum

dragon_valley-sum-friends = { $number ->
        [one] one unit
       *[other] { $number } units
    }
dragon_valley-sum-foes = { $number ->
        [one] one enemy
       *[other] { $number } enemies
    }
dragon_valley-sum-tiles = { $number ->
        [one] one tile
       *[other] { $number } tiles
    }
dragon_valley-sum-cards = { $number ->
        [one] one card
       *[other] { $number } cards
    }

## dragon_valley-heading

dragon_valley-heading-action = Actions
dragon_valley-heading-card = Cards

## dragon_valley-chart

dragon_valley-chart-title = Who destroys whom
dragon_valley-chart-wins = enemy falls
dragon_valley-chart-loses = unit falls
dragon_valley-chart-both = both fall
dragon_valley-chart-none = nobody falls

## dragon_valley-label

dragon_valley-label-stack = { $count } { $name }, { $place }.
dragon_valley-label-cell = { $place }, { $terrain }.
dragon_valley-label-kill = { $points ->
        [one] One point
       *[other] { $points } points
    } for an enemy destroyed here.
dragon_valley-label-entry = An enemy that enters costs one point.
dragon_valley-label-here = Here: { $things }.
dragon_valley-label-tile = { $name }, { $place }.
dragon_valley-label-territory = { $place }: { $name }, { $crown ->
        [one] 1 point
       *[other] { $crown } points
    }. Needs { $needs }.
dragon_valley-label-field = { $place }: { $name }, { $crown ->
        [one] 1 point
       *[other] { $crown } points
    }.
dragon_valley-label-hidden = { $place }: a face-down tile.
dragon_valley-label-gone = { $place }: no tile.
dragon_valley-label-siege = Besieged by { $name }: { $units }.
dragon_valley-label-claimed = Claimed by { $name }.
dragon_valley-label-supply = { $name }, { $number } ready to build. { $text }
dragon_valley-label-pile = Pile { $number }: { $items }.
dragon_valley-label-take_pile = Take pile { $number }: { $items }.
dragon_valley-label-waiting = { $name }, not in a pile yet
dragon_valley-label-placed = { $name }, in pile { $pile }

## dragon_valley-send

dragon_valley-send-lay = Lay these piles
dragon_valley-send-build = Build
dragon_valley-send-fight = Fight
dragon_valley-send-go = Go

## dragon_valley-about: what explains itself on the table

dragon_valley-about-favored = King's Favored
    .text = Divides the items of this round and takes the first turn; then the pawn goes to the left.
dragon_valley-about-guard = Royal Guard
    .text = It is active: until the end of the round every enemy that this player's units fight in their barony is destroyed.
dragon_valley-about-markers = Free markers
    .text = Each siege in the enemy lands needs one of the two markers.
dragon_valley-about-conquered = Conquered territories
    .text = They have brought their crowns, and count when points are tied.
dragon_valley-about-kept = Enemies kept
    .text = Enemies that came as far as the Keep. If the bag ends the game, the fewest of them win.
dragon_valley-about-cliff = The cliff
    .text = An enemy that is turned aside in the last column falls over it: { $points } points.
dragon_valley-about-bag = The bag
    .text = The units and enemies that can still be drawn.
dragon_valley-about-tiles_left = Tiles in the stack
    .text = Building tiles that can still be drawn.
dragon_valley-about-hidden_tile = A face-down tile
    .text = Nobody has seen it, unless marks say who looked at it. It is turned up when units enter it.
dragon_valley-about-gone_tile = No tile
    .text = It was conquered, or there was nothing to conquer.
dragon_valley-about-terrain_mountain_pass = Mountain Pass
    .text = Enemies enter your barony here, and your units leave it here for the enemy lands.
dragon_valley-about-terrain_green = Green space
    .text = Defensive buildings stand here. An enemy destroyed here gives { $points } points.
dragon_valley-about-terrain_green_tan = Green and tan space
    .text = Defensive and upgrade buildings stand here, Towers only here. An enemy destroyed here gives { $points } points.
dragon_valley-about-terrain_tan = Tan space
    .text = Upgrade buildings stand here. Every enemy that enters costs you 1 point, and destroying it here gives none.
dragon_valley-about-terrain_orange_tan = Orange and tan space
    .text = Upgrade and fraternal buildings stand here. Every enemy that enters costs you 1 point.
dragon_valley-about-terrain_orange = Castle Ward
    .text = Fraternal buildings stand here. No enemy comes here.
dragon_valley-about-terrain_black = Cellar
    .text = The place of the Dungeon. No enemy comes here.
dragon_valley-about-terrain_keep = Keep
    .text = New units start here. An enemy that reaches it costs you 1 point and is gone.
dragon_valley-about-sum_friends = Units
    .text = They come to the Keep of whoever takes the pile.
dragon_valley-about-sum_foes = Enemies
    .text = They enter the Mountain Pass of whoever takes the pile.
dragon_valley-about-sum_tiles = Tiles
    .text = They can be built by whoever takes the pile, now or later.
dragon_valley-about-sum_cards = King's Aid cards
    .text = They are for this round only: unused ones go back at its end.
