### Immortals on the page.

## coach-immortals

coach-immortals-welcome = You lead two tribes, one in the light and one in the dark realm. Both realms have the same map. Own many sites, build shrines and capitals, and hold most of an area: that scores every round.
coach-immortals-home = Your home region gets a group of armies in the light realm; two armies enter the dark one automatically.
coach-immortals-draft = The starting round: everybody secretly chooses a conflict card, and then deploys a group of armies on the site it shows. { $Look } a card to see its site on the map.
coach-immortals-draft_cards = If the region's card is still free you take it. Region cards are your best planning cards: they come back after use.
coach-immortals-deploy = Sites in one area of one realm score together: choose one near those you have.
coach-immortals-groups = Large groups hold; small groups spread. All of them will be placed.
coach-immortals-limbo = Armies in limbo wait for the realm they are in. Lost armies always go to the limbo of the other realm, so no cubes are ever lost for good.
coach-immortals-draw = Conflict cards let you plan anywhere, and in an attack they can bring the inhabitants over to your side. They are spent when used.
coach-immortals-reinforce = For every three armies in a limbo, one may come to your sites in that realm. { $Press } the sites in any order, once for each army, then confirm.
coach-immortals-plan = Lay cards face down on your spaces: drag them, or { $press } a card and then a space. What you lay decides what you can do this round. Change your mind as you like, then press Done planning.
coach-immortals-plan_cards = A region card stands for its region in both realms, a conflict card for one site, a wild card for any site of its area and realm. Under each card you can read what it would bring as things stand.
coach-immortals-plan_bluff = A blank card does nothing, but nobody can tell. Others see only that there is a card on a space.
coach-immortals-plan_magic = Two magic spaces take magic cards: more armies, cards, a shrine, or the first player marker.
coach-immortals-turn = { $Press } a space to reveal your card there, in any order. Passing takes the rest back to your hand.
coach-immortals-scoring = At the end of the round: 1 point for every 2 sites, 1 for each shrine and capital you hold, 2 for three or four regions of an area in one realm, 3 for all five.
coach-immortals-perform = Performing is usual: whoever forfeits gets only 1 gold or 1 energy.
coach-immortals-compensation = Compensation for a card not used or a turn not taken. Always gold or Always energy saves you the question.
coach-immortals-site = The action works on one of your sites: those that can be chosen glow.
coach-immortals-structure = A portal opens a way to the other realm. Shrines and capitals score at once, and again every round for whoever holds the site.
coach-immortals-attack = Attack from a site with at least two armies into a neighbouring one. { $Press } one and then the other, or drag. One army stays behind.
coach-immortals-inhabitants = Your card decides for whom the inhabitants fight: for you if it shows the target, for nobody if it shows where you come from, and otherwise against you.
coach-immortals-strength = All attackers, all defenders and the tray go into the tower. Some stay inside and come out in a later battle, perhaps yours.
coach-immortals-move = Armies move over your own sites as far as you like.
coach-immortals-magic = A magic card is used for one of its two effects, never for both.
coach-immortals-take_over = You need more armies on your site than the card's holder has in its twin.
coach-immortals-tower = The tower shows the last battle: what went in, what fell out, and the count for each side. Faded cubes were lost.
coach-immortals-waiting = The others are moving. { $waiting }
coach-immortals-move_number = Decide how many armies go. One has to stay behind if you want to keep the site.
coach-immortals-transition_site = Armies come back from limbo. Choose the sites in any order; those under threat need them most.
coach-immortals-shrine_site = A shrine scores each round for the player who holds its site. Build it where you are safe.
coach-immortals-return = Without an army on the board you may return from exile. Armies from one limbo go to a free site of its realm.
coach-immortals-card_card_magic = A magic card goes on a magic space. It offers two effects; you choose when it is revealed.
coach-immortals-card_card_blank = A blank card is a bluff. It does nothing, but pays you 1 gold or 1 energy.
coach-immortals-card_card_light = A conflict card of the light realm names one site. It is spent when used.
coach-immortals-card_card_dark = A conflict card of the dark realm names one site. It is spent when used.

## immortals

immortals-own = Your side of the table
immortals-board = Your board
immortals-tower = The tower
immortals-starting = Starting round
immortals-round = Round { $round } of { $rounds }
immortals-marker = First player
immortals-inside = { $number ->
        [one] One cube
       *[other] { $number } cubes
    } inside
immortals-tray = In the tray
immortals-inhabitants = Inhabitants
immortals-none = none
immortals-nobody = nobody
immortals-you = yours
immortals-free = free
immortals-limbo = Limbo
immortals-groups = Army groups
immortals-stack = Stack / discard
immortals-draft_stacks = Light / dark stack
immortals-supply = Inhabitants in supply
immortals-choosing = chooses
immortals-planning = plans
immortals-planned = planned
immortals-still = Still planning: { $names }
immortals-next = +{ $points } as it stands
immortals-send_plan = Done planning
immortals-change_plan = Change the plan
immortals-face_down = A face-down card
immortals-open_space = Empty
immortals-left = { $number } left.
immortals-fewer = One fewer
immortals-more = One more
immortals-how_many = How many armies
immortals-send_armies-attack = Attack with { $number }
immortals-send_armies-move = Move { $number }
immortals-pages = Realms and tower

## immortals-brief

immortals-brief-group = { $number ->
        [one] 1 army
       *[other] { $number } armies
    }

## immortals-tabs

immortals-tabs-hand = Your board

## immortals-page

immortals-page-dark = Dark
immortals-page-light = Light
immortals-page-tower = Tower

## immortals-realm

immortals-realm-light = light
immortals-realm-dark = dark

## immortals-realm_title

immortals-realm_title-light = Light realm
immortals-realm_title-dark = Dark realm

## immortals-limbo_of

immortals-limbo_of-light = Light limbo: { $armies ->
        [one] one army
       *[other] { $armies } armies
    }
immortals-limbo_of-dark = Dark limbo: { $armies ->
        [one] one army
       *[other] { $armies } armies
    }

## immortals-phase

immortals-phase-starting_round = Homes and draft
immortals-phase-seeding = Seeding the tower
immortals-phase-reinforcements = Reinforcements
immortals-phase-planning = Planning
immortals-phase-performance = Performance
immortals-phase-scoring = Scoring

## immortals-always

immortals-always-gold = Always gold
immortals-always-energy = Always energy

## immortals-kept

immortals-kept-gold = Compensation: always gold (ask again)
immortals-kept-energy = Compensation: always energy (ask again)

## immortals-battle

immortals-battle-title = Battle
immortals-battle-against = attacks
immortals-battle-way = { $source } → { $target }
immortals-battle-into = { $number ->
        [one] One cube goes
       *[other] { $number } cubes go
    } into the tower
immortals-battle-out = What falls out
immortals-battle-aside = not involved
immortals-battle-for_attacker = The inhabitants fight for the attacker.
immortals-battle-neutral = The inhabitants stay out of it.
immortals-battle-for_defender = The inhabitants fight against the attacker.
immortals-battle-taken = { $name } takes { $site } with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
immortals-battle-held = { $name } holds { $site } with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
immortals-battle-free = { $site } is free.
immortals-battle-close = Show the tower
immortals-battle-again = Show the last battle

## immortals-attack: an attack in the making

immortals-attack-title = Attack
immortals-attack-move = Movement
immortals-attack-against = { $name } holds it with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
immortals-attack-free = Nobody holds it.
immortals-attack-for_attacker = The inhabitants fight for you.
immortals-attack-neutral = The inhabitants stay out of it.
immortals-attack-for_defender = The inhabitants fight against you.
immortals-attack-odds = About a { $percent } % chance to take it
immortals-attack-how = The battle was tried many times with what is known of the tower.

## immortals-scoring

immortals-scoring-title = Scoring of round { $round }
immortals-scoring-regions = Regions
immortals-scoring-shrines = Shrines
immortals-scoring-capitals = Capitals
immortals-scoring-areas = Areas
immortals-scoring-how = The marks on the map show who scores for an area.

## immortals-hand

immortals-hand-title = Your cards
immortals-hand-draft = Choose from
immortals-hand-kept = Already yours
immortals-hand-regions = Region cards
immortals-hand-conflicts = Conflict cards
immortals-hand-magic = Magic and blank cards
immortals-hand-none = No cards

## immortals-action

immortals-action-extract_gold = Extract gold
immortals-action-extract_energy = Extract energy
immortals-action-construct = Construct
immortals-action-construct_shrine = Shrine
immortals-action-attack = Attack
immortals-action-transition_3 = Transition
immortals-action-attack_or_move = Attack or move
immortals-action-magic = Magic

## immortals-does

immortals-does-extract_gold = Gain the gold of your site
immortals-does-extract_energy = Gain the energy of your site
immortals-does-construct = Build a portal, a shrine or a capital
immortals-does-construct_shrine = Build a shrine
immortals-does-attack = Attack a neighbouring site
immortals-does-transition_3 = Bring 3 armies from limbo to your site
immortals-does-attack_or_move = Attack, or move armies for 1 gold
immortals-does-magic = Play a magic card

## immortals-word

immortals-word-energy = Energy
immortals-word-gold = Gold
immortals-word-portal = Portal
immortals-word-shrine = Shrine
immortals-word-capital = Capital

## immortals-kind

immortals-kind-region = Region card
immortals-kind-conflict = Conflict card
immortals-kind-wild = Wild conflict card
immortals-kind-magic = Magic card
immortals-kind-blank = { "" }

## immortals-magic

immortals-magic-transition_5 = 5 armies from limbo
immortals-magic-card_or_first_player = Card or first player
immortals-magic-takeover_or_shrine = Take over or shrine
immortals-magic-cards_or_transition_2 = 2 cards or 2 armies
immortals-magic-blank = Blank card

## immortals-sort

immortals-sort-card = Cards
immortals-sort-tribe = Tribes

## immortals-label

immortals-label-site_name = { $region } ({ $realm })
immortals-label-owned = { $owner }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }
immortals-label-yields = { $energy } energy, { $gold } gold
immortals-label-held_by = Region card: { $name }
immortals-label-home_of = Home of { $name }
immortals-label-special = { $action } (tribe)
immortals-label-lies = { $card } is here
immortals-label-cost = Costs { $energy } energy and { $gold } gold
immortals-label-cost_energy = Costs { $energy } energy
immortals-label-cost_gold = Costs { $gold } gold
immortals-label-tribes = { $light } and { $dark }
immortals-label-sites = { $number ->
        [one] one site
       *[other] { $number } sites
    } owned
immortals-label-limbo = Limbo: { $light } light, { $dark } dark
immortals-label-held = { $regions ->
        [one] one region card
       *[other] { $regions } region cards
    }, { $conflicts ->
        [one] one conflict card
       *[other] { $conflicts } conflict cards
    }
immortals-label-plan = { $number ->
        [one] One card
       *[other] { $number } cards
    } face down

## immortals-heading: the sections of the list of options

immortals-heading-extract_gold = Extract gold
immortals-heading-extract_energy = Extract energy
immortals-heading-construct = Construct
immortals-heading-attack_1 = Attack, light half
immortals-heading-attack_2 = Attack, dark half
immortals-heading-transition_3 = Transition
immortals-heading-attack_or_move = Attack or move
immortals-heading-tribe_special = Tribe special
immortals-heading-magic_1 = Magic, light half
immortals-heading-magic_2 = Magic, dark half
immortals-heading-from = From
immortals-heading-from_elsewhere = From elsewhere
immortals-heading-to = To
immortals-heading-armies = How many

## immortals-area

immortals-area-greenwood = The Greenwood
immortals-area-mistwater = Mistwater
immortals-area-suncoast = The Sun Coast
immortals-area-kingsmarch = The King's March
immortals-area-skyspine = The Skyspine

## immortals

# Where the long words on narrow cards may be broken.
immortals-syllables = in·habi·tants Barrow·field Border·land Foot·hold Heart·wood Moon·well Mountain·home Reed·march Thorn·reach Tree·home

## immortals-region

immortals-region-moonwell = Moonwell
immortals-region-heartwood = Heartwood
immortals-region-treehome = Treehome
immortals-region-borderland = Borderland
immortals-region-thornreach = Thornreach
immortals-region-the_murk = The Murk
immortals-region-white_falls = White Falls
immortals-region-shore_lake = Shore Lake
immortals-region-reedmarch = Reedmarch
immortals-region-gull_bay = Gull Bay
immortals-region-serpent_steps = Serpent Steps
immortals-region-amber_dunes = Amber Dunes
immortals-region-spear_court = Spear Court
immortals-region-lion_gate = Lion Gate
immortals-region-emerald_cliff = Emerald Cliff
immortals-region-old_bridge = Old Bridge
immortals-region-barrowfield = Barrowfield
immortals-region-crown_hill = Crown Hill
immortals-region-tribute_pass = Tribute Pass
immortals-region-grey_haven = Grey Haven
immortals-region-foothold = Foothold
immortals-region-eagle_ledge = Eagle Ledge
immortals-region-deep_hall = Deep Hall
immortals-region-forge_fire = Forge Fire
immortals-region-mountainhome = Mountainhome

## immortals-about: what explains itself on the table

immortals-about-energy = Energy
    .text = Pays for structures, magic and some spaces of the board. Your sites yield it.
immortals-about-gold = Gold
    .text = Pays for structures, magic and some spaces of the board. Your sites yield it.
immortals-about-sites = Sites
    .text = A site is a region in one of the realms. Every two sites are worth 1 point each round.
immortals-about-next = As it stands
    .text = The points that the next scoring would bring if nothing changed: for sites, shrines, capitals and areas.
immortals-about-points = Points
    .text = They are scored at the end of each round, and some at once, such as for structures.
immortals-about-marker = First player
    .text = The holder begins every phase of the round; the others follow clockwise.
immortals-about-limbo = Limbo
    .text = Armies lost in one realm wait in the limbo of the other. For every three in a limbo, one may come back to your sites of that realm each round.
immortals-about-cards = Region and conflict cards
    .text = Cards to plan with. Region cards are open to all and come back after use; conflict cards are secret and spent when used.
immortals-about-groups = Army groups
    .text = Groups of armies that are still to be deployed in the starting round: 3×2 means three groups of two armies.
immortals-about-plan = Plan
    .text = The ten spaces of this board. A hatched one holds a card face down; nobody else knows which.
immortals-about-tower = The tower
    .text = All cubes of a battle fall through it. Some stay inside and come out in a later battle.
immortals-about-tray = The tray
    .text = What fell out of the tower last. It is thrown in again with the next battle.
immortals-about-inhabitants = Inhabitants
    .text = Green cubes that belong to nobody. The card of an attack decides for whom they fight, or that they stay out of it.
immortals-about-stack = Stack and discard pile
    .text = Conflict cards that can still be drawn, and those that have been spent.
immortals-about-draft_stacks = Stacks of the starting round
    .text = Conflict cards of the light and of the dark realm from which hands are filled.
immortals-about-area = { $area }: { $name }
    .text = { $number } of its regions in this realm are owned by { $name }: { $points } points each round. Three or four regions are worth 2 points, all five 3.
immortals-about-portal = Portal
    .text = Opens a way from its site to the twin in the other realm, and not back.
immortals-about-shrine = Shrine
    .text = 1 point when it is built, and 1 each round for whoever owns its site.
immortals-about-capital = Capital
    .text = Points when it is built, and 1 each round for whoever owns its site. There is only one in each area of a realm.
immortals-about-space_extract_gold = Extract gold
    .text = Lay a card of one of your sites here: you gain the gold of that site.
immortals-about-space_extract_energy = Extract energy
    .text = Lay a card of one of your sites here: you gain the energy of that site.
immortals-about-space_construct = Construct
    .text = Lay a card of one of your sites here: you build a portal, a shrine or a capital on it.
immortals-about-space_construct_shrine = Shrine
    .text = Lay a card of one of your sites here: you build a shrine on it.
immortals-about-space_attack = Attack
    .text = Any army card: attack a site next to one of yours. The card decides what the inhabitants do.
immortals-about-space_transition_3 = Transition
    .text = Lay a card of one of your sites here: three armies come there from the limbo of its realm.
immortals-about-space_attack_or_move = Attack or move
    .text = An attack, free of charge, or armies move from the site of the card over your own sites for 1 gold.
immortals-about-space_magic = Magic
    .text = Takes a magic card, or a blank one: more armies, cards, a shrine, or the first player marker.
