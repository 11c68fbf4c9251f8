### Immortals.

## immortals

immortals-title = Immortals
immortals-blurb = Two realms, one map: plan in secret, fight in the tower, and rise again in the other realm.

## immortals-choices

immortals-choices-rounds = Rounds
immortals-choices-tower_model = Dice tower
immortals-choices-region_card_shows_both_realms = A region card shows both realms in an attack
immortals-choices-exile_return = Players without armies may return (unofficial)

## immortals-values

immortals-values-5 = as the rulebook says
immortals-values-6 = at least 6
immortals-values-7 = at least 7
immortals-values-8 = 8
immortals-values-shelves = shelves that hold cubes back
immortals-values-coin = each cube by chance alone

## immortals-notes: what the options mean, where they are chosen

immortals-notes-rounds = The rulebook gives two or three players { $rounds_of_three } rounds, four or five players { $rounds_of_more }. More is possible, fewer is not.
immortals-notes-tower_model = Shelves work like the cardboard tower: cubes rest inside, later ones knock them loose, and a full tower gives back more. By chance alone, every cube falls out or stays regardless of the others.
immortals-notes-region_card_shows_both_realms = Usually a region card speaks only for the sites you own. With this, attacking its region in either realm brings the inhabitants over to your side.
immortals-notes-exile_return = Without this, a player who loses the last army is off the map for good.

## immortals-words

immortals-words-moonwell = Moonwell
immortals-words-heartwood = Heartwood
immortals-words-treehome = Treehome
immortals-words-borderland = Borderland
immortals-words-thornreach = Thornreach
immortals-words-the_murk = The Murk
immortals-words-white_falls = White Falls
immortals-words-shore_lake = Shore Lake
immortals-words-reedmarch = Reedmarch
immortals-words-gull_bay = Gull Bay
immortals-words-serpent_steps = Serpent Steps
immortals-words-amber_dunes = Amber Dunes
immortals-words-spear_court = Spear Court
immortals-words-lion_gate = Lion Gate
immortals-words-emerald_cliff = Emerald Cliff
immortals-words-old_bridge = Old Bridge
immortals-words-barrowfield = Barrowfield
immortals-words-crown_hill = Crown Hill
immortals-words-tribute_pass = Tribute Pass
immortals-words-grey_haven = Grey Haven
immortals-words-foothold = Foothold
immortals-words-eagle_ledge = Eagle Ledge
immortals-words-deep_hall = Deep Hall
immortals-words-forge_fire = Forge Fire
immortals-words-mountainhome = Mountainhome
immortals-words-light = light
immortals-words-dark = dark
immortals-words-portal = a portal
immortals-words-shrine = a shrine
immortals-words-capital = a capital
immortals-words-for_attacker = the inhabitants fight for the attacker
immortals-words-neutral = the inhabitants stay out of it
immortals-words-for_defender = the inhabitants fight against the attacker
immortals-words-extract_gold = extract gold
immortals-words-extract_energy = extract energy
immortals-words-construct = construct
immortals-words-attack_1 = attack
immortals-words-transition_3 = transition
immortals-words-attack_2 = attack
immortals-words-attack_or_move = attack or movement
immortals-words-tribe_special = tribe special
immortals-words-magic_1 = magic
immortals-words-magic_2 = magic
immortals-words-attack = attack
immortals-words-magic = magic
immortals-words-starting_round = homes and draft
immortals-words-seeding = seeding the tower
immortals-words-reinforcements = reinforcements
immortals-words-planning = planning
immortals-words-performance = performance
immortals-words-scoring = scoring

## immortals-questions: what is asked of the seat that decides

immortals-questions-home_group = Which army group goes to your home region?
    .with-site = Which army group goes to { $site }, your home region?
immortals-questions-draft_card = Choose a conflict card, unseen by the others.
immortals-questions-draft_site = Where do you deploy?
immortals-questions-draft_group = Which army group do you deploy?
    .with-site = Which army group do you deploy to { $site }?
immortals-questions-divide = How many of your fallen armies go to the light limbo?
    .with-armies = { $armies ->
            [one] Does your army out of the tower go
           *[other] Of your { $armies } armies out of the tower, how many go
        } to the light limbo?
immortals-questions-draw = Draw a conflict card?
immortals-questions-reinforce = Send armies from limbo to your sites.
immortals-questions-plan = Plan: lay cards face down on your board.
immortals-questions-turn = Your turn: reveal a card, or pass.
immortals-questions-perform = Perform the action, or forfeit it?
    .with-action-card = { $action ->
            [extract_gold] Extract gold with { $card }
            [extract_energy] Extract energy with { $card }
            [transition_3] Bring armies from limbo with { $card }
            [construct] Build with { $card }
            [construct_shrine] Build a shrine with { $card }
            [move] Move armies with { $card }
            [attack_or_move] Attack or move with { $card }
            [magic] Use the magic card
           *[other] Attack with { $card }
        }, or forfeit?
immortals-questions-compensation = Compensation: 1 gold or 1 energy?
immortals-questions-affected_site = On which site?
    .with-action = { $action ->
            [extract_gold] Which of your sites gives its gold?
            [extract_energy] Which of your sites gives its energy?
            [construct] On which site do you build?
            [construct_shrine] On which site do you build the shrine?
            [transition_3] To which site do the armies come from limbo?
           *[other] On which site?
        }
immortals-questions-structure = What do you build?
    .with-site = What do you build on { $site }?
immortals-questions-attack_or_move = Attack or move: from which site to which?
immortals-questions-source = Attack: from which site to which?
immortals-questions-target = Which site do you attack?
immortals-questions-strength = How many armies attack?
immortals-questions-destination = Where do the armies go?
immortals-questions-move_number = How many armies move?
immortals-questions-magic = Which of the two effects of the magic card?
    .with-card = { $card }: which of the two?
immortals-questions-limbo = Bring armies from one limbo to your sites of its realm.
immortals-questions-transition_site = Bring armies from limbo to your sites.
immortals-questions-shrine_site = Where do you build the shrine?
immortals-questions-take_over_site = Which region card do you take over?
immortals-questions-return = Return from exile?
immortals-questions-move_source = Move: from which site to which?

## immortals-asked: the same, as the others read it

immortals-asked-home_group = { $seat } chooses a group for the home region.
immortals-asked-draft_card = { $seat } chooses a conflict card.
immortals-asked-draft_site = { $seat } chooses where to deploy.
immortals-asked-draft_group = { $seat } chooses a group to deploy.
immortals-asked-divide = { $seat } divides fallen armies between the limbos.
immortals-asked-draw = { $seat } may draw a conflict card.
immortals-asked-reinforce = { $seat } sends reinforcements.
immortals-asked-plan = { $seat } plans.
immortals-asked-turn = { $seat } takes a turn.
immortals-asked-perform = { $seat } performs or forfeits an action.
immortals-asked-compensation = { $seat } takes compensation.
immortals-asked-affected_site = { $seat } chooses a site.
immortals-asked-structure = { $seat } chooses what to build.
immortals-asked-attack_or_move = { $seat } chooses between attack and movement.
immortals-asked-source = { $seat } attacks.
immortals-asked-target = { $seat } attacks.
immortals-asked-strength = { $seat } attacks.
immortals-asked-destination = { $seat } moves armies.
immortals-asked-move_number = { $seat } moves armies.
immortals-asked-magic = { $seat } casts magic.
immortals-asked-limbo = { $seat } brings armies from limbo.
immortals-asked-transition_site = { $seat } brings armies from limbo.
immortals-asked-shrine_site = { $seat } builds a shrine.
immortals-asked-take_over_site = { $seat } takes over a region card.
immortals-asked-return = { $seat } may return from exile.
immortals-asked-move_source = { $seat } moves armies.

## immortals-options

immortals-options-group = The group of { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
immortals-options-card = Choose { $card }
immortals-options-site = { $site }
immortals-options-light = { $armies } to the light, { $dark } to the dark
immortals-options-draw = Draw a conflict card
immortals-options-no_draw = Draw no card
immortals-options-done = Send no more
immortals-options-extract_gold = Extract gold: lay { $card }
immortals-options-extract_gold-empty = Extract gold: leave it empty
immortals-options-extract_energy = Extract energy: lay { $card }
immortals-options-extract_energy-empty = Extract energy: leave it empty
immortals-options-construct = Build a shrine
    .with-card = Construct: lay { $card }
immortals-options-construct-empty = Construct: leave it empty
immortals-options-attack = Attack
    .with-card = Attack: lay { $card }
immortals-options-attack-empty = Attack: leave it empty
immortals-options-transition_3 = Transition: lay { $card }
immortals-options-transition_3-empty = Transition: leave it empty
immortals-options-attack_or_move = Attack or movement: lay { $card }
immortals-options-attack_or_move-empty = Attack or movement: leave it empty
immortals-options-tribe_special = Tribe special: lay { $card }
immortals-options-tribe_special-empty = Tribe special: leave it empty
immortals-options-magic = Magic: lay { $card }
immortals-options-magic-empty = Magic: leave it empty
immortals-options-reveal = Reveal { $card }: { $space }
immortals-options-pass = Pass and take all cards back
immortals-options-perform = Perform the action
immortals-options-forfeit = Forfeit it for compensation
immortals-options-gold = 1 gold
immortals-options-energy = 1 energy
immortals-options-portal = Build a portal for { $gold } gold
    .with-energy-gold = Build a portal for { $energy } energy and { $gold } gold
    .with-energy = Build a portal for { $energy } energy
immortals-options-shrine = Build a shrine for { $gold } gold
    .with-energy-gold = Build a shrine for { $energy } energy and { $gold } gold
    .with-energy = Build a shrine for { $energy } energy
immortals-options-capital = Build a capital for { $gold } gold
    .with-energy-gold = Build a capital for { $energy } energy and { $gold } gold
    .with-energy = Build a capital for { $energy } energy
immortals-options-move = Move armies for 1 gold
immortals-options-from = From { $site } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
immortals-options-to = To { $site }
    .with-victim-armies-case = Attack { $site }, held by { $victim } with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }: { $case ->
            [for_attacker] the inhabitants fight for you
            [neutral] the inhabitants stay out of it
           *[other] the inhabitants fight against you
        }
    .with-case = Attack { $site }: { $case ->
            [for_attacker] the inhabitants fight for you
            [neutral] the inhabitants stay out of it
           *[other] the inhabitants fight against you
        }
immortals-options-armies = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
    .with-source-site = { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } from { $source } to { $site }
immortals-options-draw_conflict = Draw conflict cards
immortals-options-take_first_player_marker = Take the first player marker
immortals-options-take_over_region_card = Take over a region card
immortals-options-transition = Bring armies from limbo
immortals-options-limbo = From the { $realm } limbo ({ $armies ->
        [one] 1 army
       *[other] { $armies } armies
    })
immortals-options-no_return = Stay away

## immortals-confirm: what an option spends or gives away at once

immortals-confirm-chooses_card = All cards are revealed together; after that it cannot be taken back.
immortals-confirm-passes = { $number ->
        [one] One card comes
       *[other] { $number } cards come
    } back to your hand unused, and you do nothing more this round.
immortals-confirm-leaves_spaces = { $number ->
        [one] One space stays empty, though you have a card for it.
       *[other] { $number } spaces stay empty, though you have cards for them.
    } Nothing can be added later in the round.
immortals-confirm-leaves_armies = { $number ->
        [one] One more army could
       *[other] { $number } more armies could
    } come out of limbo now.
immortals-confirm-pays = This pays { $gold } gold.
    .with-energy-gold = This pays { $energy } energy and { $gold } gold.
    .with-energy = This pays { $energy } energy.

## immortals-log

immortals-log-deployed_group = { $seat } deploys { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to { $site }.
immortals-log-chose_draft_card = { $seat } has chosen a card.
immortals-log-revealed_draft_card = { $seat } reveals { $card }.
immortals-log-kept_draft_card = { $seat } keeps a card.
    .with-card = { $seat } keeps { $card }, unseen by the others.
immortals-log-kept_shown_card = { $seat } keeps { $card }.
immortals-log-passed_hands = All hands are passed to the left; { $seat } is first player.
immortals-log-draft_ended = The starting round is over; { $seat } is first player of the first round.
immortals-log-seeded = The tower is seeded: { $fallen ->
        [one] 1 cube falls
       *[other] { $fallen } cubes fall
    } out, { $inhabitants ->
        [one] 1 inhabitant
       *[other] { $inhabitants } inhabitants
    } among them.
immortals-log-divided = { $seat } sends { $light ->
        [one] 1 army
       *[other] { $light } armies
    } to the light and { $dark ->
        [one] 1 army
       *[other] { $dark } armies
    } to the dark limbo.
immortals-log-round = Round { $round } begins; { $seat } is first player.
immortals-log-drew = { $seat } draws a conflict card.
    .with-card = { $seat } draws { $card }.
immortals-log-nothing_to_draw = No conflict card is left for { $seat } to draw.
immortals-log-no_reinforcements = { $seat } owns no site in the { $realm } realm, so no army returns from that limbo.
immortals-log-reshuffled = The discard pile is shuffled into a new stack.
immortals-log-deployed = { $seat } brings { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } from limbo to { $site }.
immortals-log-lost_armies = { $seat } loses { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to the { $realm } limbo.
immortals-log-inhabitants_left = { $inhabitants ->
        [one] 1 inhabitant goes
       *[other] { $inhabitants } inhabitants go
    } back to the supply.
immortals-log-paid = { $seat } pays { $gold } gold.
    .with-energy-gold = { $seat } pays { $energy } energy and { $gold } gold.
    .with-energy = { $seat } pays { $energy } energy.
immortals-log-gained_gold = { $seat } gains { $gold } gold.
immortals-log-gained_energy = { $seat } gains { $energy } energy.
immortals-log-built = { $seat } builds { $structure } on { $site }.
immortals-log-took_region_card = { $seat } takes the region card of { $region }.
    .with-from = { $seat } takes the region card of { $region } from { $from }.
immortals-log-returned_region_card = { $seat } puts the region card of { $region } back.
immortals-log-planned = { $seat } has planned.
immortals-log-all_planned = All plans are laid.
immortals-log-revealed = { $seat } reveals { $card } on { $space }.
immortals-log-passed = { $seat } passes.
immortals-log-forfeited = { $seat } forfeits the action.
immortals-log-bluffed = The card is blank: { $seat } forfeits the action.
immortals-log-lost_action = { $seat } cannot perform the action: it cannot be paid for, or nothing can be done with it.
immortals-log-attacked = { $seat } attacks { $victim } on { $site } from { $source }, { $armies } against { $defenders }: { $case }.
immortals-log-attacked_free_site = { $seat } attacks { $site } from { $source } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: { $case }.
immortals-log-thrown = { $cubes ->
        [one] 1 cube goes
       *[other] { $cubes } cubes go
    } into the tower, { $tray ->
        [one] 1 falls
       *[other] { $tray } fall
    } out.
immortals-log-counted = The attack ends { $attack } to { $defence }.
immortals-log-occupied = { $seat } holds { $site } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.
immortals-log-attack_failed = { $seat } cannot take { $site }.
immortals-log-moved = { $seat } moves { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } from { $source } to { $site }.
immortals-log-took_marker = { $seat } takes the first player marker.
immortals-log-take_over_failed = { $seat } does not have enough armies to take over { $region }.
immortals-log-scored = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $regions } for regions, { $shrines } for shrines, { $capitals } for capitals, { $areas } for areas.
immortals-log-level = { $seat } is tied at { $points ->
        [one] 1 point
       *[other] { $points } points
    } and has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } on the board.
immortals-log-won_tie = { $seat } has the most armies on the board and wins.
immortals-log-shared_win = { $seat } shares the victory.
immortals-log-game_over = The game is over.

## immortals-account

immortals-account-building = Structures when built
immortals-account-regions = Regions
immortals-account-shrines = Shrines
immortals-account-capitals = Capitals
immortals-account-areas = Areas

## immortals-refusals: why something cannot be chosen

immortals-refusals-not_your_turn = It is another player's turn.
immortals-refusals-has_chosen = Your card is chosen; it is revealed when all have chosen.
immortals-refusals-has_planned = Your plan is complete; the performance begins when all have planned.
immortals-refusals-game_over = The game is over.
immortals-refusals-expects_home_group = Choose which of your army groups goes to your home region.
immortals-refusals-expects_draft_card = Choose a conflict card from your draft hand.
immortals-refusals-expects_draft_site = Choose the free site to which your army group goes.
immortals-refusals-expects_draft_group = Choose the army group that you deploy.
immortals-refusals-expects_divide = Choose how many of your fallen armies go to the light limbo; the others go to the dark one.
immortals-refusals-expects_draw = First decide whether you draw a conflict card.
immortals-refusals-expects_reinforce = Send an army to one of your sites in this limbo's realm, or send no more.
immortals-refusals-expects_plan = You are planning: lay cards from your hand on the spaces of your board.
immortals-refusals-expects_turn = It is your turn: reveal a card that is on your board, or pass.
immortals-refusals-expects_perform = The card is revealed: perform its action, or forfeit it.
immortals-refusals-expects_compensation = First take your compensation: 1 gold or 1 energy.
immortals-refusals-expects_affected_site = Choose the site on which the action is performed.
immortals-refusals-expects_structure = Choose what you build there: a portal, a shrine or a capital.
immortals-refusals-expects_attack_or_move = This card allows an attack or a movement: choose one of your sites, and then where the armies go.
immortals-refusals-expects_source = Choose one of your sites from which to attack.
immortals-refusals-expects_target = Choose the site that you attack.
immortals-refusals-expects_strength = Choose how many armies attack.
immortals-refusals-expects_destination = Choose the site to which your armies move.
immortals-refusals-expects_move_number = Choose how many armies move.
immortals-refusals-expects_magic = Choose one of the two options of the magic card.
immortals-refusals-expects_limbo = Choose the sites to which your armies go; each army comes from the limbo of its site's realm.
immortals-refusals-expects_transition_site = Choose the site to which the next army goes.
immortals-refusals-expects_shrine_site = Choose the site on which you build the shrine.
immortals-refusals-expects_take_over_site = Choose one of your sites whose region card you do not hold.
immortals-refusals-expects_return = Choose a free site to which you return, or stay away.
immortals-refusals-must_finish = The action is being performed and must be finished; it could have been forfeited earlier.
immortals-refusals-not_your_board = That is another player's board; your own cards and limbos are on yours.
immortals-refusals-not_in_play = That area is not in play with two players.
immortals-refusals-no_such_group = You have no army group of that size left.
immortals-refusals-so_many_fell = Only your armies that fell out of the tower are divided.
immortals-refusals-not_in_hand = You do not have this card in your hand.
immortals-refusals-not_in_draft_hand = This card is not in your draft hand.
immortals-refusals-laid_already = This card is already on a space of your board.
immortals-refusals-no_blank_left = All { $blank_cards } of your blank cards are already on your board.
immortals-refusals-site_is_occupied = While a card in your hand shows a free site, you must choose such a card.
immortals-refusals-not_free = There are already armies there; only a free site can be taken.
immortals-refusals-card_shows_others = Your card does not stand for that site.
immortals-refusals-empty_limbo = The limbo of that realm holds none of your armies.
immortals-refusals-other_realm = Armies of this limbo return to sites of its own realm only.
immortals-refusals-in_site_order = You have already placed an army on a later site. Take that back to place one here.
immortals-refusals-no_army_in_region = A region card can be laid only while you have an army in its region.
immortals-refusals-wild_never_extracts = A wild card cannot be laid where gold or energy is extracted.
immortals-refusals-army_space = This space takes region, conflict and blank cards.
immortals-refusals-magic_space = This space takes magic and blank cards.
immortals-refusals-in_order = Of two spaces with the same action, the first takes the card that comes first in the order of cards.
immortals-refusals-space_by_space = This space is not open now: it has been decided, or is still to come.
immortals-refusals-no_card_there = There is no such card on this space of your board.
immortals-refusals-card_in_hand = Only cards on your board can be revealed; those in your hand wait for the next planning.
immortals-refusals-not_possible_there = The action is not possible on that site: it cannot be paid for, or nothing can be done there.
immortals-refusals-own_site = Your own sites cannot be attacked.
immortals-refusals-not_adjacent = That site is not adjacent.
immortals-refusals-no_way = No path leads there through your own sites; portals lead one way only.
immortals-refusals-one_stays = At least one army must go, and at least one must stay behind.
immortals-refusals-two_armies = An attack needs two armies on its site: one to attack and one to stay behind.
immortals-refusals-nothing_to_attack = All sites next to this one are yours; there is nothing to attack from here.
immortals-refusals-another_site = The armies are already there; a movement ends on another site.
immortals-refusals-all_of_them = This action brings all of its armies from limbo; only reinforcements may be fewer.
immortals-refusals-one_building = A site holds one building.
immortals-refusals-one_capital = There is one capital in each area of a realm.
immortals-refusals-one_portal = A site holds one portal.
immortals-refusals-no_portal_left = No portal is left in the supply.
immortals-refusals-cannot_pay = You cannot pay for that.
immortals-refusals-not_owned = You need an army there.
immortals-refusals-held_already = You already hold this region card.
immortals-refusals-not_on_card = The revealed magic card does not offer that.
immortals-refusals-expects_move_source = Choose the site from which your armies move: one that your card stands for.
immortals-refusals-all_sent = Only { $number ->
        [one] one army
       *[other] { $number } armies
    } may come from the { $realm } limbo: take one back to send it elsewhere.

## immortals-gauges: what a hint counts after its move and after the next best

immortals-gauges-points =
    { $amount ->
        [one] point
       *[other] points
    }
immortals-gauges-sites =
    { $amount ->
        [one] site
       *[other] sites
    }
immortals-gauges-buildings =
    { $amount ->
        [one] building
       *[other] buildings
    }
immortals-gauges-armies =
    { $amount ->
        [one] army
       *[other] armies
    }
immortals-gauges-gold = gold
immortals-gauges-energy = energy

## immortals-reasons

immortals-reasons-points = It brings more points.
immortals-reasons-sites = It leaves you more sites that score.
immortals-reasons-armies = It leaves your armies stronger.
immortals-reasons-safety = It leaves your sites safer.
immortals-reasons-means = It leaves you more gold or energy.
immortals-reasons-cards = It leaves you better cards.
immortals-reasons-rivals_points =
    { $rivals ->
        [one] It keeps points from your rival.
       *[other] It keeps points from the others.
    }
immortals-reasons-rivals_sites =
    { $rivals ->
        [one] It costs your rival sites that score.
       *[other] It costs the others sites that score.
    }
immortals-reasons-rivals_armies =
    { $rivals ->
        [one] It weakens your rival's armies.
       *[other] It weakens the others' armies.
    }
immortals-reasons-rivals_safety =
    { $rivals ->
        [one] It endangers your rival's sites.
       *[other] It endangers the others' sites.
    }
immortals-reasons-rivals_means =
    { $rivals ->
        [one] It keeps gold or energy from your rival.
       *[other] It keeps gold or energy from the others.
    }
immortals-reasons-rivals_cards =
    { $rivals ->
        [one] It leaves your rival worse cards.
       *[other] It leaves the others worse cards.
    }

## immortals-cards: what is printed on cards and boards, and the names of sites

immortals-cards-in_the_light = { $name } (light)
immortals-cards-in_the_dark = { $name } (dark)
immortals-cards-wild_in_the_light = { $name } (light, wild)
immortals-cards-wild_in_the_dark = { $name } (dark, wild)
immortals-cards-yield_light = Light: { $energy } energy, { $gold } gold
immortals-cards-yield_dark = Dark: { $energy } energy, { $gold } gold
immortals-cards-region = { $yields }. { $area }, both realms. Comes back after use.
immortals-cards-wild = Stands for any site of its area and realm. Never extracts.
immortals-cards-conflict_light = Stands for { $region } in the light realm only. Discarded after use.
immortals-cards-conflict_dark = Stands for { $region } in the dark realm only. Discarded after use.
immortals-cards-magic = For { $cost }: { $options }.
immortals-cards-draw_conflict = draw { $number ->
        [one] 1 conflict card
       *[other] { $number } conflict cards
    }
immortals-cards-take_first_player_marker = take the first player marker; it counts from the next round
immortals-cards-construct = build a shrine on one of your sites
immortals-cards-take_over_region_card = take over the region card of one of your sites, if you have more armies there than its holder has in the twin
immortals-cards-transition = bring { $number } armies from one limbo to your sites of that realm
immortals-cards-blank_name = Blank card
immortals-cards-blank = Hides that an action is forfeited. Revealed, it brings 1 gold or 1 energy.
immortals-cards-light_tribe = Home: { $home }. Groups: { $groups }. Construction: { $costs }.
immortals-cards-dark_tribe = Groups: { $groups }. Special: { $special } ({ $cost }).
immortals-cards-cost_of_portal = portal { $cost }
immortals-cards-cost_of_shrine = shrine { $cost }
immortals-cards-cost_of_capital = capital { $cost }
immortals-cards-so_much_energy = { $amount } energy
immortals-cards-so_much_gold = { $amount } gold
immortals-cards-free = free

## immortals-totals: running totals of a draft

immortals-totals-energy = Energy the plan may cost, out of what you have and what it brings in
immortals-totals-gold = Gold the plan may cost, out of what you have and what it brings in
immortals-totals-army = Armies
immortals-totals-light = Armies from the light limbo
immortals-totals-dark = Armies from the dark limbo

## immortals-notes: what is known of a card on a space, of a target, and of a number of armies

immortals-notes-attackers = against { $against }; { $stay ->
        [one] one stays
       *[other] { $stay } stay
    } behind
immortals-notes-movers = { $stay ->
        [one] one stays
       *[other] { $stay } stay
    } behind
immortals-notes-gold = +{ $number } gold
immortals-notes-energy = +{ $number } energy
immortals-notes-armies = { $number ->
        [one] one army arrives
       *[other] { $number } armies arrive
    }
immortals-notes-empty_limbo = no army in limbo
immortals-notes-build = build here
immortals-notes-shrine = a shrine here
immortals-notes-built = nothing left to build
immortals-notes-no_army = no army of yours there
immortals-notes-blank = a bluff
immortals-notes-nothing = nothing to do
immortals-notes-wild = the inhabitants help you in its area
immortals-notes-neutral_from_there = the inhabitants stay out of it
immortals-notes-for_you_there = the inhabitants help you there
immortals-notes-against_you = the inhabitants fight you
immortals-notes-for_attacker = The inhabitants fight for you.
immortals-notes-neutral = The inhabitants stay out of it.
immortals-notes-for_defender = The inhabitants fight against you.
immortals-notes-from_here_for_attacker = From here the inhabitants can be made to fight for you.
immortals-notes-from_here_neutral = From here the inhabitants stay out of it.
immortals-notes-from_here_for_defender = From here the inhabitants fight against you: the card has nothing to do with this site.

## immortals-tempers: what a bot leans to where moves seem equally good

immortals-tempers-builder = Where two moves seem equally good, it takes the one that leaves more buildings on its sites.
immortals-tempers-raider = Where two moves seem equally good, it takes the one that leaves it with more sites.

## terminal: what the parts of the table are called

immortals-terminal-round = Round
immortals-terminal-rounds = Rounds in all
immortals-terminal-phase = Phase
immortals-terminal-revealed = Revealed
immortals-terminal-points = Points
immortals-terminal-next_scoring = next scoring
immortals-terminal-gold = Gold
immortals-terminal-energy = Energy
immortals-terminal-light_tribe = Light
immortals-terminal-dark_tribe = Dark
immortals-terminal-groups = Army groups
immortals-terminal-limbo = Limbo
immortals-terminal-region_cards = Region cards
immortals-terminal-conflict_cards = Conflict cards
immortals-terminal-spaces = Board
immortals-terminal-id = { "" }
immortals-terminal-card = Card
immortals-terminal-laid = Laid
immortals-terminal-hand = Hand
immortals-terminal-regions = Regions
immortals-terminal-conflicts = Conflicts
immortals-terminal-magic = Magic
immortals-terminal-blanks = Blank cards
immortals-terminal-draft = To choose from
immortals-terminal-chosen = Chosen
immortals-terminal-sites = Sites
immortals-terminal-owner = Held by
immortals-terminal-armies = Armies
immortals-terminal-building = Building
immortals-terminal-portal = Portal
immortals-terminal-tray = Tray of the tower
immortals-terminal-inside_tower = Inside the tower
immortals-terminal-inhabitants = Inhabitants
