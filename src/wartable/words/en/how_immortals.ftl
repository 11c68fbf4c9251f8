### How to play Immortals.

how_immortals-goal = You lead one people in the light and another in the dark. Both realms have the same map. Hold regions, build, and score after every round.
how_immortals-ending = With three players there are seven rounds, with four or five there are five. The most points win; if points are equal, the most armies on the map decide.

how_immortals-points = Where points come from, after every round
how_immortals-points-regions = 1 point for every two regions you hold, in both realms together.
how_immortals-points-areas = 2 points for an area of which you hold three or four of the five regions in one realm, 3 for all five.
how_immortals-points-buildings = 1 point for each shrine and each capital in your regions. Building one also pays at once: 1 for a shrine, 2 for a capital.

how_immortals-turn = A round
how_immortals-turn-draw = Everybody draws a conflict card. It names one region in one realm, and is gone when it has been used.
how_immortals-turn-reinforce = Of every three armies in a limbo, one may come back to a region that you hold in that realm.
how_immortals-turn-plan = All plan in secret: you lay cards on the spaces of your board. The space says what is done, the card says where. Region cards belong to regions you hold and come back every round.
how_immortals-turn-perform = One after the other, players reveal a card and perform its action, or forfeit it for 1 gold or 1 energy.
how_immortals-turn-attack = An attack goes into a neighbouring region. All cubes are thrown into the tower, and only what falls out counts. The green inhabitants fight for you if your card shows the region you attack, stay out of it if it shows the region you come from, and fight against you otherwise.
how_immortals-turn-score = When all are done, the round is scored. Armies that were beaten go to the limbo of the other realm.

how_immortals-missed-early = Points come every round, so take areas and build shrines early.
how_immortals-missed-conflict = Keep the conflict card of the region you want: it brings the inhabitants over to your side.
how_immortals-missed-tower = Send plenty. Some cubes stay in the tower and fall out in a later battle.
how_immortals-missed-limbo = A defeat in the light makes you stronger in the dark. Nobody is ever out of the game.

how_immortals-icons-actions = Actions
how_immortals-icons-things = Things
how_immortals-icons-buildings = Buildings
how_immortals-icons-areas = Areas and realms
how_immortals-sign-extract_gold = Extract gold
how_immortals-sign-extract_energy = Extract energy
how_immortals-sign-construct = Construct
how_immortals-sign-attack = Attack
how_immortals-sign-move = Move
how_immortals-sign-transition_3 = bring armies out of limbo
how_immortals-sign-magic = Magic
how_immortals-sign-gold = Gold
how_immortals-sign-energy = Energy
how_immortals-sign-army = army
how_immortals-sign-limbo = Limbo
how_immortals-sign-tower = Tower
how_immortals-sign-inhabitant = inhabitants
how_immortals-sign-blank = blank card, a bluff
how_immortals-sign-portal = Portal, a one-way door to the other realm
how_immortals-sign-shrine = Shrine
how_immortals-sign-capital = Capital
how_immortals-sign-greenwood = The Greenwood
how_immortals-sign-mistwater = Mistwater
how_immortals-sign-suncoast = The Sun Coast
how_immortals-sign-kingsmarch = The King's March
how_immortals-sign-skyspine = The Skyspine
how_immortals-sign-light = the realm of light
how_immortals-sign-dark = the realm of darkness
how_immortals-sign-region = region
how_immortals-sign-round = end of the round
