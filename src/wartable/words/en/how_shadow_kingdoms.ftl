### How to play Shadow Kingdoms, with Riftlands.

how_shadow_kingdoms-goal = You lead monsters against the sleeping kingdoms. Gather an army of dice, win battles by the plans on the table, and be the Warden with the most points.
how_shadow_kingdoms-ending = When somebody has completed a seventh Battle Plan, the round is played to its end. Then the Champions of the third row are scored, and each die in your camp gives 1 point. Points decide; if they are equal, Influence does.

how_shadow_kingdoms-points = Where points come from
how_shadow_kingdoms-points-battle = Battles. A plan shows the troops it needs. The Strength of your dice pays by the chart beside the battle, but never counts for more than your Influence.
how_shadow_kingdoms-points-areas = Your Campaign Map. Each battle puts a marker on an area; the area pays if the battle fits it. Two covered neighbours also bring the bonus between them.
how_shadow_kingdoms-points-awards = Awards. If you meet the condition of an Award, claim it at the Magic Shrine: the first gets 7 points, then 5, then 3.
how_shadow_kingdoms-points-end = At the end: Champions of the third row, dice left in your camp, and on the way Influence beyond 20, which turns into points.

how_shadow_kingdoms-turn = Your turn
how_shadow_kingdoms-turn-go = Your Warden must move to another place: one of five shrines, or your camp.
how_shadow_kingdoms-turn-die = At a shrine you take a die. Its colour is the kind of monster, its number the Strength. Your board begins with room for three dice.
how_shadow_kingdoms-turn-shrine = Then you do what the shrine is for: gain Gold, gain Magic or claim an Award, take a Gem, buy a Champion, or reserve a plan. The weaker the die, the cheaper that is: a 1 saves 5, a 6 nothing.
how_shadow_kingdoms-turn-camp = In your camp you fight, with a reserved plan for free or one from the line for its Gold. Before that, Magic makes dice one stronger or weaker, and Gems turn them over or let them stand for any troop.
how_shadow_kingdoms-turn-marker = Each battle and each Award moves a Conquest Marker from your board, and what it covered is yours for the rest of the game.

how_shadow_kingdoms-riftlands = With Riftlands
how_shadow_kingdoms-riftlands-expedition = A seventh place. Take a die from any shrine, pay Magic, and send an expedition through a rift. At the end each area pays for the most expeditions.
how_shadow_kingdoms-riftlands-relic = Each expedition brings home a Relic. Two can be active; all count at the end, in sets.
how_shadow_kingdoms-riftlands-powers = Each kind of monster has powers of its own, and at the end 1 point for each of its icons on the plans you completed.

how_shadow_kingdoms-missed-plan_first = Take dice for a plan, not just because they are strong.
how_shadow_kingdoms-missed-influence = Raise Influence early. With Influence 10, Strength 18 counts for no more than 10.
how_shadow_kingdoms-missed-weak = A weak die is worth Gold today and can be raised with Magic, or turned over with a Gem, before the battle.
how_shadow_kingdoms-missed-markers = Choose first what you unlock: a fourth troop, the second reserve slot, or the Strength that counts in every battle.

how_shadow_kingdoms-icons-troops = Troops: dice, and what plans need
how_shadow_kingdoms-icons-means = Resources
how_shadow_kingdoms-icons-battles = Kinds of battles, and a troop of any kind
how_shadow_kingdoms-icons-champions = Champions
how_shadow_kingdoms-icons-places = Places for your Warden
how_shadow_kingdoms-sign-goblin = Goblin
how_shadow_kingdoms-sign-orc = Orc
how_shadow_kingdoms-sign-skeleton = Skeleton
how_shadow_kingdoms-sign-gargoyle = Gargoyle
how_shadow_kingdoms-sign-gnoll = Gnoll
how_shadow_kingdoms-sign-gold = Gold
how_shadow_kingdoms-sign-magic = Magic
how_shadow_kingdoms-sign-gem = Gem
how_shadow_kingdoms-sign-influence = Influence
how_shadow_kingdoms-sign-strength = Strength
how_shadow_kingdoms-sign-ambush = Ambush
how_shadow_kingdoms-sign-clash = Clash
how_shadow_kingdoms-sign-siege = Siege
how_shadow_kingdoms-sign-wild = any troop
how_shadow_kingdoms-sign-instant = once, at once
how_shadow_kingdoms-sign-ongoing = for the rest of the game
how_shadow_kingdoms-sign-endgame = points at the end
how_shadow_kingdoms-sign-gold_shrine = Gold Shrine
how_shadow_kingdoms-sign-magic_shrine = Magic Shrine
how_shadow_kingdoms-sign-gem_shrine = Gem Shrine
how_shadow_kingdoms-sign-champions_shrine = Champions Shrine
how_shadow_kingdoms-sign-tactics_shrine = Tactics Shrine
how_shadow_kingdoms-sign-riftlands_shrine = Riftlands Shrine
how_shadow_kingdoms-sign-camp = your camp
how_shadow_kingdoms-sign-warden = Warden
how_shadow_kingdoms-sign-marker = Conquest Marker
how_shadow_kingdoms-sign-die = a die
how_shadow_kingdoms-sign-chit = expedition
