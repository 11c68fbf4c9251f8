### Dragon Valley on the page.

## coach-dragon_valley

coach-dragon_valley-divide = You are the Castellan: put every item into a pile. The others choose first, so make piles you can live with. Red items are enemies that will enter the barony of whoever takes the pile.
coach-dragon_valley-choose = Take a pile. Enemies in it enter your Mountain Pass, units your Keep, tiles your supply, and its cards are yours for this round.
coach-dragon_valley-partner = With four players two pairs divide and choose. Name the player you share with.
coach-dragon_valley-role = Divide and take what is left, or let your partner divide and choose first.
coach-dragon_valley-turn = One action per turn: move your units, build tiles of one name, or recharge. Click a unit or a tile in your supply right away, or use a button. Cards that glow can be used in addition.
coach-dragon_valley-enemies = Enemies walk down to the Keep at the end of the round. A battle in the upper rows is worth most; every step on tan ground costs you a point.
coach-dragon_valley-cards = You may still use cards that glow. Then end the turn.
coach-dragon_valley-move = Choose a unit, then where it goes. Where an enemy stands you see what the battle would bring: points, and whether your unit falls.
coach-dragon_valley-battle = You decide who fights whom. The chart beside the lands shows who destroys whom.
coach-dragon_valley-take = Another player's siege will become yours: choose the units that join. The previous besieger gets 2 points for each of their own cubes.
coach-dragon_valley-charge = Charge! lets all your units move a second time, before tiles are turned up.
coach-dragon_valley-build = Click a space that glows. A row of three equal defensive buildings leads enemies over the cliff, for 4 points each.
coach-dragon_valley-claimed = Look secretly at a tile, or claim one that you are besieging so that nobody else can take it.
coach-dragon_valley-remodel = Move tiles of one name, take them back, or swap one.
coach-dragon_valley-lucky = Lucky Day: keep one of the three cards if you like.
coach-dragon_valley-loyalty = You may give one of your units for one of another player's; they change places.
coach-dragon_valley-sappers = Name a building: all of that name do nothing this round, including yours.
coach-dragon_valley-prisoners = Prisoners are worth 1, 3, 6 or 10 points. The more you gather, the more they bring, but they need the card again.
coach-dragon_valley-guard = A Royal Guard lets your units destroy every enemy they fight until the end of the round.
coach-dragon_valley-advance = Your enemies advance; where the order matters you choose it. Click the enemy that moves next.
coach-dragon_valley-waiting = The others are deciding. The log at the side shows what happens; Move now hurries the bots.

## dragon_valley

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
dragon_valley-favored = King's Favored
dragon_valley-guard = Royal Guard is active
dragon_valley-markers = { $number ->
        [one] one free marker
       *[other] { $number } free markers
    } for territories
dragon_valley-conquered = { $number ->
        [one] one territory
       *[other] { $number } territories
    } conquered
dragon_valley-kept = { $number ->
        [one] one enemy
       *[other] { $number } enemies
    } kept from the Keep
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
dragon_valley-label-territory = { $place }: { $name }, { $crown } points. Needs { $needs }.
dragon_valley-label-field = { $place }: { $name }, { $crown } points.
dragon_valley-label-hidden = { $place }: a face-down tile.
dragon_valley-label-gone = { $place }: no tile.
dragon_valley-label-siege = Besieged by { $name }: { $units }.
dragon_valley-label-claimed = Claimed by { $name }.
dragon_valley-label-supply = { $name }, { $number } ready to build. { $text }
dragon_valley-label-pile = Pile { $number }: { $items }.
dragon_valley-label-waiting = { $name }, not in a pile yet
dragon_valley-label-placed = { $name }, in pile { $pile }

## dragon_valley-send

dragon_valley-send-lay = Lay these piles
dragon_valley-send-build = Build
dragon_valley-send-fight = Fight
dragon_valley-send-go = Go
