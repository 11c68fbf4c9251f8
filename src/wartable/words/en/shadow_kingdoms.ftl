### Shadow Kingdoms of Valeria.

## shadow_kingdoms

shadow_kingdoms-title = Shadow Kingdoms of Valeria
shadow_kingdoms-blurb = Lead monsters against Valeria: gather dice, plan battles, and let one conquest set off the next.

## shadow_kingdoms-choices

shadow_kingdoms-choices-riftlands = With the Riftlands expansion
shadow_kingdoms-choices-adversary_points = Points the Adversary begins with
shadow_kingdoms-choices-colours = Monster kinds

## shadow_kingdoms-notes: more about a choice

shadow_kingdoms-notes-riftlands = One more location, with { $rifts } rifts, Relics, powers for each kind, and { $new_champions } more Champions. Play the base game first.
shadow_kingdoms-notes-adversary_points = { $fewest_adversary_points } is a fair start; every further point makes it harder.

## shadow_kingdoms-solo: what a solo player aims for

shadow_kingdoms-solo-goal = beat the Adversary

## shadow_kingdoms-books: further files of docs/rules

shadow_kingdoms-books-riftlands = Riftlands

## shadow_kingdoms-values

shadow_kingdoms-values-chosen = each player chooses
shadow_kingdoms-values-by_seat = dealt by seat
shadow_kingdoms-values-sides_dealt = dealt by seat, each with one side of its map

## shadow_kingdoms-words

shadow_kingdoms-words-goblin = Goblin
    .plural = Goblins
shadow_kingdoms-words-orc = Orc
    .plural = Orcs
shadow_kingdoms-words-skeleton = Skeleton
    .plural = Skeletons
shadow_kingdoms-words-gargoyle = Gargoyle
    .plural = Gargoyles
shadow_kingdoms-words-gnoll = Gnoll
    .plural = Gnolls
shadow_kingdoms-words-gem = Gem
    .plural = Gems
shadow_kingdoms-words-magic = Magic
shadow_kingdoms-words-champions = Champions
shadow_kingdoms-words-gold = Gold
shadow_kingdoms-words-tactics = Tactics
shadow_kingdoms-words-camp = Camp
shadow_kingdoms-words-riftlands = Riftlands
shadow_kingdoms-words-influence = Influence
shadow_kingdoms-words-ambush = Ambush
shadow_kingdoms-words-clash = Clash
shadow_kingdoms-words-siege = Siege
shadow_kingdoms-words-strength = Strength
shadow_kingdoms-words-champion = Champion
    .plural = Champions
shadow_kingdoms-words-die = die
shadow_kingdoms-words-left = left
shadow_kingdoms-words-middle = middle
shadow_kingdoms-words-right = right
shadow_kingdoms-words-champions_6 = Champion limit 6
shadow_kingdoms-words-champions_10 = Champion limit 10
shadow_kingdoms-words-wild = Wild ability
shadow_kingdoms-words-gems = Gem storage
shadow_kingdoms-words-reserve_middle = middle reserve slot
shadow_kingdoms-words-reserve_right = right reserve slot
shadow_kingdoms-words-track_14 = track beyond 13
shadow_kingdoms-words-troop_4 = Troop space
shadow_kingdoms-words-troop_5 = Troop space
shadow_kingdoms-words-overlay_power = power of the overlay
shadow_kingdoms-words-rift_1 = first
shadow_kingdoms-words-rift_2 = second
shadow_kingdoms-words-rift_3 = third
shadow_kingdoms-words-instant = Instant
shadow_kingdoms-words-ongoing = Ongoing
shadow_kingdoms-words-endgame = End-game
shadow_kingdoms-words-goblin-1 = Goblin 1
shadow_kingdoms-words-goblin-2 = Goblin 2
shadow_kingdoms-words-goblin-3 = Goblin 3
shadow_kingdoms-words-goblin-4 = Goblin 4
shadow_kingdoms-words-goblin-5 = Goblin 5
shadow_kingdoms-words-goblin-6 = Goblin 6
shadow_kingdoms-words-orc-1 = Orc 1
shadow_kingdoms-words-orc-2 = Orc 2
shadow_kingdoms-words-orc-3 = Orc 3
shadow_kingdoms-words-orc-4 = Orc 4
shadow_kingdoms-words-orc-5 = Orc 5
shadow_kingdoms-words-orc-6 = Orc 6
shadow_kingdoms-words-skeleton-1 = Skeleton 1
shadow_kingdoms-words-skeleton-2 = Skeleton 2
shadow_kingdoms-words-skeleton-3 = Skeleton 3
shadow_kingdoms-words-skeleton-4 = Skeleton 4
shadow_kingdoms-words-skeleton-5 = Skeleton 5
shadow_kingdoms-words-skeleton-6 = Skeleton 6
shadow_kingdoms-words-gargoyle-1 = Gargoyle 1
shadow_kingdoms-words-gargoyle-2 = Gargoyle 2
shadow_kingdoms-words-gargoyle-3 = Gargoyle 3
shadow_kingdoms-words-gargoyle-4 = Gargoyle 4
shadow_kingdoms-words-gargoyle-5 = Gargoyle 5
shadow_kingdoms-words-gargoyle-6 = Gargoyle 6
shadow_kingdoms-words-gnoll-1 = Gnoll 1
shadow_kingdoms-words-gnoll-2 = Gnoll 2
shadow_kingdoms-words-gnoll-3 = Gnoll 3
shadow_kingdoms-words-gnoll-4 = Gnoll 4
shadow_kingdoms-words-gnoll-5 = Gnoll 5
shadow_kingdoms-words-gnoll-6 = Gnoll 6
shadow_kingdoms-words-goblin-1-extra = Goblin 1 (extra space)
shadow_kingdoms-words-goblin-2-extra = Goblin 2 (extra space)
shadow_kingdoms-words-goblin-3-extra = Goblin 3 (extra space)
shadow_kingdoms-words-goblin-4-extra = Goblin 4 (extra space)
shadow_kingdoms-words-goblin-5-extra = Goblin 5 (extra space)
shadow_kingdoms-words-goblin-6-extra = Goblin 6 (extra space)
shadow_kingdoms-words-orc-1-extra = Orc 1 (extra space)
shadow_kingdoms-words-orc-2-extra = Orc 2 (extra space)
shadow_kingdoms-words-orc-3-extra = Orc 3 (extra space)
shadow_kingdoms-words-orc-4-extra = Orc 4 (extra space)
shadow_kingdoms-words-orc-5-extra = Orc 5 (extra space)
shadow_kingdoms-words-orc-6-extra = Orc 6 (extra space)
shadow_kingdoms-words-skeleton-1-extra = Skeleton 1 (extra space)
shadow_kingdoms-words-skeleton-2-extra = Skeleton 2 (extra space)
shadow_kingdoms-words-skeleton-3-extra = Skeleton 3 (extra space)
shadow_kingdoms-words-skeleton-4-extra = Skeleton 4 (extra space)
shadow_kingdoms-words-skeleton-5-extra = Skeleton 5 (extra space)
shadow_kingdoms-words-skeleton-6-extra = Skeleton 6 (extra space)
shadow_kingdoms-words-gargoyle-1-extra = Gargoyle 1 (extra space)
shadow_kingdoms-words-gargoyle-2-extra = Gargoyle 2 (extra space)
shadow_kingdoms-words-gargoyle-3-extra = Gargoyle 3 (extra space)
shadow_kingdoms-words-gargoyle-4-extra = Gargoyle 4 (extra space)
shadow_kingdoms-words-gargoyle-5-extra = Gargoyle 5 (extra space)
shadow_kingdoms-words-gargoyle-6-extra = Gargoyle 6 (extra space)
shadow_kingdoms-words-gnoll-1-extra = Gnoll 1 (extra space)
shadow_kingdoms-words-gnoll-2-extra = Gnoll 2 (extra space)
shadow_kingdoms-words-gnoll-3-extra = Gnoll 3 (extra space)
shadow_kingdoms-words-gnoll-4-extra = Gnoll 4 (extra space)
shadow_kingdoms-words-gnoll-5-extra = Gnoll 5 (extra space)
shadow_kingdoms-words-gnoll-6-extra = Gnoll 6 (extra space)

## shadow_kingdoms-questions: what is asked of the seat that decides

shadow_kingdoms-questions-colour = Choose your monsters.
shadow_kingdoms-questions-map_side = Choose a side of your Campaign Map.
shadow_kingdoms-questions-destination = Your turn: move your Warden.
shadow_kingdoms-questions-die_at_shrine = Take a die.
shadow_kingdoms-questions-no_room = No open Troop space: which die goes to the bag?
shadow_kingdoms-questions-gem_shrine = You may take a Gem.
shadow_kingdoms-questions-magic_shrine = Gain { $shrine_magic } Magic, or claim an Award.
shadow_kingdoms-questions-champions_shrine = Buy a Champion, or leave.
    .with-full = { $full ->
           *[other] You have no room for another Champion: cycle some, or leave.
        }
    .with-poor = { $poor ->
           *[other] Every Champion costs more than you have: cycle some, or leave.
        }
    .with-taken = { $taken ->
           *[other] Cycle more, or end your turn.
        }
shadow_kingdoms-questions-tactics_shrine = Reserve a Battle Plan, or leave.
    .with-full = { $full ->
           *[other] Your reserve has no open slot: cycle plans, or leave.
        }
    .with-poor = { $poor ->
           *[other] Every plan costs more than you have: cycle plans, or leave.
        }
    .with-taken = { $taken ->
           *[other] Cycle more, or end your turn.
        }
shadow_kingdoms-questions-reserve_slot = Choose a reserve slot.
shadow_kingdoms-questions-reserve_bonus = You may pay for the slot's bonus.
    .with-price = Pay { $price } Gold for the slot's bonus, 1 Influence?
shadow_kingdoms-questions-die_from_any_shrine = Take a die from any Shrine.
shadow_kingdoms-questions-champion_pick = Choose a Champion.
shadow_kingdoms-questions-marker = Remove a Conquest Marker from your board.
shadow_kingdoms-questions-battle_plan = Choose the plan of your battle.
    .with-cycling = { $cycling ->
           *[other] No plan that fits is cheap enough yet: put another one under the deck first.
        }
shadow_kingdoms-questions-battle_troops = Choose the dice for the plan.
shadow_kingdoms-questions-wild_source = Choose what makes the dice that do not fit Wild.
shadow_kingdoms-questions-flip = You may flip dice for Gems, and change them for Magic.
shadow_kingdoms-questions-change = You may spend Magic to change dice.
shadow_kingdoms-questions-area = Cover an area of your map.
shadow_kingdoms-questions-chain_order = Choose the next Chain bonus.
shadow_kingdoms-questions-plan_pick = Choose a Battle Plan to reserve.
shadow_kingdoms-questions-battle_rewards = Collect the rewards of the battle.
shadow_kingdoms-questions-die_space = Where does the die go?
shadow_kingdoms-questions-paid_bonus = You may pay for more.
shadow_kingdoms-questions-after_battle = The battle is over: cycle plans, or end your turn.
shadow_kingdoms-questions-staff = You may use an Urdr Staff.
shadow_kingdoms-questions-staff_die = Choose the die to be moved.
shadow_kingdoms-questions-staff_shrine = Choose the Shrine it goes to.
shadow_kingdoms-questions-staff_relic = Choose the Relic to be cycled.
shadow_kingdoms-questions-staff_plan = Choose the plan to be cycled.
shadow_kingdoms-questions-staff_champion = Choose the Champion to be cycled.
shadow_kingdoms-questions-staff_exchange = Gold or Magic?
shadow_kingdoms-questions-staff_from = Take a chit from which area?
shadow_kingdoms-questions-staff_to = To which area does it go?
shadow_kingdoms-questions-raise = You may raise a die by 1.
shadow_kingdoms-questions-exchange = How much Gold becomes Magic?
shadow_kingdoms-questions-exchange_first = Some of the Shrine's Gold would not fit: how much Gold becomes Magic first?
shadow_kingdoms-questions-rift = You may activate a rift.
shadow_kingdoms-questions-relic_pick = Choose a Relic.
shadow_kingdoms-questions-relic_place = Where does the Relic go?
shadow_kingdoms-questions-rearrange = The board was refilled: you may exchange active Relics.
shadow_kingdoms-questions-keep_die = You may keep a die from the battle.
shadow_kingdoms-questions-instant_bonus = Influence or Gold?
shadow_kingdoms-questions-raise_gained = You may pay to raise the die just taken.
shadow_kingdoms-questions-orb = You may raise one die by 2, or two by 1 each.

## shadow_kingdoms-asked: the same, as the others read it

shadow_kingdoms-asked-colour = { $seat } chooses their monsters.
shadow_kingdoms-asked-map_side = { $seat } chooses a side of the map.
shadow_kingdoms-asked-destination = { $seat } moves a Warden.
shadow_kingdoms-asked-die_at_shrine = { $seat } takes a die.
shadow_kingdoms-asked-no_room = { $seat } has no room for a die.
shadow_kingdoms-asked-gem_shrine = { $seat } may take a Gem.
shadow_kingdoms-asked-magic_shrine = { $seat } is at the Magic Shrine.
shadow_kingdoms-asked-champions_shrine = { $seat } is at the Champions Shrine.
shadow_kingdoms-asked-tactics_shrine = { $seat } is at the Tactics Shrine.
shadow_kingdoms-asked-reserve_slot = { $seat } chooses a reserve slot.
shadow_kingdoms-asked-reserve_bonus = { $seat } may pay for a reserve bonus.
shadow_kingdoms-asked-die_from_any_shrine = { $seat } takes a die.
shadow_kingdoms-asked-champion_pick = { $seat } chooses a Champion.
shadow_kingdoms-asked-marker = { $seat } removes a Conquest Marker.
shadow_kingdoms-asked-battle_plan = { $seat } chooses a plan for a battle.
shadow_kingdoms-asked-battle_troops = { $seat } chooses dice for a battle.
shadow_kingdoms-asked-wild_source = { $seat } makes a die Wild.
shadow_kingdoms-asked-flip = { $seat } may flip dice.
shadow_kingdoms-asked-change = { $seat } may change dice.
shadow_kingdoms-asked-area = { $seat } covers an area.
shadow_kingdoms-asked-chain_order = { $seat } orders Chain bonuses.
shadow_kingdoms-asked-plan_pick = { $seat } chooses a Battle Plan.
shadow_kingdoms-asked-battle_rewards = { $seat } collects rewards.
shadow_kingdoms-asked-die_space = { $seat } places a die.
shadow_kingdoms-asked-paid_bonus = { $seat } may pay for more.
shadow_kingdoms-asked-after_battle = { $seat } may cycle plans after the battle.
shadow_kingdoms-asked-staff = { $seat } may use an Urdr Staff.
shadow_kingdoms-asked-staff_die = { $seat } moves a die.
shadow_kingdoms-asked-staff_shrine = { $seat } moves a die.
shadow_kingdoms-asked-staff_relic = { $seat } cycles a Relic.
shadow_kingdoms-asked-staff_plan = { $seat } cycles a plan.
shadow_kingdoms-asked-staff_champion = { $seat } cycles a Champion.
shadow_kingdoms-asked-staff_exchange = { $seat } exchanges Gold and Magic.
shadow_kingdoms-asked-staff_from = { $seat } moves a chit.
shadow_kingdoms-asked-staff_to = { $seat } moves a chit.
shadow_kingdoms-asked-raise = { $seat } may raise a die.
shadow_kingdoms-asked-exchange = { $seat } may turn Gold into Magic.
shadow_kingdoms-asked-exchange_first = { $seat } may turn Gold into Magic.
shadow_kingdoms-asked-rift = { $seat } may activate a rift.
shadow_kingdoms-asked-relic_pick = { $seat } chooses a Relic.
shadow_kingdoms-asked-relic_place = { $seat } places a Relic.
shadow_kingdoms-asked-rearrange = { $seat } may exchange Relics.
shadow_kingdoms-asked-keep_die = { $seat } may keep a die.
shadow_kingdoms-asked-instant_bonus = { $seat } chooses Influence or Gold.
shadow_kingdoms-asked-raise_gained = { $seat } may raise a die.
shadow_kingdoms-asked-orb = { $seat } may raise dice.

## shadow_kingdoms-options

shadow_kingdoms-options-pass = Decline
shadow_kingdoms-options-done = Done
    .with-ends = { $ends ->
           *[turn] End your turn
        }
shadow_kingdoms-options-colour = Lead the { $troop-plural }
shadow_kingdoms-options-side-a = Take side A
shadow_kingdoms-options-side-b = Take side B
shadow_kingdoms-options-go-camp = Go to your Camp and battle
shadow_kingdoms-options-go = Go to the { $location } Shrine
shadow_kingdoms-options-die = Take { $die }
    .with-shrine = Take { $die } from the { $shrine } Shrine
shadow_kingdoms-options-bag = The new die goes to the bag
shadow_kingdoms-options-replace = Retire { $relic }
    .with-die = { $die } goes to the bag
shadow_kingdoms-options-take = Take a Gem
    .with-champion-cost = Take { $champion } for { $cost ->
            [one] 1 Gold
           *[other] { $cost } Gold
        }
shadow_kingdoms-options-magic = Gain { $shrine_magic } Magic
    .with-exchange = { $exchange ->
           *[other] Turn 2 Gold into 1 Magic
        }
shadow_kingdoms-options-gold = Gain 4 Gold
    .with-exchange = { $exchange ->
           *[other] Turn 1 Magic into 2 Gold
        }
shadow_kingdoms-options-influence = Gain 1 Influence
shadow_kingdoms-options-award = Claim { $award }
shadow_kingdoms-options-buy = Buy { $champion } for { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    }
shadow_kingdoms-options-cycle = Cycle { $plan } for { $cost ->
        [one] 1 Magic
       *[other] { $cost } Magic
    }
    .with-champion = Cycle { $champion } for { $cost ->
            [one] 1 Magic
           *[other] { $cost } Magic
        }
shadow_kingdoms-options-reserve = Reserve { $plan }
    .with-cost = Reserve { $plan } for { $cost ->
            [one] 1 Gold
           *[other] { $cost } Gold
        }
shadow_kingdoms-options-slot = Use the { $slot } slot
shadow_kingdoms-options-pay = Pay 1 Magic and raise it by 2
    .with-relic = Use { $relic }
    .with-cost = Pay { $cost ->
            [one] 1 Gold
           *[other] { $cost } Gold
        } for 1 Influence
shadow_kingdoms-options-marker = Remove the marker: { $marker }
shadow_kingdoms-options-battle = Fight { $plan } for { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    }
shadow_kingdoms-options-troops = Send { $dice }
shadow_kingdoms-options-wild-ability = Use your Wild ability
shadow_kingdoms-options-wild-gem = Return a Gem
shadow_kingdoms-options-wild-power = Use the power of your overlay
shadow_kingdoms-options-wild = Use { $relic }
shadow_kingdoms-options-flip = Flip die { $number }: { $die }
    .with-into = Flip { $die } to { $into }
shadow_kingdoms-options-up = Raise die { $number } by 1: { $die }
    .with-into = Raise { $die } to { $into }
shadow_kingdoms-options-down = Lower die { $number } by 1: { $die }
    .with-into = Lower { $die } to { $into }
shadow_kingdoms-options-area = Cover the { $kind } area
shadow_kingdoms-options-chain = Take the { $kind } bonus next
shadow_kingdoms-options-gains = Take all automatic gains
shadow_kingdoms-options-item = Use { $relic }
    .with-champion = Use { $champion }
shadow_kingdoms-options-gem = Gain a Gem
shadow_kingdoms-options-extra = Put it on the extra space
shadow_kingdoms-options-ordinary = Put it on an ordinary space
shadow_kingdoms-options-staff = Use { $relic }
shadow_kingdoms-options-to = Put it into the { $rift } area
    .with-shrine = Put it into the { $shrine } Shrine
shadow_kingdoms-options-from = Take it from the { $rift } area
shadow_kingdoms-options-relic = { $relic }
shadow_kingdoms-options-two = Raise { $die } by 2
shadow_kingdoms-options-split = Raise { $dice } by 1 each
shadow_kingdoms-options-into_space = Make { $relic } active
shadow_kingdoms-options-instead_of = { $relic } instead of { $old }
shadow_kingdoms-options-raise = Raise { $die } by 1
shadow_kingdoms-options-exchange-0 = Turn no Gold into Magic
shadow_kingdoms-options-exchange = Turn { $number } Gold into Magic
shadow_kingdoms-options-rift = Activate the { $rift } rift for { $cost ->
        [one] 1 Magic
       *[other] { $cost } Magic
    }
shadow_kingdoms-options-stack = Put it on your stack
shadow_kingdoms-options-active = Make it active
shadow_kingdoms-options-keep = Keep it as it is
    .with-die = Keep { $die } and roll it again
shadow_kingdoms-options-send = Send { $die }

## shadow_kingdoms-confirm: what an option spends or reveals at once

shadow_kingdoms-confirm-cycles = The card goes under its deck, and a new one is revealed. This { $cost ->
        [0] cannot
       *[other] costs { $cost } Magic and cannot
    } be taken back.
shadow_kingdoms-confirm-pays = You pay { $gold } Gold. This cannot be taken back.
    .with-magic = You pay { $magic } Magic. This cannot be taken back.
shadow_kingdoms-confirm-reveals = This cannot be taken back.
shadow_kingdoms-confirm-ends_turn = This ends your turn and cannot be taken back.

## shadow_kingdoms-modes: what a player first says they want to do

shadow_kingdoms-modes-cycle_plan = { $cost } Magic: put a plan under the deck
shadow_kingdoms-modes-cycle_champion = { $cost } Magic: put a Champion under its deck

## shadow_kingdoms-remarks: what is said to a player about things on the table

shadow_kingdoms-remarks-price = It costs you { $price } Gold now.
shadow_kingdoms-remarks-skirmish = Covering it pays { $points ->
        [one] one point
       *[other] { $points } points
    }.

## shadow_kingdoms-log

shadow_kingdoms-log-turn = Round { $round }: { $seat } begins a turn.
shadow_kingdoms-log-first_player = { $seat } begins.
shadow_kingdoms-log-chose_colour = { $seat } leads the { $troop-plural }.
shadow_kingdoms-log-chose_side = { $seat } plays { $map }.
shadow_kingdoms-log-refilled = The board is refilled.
shadow_kingdoms-log-moved = { $seat } goes to the { $location } Shrine.
shadow_kingdoms-log-went_home = { $seat } goes to Camp.
shadow_kingdoms-log-took_die = { $seat } takes { $die } from the { $shrine } Shrine.
shadow_kingdoms-log-placed_extra = { $seat } puts { $die } on the extra space.
shadow_kingdoms-log-discarded_die = { $seat } returns { $die } to the bag.
shadow_kingdoms-log-bagged = { $seat } returns the new die to the bag.
shadow_kingdoms-log-changed_die = { $seat } turns { $die } into { $into }.
shadow_kingdoms-log-kept_die = { $seat } keeps { $die }, which becomes { $into }.
shadow_kingdoms-log-laid_plan = New Battle Plan: { $plan }.
shadow_kingdoms-log-cycled_plan = { $seat } cycles { $plan }.
shadow_kingdoms-log-laid_champion = { $champion } joins the row.
shadow_kingdoms-log-cycled_champion = { $seat } cycles { $champion }.
shadow_kingdoms-log-gained_champion = { $seat } gains { $champion }.
shadow_kingdoms-log-reserved = { $seat } reserves { $plan } in the { $slot } slot.
shadow_kingdoms-log-uncovered = { $seat } unlocks: { $marker }.
shadow_kingdoms-log-covered = { $seat } covers the { $kind } area.
shadow_kingdoms-log-claimed = { $seat } claims { $award } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
shadow_kingdoms-log-battle = { $seat } fights { $plan }.
shadow_kingdoms-log-sent_troops = { $seat } sends { $dice }.
shadow_kingdoms-log-fought = Strength { $strength }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seat }.
shadow_kingdoms-log-skirmish = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the area.
shadow_kingdoms-log-chain = { $seat } gains the { $kind } bonus.
shadow_kingdoms-log-completed = { $seat } completes { $plan }.
shadow_kingdoms-log-gained = { $seat } gains { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    }.
    .with-champion = { $seat } gains { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    } from { $champion }.
    .with-relic = { $seat } gains { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    } from { $relic }.
    .with-overlay = { $seat } gains { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    } from the { $overlay } overlay.
shadow_kingdoms-log-lost = { $seat } cannot take { $amount ->
        [one] 1 more { $what }
       *[other] { $amount } more { $what-plural }
    }.
shadow_kingdoms-log-idle = There is nothing that { $seat } can do at the { $location } Shrine.
shadow_kingdoms-log-missed = { $seat } gets nothing from the { $chain } bonus.
    .with-champion = { $seat } gets nothing from { $champion }.
shadow_kingdoms-log-points = { $seat } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
shadow_kingdoms-log-paid_gold = { $seat } pays { $amount } Gold.
shadow_kingdoms-log-paid_magic = { $seat } pays { $amount } Magic.
shadow_kingdoms-log-spent_gem = { $seat } returns a Gem.
shadow_kingdoms-log-made_wild = { $seat } makes a die Wild with the Wild ability.
    .with-relic = { $seat } makes a die Wild with { $relic }.
    .with-overlay = { $seat } makes a die Wild with the { $overlay } overlay.
shadow_kingdoms-log-placed_chit = { $seat } sends an expedition through the { $rift } rift.
shadow_kingdoms-log-moved_chit = { $seat } moves a chit from the { $rift } area to the { $into } area.
shadow_kingdoms-log-moved_die = { $seat } moves { $die } from the { $shrine } Shrine to the { $location } Shrine.
shadow_kingdoms-log-laid_relic = New Relic in the { $rift } area: { $relic }.
shadow_kingdoms-log-cycled_relic = { $seat } cycles { $relic }.
shadow_kingdoms-log-gained_relic = { $seat } gains { $relic }.
shadow_kingdoms-log-activated = { $seat } makes { $relic } active.
shadow_kingdoms-log-retired = { $seat } retires { $relic }.
shadow_kingdoms-log-adversary_moved = The Adversary goes to the { $location } Shrine.
shadow_kingdoms-log-adversary_met = The Adversary meets the Warden and scores { $points } points.
shadow_kingdoms-log-adversary_completed = The Adversary completes { $plan } for { $points } points.
shadow_kingdoms-log-adversary_chit = The Adversary sends an expedition through the { $rift } rift.
shadow_kingdoms-log-adversary_relic = The Adversary takes { $relic }.
shadow_kingdoms-log-end_triggered = { $seat } has completed { $plans_to_end } Battle Plans: this round is the last.
shadow_kingdoms-log-round_limit = The game ends after { $round } rounds.
shadow_kingdoms-log-tie_broken = A tie: { $seat } has the most Influence, { $influence }, and wins.
shadow_kingdoms-log-tie_shared = A tie in points and Influence: the victory is shared.
shadow_kingdoms-log-tie_lost = A tie at { $points ->
        [one] 1 point
       *[other] { $points } points
    }: the Adversary wins.
shadow_kingdoms-log-ended = The game is over.

## shadow_kingdoms-account

shadow_kingdoms-account-battles = { $plans ->
        [one] One battle
       *[other] { $plans } battles
    }
shadow_kingdoms-account-areas = Campaign Map areas
shadow_kingdoms-account-awards = Awards
shadow_kingdoms-account-other = Influence beyond { $track_end }
    .with-relics = { $relics ->
           *[other] Influence beyond { $track_end } and Relics
        }
shadow_kingdoms-account-champion = { $champion }
shadow_kingdoms-account-dice = { $dice ->
        [one] One die
       *[other] { $dice } dice
    } left
shadow_kingdoms-account-relics = Relic sets
shadow_kingdoms-account-expedition = Chits in the { $rift } area
shadow_kingdoms-account-own_icons = { $troop } icons on completed plans

## shadow_kingdoms-refusals: why something cannot be chosen

shadow_kingdoms-refusals-not_your_turn = It is another player's turn.
shadow_kingdoms-refusals-unknown = There is nothing by that name.
shadow_kingdoms-refusals-not_yours = This belongs to another player.
shadow_kingdoms-refusals-can_be_chosen = This can be chosen now.
shadow_kingdoms-refusals-must_choose = One of the choices must be taken.
shadow_kingdoms-refusals-other_word = Here the answer is “{ $asked }”.
shadow_kingdoms-refusals-set_up = The game begins when colours and map sides have been chosen.
shadow_kingdoms-refusals-set_up_is_over = This was chosen before the game began and stays for the whole game.
shadow_kingdoms-refusals-colour_taken = Another player leads these monsters.
shadow_kingdoms-refusals-other_map = Choose a side of the map that was dealt to you.
shadow_kingdoms-refusals-must_move = Your Warden must move.
shadow_kingdoms-refusals-stays = The Warden must move to a location other than the one it is in.
shadow_kingdoms-refusals-moved = Your Warden has already moved this turn; it moves once.
shadow_kingdoms-refusals-empty_shrine = There are no dice in this Shrine.
shadow_kingdoms-refusals-no_dice_at_all = There is no die in any Shrine.
shadow_kingdoms-refusals-adversary = The Adversary stands in this Shrine.
shadow_kingdoms-refusals-no_battle = With your dice and resources you cannot complete a Battle Plan there.
shadow_kingdoms-refusals-no_riftlands = This belongs to Riftlands, which is not part of this game.
shadow_kingdoms-refusals-champions_elsewhere = Champions are bought at the Champions Shrine, or taken by an effect.
shadow_kingdoms-refusals-champion_limit = You cannot have more than { $limit } Champions.
shadow_kingdoms-refusals-bought = Only one can be taken per visit.
shadow_kingdoms-refusals-cannot_pay = It costs { $cost ->
        [one] 1 Gold
       *[other] { $cost } Gold
    }, and you have { $gold }.
shadow_kingdoms-refusals-cannot_pay_magic = It costs { $cost ->
        [one] 1 Magic
       *[other] { $cost } Magic
    }, and you have { $magic }.
shadow_kingdoms-refusals-keep_magic = You need { $cost ->
        [one] 1 Magic
       *[other] { $cost } Magic
    } for the Champion itself.
shadow_kingdoms-refusals-empty_slot = There is no card there.
shadow_kingdoms-refusals-empty_deck = The deck is empty, so the card would come straight back.
shadow_kingdoms-refusals-other_row = Only { $kind } Champions can be taken now.
shadow_kingdoms-refusals-cycles_only = The Staff cycles a card; it does not take one.
shadow_kingdoms-refusals-works_by_itself = This works automatically when its moment comes.
shadow_kingdoms-refusals-plans_elsewhere = Plans are reserved at the Tactics Shrine, or by an effect.
shadow_kingdoms-refusals-battles_elsewhere = Plans are fought at your Camp.
shadow_kingdoms-refusals-cycling_elsewhere = Plans are cycled at the Tactics Shrine, and before and after a battle at your Camp, Champions at their Shrine; either also when an effect lets you take one.
shadow_kingdoms-refusals-no_slot = You have no open reserve slot.
shadow_kingdoms-refusals-plan_not_here = This plan is not in the line.
shadow_kingdoms-refusals-plan_not_met = Your dice do not satisfy this plan.
shadow_kingdoms-refusals-reserved_stays = A reserved plan stays in its slot until its owner fights it.
shadow_kingdoms-refusals-completed_stays = This plan has been completed.
shadow_kingdoms-refusals-must_stay_certain = After that you could no longer be certain of completing a plan, and at the Camp you must complete one.
shadow_kingdoms-refusals-must_battle = At the Camp a battle must be fought: choose its plan.
shadow_kingdoms-refusals-one_battle = One battle is fought per turn, and it is over.
shadow_kingdoms-refusals-slot_locked = A Conquest Marker covers this slot.
shadow_kingdoms-refusals-slot_full = There is a plan in this slot.
shadow_kingdoms-refusals-slots_elsewhere = A slot is chosen when a plan is reserved; its bonus can be paid for then, and not later.
shadow_kingdoms-refusals-awards_elsewhere = Awards are claimed at the Magic Shrine.
shadow_kingdoms-refusals-not_met = You do not meet the condition of this Award.
shadow_kingdoms-refusals-claimed = You have already claimed this Award.
shadow_kingdoms-refusals-not_in_play = This Award is not in play.
shadow_kingdoms-refusals-markers_elsewhere = A Conquest Marker leaves your board in a battle, or for an Award.
shadow_kingdoms-refusals-marker_gone = This marker has left your board.
shadow_kingdoms-refusals-limit_order = The limit of { $first_champion_limit } comes before that of { $last_champion_limit }.
shadow_kingdoms-refusals-alike = The Troop spaces are alike: take the other marker first.
shadow_kingdoms-refusals-areas_elsewhere = Areas are covered in a battle.
shadow_kingdoms-refusals-covered = This area is already covered.
shadow_kingdoms-refusals-chains_elsewhere = Chain bonuses are gained when an area is covered next to another.
shadow_kingdoms-refusals-no_such_chain = You have not earned that bonus, or you have already taken it.
shadow_kingdoms-refusals-dice_elsewhere = A die is taken on entering a Shrine, or by an effect.
shadow_kingdoms-refusals-other_shrine = The die comes from the Shrine that you have entered.
shadow_kingdoms-refusals-no_such_die = There is no such die.
shadow_kingdoms-refusals-no_such_own_die = You have no such die to choose.
shadow_kingdoms-refusals-extra_stays = The die on the extra space leaves it only in a battle.
shadow_kingdoms-refusals-room_elsewhere = A die goes to the bag only when there is no space for a new one.
shadow_kingdoms-refusals-spaces_elsewhere = The space is chosen when a die is taken and the extra space is empty.
shadow_kingdoms-refusals-last_die = The last die in the Shrine that you have entered must stay.
shadow_kingdoms-refusals-same_shrine = The die is already in this Shrine.
shadow_kingdoms-refusals-no_shrine = The die goes to another of the five Shrines.
shadow_kingdoms-refusals-changes_elsewhere = Dice are changed only while a plan is completed at your Camp.
shadow_kingdoms-refusals-flips_elsewhere = Gems are used only while a plan is completed at your Camp.
shadow_kingdoms-refusals-troops_elsewhere = Dice go on a plan only in a battle at your Camp.
shadow_kingdoms-refusals-does_not_fit = With this choice the dice do not satisfy the plan.
shadow_kingdoms-refusals-on_the_plan = Choose one of the dice as they are in the battle.
shadow_kingdoms-refusals-flips_first = Finish flipping dice; after that Magic changes them.
shadow_kingdoms-refusals-go_back = You have gone past this: undo your last choices to come back to it.
shadow_kingdoms-refusals-no_gem = You have no Gem.
shadow_kingdoms-refusals-beyond_faces = A die cannot go above 6 or below 1.
shadow_kingdoms-refusals-other_way = You have just changed this die the other way: undo that instead.
shadow_kingdoms-refusals-equal_die = An equal die beside it does the same: choose that one.
shadow_kingdoms-refusals-wilds_elsewhere = A die becomes Wild only in a battle, to satisfy its plan.
shadow_kingdoms-refusals-no_wild_source = This cannot stand for this die, or another die would be left without a source.
shadow_kingdoms-refusals-raises_elsewhere = Dice are raised only by a power, at its moment.
shadow_kingdoms-refusals-at_six = A 6 cannot be raised.
shadow_kingdoms-refusals-other_troop = Only { $troop } dice can be raised now.
shadow_kingdoms-refusals-orb_raises = One die is raised by 2, or two different ones by 1 each.
shadow_kingdoms-refusals-raises_by_one = One die is raised by 1.
shadow_kingdoms-refusals-keeps_elsewhere = A die can be kept only at the end of its battle.
shadow_kingdoms-refusals-not_in_battle = Only a die from this battle can be kept.
shadow_kingdoms-refusals-gems_elsewhere = A Gem is taken at the Gem Shrine.
shadow_kingdoms-refusals-magic_elsewhere = You gain { $shrine_magic } Magic at the Magic Shrine.
shadow_kingdoms-refusals-gold_elsewhere = Gold is gained at the Gold Shrine.
shadow_kingdoms-refusals-influence_elsewhere = This is chosen when the Orc gains an Instant Champion.
shadow_kingdoms-refusals-influence_or_gold = It is Influence or Gold.
shadow_kingdoms-refusals-nothing_to_pay = There is nothing to pay for now.
shadow_kingdoms-refusals-exchange_elsewhere = The Goblin turns Gold into Magic at the Gold Shrine.
shadow_kingdoms-refusals-exchange_limit = At most 3 Gold, no more than you have, and no more than fits as Magic.
shadow_kingdoms-refusals-exchange_gives_nothing = You cannot pay for it, or there is no room for what it gives.
shadow_kingdoms-refusals-rewards_elsewhere = Rewards are collected after a battle.
shadow_kingdoms-refusals-gains_first = Take the automatic gains before you leave.
shadow_kingdoms-refusals-gains_taken = You have already taken the automatic gains.
shadow_kingdoms-refusals-gem_elsewhere = The Gnoll gains this Gem after a battle.
shadow_kingdoms-refusals-no_room_for_gem = There is no Gem in the Shrine, or you have no space for it.
shadow_kingdoms-refusals-power_used = It has already been used.
shadow_kingdoms-refusals-power_over = It has been used, or does not work at this moment.
shadow_kingdoms-refusals-gives_nothing = Nothing would come of it now, or it may not be done here.
shadow_kingdoms-refusals-relics_elsewhere = Relics are claimed through rifts, or by an effect.
shadow_kingdoms-refusals-relics_stay = Active Relics change only when you gain one or the board is refilled.
shadow_kingdoms-refusals-relics_first = The board was refilled: Relics may be exchanged first.
shadow_kingdoms-refusals-relic_not_here = This Relic is not face up on the Riftlands board.
shadow_kingdoms-refusals-other_area = The Relic comes from the area of your rift.
shadow_kingdoms-refusals-not_active = This Relic is not active.
shadow_kingdoms-refusals-space_is_free = A space is free, so no Relic has to make way.
shadow_kingdoms-refusals-spaces_full = Both spaces are full: choose the Relic that makes way.
shadow_kingdoms-refusals-active_already = This Relic is already active.
shadow_kingdoms-refusals-not_in_stack = This Relic was not in your stack when the board was refilled.
shadow_kingdoms-refusals-staffs_elsewhere = Staffs are used right after your Warden has moved.
shadow_kingdoms-refusals-staff_needed = Without a Staff you could not be certain of completing a plan here.
shadow_kingdoms-refusals-rifts_elsewhere = Rifts are activated at the Riftlands Shrine.
shadow_kingdoms-refusals-chits = You have no chit left.
shadow_kingdoms-refusals-no_chit_here = You have no chit in this area.
shadow_kingdoms-refusals-same_area = The chit comes from this area.
shadow_kingdoms-refusals-dice_enough = The plan takes { $number } dice: take one back to send another.
shadow_kingdoms-refusals-no_gem_left = You have no Gem left: take a flip back to make another.
shadow_kingdoms-refusals-no_magic = You have no Magic.
shadow_kingdoms-refusals-no_magic_left = You have no Magic left: take a change back to make another.
shadow_kingdoms-refusals-take_back_instead = You have changed this die the other way: take that back instead.
shadow_kingdoms-refusals-sources_enough = { $number ->
        [one] One source is
       *[other] { $number } sources are
    } enough: take one back to use another.

## shadow_kingdoms-gauges: what a hint counts after its move and after the next best

shadow_kingdoms-gauges-points =
    { $amount ->
        [one] point
       *[other] points
    }
shadow_kingdoms-gauges-final =
    { $amount ->
        [one] point from End-game Champions
       *[other] points from End-game Champions
    }
shadow_kingdoms-gauges-battles =
    { $amount ->
        [one] completed battle
       *[other] completed battles
    }
shadow_kingdoms-gauges-dice =
    { $amount ->
        [one] die
       *[other] dice
    }
shadow_kingdoms-gauges-gold = Gold
shadow_kingdoms-gauges-magic = Magic
shadow_kingdoms-gauges-gems =
    { $amount ->
        [one] Gem
       *[other] Gems
    }
shadow_kingdoms-gauges-influence = Influence
shadow_kingdoms-gauges-champions =
    { $amount ->
        [one] Champion
       *[other] Champions
    }
shadow_kingdoms-gauges-reserved =
    { $amount ->
        [one] reserved plan
       *[other] reserved plans
    }

## shadow_kingdoms-reasons

shadow_kingdoms-reasons-points = It brings more points.
shadow_kingdoms-reasons-means = It leaves you better supplied.
shadow_kingdoms-reasons-dice = It leaves you better dice.
shadow_kingdoms-reasons-plans = It leaves you nearer to a good battle.
shadow_kingdoms-reasons-champions = It leaves you better Champions or Awards.
shadow_kingdoms-reasons-board = It leaves more of your board unlocked.
shadow_kingdoms-reasons-rivals_points =
    { $rivals ->
        [one] It keeps points from your rival.
       *[other] It keeps points from the others.
    }
shadow_kingdoms-reasons-rivals_means =
    { $rivals ->
        [one] It leaves your rival worse supplied.
       *[other] It leaves the others worse supplied.
    }
shadow_kingdoms-reasons-rivals_dice =
    { $rivals ->
        [one] It leaves your rival worse dice.
       *[other] It leaves the others worse dice.
    }
shadow_kingdoms-reasons-rivals_plans =
    { $rivals ->
        [one] It makes battles harder for your rival.
       *[other] It makes battles harder for the others.
    }
shadow_kingdoms-reasons-rivals_champions =
    { $rivals ->
        [one] It keeps Champions or Awards from your rival.
       *[other] It keeps Champions or Awards from the others.
    }
shadow_kingdoms-reasons-rivals_board =
    { $rivals ->
        [one] It keeps your rival's board locked.
       *[other] It keeps the others' boards locked.
    }

## shadow_kingdoms-cards: what is printed on cards, put together from what they do

shadow_kingdoms-cards-when-gain_champion = Whenever you gain a Champion: { $effect }
shadow_kingdoms-cards-when-gain_champion_instant = Whenever you gain an Instant Champion: { $effect }
shadow_kingdoms-cards-when-gain_chain_bonus = For each Chain bonus: { $effect }
shadow_kingdoms-cards-when-gain_gold = Each time you gain Gold from another source: { $effect }
shadow_kingdoms-cards-when-gain_magic = Each time you gain Magic from another source: { $effect }
shadow_kingdoms-cards-when-gain_influence = For each Influence you gain: { $effect }
shadow_kingdoms-cards-when-gain_or_spend_gem = For each Gem gained or spent: { $effect }
shadow_kingdoms-cards-when-gain_plan_from_line = Whenever you gain a Battle Plan from the line: { $effect }
shadow_kingdoms-cards-when-complete_plan = For each completed Battle Plan: { $effect }
    .with-kind = For each completed { $kind }: { $effect }
shadow_kingdoms-cards-when-battle_strength = In all battles: { $effect }
    .with-kind = In { $kind } battles: { $effect }
shadow_kingdoms-cards-when-battle_dice = In a battle: { $effect }
shadow_kingdoms-cards-when-battle_end = At the end of a battle: { $effect }
shadow_kingdoms-cards-when-pay_champion = Whenever you pay for a Champion: { $effect }
shadow_kingdoms-cards-when-pay_plan = Whenever you pay for a Battle Plan: { $effect }
shadow_kingdoms-cards-when-pay_reserve_bonus = For each reserve bonus: { $effect }
shadow_kingdoms-cards-when-visit = When your Warden moves to the { $shrine } Shrine: { $effect }
shadow_kingdoms-cards-when-draft_die = When you take a die: { $effect }
    .with-troop = When you take { $troop ->
            [orc] an
           *[other] a
        } { $troop } die: { $effect }
shadow_kingdoms-cards-when-gain_relic = For each Relic you gain: { $effect }
shadow_kingdoms-cards-when-place_chit = For each Expedition chit you place: { $effect }
shadow_kingdoms-cards-when-first_task = Right after your Warden has moved: { $effect }
shadow_kingdoms-cards-gain_influence = gain { $amount } Influence
shadow_kingdoms-cards-gain_magic = gain { $amount } Magic
shadow_kingdoms-cards-gain_gold = gain { $amount } Gold
shadow_kingdoms-cards-gain_gem = gain { $amount ->
        [one] 1 Gem
       *[other] { $amount } Gems
    }
shadow_kingdoms-cards-gain_vp = gain { $amount } VP
shadow_kingdoms-cards-strength = +{ $amount } Strength
shadow_kingdoms-cards-discount_gold = pay { $amount } Gold less
shadow_kingdoms-cards-extra_gem_space = { $amount } more { $amount ->
        [one] space
       *[other] spaces
    } for Gems
shadow_kingdoms-cards-extra_champion_limit = your Champion limit is { $amount } higher
shadow_kingdoms-cards-extra_die_space = { $amount ->
        [one] 1 more space for a die
       *[other] { $amount } more spaces for dice
    }
shadow_kingdoms-cards-extra_locked_die_space = { $amount } extra space for a die, which it leaves only in a battle
shadow_kingdoms-cards-repeat_shrine_action = perform its action twice
shadow_kingdoms-cards-die_from_shrine = take one die from any Shrine, without its action
shadow_kingdoms-cards-draft_champion = take one face-up Champion
    .with-kind = take one face-up { $kind } Champion
shadow_kingdoms-cards-buy_champion = buy one face-up Champion for its base cost
shadow_kingdoms-cards-reserve_free = reserve one Battle Plan without paying its cost
shadow_kingdoms-cards-draft_relic = take one face-up Relic
shadow_kingdoms-cards-cycle_plan = cycle one Battle Plan free of charge
shadow_kingdoms-cards-cycle_champion = cycle one face-up Champion free of charge
shadow_kingdoms-cards-cycle_relic = cycle one face-up Relic free of charge
shadow_kingdoms-cards-roll_up_any = raise any one of your dice by { $amount }
shadow_kingdoms-cards-roll_up_gained_die = raise it by { $amount }
shadow_kingdoms-cards-roll_up_own_troop = raise one of your dice of this kind by 2, or two of them by 1 each
shadow_kingdoms-cards-wild_die_of_troop = count one { $troop } die as Wild
shadow_kingdoms-cards-wild_any = count any one die as Wild
shadow_kingdoms-cards-gold_to_magic_max = turn up to { $amount } Gold into as much Magic
shadow_kingdoms-cards-gain_gem_after_battle = gain { $amount ->
        [one] 1 Gem
       *[other] { $amount } Gems
    }, not for use in this battle
shadow_kingdoms-cards-keep_die_reroll_then_raise = keep one die of it: roll it, raise it by { $amount }, and put it on an open space
shadow_kingdoms-cards-move_die_between_shrines = put one die of a Shrine into another Shrine
shadow_kingdoms-cards-move_own_chit = move one of your chits to another rift area
shadow_kingdoms-cards-may = you may { $effect }
shadow_kingdoms-cards-more = { $effect } more
shadow_kingdoms-cards-paid = pay { $price }: { $effect }
shadow_kingdoms-cards-price-gold = { $amount } Gold
shadow_kingdoms-cards-price-magic = { $amount } Magic
shadow_kingdoms-cards-price-per_champion = 1 Magic for each { $kind } Champion you have
shadow_kingdoms-cards-on_place = { $text } When { $troop ->
        [orc] an
       *[other] a
    } { $troop } die is put there: { $effect }.
shadow_kingdoms-cards-overlay = { $always } To unlock: { $power }
shadow_kingdoms-cards-overlay_name = { $troop } overlay
shadow_kingdoms-cards-plan = { $kind }: { $icons }.
shadow_kingdoms-cards-counted-completed_plans = completed Battle Plan
shadow_kingdoms-cards-counted-completed_plans_of_type = completed { $kind }
shadow_kingdoms-cards-counted-icons_on_completed_plans = { $kind } icon on your completed plans
shadow_kingdoms-cards-counted-champions = Champion you have
shadow_kingdoms-cards-counted-champions_of_type = { $kind } Champion you have
shadow_kingdoms-cards-counted-gold = Gold
shadow_kingdoms-cards-counted-magic = Magic
shadow_kingdoms-cards-counted-influence = Influence
shadow_kingdoms-cards-counted-gems = Gem you have
shadow_kingdoms-cards-counted-dice_on_board = die on your player board
shadow_kingdoms-cards-counted-reserved_plans = plan still reserved
shadow_kingdoms-cards-counted-own_markers_on_awards = marker of yours on an Award
shadow_kingdoms-cards-counted-own_chits_on_board = chit of yours in the rift areas
shadow_kingdoms-cards-counted-relics = Relic you have
shadow_kingdoms-cards-counted-chain_bonuses_earned = Chain bonus you earned
shadow_kingdoms-cards-rounded_up = { $number } { $unit }, rounded up
shadow_kingdoms-cards-above = { $unit } above { $number }
shadow_kingdoms-cards-at_most = { $unit }, at most { $number }
shadow_kingdoms-cards-score = { $points } VP for each { $unit }.
shadow_kingdoms-cards-score_of_each = { $points } VP if you completed { $number } plans of each Battle Type.
shadow_kingdoms-cards-award-pattern = Markers on your map in the shape shown, turned or mirrored.
shadow_kingdoms-cards-award-plans_of_type = { $count } completed { $kind } plans.
shadow_kingdoms-cards-award-plans_of_size = { $count } completed plans with { $size } icons.
shadow_kingdoms-cards-award-icons_of_each_troop = { $count } icons of each Troop Type on your completed plans.
shadow_kingdoms-cards-award-gems = { $count } Gems.
shadow_kingdoms-cards-award-champions = { $count } Champions.
shadow_kingdoms-cards-award-influence = Influence { $count }.
shadow_kingdoms-cards-award-gold_and_magic = { $gold } Gold and { $magic } Magic.
shadow_kingdoms-cards-award-dice_of_different_troops = Dice of { $count } different Troop Types.
shadow_kingdoms-cards-award-chits_by_area = Chits in different rift areas: { $areas }.
shadow_kingdoms-cards-award-chits_total = { $count } chits in the rift areas in total.
shadow_kingdoms-cards-award-relic_types = Relics of { $count } different types.

## shadow_kingdoms-totals: what is counted while several things are picked

shadow_kingdoms-totals-die = Dice
shadow_kingdoms-totals-strength = Strength, counting up to
shadow_kingdoms-totals-wild = Dice made Wild
shadow_kingdoms-totals-gem = Gems used
shadow_kingdoms-totals-magic = Magic used
shadow_kingdoms-totals-dragon_orb = Raised by

## shadow_kingdoms-notes: what is already known about something that can be picked

shadow_kingdoms-notes-needs_wild = needs a Wild source
shadow_kingdoms-notes-after_flip = once it is flipped
shadow_kingdoms-notes-with_another = together with another die

## shadow_kingdoms-tempers: what a bot leans to where moves seem equally good

shadow_kingdoms-tempers-builder = Where two moves seem equally good, it takes the one that brings it more Champions and Gems.
shadow_kingdoms-tempers-raider = Where two moves seem equally good, it takes the one that brings its next battle nearer.

## terminal: what the parts of the table are called

shadow_kingdoms-terminal-round = Round
shadow_kingdoms-terminal-end_triggered = Last round
shadow_kingdoms-terminal-shrines = Shrines
shadow_kingdoms-terminal-id = { "" }
shadow_kingdoms-terminal-dice = Dice
shadow_kingdoms-terminal-wardens = Wardens
shadow_kingdoms-terminal-gems = Gems
shadow_kingdoms-terminal-line = Battle Plans
shadow_kingdoms-terminal-cost = Price
shadow_kingdoms-terminal-plan = Plan
shadow_kingdoms-terminal-rows = Champions
shadow_kingdoms-terminal-type = { "" }
shadow_kingdoms-terminal-slots = Reserve
shadow_kingdoms-terminal-awards = Awards
shadow_kingdoms-terminal-award = Award
shadow_kingdoms-terminal-circles = Pays
shadow_kingdoms-terminal-seats = claimed by
shadow_kingdoms-terminal-rifts = Rifts
shadow_kingdoms-terminal-ranks = Points
shadow_kingdoms-terminal-relics = Relics
shadow_kingdoms-terminal-chits = Chits
shadow_kingdoms-terminal-adversary = Adversary
shadow_kingdoms-terminal-plans = Plans
shadow_kingdoms-terminal-battle = Battle
shadow_kingdoms-terminal-combined = Strength
shadow_kingdoms-terminal-total = counts
shadow_kingdoms-terminal-points = Points
shadow_kingdoms-terminal-troop = Monsters
shadow_kingdoms-terminal-place = Warden at
shadow_kingdoms-terminal-gold = Gold
shadow_kingdoms-terminal-magic = Magic
shadow_kingdoms-terminal-influence = Influence
shadow_kingdoms-terminal-gem_limit = room for Gems
shadow_kingdoms-terminal-extra_die = Extra space
shadow_kingdoms-terminal-is_open = Open
shadow_kingdoms-terminal-completed = Completed
shadow_kingdoms-terminal-champions = Champions
shadow_kingdoms-terminal-champion_limit = room for Champions
shadow_kingdoms-terminal-active_relics = Active Relics
shadow_kingdoms-terminal-relic_stack = Relics on the stack
shadow_kingdoms-terminal-chits_left = Chits left
shadow_kingdoms-terminal-map = Campaign Map
shadow_kingdoms-terminal-name = { "" }
shadow_kingdoms-terminal-areas = Areas
shadow_kingdoms-terminal-row = Row
shadow_kingdoms-terminal-column = Column
shadow_kingdoms-terminal-kind = Area
shadow_kingdoms-terminal-covered = Covered
shadow_kingdoms-terminal-markers = Still locked
shadow_kingdoms-terminal-rows-slots = { "" }
