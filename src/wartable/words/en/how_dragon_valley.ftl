### How to play Dragon Valley.

how_dragon_valley-goal = You are a baron. Enemies come down from the mountains towards your Keep. Kill them early, throw them over the cliff, and send units out to conquer their lands.
how_dragon_valley-ending = The round in which somebody reaches 30 points is the last, and the most points win. Your score never falls below −5.

how_dragon_valley-points = Where points come from
how_dragon_valley-points-kill = Enemies you kill: 2 points each in the two upper rows, 1 in the next two, none below.
how_dragon_valley-points-cliff = Enemies over the cliff: 4 points. The building that stops an enemy turns it one space to the right each round, and from the last column it falls.
how_dragon_valley-points-territory = Territories beyond the pass: cover all squares of a tile with the right units, and score its crown, from 7 to 16 points.
how_dragon_valley-points-lost = Each step of an enemy on your tan spaces, and into the Keep, costs you 1 point.

how_dragon_valley-turn = A round
how_dragon_valley-turn-divide = Buildings, King's Aid cards and cubes are drawn. One player divides them into piles, the others choose, and the divider keeps what is left.
how_dragon_valley-turn-deploy = The enemies in your pile enter at the Mountain Pass, your units in the Keep.
how_dragon_valley-turn-action = You take one action: move your units, build copies of one building, or recharge. A Knight walks up to 3 spaces, an Archer 2, a Trebuchet 1.
how_dragon_valley-turn-battle = A unit that enters a space with an enemy stops and fights. There are no dice: who beats whom is fixed, and the chart is always at hand.
how_dragon_valley-turn-build = Buildings stop or destroy enemies, strengthen your units, or help you later. Each says on which spaces it may stand.
how_dragon_valley-turn-aid = King's Aid cards come on top of your action. They are gone at the end of the round.
how_dragon_valley-turn-advance = Then every enemy walks down: a Ram 1 space, an Orc 2, a Dragon 3.

how_dragon_valley-missed-pile = When you divide, ask which pile you would mind less: you get the one that nobody wants.
how_dragon_valley-missed-high = Keep units high up, where a kill pays 2, and not in the Keep.
how_dragon_valley-missed-siege = Send units through the pass early. One good siege is worth many battles.
how_dragon_valley-missed-gone = Use your King's Aid cards: they do not wait for the next round.

how_dragon_valley-icons-units = Your units
how_dragon_valley-icons-enemies = Enemies
how_dragon_valley-icons-stopping = Buildings in their way
how_dragon_valley-icons-others = Other signs
how_dragon_valley-sign-trebuchet = Trebuchet
how_dragon_valley-sign-archer = Archer
how_dragon_valley-sign-knight = Knight
how_dragon_valley-sign-battering_ram = Battering Ram
how_dragon_valley-sign-orc = Orc
how_dragon_valley-sign-dragon = Dragon
how_dragon_valley-sign-wall = Wall, stops Orcs
how_dragon_valley-sign-moat_and_ferry = Moat and Ferry, stops Rams
how_dragon_valley-sign-arc_jewel = Arc Jewel, stops Dragons
how_dragon_valley-sign-moat_arc_wall = Moat Arc Wall, stops them all
how_dragon_valley-sign-tower = Tower, destroys an enemy
how_dragon_valley-sign-pass = Mountain Pass
how_dragon_valley-sign-keep = Keep
how_dragon_valley-sign-cliff = over the cliff
how_dragon_valley-sign-crown = what a territory is worth
how_dragon_valley-sign-favored = the King's Favored
how_dragon_valley-sign-prisoner = prisoner in a Dungeon
how_dragon_valley-sign-item = a pile
how_dragon_valley-sign-down = on the march
