### Dragon Valley.

## dragon_valley

dragon_valley-title = Dragon Valley
dragon_valley-blurb = Divide the king's aid, hold your barony against rams, orcs and dragons, and besiege the territories beyond the pass.

## dragon_valley-choices

dragon_valley-choices-mode = Mode
dragon_valley-choices-solo = Rival for solo play (unofficial)

## dragon_valley-values

dragon_valley-values-for_glory = For Glory
dragon_valley-values-dragon_hunt = Dragon Hunt
dragon_valley-values-eradication = Eradication
dragon_valley-values-eminent_death = Eminent Death
dragon_valley-values-none = none
dragon_valley-values-squire = Squire
dragon_valley-values-baron = Baron: starts with { $start_of_baron } points
dragon_valley-values-marshal = Marshal: starts with { $start_of_marshal } points

## dragon_valley-notes: what the options mean, where they are chosen

dragon_valley-notes-mode = For Glory: most points win once somebody has { $end_score }. Dragon Hunt: conquering Dragon Mountain wins at once, from { $mountain_score } points on. Eradication: most territories win, and you besiege one at a time. Eminent Death: units that fall are gone for good, and an empty bag ends the game.
dragon_valley-notes-solo = The two-player game against one bot that starts with points, and a rank for your lead at the end.

## dragon_valley-words

dragon_valley-words-pass = the Mountain Pass
    .on = in the Mountain Pass
dragon_valley-words-keep = the Keep
    .on = in the Keep
dragon_valley-words-a1 = A1
    .on = on A1
dragon_valley-words-b1 = B1
    .on = on B1
dragon_valley-words-c1 = C1
    .on = on C1
dragon_valley-words-a2 = A2
    .on = on A2
dragon_valley-words-b2 = B2
    .on = on B2
dragon_valley-words-c2 = C2
    .on = on C2
dragon_valley-words-a3 = A3
    .on = on A3
dragon_valley-words-b3 = B3
    .on = on B3
dragon_valley-words-c3 = C3
    .on = on C3
dragon_valley-words-a4 = A4
    .on = on A4
dragon_valley-words-b4 = B4
    .on = on B4
dragon_valley-words-c4 = C4
    .on = on C4
dragon_valley-words-a5 = A5
    .on = on A5
dragon_valley-words-b5 = B5
    .on = on B5
dragon_valley-words-c5 = C5
    .on = on C5
dragon_valley-words-a6 = A6
    .on = on A6
dragon_valley-words-b6 = B6
    .on = on B6
dragon_valley-words-ward_1 = Castle Ward 1
    .on = in Castle Ward 1
dragon_valley-words-ward_2 = Castle Ward 2
    .on = in Castle Ward 2
dragon_valley-words-cellar = the Cellar
    .on = in the Cellar
dragon_valley-words-t1 = location 1
    .on = at location 1
dragon_valley-words-t2 = location 2
    .on = at location 2
dragon_valley-words-t3 = location 3
    .on = at location 3
dragon_valley-words-t4 = location 4
    .on = at location 4
dragon_valley-words-t5 = location 5
    .on = at location 5
dragon_valley-words-t6 = location 6
    .on = at location 6
dragon_valley-words-t7 = location 7
    .on = at location 7
dragon_valley-words-t8 = location 8
    .on = at location 8
dragon_valley-words-t9 = location 9
    .on = at location 9
dragon_valley-words-kill = a battle won
dragon_valley-words-cliff = an enemy over the cliff
dragon_valley-words-defensive_fire = Defensive Fire
dragon_valley-words-entry = an enemy in the castle
dragon_valley-words-rebellion = a rebellion
dragon_valley-words-prisoners = prisoners
dragon_valley-words-crown = a territory
dragon_valley-words-taken_siege = a siege that was taken over
dragon_valley-words-selection = Selection
dragon_valley-words-deployment = Deployment
dragon_valley-words-special_events = Special Events
dragon_valley-words-action = Actions
dragon_valley-words-advance_enemies = The enemies advance
dragon_valley-words-round_end = Round End
dragon_valley-words-score = the King's Castle has been reached
dragon_valley-words-dragon_mountain = Dragon Mountain has fallen
dragon_valley-words-conquest = the territories are conquered
dragon_valley-words-bag = the bag is empty
dragon_valley-words-rounds = the last round is over
dragon_valley-words-points = points
dragon_valley-words-territories = conquered territories
dragon_valley-words-buildings = standing buildings
dragon_valley-words-fewest_kept_enemies = the fewest enemies kept
dragon_valley-words-arc_jewel = Arc Jewel
dragon_valley-words-moat_and_ferry = Moat and Ferry
dragon_valley-words-wall = Wall
dragon_valley-words-moat_arc_wall = Moat Arc Wall
dragon_valley-words-tower = Tower
dragon_valley-words-blacksmith = Blacksmith
dragon_valley-words-carpenter = Carpenter
dragon_valley-words-fletcher = Fletcher
dragon_valley-words-stable = Stable
dragon_valley-words-chapel = Chapel
dragon_valley-words-royal_guard = Royal Guard
dragon_valley-words-sappers = Sappers
dragon_valley-words-scout_house = Scout House
dragon_valley-words-dungeon = Dungeon
dragon_valley-words-blessing = Blessing
dragon_valley-words-charge = Charge!
dragon_valley-words-claimed = Claimed
dragon_valley-words-construction = Construction
dragon_valley-words-invasion = Invasion
dragon_valley-words-kings_envoy = King's Envoy
dragon_valley-words-loyalty_change = Loyalty Change
dragon_valley-words-lucky_day = Lucky Day
dragon_valley-words-remodel = Remodel
dragon_valley-words-smite = Smite
dragon_valley-words-squashed_rebellion = Squashed Rebellion
dragon_valley-words-trebuchet = Trebuchet
dragon_valley-words-archer = Archer
dragon_valley-words-knight = Knight
dragon_valley-words-battering_ram = Battering Ram
dragon_valley-words-orc = Orc Army
dragon_valley-words-dragon = Dragon

## dragon_valley-questions

dragon_valley-questions-choose_partner = Name your partner for the Selection.
dragon_valley-questions-choose_role = Divide, or let your partner divide and choose first?
dragon_valley-questions-assign_item = Divide the items into piles.
dragon_valley-questions-choose_pile = Take a pile.
dragon_valley-questions-lucky_pick = Lucky Day: you may keep one of these cards.
dragon_valley-questions-loyalty_give = Loyalty Change: which of your units do you give?
dragon_valley-questions-loyalty_player = Loyalty Change: with whom?
dragon_valley-questions-loyalty_take = Loyalty Change: which unit do you take?
dragon_valley-questions-chapel_answer = An exchange is proposed. Use your Chapel?
dragon_valley-questions-smite = Smite: which enemy is destroyed?
dragon_valley-questions-sap = Sappers: name a building, or pass.
dragon_valley-questions-turn_menu = Your turn: one action, and your cards.
dragon_valley-questions-move_unit = Move: choose units, or finish.
dragon_valley-questions-move_to = Where do they go?
dragon_valley-questions-move_count = How many go?
dragon_valley-questions-give_up_unit = Which unit is lost?
dragon_valley-questions-take_from = Which unit joins to take the siege?
dragon_valley-questions-relocate_to = Where do they go on together?
dragon_valley-questions-charge_now = Charge! Move all units once more?
dragon_valley-questions-battle_enemy = Battle: which enemy is engaged?
    .with-unit-place = { $unit } { $place-on }: which enemy does it engage?
    .with-place = Battle { $place-on }: which enemy is engaged?
dragon_valley-questions-battle_unit = Battle: which unit fights?
    .with-enemy-place = { $enemy } { $place-on }: which of your units fights it?
dragon_valley-questions-battle_extra = Battle: engage one more?
    .with-unit-place = { $unit } { $place-on }: engage one more?
dragon_valley-questions-build_name = Build: which building?
dragon_valley-questions-build_place = Build: where?
dragon_valley-questions-construction_now = Construction: build a second name as well?
dragon_valley-questions-claimed = Claimed: look at a tile, or claim a siege.
dragon_valley-questions-scout_first = Scout House: the tiles to look at.
dragon_valley-questions-scout_second = Scout House: the second tile.
dragon_valley-questions-defensive_fire = Defensive Fire: from which building?
dragon_valley-questions-blessing = Blessing: which unit is blessed?
dragon_valley-questions-remodel_mode = Remodel: what?
dragon_valley-questions-remodel_name = Remodel: which building?
dragon_valley-questions-remodel_pick = Remodel: which tiles?
dragon_valley-questions-remodel_place = Remodel: where does it go?
dragon_valley-questions-swap_first = Remodel: which tile is swapped?
dragon_valley-questions-swap_second = Remodel: for which?
dragon_valley-questions-swap_place = Remodel: where is the new tile built?
dragon_valley-questions-rebellion_cash = Turn the prisoners into points?
dragon_valley-questions-guard_now = The enemies advance. Use your Royal Guard?
dragon_valley-questions-advance_pick = The enemies advance: who moves next?
dragon_valley-questions-advance_join = Who goes along as a group?
dragon_valley-questions-tower_pick = The Tower falls: who falls with it?

## dragon_valley-asked

dragon_valley-asked-choose_partner = { $seat } names a partner.
dragon_valley-asked-choose_role = { $seat } decides who divides.
dragon_valley-asked-assign_item = { $seat } divides.
dragon_valley-asked-choose_pile = { $seat } takes a pile.
dragon_valley-asked-lucky_pick = { $seat } has a Lucky Day.
dragon_valley-asked-loyalty_give = { $seat } may exchange a unit.
dragon_valley-asked-loyalty_player = { $seat } may exchange a unit.
dragon_valley-asked-loyalty_take = { $seat } may exchange a unit.
dragon_valley-asked-chapel_answer = { $seat } may use a Chapel.
dragon_valley-asked-smite = { $seat } smites an enemy.
dragon_valley-asked-sap = { $seat } may use Sappers.
dragon_valley-asked-turn_menu = { $seat } takes a turn.
dragon_valley-asked-move_unit = { $seat } moves.
dragon_valley-asked-move_to = { $seat } moves.
dragon_valley-asked-move_count = { $seat } moves.
dragon_valley-asked-give_up_unit = { $seat } gives up a siege.
dragon_valley-asked-take_from = { $seat } takes a siege.
dragon_valley-asked-relocate_to = { $seat } moves on.
dragon_valley-asked-charge_now = { $seat } may charge.
dragon_valley-asked-battle_enemy = { $seat } fights.
dragon_valley-asked-battle_unit = { $seat } fights.
dragon_valley-asked-battle_extra = { $seat } fights.
dragon_valley-asked-build_name = { $seat } builds.
dragon_valley-asked-build_place = { $seat } builds.
dragon_valley-asked-construction_now = { $seat } may build more.
dragon_valley-asked-claimed = { $seat } uses Claimed.
dragon_valley-asked-scout_first = { $seat } sends scouts.
dragon_valley-asked-scout_second = { $seat } sends scouts.
dragon_valley-asked-defensive_fire = { $seat } sets Defensive Fire.
dragon_valley-asked-blessing = { $seat } blesses a unit.
dragon_valley-asked-remodel_mode = { $seat } remodels.
dragon_valley-asked-remodel_name = { $seat } remodels.
dragon_valley-asked-remodel_pick = { $seat } remodels.
dragon_valley-asked-remodel_place = { $seat } remodels.
dragon_valley-asked-swap_first = { $seat } remodels.
dragon_valley-asked-swap_second = { $seat } remodels.
dragon_valley-asked-swap_place = { $seat } remodels.
dragon_valley-asked-rebellion_cash = { $seat } decides about prisoners.
dragon_valley-asked-guard_now = { $seat } may use a Royal Guard.
dragon_valley-asked-advance_pick = { $seat } leads the enemies.
dragon_valley-asked-advance_join = { $seat } leads the enemies.
dragon_valley-asked-tower_pick = { $seat } decides who falls with the Tower.

## dragon_valley-options: one for each question, or for each word of the key where a question has several

dragon_valley-options-choose_partner = Take { $other } as partner
dragon_valley-options-choose_role-divide = Divide
dragon_valley-options-choose_role-choose = Let the partner divide, and choose
dragon_valley-options-assign_item = { $item } to pile { $pile }
dragon_valley-options-choose_pile = Take pile { $pile }
dragon_valley-options-lucky_pick-card = Keep { $card }
dragon_valley-options-lucky_pick-none = Keep none
dragon_valley-options-loyalty_give = Give the { $unit } { $place-on }
dragon_valley-options-loyalty_give-decline = Exchange nothing
dragon_valley-options-loyalty_player = Exchange with { $other }
dragon_valley-options-loyalty_take = Take the { $unit } { $place-on }
dragon_valley-options-chapel_answer-block = Use the Chapel: no exchange
dragon_valley-options-chapel_answer-allow = Allow the exchange
dragon_valley-options-smite = Destroy the { $enemy } { $place-on }
dragon_valley-options-sap = Sap { $building }
dragon_valley-options-sap-pass = Pass
dragon_valley-options-turn_menu-move = Move units
dragon_valley-options-turn_menu-build = Build
dragon_valley-options-turn_menu-recharge = Recharge all fraternal buildings
dragon_valley-options-turn_menu-card = Use { $card }
dragon_valley-options-turn_menu-guard = Use the Royal Guard
dragon_valley-options-turn_menu-scout = Send scouts
dragon_valley-options-turn_menu-end_turn = End the turn
dragon_valley-options-move_unit = Move from { $place }: { $unit }
dragon_valley-options-move_unit-blessed = Move from { $place }: the blessed { $unit }
dragon_valley-options-move_unit-give_up = Give up the siege of { $place }
dragon_valley-options-move_unit-take = Take the siege of { $place }
dragon_valley-options-move_unit-relocate = Move everyone on from { $place } with the marker
dragon_valley-options-move_unit-done = Done moving
dragon_valley-options-move_to = { $unit } to { $place }
dragon_valley-options-move_count = { $number ->
        [one] 1 unit
       *[other] { $number } units
    } to { $place }
dragon_valley-options-give_up_unit = Lose the { $unit }
dragon_valley-options-take_from = { $unit } from { $place }
dragon_valley-options-take_from-blessed = The blessed { $unit } from { $place }
dragon_valley-options-relocate_to = Go on to { $place }
dragon_valley-options-charge_now-yes = Charge!
dragon_valley-options-charge_now-no = Do not charge
dragon_valley-options-battle_enemy = Engage the { $enemy } { $place-on }
dragon_valley-options-battle_enemy-done = No more battles here
dragon_valley-options-battle_unit = The { $unit } fights
dragon_valley-options-battle_unit-blessed = The blessed { $unit } fights
dragon_valley-options-battle_extra = Also engage: { $enemy }
dragon_valley-options-battle_extra-done = No more
dragon_valley-options-build_name = Build { $building }
dragon_valley-options-build_place = { $building } { $place-on }
dragon_valley-options-build_place-done = Done building
dragon_valley-options-construction_now = Also build { $building }
dragon_valley-options-construction_now-no = Build nothing else
dragon_valley-options-claimed-look = Look at { $place }
dragon_valley-options-claimed-claim = Claim { $place }
dragon_valley-options-scout_first = Look at { $place }
dragon_valley-options-scout_second = Look at { $place }
dragon_valley-options-defensive_fire = Fire from { $place }
dragon_valley-options-blessing = Bless the { $unit } { $place-on }
dragon_valley-options-remodel_mode-move = Move tiles of one name
dragon_valley-options-remodel_mode-remove = Take back tiles of one name
dragon_valley-options-remodel_mode-swap = Swap one tile
dragon_valley-options-remodel_mode-no_effect = Change nothing
dragon_valley-options-remodel_name = { $building }
dragon_valley-options-remodel_pick = The tile { $place-on }
dragon_valley-options-remodel_pick-done = No more tiles
dragon_valley-options-remodel_place = To { $place }
    .with-building = { $building } to { $place }
dragon_valley-options-swap_first = The tile { $place-on }
dragon_valley-options-swap_second = With the tile { $place-on }
dragon_valley-options-swap_second-supply = With { $building } from the supply
dragon_valley-options-swap_place = Build { $place-on }
    .with-building = { $building } { $place-on }
dragon_valley-options-rebellion_cash-cash = Turn all prisoners into points
dragon_valley-options-rebellion_cash-keep = Keep them
dragon_valley-options-guard_now-yes = Use the Royal Guard
dragon_valley-options-guard_now-no = Leave it
dragon_valley-options-advance_pick = { $enemy } from { $place }
dragon_valley-options-advance_join = Goes along: { $enemy }
dragon_valley-options-advance_join-go = Go
dragon_valley-options-tower_pick = Falls with the Tower: { $enemy }

## dragon_valley-cautions: what is said before an option is taken

dragon_valley-cautions-no_action = You have not taken an action this turn. End it anyway?

## dragon_valley-confirm: what an option spends or gives away at once

dragon_valley-confirm-takes_pile = All that is in it is yours then, enemies included. It cannot be taken back.
dragon_valley-confirm-keeps_none = All three cards are discarded. It cannot be taken back.
dragon_valley-confirm-lets_go = The card then does nothing. It cannot be taken back.
dragon_valley-confirm-ends_turn = Nothing is left to do after this: your turn ends, the round goes on, and it cannot be taken back.

## dragon_valley-log

dragon_valley-log-dealt = { $seat } is dealt { $card ->
        [charge] Charge!
       *[other] { $card }.
    }
dragon_valley-log-round = Round { $round }: { $seat } is King's Favored.
dragon_valley-log-phase = { $phase }.
dragon_valley-log-partner = { $seat } takes { $other } as partner.
dragon_valley-log-castellan = { $seat } divides, { $other } chooses.
dragon_valley-log-drew = Items are drawn for the division.
dragon_valley-log-divided = { $seat } has divided.
dragon_valley-log-took_pile = { $seat } takes pile { $pile }.
dragon_valley-log-revealed = Lucky Day of { $seat }: { $card ->
        [charge] Charge!
       *[other] { $card }.
    }
dragon_valley-log-kept_card = { $seat } keeps { $card ->
        [charge] Charge!
       *[other] { $card }.
    }
dragon_valley-log-exchanged = { $seat } and { $other } exchange units: { $unit } for { $taken }.
dragon_valley-log-sapped = { $seat } saps { $building }.
dragon_valley-log-turn = { $seat } takes a turn.
dragon_valley-log-advance = The enemies of { $seat } advance.
dragon_valley-log-scored = { $seat }: { $points ->
        [-1] −1 point
        [-2] −2 points
        [-3] −3 points
        [-4] −4 points
        [1] 1 point
       *[other] { $points } points
    } for { $reason }.
dragon_valley-log-friend_destroyed = { $seat } loses the { $unit } { $place-on }.
dragon_valley-log-foes_destroyed = { $seat }: { $cubes } × { $enemy } destroyed { $place-on }.
dragon_valley-log-foes_kept = { $cubes } × { $enemy } reached the Keep and { $cubes ->
        [one] is
       *[other] are
    } kept by { $seat }.
dragon_valley-log-foes_moved = { $enemy } of { $seat }: { $from } to { $place }{ $cubes ->
        [one] {""}
       *[other] {" "}({ $cubes } cubes)
    }.
dragon_valley-log-marched = { $seat } moves { $cubes ->
        [one] 1 unit
       *[other] { $cubes } units
    } ({ $unit }) from { $from } to { $place }.
dragon_valley-log-battle = { $seat } fights { $place-on } with the { $unit }.
dragon_valley-log-built = { $seat } builds { $building } { $place-on }.
dragon_valley-log-taken_back = { $seat } takes back { $building } { $place-on }.
dragon_valley-log-moved_building = { $seat } moves { $building } to { $place }.
dragon_valley-log-building_destroyed = { $seat } loses { $building } { $place-on }.
dragon_valley-log-used_building = { $seat } uses { $building }.
dragon_valley-log-recharged = { $seat } recharges the fraternal buildings.
dragon_valley-log-used_card = { $seat } uses { $card ->
        [charge] Charge!
       *[other] { $card }.
    }
dragon_valley-log-looked = { $seat } looks at { $place }.
    .with-territory = { $seat } looks at { $place }: { $territory }.
dragon_valley-log-turned_up = { $territory } is revealed { $place-on }.
dragon_valley-log-claimed = { $seat } claims { $place }.
dragon_valley-log-gave_up = { $seat } gives up the siege of { $place }.
dragon_valley-log-conquered = { $seat } conquers { $territory } { $place-on }.
dragon_valley-log-blessed = { $seat } blesses the { $unit } { $place-on }.
dragon_valley-log-fire_set = { $seat } sets Defensive Fire { $place-on }.
dragon_valley-log-prisoner = { $seat } has { $cubes ->
        [one] 1 prisoner
       *[other] { $cubes } prisoners
    }.
dragon_valley-log-passed = { $seat } takes no action.
dragon_valley-log-nothing_to_do = { $seat } has nothing to move, build or recharge: no action this turn.
dragon_valley-log-nothing_left = { $seat } has nothing left to do: the turn is over.
dragon_valley-log-laid_off = { $seat } discards { $card } unused.
dragon_valley-log-last_round = { $seat } ends the turn with { $score } points: this round is the last.
dragon_valley-log-tie = First place is tied on { $criterion }.
dragon_valley-log-tie_break = The tie is broken by { $criterion }.
dragon_valley-log-tie_shared = Nothing breaks the tie: the victory is shared.
dragon_valley-log-game_over = The game is over: { $ending }.

## dragon_valley-account

dragon_valley-account-start = Points at the start
dragon_valley-account-kill = Battles won
dragon_valley-account-cliff = Enemies over the cliff
dragon_valley-account-defensive_fire = Defensive Fire
dragon_valley-account-entry = Enemies in the castle
dragon_valley-account-rebellion = Rebellions
dragon_valley-account-prisoners = Prisoners
dragon_valley-account-crown = Territories
dragon_valley-account-taken_siege = Sieges that were taken over
dragon_valley-account-territories = { $number ->
        [one] 1 territory
       *[other] { $number } territories
    } conquered
dragon_valley-account-buildings = { $number ->
        [one] 1 building
       *[other] { $number } buildings
    } standing
dragon_valley-account-kept_enemies = { $number ->
        [one] 1 enemy that reached the Keep
       *[other] { $number } enemies that reached the Keep
    }

## dragon_valley-verdicts

dragon_valley-verdicts-routed = Routed. (Solo play is unofficial.)
dragon_valley-verdicts-held_the_pass = You held the pass. (Solo play is unofficial.)
dragon_valley-verdicts-kings_champion = King's champion! (Solo play is unofficial.)
dragon_valley-verdicts-lord_of_the_valley = Lord of the valley! (Solo play is unofficial.)
dragon_valley-verdicts-won = Won. (Solo play is unofficial.)
dragon_valley-verdicts-shared = A shared victory. (Solo play is unofficial.)
dragon_valley-verdicts-lost = Lost. (Solo play is unofficial.)

## dragon_valley-refusals: why something cannot be chosen

dragon_valley-refusals-solo_takes_two = Unofficial solo play needs two seats: yours and the rival's.
dragon_valley-refusals-not_your_turn = It is another player's decision now.
dragon_valley-refusals-not_yours = You can command only your own units and your own barony.
dragon_valley-refusals-action_taken = You have already taken your action this turn.
dragon_valley-refusals-kind_taken = You have already taken this kind of action this turn.
dragon_valley-refusals-effort_used = You have already used one of Charge!, Construction and King's Envoy this turn; only one of them works in a turn.
dragon_valley-refusals-action_first = Choose the action first: move, build or recharge.
dragon_valley-refusals-no_unit = You have no unit to move.
dragon_valley-refusals-nothing_to_build = No tile in your supply has a free space of its terrain.
dragon_valley-refusals-nothing_to_recharge = None of your fraternal buildings is face down.
dragon_valley-refusals-card_not_held = You do not hold this card.
dragon_valley-refusals-nobody_to_bless = You have no unit in your barony that could be blessed.
dragon_valley-refusals-nothing_to_claim = There is no face-down tile, and you are besieging none that you could claim.
dragon_valley-refusals-nothing_to_fire_from = You have no working defensive building to fire from.
dragon_valley-refusals-nothing_to_remodel = You have no standing building to remodel.
dragon_valley-refusals-charge_later = Charge! is offered after the first movement of your Move action.
dragon_valley-refusals-construction_later = Construction is offered when you have built the tiles of the first name.
dragon_valley-refusals-invasion_later = Invasion takes effect automatically when your enemies have advanced.
dragon_valley-refusals-envoy_by_action = King's Envoy is used by choosing a second action, of a different kind from the first.
dragon_valley-refusals-events_only = This card is used only in the Special Events phase.
dragon_valley-refusals-guard_active = A Royal Guard is already active.
dragon_valley-refusals-no_guard = You have no Royal Guard.
dragon_valley-refusals-no_scouts = You have no Scout House.
dragon_valley-refusals-all_tiles_seen = There are no face-down tiles left.
dragon_valley-refusals-is_sapped = It is sapped: it has no effect this round.
dragon_valley-refusals-lies_face_down = It is face down. A Recharge action turns it up again.
dragon_valley-refusals-enemies_are_not_led = Enemies move only when they advance.
dragon_valley-refusals-units_first = First choose the units that go there.
dragon_valley-refusals-no_unit_there = None of your units is there.
dragon_valley-refusals-stays_in_siege = Units leave a besieged tile only when the siege is given up.
dragon_valley-refusals-stays_this_turn = Units left over from a siege that you completed this turn stay where they are until your next turn.
dragon_valley-refusals-has_moved = These units have already moved or fought in this movement.
dragon_valley-refusals-must_withdraw = Units that gave up a siege must leave first.
dragon_valley-refusals-not_your_siege = You are not besieging a tile there.
dragon_valley-refusals-is_being_taken = You are taking this siege: it must be completed.
dragon_valley-refusals-just_entered = A unit has entered this tile in this movement, so the siege cannot be given up now.
dragon_valley-refusals-own_siege = You are besieging this tile yourself: your units may simply enter it.
dragon_valley-refusals-nobody_besieges = Nobody is besieging this tile: there is no siege to take.
dragon_valley-refusals-cannot_complete = The units that can reach this tile do not complete the siege.
dragon_valley-refusals-mountain_too_high = Dragon Mountain cannot be conquered with fewer than { $mountain_score } points.
dragon_valley-refusals-not_emptied = Only units on an emptied location of yours move on with their marker.
dragon_valley-refusals-marker_is_free = You have a free marker: these units can move one by one.
dragon_valley-refusals-no_tile_to_enter = There is no tile they could enter.
dragon_valley-refusals-no_marker = Both your markers are on territories.
dragon_valley-refusals-one_siege = In Eradication you may besiege only one tile at a time.
dragon_valley-refusals-tile_claimed = Another player has claimed this tile.
dragon_valley-refusals-besieged_by_other = Another player is besieging this tile: you may enter only by taking the siege, which has to complete it.
dragon_valley-refusals-just_given_up = Your units have just given up this tile.
dragon_valley-refusals-no_tile = There is no tile there any more.
dragon_valley-refusals-tile_too_far = It is too far: only the Mountain Pass leads to the territories.
dragon_valley-refusals-one_step = Units that give up a siege take only one step: to the Mountain Pass or onto a tile.
dragon_valley-refusals-nobody_to_fight = There is no enemy there that could be fought.
dragon_valley-refusals-too_far = It is too far for this unit.
dragon_valley-refusals-enemy_in_the_way = An enemy stands in the way: a unit that meets it has to stop there.
dragon_valley-refusals-wrong_terrain = The terrain does not allow this building there.
dragon_valley-refusals-site_taken = There is another tile there.
dragon_valley-refusals-earlier_space = You have already built on a later space. Take that back to build here.
dragon_valley-refusals-at_choose_partner = Your partner is one of the other players.
dragon_valley-refusals-at_choose_role = Either you divide, or your partner divides and you choose first.
dragon_valley-refusals-at_assign_item = Lay every item on a pile, and at least one on each pile.
dragon_valley-refusals-at_choose_pile = Take one of the piles that are left.
dragon_valley-refusals-at_lucky_pick = You may keep one of the revealed cards, or none.
dragon_valley-refusals-at_loyalty_give = Give one of your units that attacks no territory, or decline.
dragon_valley-refusals-at_loyalty_player = Exchange with another player who has a unit that attacks no territory.
dragon_valley-refusals-at_loyalty_take = Take one of this player's units that attacks no territory.
dragon_valley-refusals-at_chapel_answer = Use the Chapel to prevent the exchange, or allow it.
dragon_valley-refusals-at_smite = Smite destroys one enemy in your own barony.
dragon_valley-refusals-at_sap = Name a building that is not sapped yet, or pass.
dragon_valley-refusals-at_turn_menu = A turn offers one action, your cards and buildings, and its end.
dragon_valley-refusals-at_move_unit = Choose units of yours that have not moved, choose a siege, or finish.
dragon_valley-refusals-at_move_to = Choose a space or a tile that these units can reach.
dragon_valley-refusals-at_move_count = At least one unit goes, at most all of them.
dragon_valley-refusals-at_give_up_unit = One of your units on this tile is lost.
dragon_valley-refusals-at_take_from = The next unit must be of the kind that is missing, and able to reach the tile.
dragon_valley-refusals-at_relocate_to = They all go to one tile: one that nobody besieges, or a siege that they complete.
dragon_valley-refusals-at_charge_now = Charge! is used now, or not at all this turn.
dragon_valley-refusals-at_battle_enemy = Choose an enemy on this space that has not been engaged yet.
dragon_valley-refusals-at_battle_unit = One of your units on this space fights.
dragon_valley-refusals-at_battle_extra = An upgraded unit may engage another enemy on this space, if it would destroy it and nobody has engaged it yet.
dragon_valley-refusals-at_build_name = Build tiles of one name, from your supply, that have a free space of their terrain.
dragon_valley-refusals-at_build_place = Choose a free space that the terrain allows.
dragon_valley-refusals-at_construction_now = Construction lets you build tiles of one other name, or none.
dragon_valley-refusals-at_claimed = Look at a face-down tile, or claim a tile that you besiege.
dragon_valley-refusals-at_scout_first = The scouts look at a face-down tile.
dragon_valley-refusals-scouts_look_at_two = The scouts look at two tiles, no more.
dragon_valley-refusals-at_scout_second = The scouts look at another face-down tile.
dragon_valley-refusals-at_defensive_fire = Fire comes from a working defensive building of yours.
dragon_valley-refusals-at_blessing = One of your units in your barony is blessed.
dragon_valley-refusals-at_remodel_mode = Remodel moves tiles, takes them back, swaps one, or changes nothing; only what can be carried out is offered.
dragon_valley-refusals-at_remodel_name = Choose a building that stands in your barony.
dragon_valley-refusals-at_remodel_pick = Choose standing tiles of this name.
dragon_valley-refusals-at_remodel_place = The tile goes to a free space that the terrain allows and that leaves room for the others.
dragon_valley-refusals-at_swap_first = Choose a standing tile that can be swapped for another.
dragon_valley-refusals-at_swap_second = Each tile must be allowed on the other's space, or the one from your supply needs a free space.
dragon_valley-refusals-at_swap_place = The new tile goes to a free space that the terrain allows.
dragon_valley-refusals-at_rebellion_cash = The prisoners are turned into points all together, or all are kept.
dragon_valley-refusals-at_guard_now = The Royal Guard is used now, or not at all this round.
dragon_valley-refusals-at_advance_pick = Choose an enemy in your barony that has not moved yet.
dragon_valley-refusals-at_advance_join = Enemies on the same space that make the same first step may go along.
dragon_valley-refusals-at_tower_pick = One of the Rams and Dragons that entered falls with the Tower.
dragon_valley-refusals-lies_already = Each item goes into one pile only.
dragon_valley-refusals-items_left = Every item needs a pile.
dragon_valley-refusals-pile_empty = Every pile needs at least one item.

## dragon_valley-gauges: what a hint counts after its move and after the next best

dragon_valley-gauges-points =
    { $amount ->
        [one] point
       *[other] points
    }
dragon_valley-gauges-units =
    { $amount ->
        [one] unit
       *[other] units
    }
dragon_valley-gauges-enemies =
    { $amount ->
        [one] enemy in the barony
       *[other] enemies in the barony
    }
dragon_valley-gauges-built =
    { $amount ->
        [one] building that stands
       *[other] buildings that stand
    }
dragon_valley-gauges-ready =
    { $amount ->
        [one] tile ready to build
       *[other] tiles ready to build
    }
dragon_valley-gauges-prisoners =
    { $amount ->
        [one] prisoner
       *[other] prisoners
    }

## dragon_valley-reasons

dragon_valley-reasons-points = It brings more points.
dragon_valley-reasons-units = It leaves your units stronger.
dragon_valley-reasons-sieges = It leaves you nearer to a conquest.
dragon_valley-reasons-enemies = It leaves the enemies in your barony less dangerous.
dragon_valley-reasons-buildings = It leaves you better buildings.
dragon_valley-reasons-cards = It leaves you better cards or more prisoners.
dragon_valley-reasons-rivals_points =
    { $rivals ->
        [one] It keeps points from your rival.
       *[other] It keeps points from the others.
    }
dragon_valley-reasons-rivals_units =
    { $rivals ->
        [one] It weakens your rival's units.
       *[other] It weakens the others' units.
    }
dragon_valley-reasons-rivals_sieges =
    { $rivals ->
        [one] It makes conquests harder for your rival.
       *[other] It makes conquests harder for the others.
    }
dragon_valley-reasons-rivals_enemies =
    { $rivals ->
        [one] It leaves your rival more dangerous enemies.
       *[other] It leaves the others more dangerous enemies.
    }
dragon_valley-reasons-rivals_buildings =
    { $rivals ->
        [one] It keeps buildings from your rival.
       *[other] It keeps buildings from the others.
    }
dragon_valley-reasons-rivals_cards =
    { $rivals ->
        [one] It keeps good cards or prisoners from your rival.
       *[other] It keeps good cards or prisoners from the others.
    }

## dragon_valley-cards: what is printed on cards and tiles, put together from what they do

dragon_valley-cards-protect_from_battle_loss = Until the end of the round one unit in your barony is not destroyed in battles.
dragon_valley-cards-extra_movement = With a Move action you may move all your units a second time.
dragon_valley-cards-look_at_territory = Look secretly at { $amount ->
        [one] 1 face-down territory tile
       *[other] { $amount } face-down territory tiles
    }.
dragon_valley-cards-claim_territory = Or claim a tile that you besiege: no other player may besiege or conquer it.
dragon_valley-cards-extra_build_name = With a Build action you may also build tiles of a second name.
dragon_valley-cards-fire_from_building = Every enemy that starts on or enters one defensive building is destroyed for 1 point.
dragon_valley-cards-extra_enemy_set = After your enemies have moved they move a second time.
dragon_valley-cards-extra_action = Take a second action this turn, of a different kind.
dragon_valley-cards-swap_units = You may exchange one of your units for a unit of another player; they change places.
dragon_valley-cards-reveal_cards = Reveal the top { $amount } cards of the deck.
dragon_valley-cards-keep_card = You may keep one of them.
dragon_valley-cards-move_buildings = Move tiles of one name to other allowed spaces,
dragon_valley-cards-take_back_buildings = or take tiles of one name back,
dragon_valley-cards-swap_buildings = or swap one tile for another,
dragon_valley-cards-nothing = or change nothing.
dragon_valley-cards-destroy_enemy = Destroy one enemy in your barony, without points.
dragon_valley-cards-add_prisoner = Put a prisoner into your Dungeon; if none has room, lose 1 point.
dragon_valley-cards-cash_prisoners = Then you may remove all prisoners for { $payout } points.
dragon_valley-cards-cancel_card = Turn it face down to prevent an exchange by Loyalty Change.
dragon_valley-cards-battles_destroy_enemy = Turn it face down: until the end of the round your battles destroy every enemy engaged.
dragon_valley-cards-sap_building_name = Turn it face down and name a building: all of that name have no effect this round.
dragon_valley-cards-tower = Stops all enemies. The first Orc is destroyed; a Ram or Dragon is destroyed together with the Tower.
dragon_valley-cards-turns = Stops { $enemies }; those that start on it go one space to the right, or over the cliff.
dragon_valley-cards-destroyed_by = { $enemies } destroy it.
dragon_valley-cards-upgrades = { $units } cover one more square and may engage one more enemy. Rams and Dragons destroy it.
dragon_valley-cards-upgrades_guarded = { $units } cover one more square and may engage one more enemy (battles only with a Royal Guard). Rams and Dragons destroy it.
dragon_valley-cards-stable = All your units move one space farther. Rams and Dragons destroy it.
dragon_valley-cards-dungeon = Holds up to { $prisoners } prisoners.
dragon_valley-cards-nothing_to_conquer = Nothing to conquer: it leaves the game.
dragon_valley-cards-conquered = Conquered for { $points } points.
dragon_valley-cards-moves = Moves { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }.
dragon_valley-cards-destroys = Destroys { $units }.
dragon_valley-cards-harmless = Destroys nobody.
dragon_valley-cards-many-battering_ram = Rams
dragon_valley-cards-many-orc = Orcs
dragon_valley-cards-many-dragon = Dragons
dragon_valley-cards-many-trebuchet = Trebuchets
dragon_valley-cards-many-archer = Archers
dragon_valley-cards-many-knight = Knights

## dragon_valley-totals: what a draft counts

dragon_valley-totals-item = Items in piles
dragon_valley-totals-tile = Tiles to look at

## dragon_valley-notes: what is known about a pick before it is carried out

dragon_valley-notes-enemy_falls = { $unit } against { $enemy }: { $enemy } falls, { $points ->
        [one] one point
       *[other] { $points } points
    }.
dragon_valley-notes-unit_falls = { $unit } against { $enemy }: { $unit } falls.
dragon_valley-notes-both_fall = { $unit } against { $enemy }: both fall, { $points ->
        [one] one point
       *[other] { $points } points
    }.
dragon_valley-notes-nobody_falls = { $unit } against { $enemy }: nobody falls.
dragon_valley-notes-also_falls = { $enemy } falls too, { $points ->
        [one] one point
       *[other] { $points } points
    }.

## dragon_valley-tempers: what a bot leans to where moves seem equally good

dragon_valley-tempers-builder = Where two moves seem equally good, it takes the one that leaves more buildings in its barony.
dragon_valley-tempers-raider = Where two moves seem equally good, it takes the one that sends more units out to besiege.

## terminal: what the parts of the table are called

dragon_valley-terminal-round = Round
dragon_valley-terminal-phase = Phase
dragon_valley-terminal-is_last_round = Last round
dragon_valley-terminal-favored = King's Favored
dragon_valley-terminal-draws = Division
dragon_valley-terminal-castellan = Divides
dragon_valley-terminal-choosers = Choose
dragon_valley-terminal-piles = Piles
dragon_valley-terminal-thing = Pile
dragon_valley-terminal-items = Items
dragon_valley-terminal-owner = Taken by
dragon_valley-terminal-waiting = Not in a pile yet
dragon_valley-terminal-item = { "" }
dragon_valley-terminal-score = Points
dragon_valley-terminal-markers = Free markers
dragon_valley-terminal-prisoners = Prisoners
dragon_valley-terminal-guard = Royal Guard
dragon_valley-terminal-enemies = Enemies
dragon_valley-terminal-place = Place
dragon_valley-terminal-enemy = Enemy
dragon_valley-terminal-count = Number
dragon_valley-terminal-units = Units
dragon_valley-terminal-unit = Unit
dragon_valley-terminal-blessed = Blessed
dragon_valley-terminal-buildings = Buildings
dragon_valley-terminal-building = Building
dragon_valley-terminal-face_up = Face up
dragon_valley-terminal-sapped = Sapped
dragon_valley-terminal-fire = Defensive Fire
dragon_valley-terminal-supply = Ready to build
dragon_valley-terminal-cards = King's Aid
dragon_valley-terminal-conquered = Conquered
dragon_valley-terminal-locations = Enemy lands
dragon_valley-terminal-id = { "" }
dragon_valley-terminal-territory = Territory
dragon_valley-terminal-crown = Points
dragon_valley-terminal-needs = Needs
dragon_valley-terminal-covered = Covered
dragon_valley-terminal-sieges = Besieged by
dragon_valley-terminal-claimed = Claimed by
dragon_valley-terminal-revealed = Lucky Day
dragon_valley-terminal-bag = In the bag
