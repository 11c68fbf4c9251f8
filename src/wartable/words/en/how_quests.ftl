### How to play Quests.

how_quests-goal = You lead a guild of adventurers. Hire citizens in the tavern, send them on quests, and be the guild with the most points at the end.
how_quests-ending = When somebody has completed a fifth quest, the round is played to its end, so that all have had the same number of turns. Then the guild masters are shown, and the most points win.

how_quests-points = Where points come from
how_quests-points-quest = Quests. The seal in the corner of a quest is what it is worth. A completed quest can never be taken from you.
how_quests-points-master = Your secret guild master: more points for each completed quest of the types it likes, counted at the end.

how_quests-turn = Your turn: two actions, the same one twice if you like
how_quests-turn-draw = Draw a citizen from the deck into your hand.
how_quests-turn-hire = Hire a citizen into your guild. In the tavern the token above each citizen is the price; from your hand it is always 2. You pay with other cards from your hand or guild. What is printed at the foot of the citizen then happens at once, on top of your actions.
how_quests-turn-reserve = Reserve a quest, so that nobody else can complete it. You can hold one.
how_quests-turn-send = Complete a quest: send citizens of your guild who have the roles and bring the resources it asks for. They are discarded. Most quests grant a bonus at once.
how_quests-turn-after = Then the tavern line moves up to the left and becomes cheaper. You may keep 8 cards in hand and 8 citizens in your guild.

how_quests-missed-quest_first = Pick a quest first and hire for it. A guild that fits no quest is worth nothing.
how_quests-missed-gone = Citizens who go on a quest are gone. Do not send more than it needs.
how_quests-missed-bonuses = Small quests with bonuses come first: a bonus may hire somebody whose power starts another action.
how_quests-missed-wait = The line slides to the left after every turn. If you can wait, you pay less, unless somebody else is quicker.

how_quests-icons-roles = Roles: whom a quest needs
how_quests-icons-resources = Resources: what those people must bring. “=” brings as much as all numbers of that resource in the party together
how_quests-icons-types = Types of quests: guild masters like some of them
how_quests-icons-powers = Powers and bonuses
how_quests-sign-worker = Worker
how_quests-sign-soldier = Soldier
how_quests-sign-shadow = Shadow
how_quests-sign-holy = Holy
how_quests-sign-gold = Gold
how_quests-sign-magic = Magic
how_quests-sign-strength = Strength
how_quests-sign-adventure = Adventure
how_quests-sign-battle = Battle
how_quests-sign-commerce = Commerce
how_quests-sign-subterfuge = Subterfuge
how_quests-sign-draw = Draw a citizen
how_quests-sign-hire = Hire
how_quests-sign-reserve = Reserve a quest
how_quests-sign-quest = Complete a quest
how_quests-sign-citizen_card = a citizen changes hands
how_quests-sign-discard_citizen_card = a citizen is discarded
how_quests-sign-discard_quest_card = a quest is discarded
how_quests-sign-players_hand = from a player's hand
how_quests-sign-players_guild = from a player's guild
how_quests-sign-tavern = in the tavern
