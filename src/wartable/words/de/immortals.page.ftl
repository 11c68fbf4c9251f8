### Immortals on the page.

## coach-immortals

coach-immortals-welcome = Du führst zwei Völker, eines im Reich des Lichts und eines im Reich der Dunkelheit. Beide Reiche haben dieselbe Karte. Besitze viele Orte, bau Schreine und Hauptstädte und halte den größten Teil eines Gebiets: Das bringt in jeder Runde Punkte.
coach-immortals-home = Deine Heimatregion bekommt im Licht eine Armeegruppe; zwei Armeen kommen von selbst ins Dunkel.
coach-immortals-draft = Die Startrunde: Alle wählen geheim eine Konfliktkarte und stellen dann an dem gezeigten Ort eine Armeegruppe auf. { $Look } eine Karte, um ihren Ort auf der Landkarte zu sehen.
coach-immortals-draft_cards = Ist die Karte der Region noch frei, nimmst du sie. Regionskarten sind deine besten Planungskarten: Sie kommen nach Gebrauch zurück.
coach-immortals-deploy = Orte desselben Gebiets in einem Reich zählen zusammen: Wähle einen in der Nähe deiner anderen.
coach-immortals-groups = Große Gruppen halten stand, kleine breiten sich aus. Alle werden aufgestellt.
coach-immortals-limbo = Armeen in der Zwischenwelt warten auf ihr Reich. Verlorene Armeen kommen immer in die Zwischenwelt des anderen Reiches, also geht kein Stein je ganz verloren.
coach-immortals-draw = Mit Konfliktkarten kannst du überall planen, und beim Angriff können sie die Bewohner auf deine Seite bringen. Nach Gebrauch sind sie weg.
coach-immortals-reinforce = Von je drei Armeen in einer Zwischenwelt darf eine an deine Orte im selben Reich. { $Press } in beliebiger Reihenfolge auf die Orte, einmal für jede Armee, und bestätige dann.
coach-immortals-plan = Leg Karten verdeckt auf deine Felder: Zieh sie dorthin, oder { $press } auf eine Karte und dann auf ein Feld. Was du legst, bestimmt, was du in dieser Runde tun kannst. Ändere es, so oft du willst, und drück dann „Plan fertig“.
coach-immortals-plan_cards = Eine Regionskarte steht für ihre Region in beiden Reichen, eine Konfliktkarte für einen Ort, eine wilde Karte für jeden Ort ihres Gebiets und Reiches. Unter jeder Karte steht, was sie im Augenblick brächte.
coach-immortals-plan_bluff = Eine Blankokarte tut nichts, aber das weiß niemand. Die anderen sehen nur, dass auf einem Feld eine Karte liegt.
coach-immortals-plan_magic = Zwei Magiefelder nehmen Magiekarten auf: mehr Armeen, Karten, ein Schrein oder der Startspielermarker.
coach-immortals-turn = { $Press } auf ein Feld, um deine Karte dort aufzudecken, in beliebiger Reihenfolge. Wer passt, nimmt den Rest zurück auf die Hand.
coach-immortals-scoring = Am Ende der Runde: 1 Punkt für je 2 Orte, 1 für jeden Schrein und jede Hauptstadt, die du hältst, 2 für drei oder vier Regionen eines Gebiets in einem Reich, 3 für alle fünf.
coach-immortals-perform = Meist lohnt sich die Aktion: Für den Verzicht gibt es nur 1 Gold oder 1 Energie.
coach-immortals-compensation = Ausgleich für eine nicht benutzte Karte oder einen nicht gemachten Zug. „Immer Gold“ oder „Immer Energie“ erspart dir die Frage.
coach-immortals-site = Die Aktion gilt für einen deiner Orte: Die möglichen leuchten.
coach-immortals-structure = Ein Portal öffnet einen Weg ins andere Reich. Schreine und Hauptstädte bringen sofort Punkte, und in jeder Runde wieder dem, der den Ort hält.
coach-immortals-attack = Greif von einem Ort mit mindestens zwei Armeen einen Nachbarort an. { $Press } erst auf den einen, dann auf den anderen, oder zieh. Eine Armee bleibt zurück.
coach-immortals-inhabitants = Deine Karte entscheidet, für wen die Bewohner kämpfen: für dich, wenn sie das Ziel zeigt, für niemanden, wenn sie zeigt, woher du kommst, und sonst gegen dich.
coach-immortals-strength = Alle Angreifer, alle Verteidiger und die Schale kommen in den Turm. Manche bleiben drin und kommen in einer späteren Schlacht heraus, vielleicht in deiner.
coach-immortals-move = Armeen bewegen sich über deine eigenen Orte so weit, wie du willst.
coach-immortals-magic = Von den zwei Wirkungen einer Magiekarte gilt immer nur eine.
coach-immortals-take_over = Du brauchst an deinem Ort mehr Armeen, als der Besitzer der Karte am Zwillingsort hat.
coach-immortals-tower = Der Turm zeigt die letzte Schlacht: was hineinkam, was herausfiel und was jede Seite zählt. Blasse Steine sind verloren.
coach-immortals-waiting = Die anderen sind dran. { $waiting }
coach-immortals-move_number = Bestimme, wie viele Armeen gehen. Eine muss bleiben, wenn du den Ort behalten willst.
coach-immortals-transition_site = Armeen kehren aus der Zwischenwelt zurück. Wähle die Orte in beliebiger Reihenfolge; bedrohte brauchen sie am meisten.
coach-immortals-shrine_site = Ein Schrein zählt jede Runde für den, dem der Ort gehört. Bau ihn, wo du sicher bist.
coach-immortals-return = Ohne Armee auf der Karte darfst du aus dem Exil zurückkehren. Armeen aus einer Zwischenwelt gehen an einen freien Ort im selben Reich.
coach-immortals-card_card_magic = Eine Magiekarte liegt auf einem Magiefeld. Sie bietet zwei Wirkungen; du wählst beim Aufdecken.
coach-immortals-card_card_blank = Eine Blankokarte ist ein Bluff. Sie bewirkt nichts, bringt dir aber 1 Gold oder 1 Energie.
coach-immortals-card_card_light = Eine Konfliktkarte aus dem Reich des Lichts nennt einen Ort. Nach Gebrauch ist sie weg.
coach-immortals-card_card_dark = Eine Konfliktkarte aus dem Reich der Dunkelheit nennt einen Ort. Nach Gebrauch ist sie weg.

## immortals

immortals-own = Deine Seite des Tisches
immortals-board = Dein Tableau
immortals-tower = Der Turm
immortals-starting = Startrunde
immortals-round = Runde { $round } von { $rounds }
immortals-marker = Startspieler
immortals-inside = { $number ->
        [one] Ein Stein
       *[other] { $number } Steine
    } darin
immortals-tray = In der Schale
immortals-inhabitants = Bewohner
immortals-none = keine
immortals-nobody = niemand
immortals-you = deins
immortals-free = frei
immortals-limbo = Zwischenwelt
immortals-groups = Armeegruppen
immortals-stack = Stapel / Ablage
immortals-draft_stacks = Stapel Licht / Dunkel
immortals-supply = Bewohner im Vorrat
immortals-choosing = wählt
immortals-planning = plant
immortals-planned = hat geplant
immortals-still = Planen noch: { $names }
immortals-next = +{ $points } nach jetzigem Stand
immortals-send_plan = Plan fertig
immortals-change_plan = Plan ändern
immortals-face_down = Hier liegt eine verdeckte Karte
immortals-open_space = Leer
immortals-left = Noch { $number }.
immortals-fewer = Eine weniger
immortals-more = Eine mehr
immortals-how_many = Wie viele Armeen
immortals-send_armies-attack = Mit { $number } angreifen
immortals-send_armies-move = { $number } bewegen
immortals-pages = Reiche und Turm

## immortals-brief

immortals-brief-group = { $number ->
        [one] 1 Armee
       *[other] { $number } Armeen
    }

## immortals-tabs

immortals-tabs-hand = Dein Tableau

## immortals-page

immortals-page-dark = Dunkel
immortals-page-light = Licht
immortals-page-tower = Turm

## immortals-realm

immortals-realm-light = Licht
immortals-realm-dark = Dunkel

## immortals-realm_title

immortals-realm_title-light = Reich des Lichts
immortals-realm_title-dark = Reich der Dunkelheit

## immortals-limbo_of

immortals-limbo_of-light = Zwischenwelt des Lichts: { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }
immortals-limbo_of-dark = Zwischenwelt der Dunkelheit: { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }

## immortals-phase

immortals-phase-starting_round = Heimat und Auswahl
immortals-phase-seeding = Turm füllen
immortals-phase-reinforcements = Verstärkung
immortals-phase-planning = Planung
immortals-phase-performance = Ausführung
immortals-phase-scoring = Wertung

## immortals-always

immortals-always-gold = Immer Gold
immortals-always-energy = Immer Energie

## immortals-kept

immortals-kept-gold = Ausgleich: immer Gold (wieder fragen)
immortals-kept-energy = Ausgleich: immer Energie (wieder fragen)

## immortals-battle

immortals-battle-title = Schlacht
immortals-battle-against = greift an:
immortals-battle-way = { $source } → { $target }
immortals-battle-into = { $number ->
        [one] Ein Stein kommt
       *[other] { $number } Steine kommen
    } in den Turm
immortals-battle-out = Was herausfällt
immortals-battle-aside = nicht beteiligt
immortals-battle-for_attacker = Die Bewohner kämpfen für den Angreifer.
immortals-battle-neutral = Die Bewohner halten sich heraus.
immortals-battle-for_defender = Die Bewohner kämpfen gegen den Angreifer.
immortals-battle-taken = { $name } nimmt { $site } mit { $armies ->
        [one] einer Armee
       *[other] { $armies } Armeen
    } ein.
immortals-battle-held = { $name } hält { $site } mit { $armies ->
        [one] einer Armee
       *[other] { $armies } Armeen
    }.
immortals-battle-free = { $site } ist frei.
immortals-battle-close = Den Turm zeigen
immortals-battle-again = Die letzte Schlacht zeigen

## immortals-attack: an attack in the making

immortals-attack-title = Angriff
immortals-attack-move = Bewegung
immortals-attack-against = { $name } hält den Ort mit { $armies ->
        [one] einer Armee
       *[other] { $armies } Armeen
    }.
immortals-attack-free = Niemand hält den Ort.
immortals-attack-for_attacker = Die Bewohner kämpfen für dich.
immortals-attack-neutral = Die Bewohner halten sich heraus.
immortals-attack-for_defender = Die Bewohner kämpfen gegen dich.
immortals-attack-odds = Etwa { $percent } % Aussicht, den Ort einzunehmen
immortals-attack-how = Viele Male durchgespielt, nach allem, was man vom Turm weiß.

## immortals-scoring

immortals-scoring-title = Wertung von Runde { $round }
immortals-scoring-regions = Regionen
immortals-scoring-shrines = Schreine
immortals-scoring-capitals = Hauptstädte
immortals-scoring-areas = Gebiete
immortals-scoring-how = Die Marken auf der Karte zeigen, wer für ein Gebiet punktet.

## immortals-hand

immortals-hand-title = Deine Karten
immortals-hand-draft = Zur Auswahl
immortals-hand-kept = Schon deine
immortals-hand-regions = Regionskarten
immortals-hand-conflicts = Konfliktkarten
immortals-hand-magic = Magie- und Blankokarten
immortals-hand-none = Keine Karten

## immortals-action

immortals-action-extract_gold = Gold gewinnen
immortals-action-extract_energy = Energie gewinnen
immortals-action-construct = Bauen
immortals-action-construct_shrine = Schrein
immortals-action-attack = Angriff
immortals-action-transition_3 = Übergang
immortals-action-attack_or_move = Angriff / Zug
immortals-action-magic = Magie

## immortals-does

immortals-does-extract_gold = Das Gold deines Ortes gewinnen
immortals-does-extract_energy = Die Energie deines Ortes gewinnen
immortals-does-construct = Ein Portal, einen Schrein oder eine Hauptstadt bauen
immortals-does-construct_shrine = Einen Schrein bauen
immortals-does-attack = Einen Nachbarort angreifen
immortals-does-transition_3 = 3 Armeen aus der Zwischenwelt an deinen Ort holen
immortals-does-attack_or_move = Angreifen oder für 1 Gold Armeen bewegen
immortals-does-magic = Eine Magiekarte spielen

## immortals-word

immortals-word-energy = Energie
immortals-word-gold = Gold
immortals-word-portal = Portal
immortals-word-shrine = Schrein
immortals-word-capital = Hauptstadt

## immortals-kind

immortals-kind-region = Regionskarte
immortals-kind-conflict = Konfliktkarte
immortals-kind-wild = Wilde Konfliktkarte
immortals-kind-magic = Magiekarte
immortals-kind-blank = { "" }

## immortals-magic

immortals-magic-transition_5 = 5 aus der Zwischenwelt
immortals-magic-card_or_first_player = Karte oder Startspieler
immortals-magic-takeover_or_shrine = Übernahme oder Schrein
immortals-magic-cards_or_transition_2 = 2 Karten oder 2 Armeen
immortals-magic-blank = Blankokarte

## immortals-sort

immortals-sort-card = Karten
immortals-sort-tribe = Völker

## immortals-label

immortals-label-site_name = { $region } ({ $realm })
immortals-label-owned = { $owner }, { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }
immortals-label-yields = { $energy } Energie, { $gold } Gold
immortals-label-held_by = Regionskarte: { $name }
immortals-label-home_of = Heimat von { $name }
immortals-label-special = { $action } (Volk)
immortals-label-lies = { $card } liegt hier
immortals-label-cost = Kostet { $energy } Energie und { $gold } Gold
immortals-label-cost_energy = Kostet { $energy } Energie
immortals-label-cost_gold = Kostet { $gold } Gold
immortals-label-tribes = { $light } und { $dark }
immortals-label-sites = { $number ->
        [one] ein Ort
       *[other] { $number } Orte
    } in Besitz
immortals-label-limbo = Zwischenwelt: { $light } Licht, { $dark } Dunkel
immortals-label-held = { $regions ->
        [one] eine Regionskarte
       *[other] { $regions } Regionskarten
    }, { $conflicts ->
        [one] eine Konfliktkarte
       *[other] { $conflicts } Konfliktkarten
    }
immortals-label-plan = { $number ->
        [one] Eine Karte liegt
       *[other] { $number } Karten liegen
    } verdeckt

## immortals-heading: the sections of the list of options

immortals-heading-extract_gold = Gold gewinnen
immortals-heading-extract_energy = Energie gewinnen
immortals-heading-construct = Bauen
immortals-heading-attack_1 = Angriff, helle Hälfte
immortals-heading-attack_2 = Angriff, dunkle Hälfte
immortals-heading-transition_3 = Übergang
immortals-heading-attack_or_move = Angriff oder Bewegung
immortals-heading-tribe_special = Besonderheit des Volkes
immortals-heading-magic_1 = Magie, helle Hälfte
immortals-heading-magic_2 = Magie, dunkle Hälfte
immortals-heading-from = Von
immortals-heading-from_elsewhere = Von anderswo
immortals-heading-to = Nach
immortals-heading-armies = Wie viele

## immortals-area

immortals-area-greenwood = Grünwald
immortals-area-mistwater = Nebelwasser
immortals-area-suncoast = Sonnenküste
immortals-area-kingsmarch = Königsmark
immortals-area-skyspine = Himmelsrücken

## immortals

# Where the long words on narrow cards may be broken.
immortals-syllables = Adler·sims Be·wohner Blanko·karte (Dun·kel) Start·spieler Toten·beschwörer Berg·heim Baum·heim Bernstein·dünen Dorn·mark Düster·moor Fels·tritt Gräber·feld Grau·hafen Grenz·land Herz·holz Kron·hügel Löwen·tor Mond·brunnen Möwen·bucht Ried·mark Schlangen·stufen Schmiede·feuer Smaragd·klippe Speer·hof Tribut·pass Ufer·see

## immortals-region

immortals-region-moonwell = Mondbrunnen
immortals-region-heartwood = Herzholz
immortals-region-treehome = Baumheim
immortals-region-borderland = Grenzland
immortals-region-thornreach = Dornmark
immortals-region-the_murk = Düstermoor
immortals-region-white_falls = Weiße Fälle
immortals-region-shore_lake = Ufersee
immortals-region-reedmarch = Riedmark
immortals-region-gull_bay = Möwenbucht
immortals-region-serpent_steps = Schlangenstufen
immortals-region-amber_dunes = Bernsteindünen
immortals-region-spear_court = Speerhof
immortals-region-lion_gate = Löwentor
immortals-region-emerald_cliff = Smaragdklippe
immortals-region-old_bridge = Alte Brücke
immortals-region-barrowfield = Gräberfeld
immortals-region-crown_hill = Kronhügel
immortals-region-tribute_pass = Tributpass
immortals-region-grey_haven = Grauhafen
immortals-region-foothold = Felstritt
immortals-region-eagle_ledge = Adlersims
immortals-region-deep_hall = Tiefe Halle
immortals-region-forge_fire = Schmiedefeuer
immortals-region-mountainhome = Bergheim

## immortals-about: what explains itself on the table

immortals-about-energy = Energie
    .text = Bezahlt Bauwerke, Magie und manche Felder des Tableaus. Deine Orte liefern sie.
immortals-about-gold = Gold
    .text = Bezahlt Bauwerke, Magie und manche Felder des Tableaus. Deine Orte liefern es.
immortals-about-sites = Orte
    .text = Ein Ort ist eine Region in einem der Reiche. Je zwei Orte bringen in jeder Runde 1 Punkt.
immortals-about-next = Nach jetzigem Stand
    .text = Die Punkte, die die nächste Wertung brächte, wenn sich nichts änderte: für Orte, Schreine, Hauptstädte und Gebiete.
immortals-about-points = Punkte
    .text = Sie werden am Ende jeder Runde gewertet, einige auch sofort, etwa für Bauwerke.
immortals-about-marker = Startspieler
    .text = Wer den Marker hat, beginnt jede Phase der Runde; die anderen folgen im Uhrzeigersinn.
immortals-about-limbo = Zwischenwelt
    .text = Armeen, die in einem Reich fallen, warten in der Zwischenwelt des anderen. Für je drei darf in jeder Runde eine zu deinen Orten dieses Reichs kommen.
immortals-about-cards = Regions- und Konfliktkarten
    .text = Karten zum Planen. Regionskarten sind allen bekannt und kommen zurück; Konfliktkarten sind geheim und werden verbraucht.
immortals-about-groups = Armeegruppen
    .text = Gruppen von Armeen, die in der Startrunde noch aufgestellt werden: 3×2 heißt drei Gruppen zu zwei Armeen.
immortals-about-plan = Plan
    .text = Die zehn Felder dieses Tableaus. Auf einem schraffierten liegt eine Karte verdeckt; welche, weiß sonst niemand.
immortals-about-tower = Der Würfelturm
    .text = Alle Steine einer Schlacht fallen hindurch. Manche bleiben darin und kommen in einer späteren Schlacht heraus.
immortals-about-tray = Die Schale
    .text = Was zuletzt aus dem Turm fiel. In der nächsten Schlacht wird es wieder hineingeworfen.
immortals-about-inhabitants = Bewohner
    .text = Grüne Steine, die niemandem gehören. Die Karte eines Angriffs bestimmt, für wen sie kämpfen oder ob sie sich heraushalten.
immortals-about-stack = Stapel und Ablage
    .text = Konfliktkarten, die noch gezogen werden können, und verbrauchte.
immortals-about-draft_stacks = Stapel der Startrunde
    .text = Konfliktkarten aus dem Reich des Lichts und dem der Dunkelheit, aus denen die Hände aufgefüllt werden.
immortals-about-area = { $area }: { $name }
    .text = { $name } besitzt { $number } der Regionen in diesem Reich: { $points } Punkte in jeder Runde. Drei oder vier Regionen bringen 2 Punkte, alle fünf 3.
immortals-about-portal = Portal
    .text = Öffnet einen Weg von seinem Ort zum Zwilling im anderen Reich, aber nicht zurück.
immortals-about-shrine = Schrein
    .text = 1 Punkt beim Bau und in jeder Runde 1 für den, dem sein Ort gehört.
immortals-about-capital = Hauptstadt
    .text = Punkte beim Bau und in jeder Runde 1 für den, dem ihr Ort gehört. In jedem Gebiet eines Reichs gibt es nur eine.
immortals-about-space_extract_gold = Gold gewinnen
    .text = Lege hier die Karte eines deiner Orte: Du bekommst das Gold dieses Ortes.
immortals-about-space_extract_energy = Energie gewinnen
    .text = Lege hier die Karte eines deiner Orte: Du bekommst die Energie dieses Ortes.
immortals-about-space_construct = Bauen
    .text = Lege hier die Karte eines deiner Orte: Du baust dort ein Portal, einen Schrein oder eine Hauptstadt.
immortals-about-space_construct_shrine = Schrein
    .text = Lege hier die Karte eines deiner Orte: Du baust dort einen Schrein.
immortals-about-space_attack = Angriff
    .text = Jede Armeekarte: Greife einen Ort neben einem deiner Orte an. Die Karte bestimmt, was die Bewohner tun.
immortals-about-space_transition_3 = Übergang
    .text = Lege hier die Karte eines deiner Orte: Drei Armeen kommen dorthin aus der Zwischenwelt seines Reichs.
immortals-about-space_attack_or_move = Angriff oder Bewegung
    .text = Ein Angriff, kostenlos, oder Armeen bewegen sich für 1 Gold vom Ort der Karte über deine eigenen Orte.
immortals-about-space_magic = Magie
    .text = Nimmt eine Magiekarte auf oder eine Blankokarte: mehr Armeen, Karten, einen Schrein oder den Startspielermarker.
