### Shadow Kingdoms of Valeria on the page.

## coach-shadow_kingdoms

coach-shadow_kingdoms-welcome = Each turn your Warden moves to another place. { $Press } a Shrine, or go straight for the die you want there: weak dice give a big discount (the gold number), strong ones win battles.
coach-shadow_kingdoms-goal = Gather dice in the Shrines, spend them in battles, and let every battle unlock more. When somebody has completed seven Battle Plans the game ends, and the most points win.
coach-shadow_kingdoms-colour = Once unlocked, a die of your own monsters can stand for any other in a battle.
coach-shadow_kingdoms-map = Every battle covers one area of your map. Neighbouring areas that are both covered pay the bonus printed between them.
coach-shadow_kingdoms-die = The big number of a die is its Strength in battle; the gold number is the discount it gives here.
coach-shadow_kingdoms-room = Your troop spaces are full: one die has to go. Conquest Markers on your board cover two more spaces.
coach-shadow_kingdoms-awards = An Award pays 7 points to whoever meets its condition first, then 5, then 3. Otherwise take 2 Magic.
coach-shadow_kingdoms-champions = Instant Champions act at once, Ongoing ones whenever their moment comes, End-game ones score at the end. Each one you own of a type makes the next one cost 1 Gold more.
coach-shadow_kingdoms-plans = A reserved plan is yours. The spaces cost 5 to 1 Gold, less the discount of your die.
coach-shadow_kingdoms-slots = Each slot has a bonus that you may pay for when you place a plan in it.
coach-shadow_kingdoms-bonus = The bonus of the slot can be bought only now.
coach-shadow_kingdoms-camp = Your dice satisfy a plan: go to your Camp to fight it.
coach-shadow_kingdoms-battle = Choose a plan that glows: a reserved one for free, or one from the line for its Gold.
coach-shadow_kingdoms-troops = The dice that pay most are already picked: confirm, or { $press } others. The bar shows the Strength; what exceeds your Influence does not count.
coach-shadow_kingdoms-wild = A die does not fit the plan. The cheapest way to make it Wild is already picked: confirm, or { $press } something else.
coach-shadow_kingdoms-changes = Flip dice with Gems and change them by 1 with Magic, in any order; the bar shows what the Strength will pay. Then confirm.
coach-shadow_kingdoms-marker = What the marker covered is yours for the rest of the game: the first choices matter most.
coach-shadow_kingdoms-area = An area pays if the battle fits it, and chains with covered neighbours.
coach-shadow_kingdoms-rift = Pay Magic to send an expedition through a rift and take one of its Relics.
coach-shadow_kingdoms-relic = Two Relics can be active. The others wait on your stack and count for sets.
coach-shadow_kingdoms-waiting = The others are moving. { $waiting }
coach-shadow_kingdoms-ending = Somebody has completed seven plans: this is the last round.
coach-shadow_kingdoms-gem_shrine = A Gem turns a die over in battle. A 1 becomes a 6, a 2 becomes a 5: take it while there is room.
coach-shadow_kingdoms-die_from_any_shrine = This die is a gift from any Shrine. It gives no discount; look for what your plans need.
coach-shadow_kingdoms-champion_pick = This Champion is free. Take one you could use often or could not afford.
coach-shadow_kingdoms-chain_order = You decide which Chain bonus comes first. Each is finished before the next, so take first what helps with the others.
coach-shadow_kingdoms-plan_pick = This plan costs nothing for its space. Look for one whose dice you already have.
coach-shadow_kingdoms-battle_rewards = Collect the rewards in any order. Some can be used only now; Done gives up the rest.
coach-shadow_kingdoms-die_space = The extra space holds one more die. A die there takes up no troop space.
coach-shadow_kingdoms-paid_bonus = Pay for more, or leave it. The offer is gone when the turn moves on.
coach-shadow_kingdoms-after_battle = The battle is over. You may still pay Magic to put plans under the deck; otherwise end your turn.
coach-shadow_kingdoms-staff = An Urdr Staff works right after your Warden has moved. You may use it once a turn, before anything else, or pass.
coach-shadow_kingdoms-staff_die = The die comes first, then its new Shrine: perhaps the one you are about to visit.
coach-shadow_kingdoms-staff_shrine = A die in the Shrine you visit next waits for you there.
coach-shadow_kingdoms-staff_relic = Put a Relic under the deck, and a new one appears. Do it when none of those shown suits you.
coach-shadow_kingdoms-staff_plan = Put a plan under the deck, free of charge. The line slides on, and plans become cheaper.
coach-shadow_kingdoms-staff_champion = Put a Champion under its deck, free of charge. The next one takes its place.
coach-shadow_kingdoms-staff_exchange = Trade Magic for Gold, or Gold for Magic. Look at what your next purchase costs.
coach-shadow_kingdoms-staff_from = The chit leaves the area you choose first; there expeditions become cheaper.
coach-shadow_kingdoms-staff_to = Each chit of yours in an area makes the next expedition there more expensive.
coach-shadow_kingdoms-raise = A die may grow by 1, up to 6. Think of the plan you want to fight.
coach-shadow_kingdoms-exchange = The Goblin can turn Gold into Magic here, up to 3 at each visit.
coach-shadow_kingdoms-exchange_first = Some of the Shrine's Gold would not fit. Turn Gold into Magic first, and none is lost.
coach-shadow_kingdoms-relic_pick = Active Relics help you; the others wait in your stack and count for sets.
coach-shadow_kingdoms-rearrange = The board was refilled: you may exchange your active Relics. What is in the stack is not lost.
coach-shadow_kingdoms-keep_die = The die you keep is rolled again and raised by 1.
coach-shadow_kingdoms-instant_bonus = An Instant Champion pays the Orc as well. Influence raises what you can use in battle; Gold buys.
coach-shadow_kingdoms-raise_gained = Pay Magic to raise the die you just took. A strong die counts in every battle it fights.
coach-shadow_kingdoms-orb = A Dragon Orb raises your dice: one of them by 2, or two by 1 each.
coach-shadow_kingdoms-card_plan_ambush = An Ambush fits the Ambush areas of your map. There it pays more, and some Awards count it.
coach-shadow_kingdoms-card_plan_clash = A Clash fits the Clash areas of your map. There it pays more, and some Awards count it.
coach-shadow_kingdoms-card_plan_siege = A Siege fits the Siege areas of your map. There it pays more, and some Awards count it.
coach-shadow_kingdoms-card_champion_instant = An Instant Champion acts once, at once. Afterwards it only counts as one of your Champions.
coach-shadow_kingdoms-card_champion_ongoing = An Ongoing Champion works for the rest of the game. The earlier you have one, the more it brings.
coach-shadow_kingdoms-card_champion_endgame = An End-game Champion scores at the end. It pays for what you gather until then.
coach-shadow_kingdoms-card_award = An Award goes to those who meet its condition. The first gets most; you must stand in the Magic Shrine to claim it.
coach-shadow_kingdoms-card_relic = A Relic helps while it is active. Two can be active at once; the others wait in your stack.

## shadow_kingdoms

shadow_kingdoms-own = Your side of the table
shadow_kingdoms-board = Your board
shadow_kingdoms-shrines = Shrines
shadow_kingdoms-plans = Battle Plans
shadow_kingdoms-champions = Champions
shadow_kingdoms-awards = Awards
shadow_kingdoms-riftlands = Riftlands
shadow_kingdoms-camp = Camp
shadow_kingdoms-kinds = Monster kinds
shadow_kingdoms-sides = Sides of your Campaign Map
shadow_kingdoms-sides_note = Each battle covers an area, which pays if it fits. Once two neighbours are covered, the round sign between them pays:
shadow_kingdoms-chain_bonus = Chain bonus: { $what }
shadow_kingdoms-capped = up to { $number }
shadow_kingdoms-strength = Strength
shadow_kingdoms-at_most = at most
shadow_kingdoms-pays = { $total } pays { $points ->
        [one] 1 point
       *[other] { $points } points
    }
shadow_kingdoms-next_points = { $strength } would pay { $points }
shadow_kingdoms-no_dice = no dice
shadow_kingdoms-no_champions = None yet
shadow_kingdoms-bag = { $number ->
        [one] One die
       *[other] { $number } dice
    } in the bag
shadow_kingdoms-round = Round { $number }
shadow_kingdoms-deck = { $number ->
        [one] one card
       *[other] { $number } cards
    } in the deck
shadow_kingdoms-adversary = The Adversary
shadow_kingdoms-adversary_plans = { $number ->
        [one] one plan
       *[other] { $number } plans
    } completed
shadow_kingdoms-gems_of = { $number ->
        [one] one Gem
       *[other] { $number } Gems
    }, room for { $limit }
shadow_kingdoms-open_slot = open
shadow_kingdoms-locked = locked
shadow_kingdoms-reserved = Reserved
shadow_kingdoms-completed = Completed
shadow_kingdoms-completed_of = { $number } of { $of } plans completed
shadow_kingdoms-map = Campaign Map: { $name }
shadow_kingdoms-map_of = Campaign Map: { $name }, { $number ->
        [one] one area
       *[other] { $number } areas
    } covered
shadow_kingdoms-things_of = What { $name } has
shadow_kingdoms-chits_left = { $number ->
        [one] one chit
       *[other] { $number } chits
    } left
shadow_kingdoms-active = Active
shadow_kingdoms-stack = On your stack
shadow_kingdoms-relic_space = no Relic
shadow_kingdoms-last_round = Last round
shadow_kingdoms-raise = Raise by 1: { $die }
shadow_kingdoms-lower = Lower by 1: { $die }
shadow_kingdoms-flip = Flip: { $die }

## shadow_kingdoms-tabs

shadow_kingdoms-tabs-hand = Your board

## shadow_kingdoms-battle

shadow_kingdoms-battle-title = Battle
shadow_kingdoms-battle-plan = Plan
shadow_kingdoms-battle-troops = Troops
shadow_kingdoms-battle-wild = Wild
shadow_kingdoms-battle-change = Change dice
shadow_kingdoms-battle-marker = Marker
shadow_kingdoms-battle-area = Area
shadow_kingdoms-battle-chain = Chains
shadow_kingdoms-battle-rest = Your other dice
shadow_kingdoms-battle-sources = What makes a die Wild

## shadow_kingdoms-shrine

shadow_kingdoms-shrine-gem = Gem Shrine
shadow_kingdoms-shrine-magic = Magic Shrine
shadow_kingdoms-shrine-champions = Champions Shrine
shadow_kingdoms-shrine-gold = Gold Shrine
shadow_kingdoms-shrine-tactics = Tactics Shrine

## shadow_kingdoms-short

shadow_kingdoms-short-gem = Gem
shadow_kingdoms-short-magic = Magic
shadow_kingdoms-short-champions = Champions
shadow_kingdoms-short-gold = Gold
shadow_kingdoms-short-tactics = Tactics

## shadow_kingdoms-action

shadow_kingdoms-action-gem = take a Gem
shadow_kingdoms-action-magic = 2 Magic or an Award
shadow_kingdoms-action-champions = buy a Champion
shadow_kingdoms-action-gold = Gold as on the die's coin
shadow_kingdoms-action-tactics = reserve a plan
shadow_kingdoms-action-camp = fight a battle
shadow_kingdoms-action-riftlands = a die, then a rift

## shadow_kingdoms-word

shadow_kingdoms-word-goblin = Goblin
shadow_kingdoms-word-orc = Orc
shadow_kingdoms-word-skeleton = Skeleton
shadow_kingdoms-word-gargoyle = Gargoyle
shadow_kingdoms-word-gnoll = Gnoll
shadow_kingdoms-word-gold = Gold
shadow_kingdoms-word-magic = Magic
shadow_kingdoms-word-influence = Influence
shadow_kingdoms-word-gem = Gem
shadow_kingdoms-word-ambush = Ambush
shadow_kingdoms-word-clash = Clash
shadow_kingdoms-word-siege = Siege

## shadow_kingdoms-kind

shadow_kingdoms-kind-goblin = Goblins
shadow_kingdoms-kind-orc = Orcs
shadow_kingdoms-kind-skeleton = Skeletons
shadow_kingdoms-kind-gargoyle = Gargoyles
shadow_kingdoms-kind-gnoll = Gnolls

## shadow_kingdoms-area

shadow_kingdoms-area-goblin = Goblin, 1 point for each icon
shadow_kingdoms-area-orc = Orc, 1 point for each icon
shadow_kingdoms-area-skeleton = Skeleton, 1 point for each icon
shadow_kingdoms-area-gargoyle = Gargoyle, 1 point for each icon
shadow_kingdoms-area-gnoll = Gnoll, 1 point for each icon
shadow_kingdoms-area-strength = Strength 15, 2 points
shadow_kingdoms-area-ambush = Ambush, 2 points
shadow_kingdoms-area-clash = Clash, 2 points
shadow_kingdoms-area-siege = Siege, 2 points

## shadow_kingdoms-chain

shadow_kingdoms-chain-champion = a Champion
shadow_kingdoms-chain-influence = 2 Influence
shadow_kingdoms-chain-magic = 2 Magic
shadow_kingdoms-chain-gold = 3 Gold
shadow_kingdoms-chain-gem = a Gem
shadow_kingdoms-chain-die = a die from any Shrine

## shadow_kingdoms-row

shadow_kingdoms-row-instant = Instant Champions
shadow_kingdoms-row-ongoing = Ongoing Champions
shadow_kingdoms-row-endgame = End-game Champions

## shadow_kingdoms-type

shadow_kingdoms-type-instant = Instant
shadow_kingdoms-type-ongoing = Ongoing
shadow_kingdoms-type-endgame = End-game

## shadow_kingdoms-marker

shadow_kingdoms-marker-champions_6 = six Champions
shadow_kingdoms-marker-champions_10 = ten Champions
shadow_kingdoms-marker-wild = one die of your kind is Wild in each battle
shadow_kingdoms-marker-gems = three Gems, and one at once
shadow_kingdoms-marker-reserve_middle = the middle reserve slot
shadow_kingdoms-marker-reserve_right = the right reserve slot
shadow_kingdoms-marker-strength = 1 more Strength in every battle
shadow_kingdoms-marker-track_14 = Gold, Magic and Influence up to 20
shadow_kingdoms-marker-troop_4 = a fourth troop space
shadow_kingdoms-marker-troop_5 = a fifth troop space
shadow_kingdoms-marker-overlay_power = the power of your overlay

## shadow_kingdoms-slot

shadow_kingdoms-slot-left = Left reserve slot, open
shadow_kingdoms-slot-middle = Middle reserve slot, open
shadow_kingdoms-slot-right = Right reserve slot, open

## shadow_kingdoms-bonus

shadow_kingdoms-bonus-left = Bonus: pay 1 Gold for 1 Influence
shadow_kingdoms-bonus-middle = Bonus: pay 2 Gold for a die from any Shrine
shadow_kingdoms-bonus-right = Bonus: buy a Champion for its base cost

## shadow_kingdoms-rift

shadow_kingdoms-rift-rift_1 = First rift
shadow_kingdoms-rift-rift_2 = Second rift
shadow_kingdoms-rift-rift_3 = Third rift

## shadow_kingdoms-heading

shadow_kingdoms-heading-buy = Buy
shadow_kingdoms-heading-take = Take
shadow_kingdoms-heading-cycle = Cycle for Magic
shadow_kingdoms-heading-reserve = Reserve
shadow_kingdoms-heading-battle = Fight
shadow_kingdoms-heading-flip = Flip for a Gem
shadow_kingdoms-heading-up = Raise for Magic
shadow_kingdoms-heading-down = Lower for Magic

## shadow_kingdoms-sort

shadow_kingdoms-sort-champion = Champions
shadow_kingdoms-sort-plan = Battle Plans
shadow_kingdoms-sort-award = Awards
shadow_kingdoms-sort-map = Campaign Maps
shadow_kingdoms-sort-relic = Relics
shadow_kingdoms-sort-overlay = Overlays

## shadow_kingdoms-label

shadow_kingdoms-label-die = { $troop } die, Strength { $value }
shadow_kingdoms-label-extra_die = { $troop } die, Strength { $value }, on the extra space
shadow_kingdoms-label-shrine_die = { $troop } die, Strength { $value }, discount { $discount }
shadow_kingdoms-label-shrine = { $name }: { $action }. { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.{ $gems }{ $wardens }
shadow_kingdoms-label-gems = { " " }{ $number ->
        [one] One Gem
       *[other] { $number } Gems
    }.
shadow_kingdoms-label-wardens = { " " }Here: { $names }.
shadow_kingdoms-label-plan = { $name }, { $kind }: { $troops }.
shadow_kingdoms-label-cost = Costs { $cost } Gold.
shadow_kingdoms-label-champion = { $name }, { $type }. { $text }
shadow_kingdoms-label-champion_type = { $type } Champion, { $cost } Gold and 1 more for each you have of this type.
shadow_kingdoms-label-relic = { $name }. { $text }
shadow_kingdoms-label-award = Award { $name }: { $text } Pays { $circles }.
shadow_kingdoms-label-claimed_award = Award { $name }: { $text } Pays { $circles }. Claimed by { $names }.
shadow_kingdoms-label-marker = Conquest Marker. Covers: { $what }
shadow_kingdoms-label-area = Area { $kind }
shadow_kingdoms-label-covered = Area { $kind }, covered
shadow_kingdoms-label-rift = { $name }: { $cost } Magic. Pays { $ranks } for the most chits. Chits: { $chits }.

shadow_kingdoms-caption-plans = plans
shadow_kingdoms-caption-points = points

# Where the long words on narrow cards may be broken.
shadow_kingdoms-syllables = Bombar·dier Con·scriptor Infil·trator Jugger·naut Path·finder Quarter·master Skull·basher Spy·masters Strate·gist Task·master

## shadow_kingdoms-about: what things are and mean

shadow_kingdoms-about-plan_deck = Battle Plan deck
    .text = When a plan leaves the line, the cards above it slide down, and a new one is revealed on the most expensive space.
shadow_kingdoms-about-price = Price: { $price } Gold
    .text = The printed price is { $printed }. Discounts and surcharges that apply to you now are counted in.
shadow_kingdoms-about-printed_price = Printed price: { $printed } Gold
    .text = Discounts and surcharges come on top for whoever pays it.
shadow_kingdoms-about-type_instant = Instant Champions
    .text = They take effect once, when you gain them. The card stays with you and counts for limit, price and scoring.
shadow_kingdoms-about-type_ongoing = Ongoing Champions
    .text = They work for the rest of the game.
shadow_kingdoms-about-type_endgame = End-game Champions
    .text = They score points at the end of the game only.
shadow_kingdoms-about-track_influence = Influence
    .text = It caps the Strength of your battles: a battle never counts for more than your Influence. It is never spent.
shadow_kingdoms-about-track_gold = Gold
    .text = It pays for Battle Plans, Champions and the bonuses of reserve slots.
shadow_kingdoms-about-track_magic = Magic
    .text = 1 Magic changes a die in battle by 1, or puts a plan or Champion under its deck.
shadow_kingdoms-about-chart = Strength of a battle
    .text = The chart shows how many points a Strength pays. Your Influence of { $number } is the most that counts.
shadow_kingdoms-about-bonus_left = Bonus of the left slot
    .text = When you put a plan here you may pay 1 Gold at once for 1 Influence.
shadow_kingdoms-about-bonus_middle = Bonus of the middle slot
    .text = When you put a plan here you may pay 2 Gold at once for a die from any Shrine.
shadow_kingdoms-about-bonus_right = Bonus of the right slot
    .text = When you put a plan here you may at once buy a Champion for its base cost.
shadow_kingdoms-about-slot = Reserve slot
    .text = It holds one plan, until you fight its battle. Only you can use it.
shadow_kingdoms-about-marker = Conquest Marker
    .text = After a battle, or for an Award, you move one marker off your board: what it covers is yours for the rest of the game.
shadow_kingdoms-about-unlocked = Unlocked
    .text = This is yours for the rest of the game.
shadow_kingdoms-about-area = Area of the Campaign Map
    .text = After a battle you cover one area. It pays its points only if the battle fits, and only now.
shadow_kingdoms-about-chain = Chain bonus
    .text = You gain it when the areas on both sides are covered.
shadow_kingdoms-about-camp = Camp
    .text = Go here to fight one battle with a reserved plan or one from the line.
shadow_kingdoms-about-troop_space = Troop space
    .text = It holds one die. Without a free space a new die goes to the bag, or takes the place of another.
shadow_kingdoms-about-extra_space = Extra space
    .text = One more die can lie here.
shadow_kingdoms-about-gem = Gem
    .text = In battle a Gem flips a die to its opposite face, or makes a die Wild.
shadow_kingdoms-about-die = Die
    .text = Its colour is its Troop Type, its number its Strength.
shadow_kingdoms-about-shrine_die = Die
    .text = Taken here it gives a Discount of { $discount } on what you do at this Shrine.
shadow_kingdoms-about-bag = Bag
    .text = These dice are not on the table. New ones are drawn when the Shrines are nearly empty.
shadow_kingdoms-about-gem_shrine = Gem Shrine
    .text = Take a die, then a Gem if you like.
shadow_kingdoms-about-magic_shrine = Magic Shrine
    .text = Take a die, then gain Magic or claim an Award whose condition you meet.
shadow_kingdoms-about-champions_shrine = Champions Shrine
    .text = Take a die, then you may buy a Champion; the die makes it cheaper.
shadow_kingdoms-about-gold_shrine = Gold Shrine
    .text = Take a die, then gain Gold: the weaker the die, the more.
shadow_kingdoms-about-tactics_shrine = Tactics Shrine
    .text = Take a die, then you may reserve a Battle Plan; the die makes it cheaper.
shadow_kingdoms-about-riftlands_shrine = Riftlands
    .text = Take a die from any Shrine, then you may activate a rift.
shadow_kingdoms-about-rift = Rift
    .text = It costs { $cost } Magic, 1 more for each of your chits in it, less the Discount of the die. You place a chit and claim a Relic. At the end, most chits pay { $ranks } points.
shadow_kingdoms-about-chits = Expedition chits
    .text = You place one each time you activate a rift.
shadow_kingdoms-about-relic_space = Space for an active Relic
    .text = Only active Relics have their power.
shadow_kingdoms-about-completed = Completed plans
    .text = The last round is played once somebody has completed enough of them.
shadow_kingdoms-about-points = Points
    .text = They are counted as soon as they are earned. Some more come at the end.
shadow_kingdoms-about-troop = Your monsters
    .text = Dice of this Troop Type are your own kind.
