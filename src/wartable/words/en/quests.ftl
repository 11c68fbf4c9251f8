### Quests of Valeria.

## quests

quests-title = Quests of Valeria
quests-blurb = Hire citizens in a tavern, send them on quests, and let one deed set off the next.

## quests-solo: what a solo player aims for

quests-solo-goal = Minister of Quests ({ $points } points)

## quests-words

quests-words-draw = Draw
    .may = draw
quests-words-hire = Hire
    .may = hire
quests-words-reserve = Reserve
    .may = reserve a quest
quests-words-quest = Quest
    .may = complete a quest
quests-words-draw_twice = Draw twice
    .may = draw two citizens
quests-words-hire_twice = Hire twice
    .may = hire twice
quests-words-reserve_twice = Reserve twice
    .may = reserve two quests
quests-words-quest_twice = Quest twice
    .may = complete two quests
quests-words-discard_from_guild = discarding from a guild
    .may = discard a citizen from another guild
quests-words-take_from_guild = taking from a guild
    .may = take a citizen from another guild
quests-words-discard_random_from_hand = discarding from a hand
    .may = discard a random card from another hand
quests-words-take_random_from_hand = taking from a hand
    .may = take a random card from another hand
quests-words-discard_reserved_quest = discarding a reserved quest
    .may = discard another player's reserved quest
quests-words-discard_tavern_citizen = discarding from the tavern line
    .may = discard a citizen from the tavern line
quests-words-discard_active_quest = discarding an active quest
    .may = discard an active quest
quests-words-worker = Worker
    .counted = { $number ->
        [one] Worker
       *[other] Workers
    }
quests-words-soldier = Soldier
    .counted = { $number ->
        [one] Soldier
       *[other] Soldiers
    }
quests-words-shadow = Shadow
    .counted = { $number ->
        [one] Shadow
       *[other] Shadows
    }
quests-words-holy = Holy
quests-words-gold = Gold
quests-words-magic = Magic
quests-words-strength = Strength
quests-words-adventure = Adventure
quests-words-battle = Battle
quests-words-commerce = Commerce
quests-words-subterfuge = Subterfuge

## quests-questions: what is asked of the seat that decides

quests-questions-main = Your turn: choose an action.
quests-questions-pay_hire = Pay with citizens from your hand or guild.
quests-questions-quest_party = Choose guild citizens for the quest.
quests-questions-pay_power = Pay for the hire power, or decline it.
    .with-citizen = { $price ->
            [own_reserved_quest] Give up your reserved quest
           *[own_citizen] Pay a citizen
        } for the power of the { $citizen }? Then you may: { $gains-may }.
quests-questions-take_quest = Choose a quest to reserve.
quests-questions-bonus = Bonus: use what you have gained, in any order.
    .with-citizen = Power of the { $citizen }{ $ways ->
            [one] , choose one
           *[all] {""}
        }: { $gains-may }.
    .with-quest = Bonus of “{ $quest }”: { $gains-may }.
quests-questions-hand_limit = More than { $most_cards } cards in hand: discard.
quests-questions-guild_limit = More than { $most_cards } citizens in the guild: discard.

## quests-asked: the same, as the others read it

quests-asked-main = { $seat } chooses an action.
quests-asked-pay_hire = { $seat } pays for a citizen.
quests-asked-quest_party = { $seat } gathers citizens for a quest.
quests-asked-pay_power = { $seat } may pay for a hire power.
quests-asked-take_quest = { $seat } chooses a quest to reserve.
quests-asked-bonus = { $seat } uses a bonus.
quests-asked-hand_limit = { $seat } discards down to { $most_cards } cards.
quests-asked-guild_limit = { $seat } discards down to { $most_cards } citizens.

## quests-options

quests-options-draw = Draw a citizen
quests-options-hire-slot = Hire { $citizen } from the tavern for { $cost ->
        [0] free
        [one] 1 card
       *[other] { $cost } cards
    }
quests-options-hire-hand = Hire { $citizen } from your hand for { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }
quests-options-reserve = Reserve { $quest }
quests-options-refresh = Discard all active quests, lay out new ones and reserve one
quests-options-quest = Complete { $quest }
quests-options-forfeit = Forfeit the action
quests-options-pay-hand = Pay { $citizen } from your hand
quests-options-pay-guild = Pay { $citizen } from your guild
quests-options-pay-reserve = Give up { $quest }
quests-options-decline = Decline the power
quests-options-use = Send { $citizen }
quests-options-done = Done: complete the quest
quests-options-take = Reserve { $quest }
quests-options-finish = Finish: leave what is left
quests-options-discard_from_guild = Discard { $citizen } from { $victim }'s guild
quests-options-take_from_guild = Take { $citizen } from { $victim }'s guild
quests-options-discard_random_from_hand = Discard a random card from { $victim }'s hand
quests-options-take_random_from_hand = Take a random card from { $victim }'s hand
quests-options-discard_reserved_quest = Discard { $victim }'s reserved quest { $quest }
quests-options-discard_tavern_citizen = Discard { $citizen } from the tavern line
quests-options-discard_active_quest = Discard the active quest { $quest }
quests-options-discard-hand = Discard { $citizen } from your hand
quests-options-discard-guild = Discard { $citizen } from your guild

## quests-cautions: what is said before an option is taken

quests-cautions-reserve = You hold “{ $quest }”. It will be discarded if you reserve another quest.

## quests-confirm: what an option spends or reveals at once

quests-confirm-pays = This discards { $paid }.
quests-confirm-draws = The card cannot be put back.
quests-confirm-reveals = This cannot be taken back.
quests-confirm-ends_turn = This ends your turn and cannot be taken back.

## quests-remarks: what is said to a player about things on the table

quests-remarks-missing = Your guild still lacks { $lacking }.
quests-remarks-within_reach = Your guild brings everything that it needs.
quests-remarks-bonus = So far it adds { $points ->
        [one] one point
       *[other] { $points } points
    } at the end.

## quests-log

quests-log-turn = Round { $round }: { $seat } begins a turn.
quests-log-drew = { $seat } draws a citizen.
    .with-citizen = { $seat } draws { $citizen }.
quests-log-picked_from_line = { $seat } picks { $citizen } from the tavern line.
quests-log-picked_from_hand = { $seat } shows { $citizen } from their hand.
quests-log-hired = { $seat } hires { $citizen }.
quests-log-discarded_from_hand = { $seat } discards { $citizen } from their hand.
quests-log-discarded_from_guild = { $seat } discards { $citizen } from their guild.
quests-log-discarded_from_line = { $seat } discards { $citizen } from the tavern line.
quests-log-discarded_active_quest = { $seat } discards { $quest } from the tavern.
quests-log-discarded_reserve = { $seat } discards { $victim }'s reserved quest { $quest }.
quests-log-gave_up_quest = { $seat } discards their own reserved quest { $quest }.
quests-log-refreshed = { $seat } replaces all active quests.
quests-log-reserved = { $seat } reserves { $quest }.
quests-log-completed = { $seat } completes { $quest } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
quests-log-struck_guild = { $seat } discards { $citizen } from { $victim }'s guild.
quests-log-struck_hand = { $seat } discards a random card from { $victim }'s hand: { $citizen }.
quests-log-took_from_guild = { $seat } takes { $citizen } from { $victim }'s guild.
quests-log-stole = { $seat } takes a card from { $victim }'s hand.
    .with-citizen = { $seat } takes { $citizen } from { $victim }'s hand.
quests-log-end_triggered = { $seat } has completed { $quests_to_end } quests: this is the last round.
quests-log-forfeited = { $seat } can do nothing and forfeits an action.
quests-log-lost = { $seat } may { $deed-may } but cannot: the bonus is lost.
quests-log-power_unpaid = { $seat } has no reserved quest to give up and loses the hire power of { $citizen }.
quests-log-power_in_vain = { $seat } loses the hire power of { $citizen }: it has no target.
quests-log-laid_quest = New quest: { $quest }.
quests-log-laid_citizen = { $citizen } comes to the tavern.
quests-log-citizen_left = { $citizen } leaves the tavern.
quests-log-quest_left = { $quest } leaves the tavern.
quests-log-line_is_empty = A line of the tavern is empty: the game ends.
quests-log-idle_end = No quest has been completed for { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: the game ends.
quests-log-reshuffled_citizens = The citizen discard pile is shuffled into a new deck.
quests-log-reshuffled_quests = The quest discard pile is shuffled into a new deck.
quests-log-revealed = { $seat } reveals { $guild_master }.
quests-log-game_over = The game is over.
quests-log-level_in_points = { $players } players are tied at { $points ->
        [one] 1 point
       *[other] { $points } points
    }: the most guild citizens decide.
quests-log-level_in_guild = { $players } players are still tied, with { $citizens ->
        [0] no guild citizens
        [one] 1 guild citizen each
       *[other] { $citizens } guild citizens each
    }: the most cards in hand decide.
quests-log-won = { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
quests-log-shared = { $seat } shares the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## quests-account

quests-account-quest = { $quest }
quests-account-guild_master = Bonus of { $guild_master }

## quests-totals: what is counted while several things are picked

quests-totals-discard_citizen_card = Cards
quests-totals-worker = Worker
quests-totals-soldier = Soldier
quests-totals-shadow = Shadow
quests-totals-holy = Holy
quests-totals-gold = Gold
quests-totals-magic = Magic
quests-totals-strength = Strength

## quests-refusals: why something cannot be chosen

quests-refusals-picked_enough = { $number ->
        [one] One card is
       *[other] { $number } cards are
    } enough: take one back to pick another.
quests-refusals-not_your_turn = It is another player's turn.
quests-refusals-must_act = An action can be forfeited only when none is possible.
quests-refusals-game_is_over = The game is over.
quests-refusals-choose_an_action = Choose an action: Draw, Hire, Reserve or Quest.
quests-refusals-choose_a_bonus = Use one of the bonuses you have just gained, or finish.
quests-refusals-takes_a_power = Only a hire power lets you do that. Choose an action: Draw, Hire, Reserve or Quest.
quests-refusals-not_granted = Nothing has just allowed you to { $deed-may }.
quests-refusals-guild_waits = Choose a quest or a citizen to hire first; then you can use the citizens of your guild.
quests-refusals-draw_is_the_top_card = A Draw always takes the top card of the citizen deck.
quests-refusals-no_such_slot = The tavern line has no such slot.
quests-refusals-slot_is_empty = This slot is empty until the End Phase.
quests-refusals-cannot_pay = It costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, and you have { $owned ->
        [one] 1
       *[other] { $owned }
    } in hand and guild.
quests-refusals-cannot_pay_from_hand = Hiring from your hand costs { $cost ->
        [one] 1
       *[other] { $cost }
    } other cards, and you have { $owned ->
        [one] 1
       *[other] { $owned }
    }.
quests-refusals-no_such_citizen = There is no such citizen.
quests-refusals-not_in_hand = You have no { $citizen } in your hand.
quests-refusals-not_in_guild = You have no { $citizen } in your guild.
quests-refusals-no_card_to_draw = There is no citizen left to draw.
quests-refusals-no_refresh_in_solo = In solo play the active quests cannot be replaced.
quests-refusals-no_quests = There is no quest left to lay out.
quests-refusals-no_such_quest = There is no such quest.
quests-refusals-cannot_meet = Your guild cannot meet the requirement of { $quest }.
quests-refusals-reserved_by_you = { $quest } is already your reserved quest.
quests-refusals-reserved_by_another = { $quest } is reserved by another player.
quests-refusals-completed = { $quest } has already been completed.
quests-refusals-not_active = { $quest } is not one of the active quests.
quests-refusals-not_yourself = You cannot aim this at yourself.
quests-refusals-no_such_target = No other player has such a card there.
quests-refusals-nothing_there = Only a citizen in the tavern line or an active quest can be discarded.
quests-refusals-pay_first = First pay for the citizen you are hiring.
quests-refusals-not_itself = { $citizen } is being hired and cannot pay for itself.
quests-refusals-power_takes_a_citizen = The hire power of { $citizen } is paid for with a citizen from your hand or guild. You may also decline it.
quests-refusals-power_takes_a_quest = The hire power of { $citizen } is paid for with your reserved quest. You may also decline it.
quests-refusals-party_first = First choose the citizens who go on the quest { $quest }.
quests-refusals-party_is_not_enough = The citizens you have chosen do not bring enough yet: { $missing }.
quests-refusals-hand_never_counts = Only citizens in your guild can be sent on a quest, never those in your hand.
quests-refusals-chosen_already = Every { $citizen } in your guild has already been chosen.
quests-refusals-pick_together = { $citizen } cannot be added to what you have picked so far. Choose all cards together, in any order.
quests-refusals-must_take = First reserve one of the new quests.
quests-refusals-hand_limit = First discard cards from your hand, down to { $most_cards }.
quests-refusals-guild_limit = First discard citizens from your guild, down to { $most_cards }.

## quests-gauges: what a hint counts after its move and after the next best

quests-gauges-points =
    { $amount ->
        [one] point
       *[other] points
    }
quests-gauges-completed =
    { $amount ->
        [one] completed quest
       *[other] completed quests
    }
quests-gauges-guild =
    { $amount ->
        [one] citizen in the guild
       *[other] citizens in the guild
    }
quests-gauges-hand =
    { $amount ->
        [one] card in hand
       *[other] cards in hand
    }
quests-gauges-reserved =
    { $amount ->
        [one] reserved quest
       *[other] reserved quests
    }

## quests-reasons

quests-reasons-points = It brings more points.
quests-reasons-quests = It leaves you nearer to a good quest.
quests-reasons-reserve = It keeps a good quest for you.
quests-reasons-hand = It leaves you better cards in hand.
quests-reasons-guild = It leaves you a stronger guild.
quests-reasons-rivals_points =
    { $rivals ->
        [one] It keeps points from your rival.
       *[other] It keeps points from the others.
    }
quests-reasons-rivals_quests =
    { $rivals ->
        [one] It makes quests harder for your rival.
       *[other] It makes quests harder for the others.
    }
quests-reasons-rivals_reserve =
    { $rivals ->
        [one] It keeps a reserved quest from your rival.
       *[other] It keeps a reserved quest from the others.
    }
quests-reasons-rivals_hand =
    { $rivals ->
        [one] It costs your rival cards in hand.
       *[other] It costs the others cards in hand.
    }
quests-reasons-rivals_guild =
    { $rivals ->
        [one] It weakens your rival's guild.
       *[other] It weakens the others' guilds.
    }

## quests-cards: what is printed on cards, put together from what they do

quests-cards-no_power = No hire power.
quests-cards-no_bonus = no bonus
quests-cards-guild_master = 1 point for each completed quest of type { $types }.
quests-cards-own_citizen = pay a citizen from your hand or guild: { $gains }
quests-cards-own_reserved_quest = give up your reserved quest: { $gains }
quests-cards-draw = { $times ->
        [one] gain a Draw action
       *[other] gain two Draw actions
    }
quests-cards-hire = { $times ->
        [one] gain a Hire action
       *[other] gain two Hire actions
    }
quests-cards-reserve = { $times ->
        [one] gain a Reserve action
       *[other] gain two Reserve actions
    }
quests-cards-quest = { $times ->
        [one] gain a Quest action
       *[other] gain two Quest actions
    }
quests-cards-discard_from_guild = discard a citizen from another player's guild
quests-cards-take_from_guild = take a citizen from another player's guild into your guild
quests-cards-discard_random_from_hand = discard a random card from another player's hand
quests-cards-take_random_from_hand = take a random card from another player's hand into your hand
quests-cards-discard_reserved_quest = discard the reserved quest of another player
quests-cards-discard_tavern_citizen = discard a citizen from the tavern line
quests-cards-discard_active_quest = discard an active quest

## quests-flavor: printed on quests, without effect

quests-flavor-escort_the_pilgrims_of_saint_aquila = They travel light, sing loud and attract wolves.
quests-flavor-recover_the_lost_hymnal = The choir has hummed for three winters now.
quests-flavor-light_the_beacons_of_the_coast = Oil is dear; darkness is dearer.
quests-flavor-seek_the_oracle_of_the_orchid = She knows you are coming. She has put the kettle on.
quests-flavor-cross_the_frozen_pass = Pack twice the rope and half the poetry.
quests-flavor-map_the_sunken_ruins = The ink must be waterproof. So must you.
quests-flavor-awaken_the_stone_guardian = It slept through four wars. Be polite.
quests-flavor-find_the_crown_of_the_first_king = Every map to it is genuine. None of them agree.
quests-flavor-drive_off_the_goblin_scouts = Small, loud and after the chickens.
quests-flavor-hold_the_old_watchtower = Until dawn, they said. They did not say which.
quests-flavor-rout_the_bandits_of_blackfen = Half of them would change sides for a hot meal.
quests-flavor-break_the_orc_siege = The walls hold. The soup does not.
quests-flavor-hunt_the_barrow_wight = Already dead is no excuse.
quests-flavor-turn_back_the_undead_host = They march slowly, but they never stop for lunch.
quests-flavor-storm_the_ogre_fort = Bring ladders. Taller ladders.
quests-flavor-slay_the_dragon_of_the_barrens = Fireproof volunteers are paid in advance.
quests-flavor-stock_the_gutrot_cellar = Ask not what is in the barrels.
quests-flavor-guard_the_grain_wagons = Bread for the city, work for the sword.
quests-flavor-reopen_the_silver_mine = The knocking stopped last week. Probably fine.
quests-flavor-broker_the_harbor_treaty = Everyone signs when everyone is equally unhappy.
quests-flavor-repair_the_bridges_of_pratchetts_plateau = The trolls underneath have been consulted.
quests-flavor-outfit_the_royal_fleet = Forty ships, one tailor.
quests-flavor-raise_the_grand_market = A stall for every trade and a tax for every stall.
quests-flavor-finance_the_kings_coronation = The crown is paid off. The cake is not.
quests-flavor-tail_the_smuggler_queen = She waves at her followers. All of them.
quests-flavor-forge_the_dukes_seal = Better than the original, says the Duke.
quests-flavor-plant_a_spy_at_court = Nobody looks at the man with the soup.
quests-flavor-assassinate_the_double_agent = Be sure which half you are aiming at.
quests-flavor-investigate_suspicious_death = He fell on eleven knives, the cook insists.
quests-flavor-rob_the_vault_of_new_shilina = The plan fits on a napkin. Burn the napkin.
quests-flavor-free_the_prisoners_of_the_black_keep = In by the drain, out by the gate.
quests-flavor-steal_the_demons_true_name = Write it down. Never read it aloud.

## quests-verdicts: what the royal auditor says of a solo player

quests-verdicts-minister_of_quests = { $rank }. Give this one the office, Majesty, before another kingdom does.
quests-verdicts-associate_minister_of_quests = { $rank }. Able and tireless. A fine choice if nobody finer turns up.
quests-verdicts-leader_of_quests = { $rank }. Could go either way. Hire on trial, and hide the silver.
quests-verdicts-layman_of_quests = { $rank }. I had feared as much. I fear it still.
quests-verdicts-minister_of_jests = { $rank }. The court has laughed. The office of fool is vacant, I believe.

## quests-tempers: what a bot leans to where moves seem equally good

quests-tempers-builder = Where two moves seem equally good, it takes the one that leaves more citizens in its guild.
quests-tempers-raider = Where two moves seem equally good, it takes the one that takes more from the hands and guilds of the others.

## terminal: what the parts of the table are called

quests-terminal-round = Round
quests-terminal-end_triggered = Last round
quests-terminal-main_actions = Actions left
quests-terminal-line = Tavern
quests-terminal-cost = Price
quests-terminal-citizen = Citizen
quests-terminal-spaces = Quests
quests-terminal-citizen_deck = Citizens in the deck
quests-terminal-quest_deck = Quests in the deck
quests-terminal-points = Points
quests-terminal-completed = Completed
quests-terminal-guild = Guild
quests-terminal-hand_size = Cards in hand
quests-terminal-hand = Hand
quests-terminal-guild_yield = Guild brings
quests-terminal-reserve = Reserved
quests-terminal-guild_master = Guild master
