### Quests of Valeria on the page.

## coach-quests

coach-quests-welcome = Each turn you take two actions: Draw a card, Hire a citizen, Reserve a quest, or send your guild on a Quest. { $Press } anything that glows.
coach-quests-hiring = Citizens on the bar cost what the token above them says, paid with cards from your hand or guild. A hired citizen joins your guild, and the icons on the card happen at once.
coach-quests-reserve = A reserved quest is yours alone. You can hold one; a new one pushes the old one out.
coach-quests-questing = Your guild is strong enough for a quest that glows. The citizens you send are discarded; points and bonus are yours.
coach-quests-party = These citizens would be enough. { $Press } others if you would rather keep someone; the totals show what is still missing.
coach-quests-paying = { $Press } the cards you can do without, from hand or guild, then confirm. What is on them does not matter: only their number counts.
coach-quests-power = Pay for this power only if what it brings is worth a card. Otherwise decline it: the citizen stays in your guild all the same.
coach-quests-bonus = Bonus steps can be used in any order or left unused: Finish gives up what remains.
coach-quests-reserving = These quests are new: take the one that suits your guild, and it is yours alone.
coach-quests-limit = At the end of your turn you may keep eight cards in hand and eight citizens in your guild. Choose what to discard.
coach-quests-waiting = The others are moving. { $waiting }
coach-quests-ending = Somebody has completed five quests: this is the last round.
coach-quests-card_citizen = A citizen has a role and brings resources. Citizens in your guild complete quests; the icons on the card happen when you hire it.
coach-quests-card_quest = A quest shows what it needs and what it brings. Roles and resources come from your guild; points and bonus are yours.
coach-quests-card_guild_master = Your Guild Master is secret and scores at the end. It pays for what its card names, so let it guide you.

## quests

quests-syllables = Necro·mancer
quests-own = Your side of the table
quests-tavern = The tavern
quests-active_quests = Quests on the wall
quests-line = Citizens at the bar
quests-from_hand = hire from hand: { $cost }
quests-hand = Your hand
quests-guild = Your guild
quests-reserve = Reserved
quests-reserved = Reserved quest
quests-no_reserve = No quest reserved
quests-completed = Completed quest
quests-guild_master = Your guild master
quests-guild_of = Guild of { $name }
quests-empty_guild = Nobody hired yet
quests-empty_hand = No cards
quests-hand_of = { $number ->
        [one] one card
       *[other] { $number } cards
    } in hand
quests-cards_in_hand = cards in hand
quests-completed_of = { $number ->
        [one] one quest
       *[other] { $number } quests
    } completed
quests-points_of = { $number ->
        [one] one point
       *[other] { $number } points
    }
quests-actions_left = { $number ->
        [one] one action
       *[other] { $number } actions
    } left
quests-secret_points = now { $points }
quests-caption-hand = in hand
quests-caption-quests = quests
quests-caption-points = points
quests-goes = { $label }; goes on the quest
quests-hiring = Hiring { $name }
quests-no_bonus = no bonus
quests-ready = ready
quests-costs = What hiring costs
quests-or = or

## quests-in_words

quests-in_words-citizen = { $role }. Brings { $gives }.
quests-in_words-quest = { $type }, { $points ->
        [one] one point
       *[other] { $points } points
    }. Needs { $needs }. { $text }

## quests-label

quests-label-citizen = { $name }, { $role }, { $gives }. { $text }
quests-label-tile = { $name }, { $role }, { $gives }
quests-label-quest = { $name }, { $type }, { $points ->
        [one] one point
       *[other] { $points } points
    }. Needs { $needs }. { $text }
quests-label-cost = Costs { $cost ->
        [one] one card
       *[other] { $cost } cards
    }.

## quests-pile

quests-pile-deck = deck
quests-pile-discard = discard
quests-pile-none = Nothing here.
quests-pile-citizen_deck = Citizen deck, { $number ->
        [one] one card
       *[other] { $number } cards
    }
quests-pile-quest_deck = Quest deck, { $number ->
        [one] one card
       *[other] { $number } cards
    }
quests-pile-citizen_discard = Discarded citizens: { $number }
quests-pile-quest_discard = Discarded quests: { $number }

## quests-sort

quests-sort-citizen = Citizens
quests-sort-quest = Quests
quests-sort-guild_master = Guild masters

## quests-step

quests-step-draw = Draw
quests-step-hire = Hire
quests-step-reserve = Reserve
quests-step-quest = Quest
quests-step-discard_from_guild = discard from another guild
quests-step-take_from_guild = take from another guild
quests-step-discard_random_from_hand = discard at random from another hand
quests-step-take_random_from_hand = take at random from another hand
quests-step-discard_reserved_quest = discard another reserved quest
quests-step-discard_tavern_citizen = discard a citizen at the bar
quests-step-discard_active_quest = discard a quest on the wall

## quests-word

quests-word-worker = Worker
quests-word-soldier = Soldier
quests-word-shadow = Shadow
quests-word-holy = Holy
quests-word-gold = Gold
quests-word-magic = Magic
quests-word-strength = Strength
quests-word-adventure = Adventure
quests-word-battle = Battle
quests-word-commerce = Commerce
quests-word-subterfuge = Subterfuge

## quests-amount: so many of something

quests-amount-worker = { $number ->
        [one] 1 Worker
       *[other] { $number } Workers
    }
quests-amount-soldier = { $number ->
        [one] 1 Soldier
       *[other] { $number } Soldiers
    }
quests-amount-shadow = { $number ->
        [one] 1 Shadow
       *[other] { $number } Shadows
    }
quests-amount-holy = { $number } Holy
quests-amount-gold = { $number } Gold
quests-amount-magic = { $number } Magic
quests-amount-strength = { $number } Strength
quests-amount-equal = as much { $what } as the others on the same quest together

## quests-about: what things are and mean

quests-about-cost = { $cost ->
        [0] Free
        [one] Costs one card
       *[other] Costs { $cost } cards
    }
    .text = Hiring the citizen below takes this many other citizens from your hand or guild.
quests-about-from_hand = Hire from your hand
    .text = A citizen in your hand joins your guild for { $cost } other cards.
quests-about-reserve = Reserved quest
    .text = Only its owner can complete it. Everybody can hold one.
quests-about-completed = Completed quests
    .text = Once somebody has completed enough of them, the last round is played.
quests-about-points = Points
    .text = Those of completed quests. The bonus of the guild master comes at the end.
quests-about-actions = Actions
    .text = What you can still do this turn: Draw, Hire, Reserve or Quest, as often as this says.
quests-about-player_hand = Hidden hand
    .text = Nobody else sees these cards. Only so many may be kept at the end of a turn.
quests-about-citizen_deck = Citizen deck
    .text = A Draw action takes its top card.
quests-about-citizen_discard = Discarded citizens
    .text = They are shuffled into a new deck when it is empty.
quests-about-quest_deck = Quest deck
    .text = A Reserve action may lay out new quests from it.
quests-about-quest_discard = Discarded quests
    .text = They are shuffled into a new deck when it is empty.
quests-about-worker = Worker
    .text = One of the four roles. Quests ask for them; each citizen has one.
quests-about-soldier = Soldier
    .text = One of the four roles. Quests ask for them; each citizen has one.
quests-about-shadow = Shadow
    .text = One of the four roles. Quests ask for them; each citizen has one.
quests-about-holy = Holy
    .text = One of the four roles. Quests ask for them; each citizen has one.
quests-about-gold = Gold
    .text = A resource that citizens bring to a quest.
quests-about-magic = Magic
    .text = A resource that citizens bring to a quest.
quests-about-strength = Strength
    .text = A resource that citizens bring to a quest.
