### Quests of Valeria on the page.

## coach-quests

coach-quests-welcome = In jedem Zug hast du zwei Aktionen: eine Karte ziehen, einen Bürger anwerben, einen Auftrag reservieren oder deine Gilde auf einen Auftrag schicken. { $Press } auf etwas, das leuchtet.
coach-quests-hiring = Bürger am Tresen kosten, was auf der Marke über ihnen steht; du zahlst mit Karten aus Hand oder Gilde. Angeworbene kommen in deine Gilde, und die Symbole auf der Karte wirken sofort.
coach-quests-reserve = Ein reservierter Auftrag gehört dir allein. Du kannst einen halten; ein neuer verdrängt den alten.
coach-quests-questing = Deine Gilde ist stark genug für einen Auftrag, der leuchtet. Die Bürger, die du schickst, werden abgelegt; Punkte und Bonus gehören dir.
coach-quests-party = Diese Bürger würden reichen. { $Press } auf andere, wenn du lieber jemanden behalten willst; die Summen zeigen, was noch fehlt.
coach-quests-paying = { $Press } auf die Karten, auf die du verzichten kannst, aus Hand oder Gilde, und bestätige. Was darauf steht, ist egal: Nur die Anzahl zählt.
coach-quests-power = Bezahle für diese Kraft nur, wenn dir das, was sie bringt, eine Karte wert ist. Sonst verzichte: Der Bürger bleibt trotzdem in deiner Gilde.
coach-quests-bonus = Boni kannst du in beliebiger Reihenfolge nutzen oder auslassen: Mit „Schluss“ verfällt der Rest.
coach-quests-reserving = Diese Aufträge sind neu: Nimm den, der zu deiner Gilde passt, und er gehört dir allein.
coach-quests-limit = Am Ende deines Zuges darfst du acht Karten auf der Hand und acht Bürger in der Gilde behalten. Wähle, was du ablegst.
coach-quests-waiting = Die anderen sind dran. { $waiting }
coach-quests-ending = Jemand hat fünf Aufträge erfüllt: Das ist die letzte Runde.
coach-quests-card_citizen = Ein Bürger hat eine Rolle und bringt Ressourcen mit. Bürger in deiner Gilde erfüllen Aufträge; die Symbole auf der Karte wirken beim Anwerben.
coach-quests-card_quest = Ein Auftrag zeigt, was er braucht und was er bringt. Rollen und Ressourcen kommen aus deiner Gilde; Punkte und Bonus gehören dir.
coach-quests-card_guild_master = Dein Gildenmeister ist geheim und wird am Ende gewertet. Er belohnt, was auf seiner Karte steht: Richte dich danach.

## quests

quests-syllables = Bogen·schütze Toten·beschwörer
quests-own = Deine Seite des Tisches
quests-tavern = Die Taverne
quests-active_quests = Aufträge an der Wand
quests-line = Bürger am Tresen
quests-from_hand = aus der Hand anwerben: { $cost }
quests-hand = Deine Hand
quests-guild = Deine Gilde
quests-reserve = Reserviert
quests-reserved = Reservierter Auftrag
quests-no_reserve = Kein Auftrag reserviert
quests-completed = Erfüllter Auftrag
quests-guild_master = Dein Gildenmeister
quests-guild_of = Gilde von { $name }
quests-empty_guild = Noch niemand angeworben
quests-empty_hand = Keine Karten
quests-hand_of = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } auf der Hand
quests-cards_in_hand = Karten auf der Hand
quests-completed_of = { $number ->
        [one] ein Auftrag
       *[other] { $number } Aufträge
    } erfüllt
quests-points_of = { $number ->
        [one] ein Punkt
       *[other] { $number } Punkte
    }
quests-actions_left = { $number ->
        [one] noch eine Aktion
       *[other] noch { $number } Aktionen
    }
quests-secret_points = jetzt { $points }
quests-caption-hand = Handkarten
quests-caption-quests = Aufträge
quests-caption-points = Punkte
quests-goes = { $label }; geht mit auf den Auftrag
quests-hiring = Anzuwerben: { $name }
quests-no_bonus = kein Bonus
quests-ready = bereit
quests-costs = Was das Anwerben kostet
quests-or = oder

## quests-in_words

quests-in_words-citizen = { $role }. Bringt { $gives }.
quests-in_words-quest = { $type }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }. Verlangt { $needs }. { $text }

## quests-label

quests-label-citizen = { $name }, { $role }, { $gives }. { $text }
quests-label-tile = { $name }, { $role }, { $gives }
quests-label-quest = { $name }, { $type }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }. Verlangt { $needs }. { $text }
quests-label-cost = Kostet { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    }.

## quests-pile

quests-pile-deck = Stapel
quests-pile-discard = abgelegt
quests-pile-none = Hier liegt nichts.
quests-pile-citizen_deck = Bürgerstapel, { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
quests-pile-quest_deck = Auftragsstapel, { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
quests-pile-citizen_discard = Abgelegte Bürger: { $number }
quests-pile-quest_discard = Abgelegte Aufträge: { $number }

## quests-sort

quests-sort-citizen = Bürger
quests-sort-quest = Aufträge
quests-sort-guild_master = Gildenmeister

## quests-step

quests-step-draw = Ziehen
quests-step-hire = Anwerben
quests-step-reserve = Reservieren
quests-step-quest = Auftrag
quests-step-discard_from_guild = aus einer anderen Gilde ablegen
quests-step-take_from_guild = aus einer anderen Gilde nehmen
quests-step-discard_random_from_hand = zufällig aus einer anderen Hand ablegen
quests-step-take_random_from_hand = zufällig aus einer anderen Hand nehmen
quests-step-discard_reserved_quest = einen fremden reservierten Auftrag ablegen
quests-step-discard_tavern_citizen = einen Bürger vom Tresen ablegen
quests-step-discard_active_quest = einen Auftrag von der Wand ablegen

## quests-word

quests-word-worker = Arbeiter
quests-word-soldier = Soldat
quests-word-shadow = Schatten
quests-word-holy = Geistlicher
quests-word-gold = Gold
quests-word-magic = Magie
quests-word-strength = Stärke
quests-word-adventure = Abenteuer
quests-word-battle = Kampf
quests-word-commerce = Handel
quests-word-subterfuge = List

## quests-amount: so viel wovon

quests-amount-worker = { $number } Arbeiter
quests-amount-soldier = { $number ->
        [one] 1 Soldat
       *[other] { $number } Soldaten
    }
quests-amount-shadow = { $number } Schatten
quests-amount-holy = { $number ->
        [one] 1 Geistlicher
       *[other] { $number } Geistliche
    }
quests-amount-gold = { $number } Gold
quests-amount-magic = { $number } Magie
quests-amount-strength = { $number } Stärke
quests-amount-equal = so viel { $what } wie alle anderen in derselben Gruppe zusammen

## quests-about: what things are and mean

quests-about-cost = { $cost ->
        [0] Umsonst
        [one] Kostet eine Karte
       *[other] Kostet { $cost } Karten
    }
    .text = Wer den Bürger darunter anwirbt, legt so viele andere Bürger aus Hand oder Gilde ab.
quests-about-from_hand = Aus der Hand anwerben
    .text = Ein Bürger aus deiner Hand kommt für { $cost } andere Karten in deine Gilde.
quests-about-reserve = Reservierter Auftrag
    .text = Nur wer ihn reserviert hat, kann ihn erfüllen. Jeder kann einen haben.
quests-about-completed = Erfüllte Aufträge
    .text = Hat jemand genug davon, wird die letzte Runde gespielt.
quests-about-points = Punkte
    .text = Die der erfüllten Aufträge. Der Bonus des Gildenmeisters kommt am Ende dazu.
quests-about-actions = Aktionen
    .text = Was du in diesem Zug noch tun kannst: Ziehen, Anwerben, Reservieren oder Auftrag, so oft, wie hier steht.
quests-about-player_hand = Verdeckte Hand
    .text = Diese Karten sieht sonst niemand. Am Ende eines Zuges ist ihre Zahl begrenzt.
quests-about-citizen_deck = Bürgerstapel
    .text = Die Aktion Ziehen nimmt die oberste Karte.
quests-about-citizen_discard = Abgelegte Bürger
    .text = Sie werden zum neuen Stapel gemischt, wenn dieser leer ist.
quests-about-quest_deck = Auftragsstapel
    .text = Die Aktion Reservieren darf von hier neue Aufträge auslegen.
quests-about-quest_discard = Abgelegte Aufträge
    .text = Sie werden zum neuen Stapel gemischt, wenn dieser leer ist.
quests-about-worker = Arbeiter
    .text = Eine der vier Rollen. Aufträge verlangen sie; jeder Bürger hat eine.
quests-about-soldier = Soldat
    .text = Eine der vier Rollen. Aufträge verlangen sie; jeder Bürger hat eine.
quests-about-shadow = Schatten
    .text = Eine der vier Rollen. Aufträge verlangen sie; jeder Bürger hat eine.
quests-about-holy = Geistlicher
    .text = Eine der vier Rollen. Aufträge verlangen sie; jeder Bürger hat eine.
quests-about-gold = Gold
    .text = Eine Ressource, die Bürger zu einem Auftrag beitragen.
quests-about-magic = Magie
    .text = Eine Ressource, die Bürger zu einem Auftrag beitragen.
quests-about-strength = Stärke
    .text = Eine Ressource, die Bürger zu einem Auftrag beitragen.
