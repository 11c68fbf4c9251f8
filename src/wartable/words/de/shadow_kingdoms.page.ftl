### Shadow Kingdoms of Valeria on the page.

## coach-shadow_kingdoms

coach-shadow_kingdoms-welcome = In jedem Zug geht dein Wächter an einen anderen Ort. { $Press } auf einen Schrein oder gleich auf den Würfel, den du dort willst: Schwache Würfel geben viel Rabatt (die goldene Zahl), starke gewinnen Schlachten.
coach-shadow_kingdoms-goal = Sammle in den Schreinen Würfel, setz sie in Schlachten ein und schalte mit jeder Schlacht mehr frei. Hat jemand sieben Schlachtpläne abgeschlossen, endet die Partie, und die meisten Punkte gewinnen.
coach-shadow_kingdoms-colour = Einmal freigeschaltet, kann ein Würfel deiner Monster in der Schlacht für jeden anderen stehen.
coach-shadow_kingdoms-map = Jede Schlacht besetzt ein Gebiet deiner Karte. Sind zwei benachbarte Gebiete besetzt, gibt es den Bonus zwischen ihnen.
coach-shadow_kingdoms-die = Die große Zahl eines Würfels ist seine Stärke in der Schlacht, die goldene der Rabatt, den er hier gibt.
coach-shadow_kingdoms-room = Deine Truppenfelder sind voll: Ein Würfel muss weg. Eroberungsmarker auf deinem Tableau verdecken zwei weitere Felder.
coach-shadow_kingdoms-awards = Eine Auszeichnung bringt 7 Punkte, wenn du ihre Bedingung als Erster erfüllst, danach 5, dann 3. Sonst nimm 2 Magie.
coach-shadow_kingdoms-champions = Sofort-Champions wirken gleich, Dauer-Champions, wenn es so weit ist, Schluss-Champions zählen am Ende. Jeder, den du von einer Art hast, macht den nächsten um 1 Gold teurer.
coach-shadow_kingdoms-plans = Ein reservierter Plan gehört dir. Die Felder kosten 5 bis 1 Gold, abzüglich des Rabatts deines Würfels.
coach-shadow_kingdoms-slots = Jeder Platz hat einen Bonus, den du bezahlen kannst, wenn du einen Plan darauf legst.
coach-shadow_kingdoms-bonus = Den Bonus des Platzes kannst du nur jetzt kaufen.
coach-shadow_kingdoms-camp = Deine Würfel passen zu einem Plan: Geh ins Lager und kämpfe.
coach-shadow_kingdoms-battle = Wähle einen Plan, der leuchtet: einen reservierten umsonst oder einen aus der Reihe für sein Gold.
coach-shadow_kingdoms-troops = Die Würfel, die am meisten bringen, sind schon gewählt: Bestätige oder { $press } auf andere. Der Balken zeigt die Stärke; was über deinen Einfluss hinausgeht, zählt nicht.
coach-shadow_kingdoms-wild = Ein Würfel passt nicht zum Plan. Der billigste Weg zum Joker ist schon gewählt: Bestätige oder { $press } auf etwas anderes.
coach-shadow_kingdoms-changes = Dreh Würfel mit Edelsteinen um und ändere sie mit Magie um 1, in beliebiger Reihenfolge; der Balken zeigt, was die Stärke bringt. Dann bestätige.
coach-shadow_kingdoms-marker = Was der Marker verdeckte, gehört dir für den Rest der Partie: Die ersten sind die wichtigsten.
coach-shadow_kingdoms-area = Ein Gebiet bringt Punkte, wenn die Schlacht dazu passt, und bildet Ketten mit besetzten Nachbarn.
coach-shadow_kingdoms-rift = Bezahle Magie, um eine Expedition durch einen Riss zu schicken, und nimm eines seiner Relikte.
coach-shadow_kingdoms-relic = Zwei Relikte können aktiv sein. Die anderen warten auf deinem Stapel und zählen für Sätze.
coach-shadow_kingdoms-waiting = Die anderen sind dran. { $waiting }
coach-shadow_kingdoms-ending = Jemand hat sieben Pläne abgeschlossen: Das ist die letzte Runde.
coach-shadow_kingdoms-gem_shrine = Mit einem Edelstein drehst du in der Schlacht einen Würfel um. Aus 1 wird 6, aus 2 wird 5: Nimm ihn, solange Platz ist.
coach-shadow_kingdoms-die_from_any_shrine = Diesen Würfel bekommst du geschenkt, aus einem beliebigen Schrein. Rabatt gibt er nicht; nimm, was deine Pläne brauchen.
coach-shadow_kingdoms-champion_pick = Dieser Champion kostet nichts. Nimm einen, der dir oft hilft oder den du nicht bezahlen könntest.
coach-shadow_kingdoms-chain_order = Du bestimmst, welcher Kettenbonus zuerst kommt. Jeder wird beendet, bevor der nächste beginnt: Nimm zuerst, was bei den anderen hilft.
coach-shadow_kingdoms-plan_pick = Für den Platz dieses Plans zahlst du nichts. Nimm einen, für den du schon Würfel hast.
coach-shadow_kingdoms-battle_rewards = Hol dir die Belohnungen in beliebiger Reihenfolge. Manche gibt es nur jetzt; „Fertig“ verzichtet auf den Rest.
coach-shadow_kingdoms-die_space = Auf dem Zusatzfeld hat ein weiterer Würfel Platz. Dort belegt er kein Truppenfeld.
coach-shadow_kingdoms-paid_bonus = Zahle für mehr, oder lass es. Danach ist das Angebot vorbei.
coach-shadow_kingdoms-after_battle = Die Schlacht ist vorbei. Du kannst noch Magie zahlen, um Pläne unter den Stapel zu legen; sonst beende deinen Zug.
coach-shadow_kingdoms-staff = Ein Urdr-Stab wirkt, gleich nachdem dein Wächter gezogen ist. Du darfst ihn einmal pro Zug benutzen, vor allem anderen, oder darauf verzichten.
coach-shadow_kingdoms-staff_die = Erst der Würfel, dann sein neuer Schrein: vielleicht der, den du gleich besuchst.
coach-shadow_kingdoms-staff_shrine = Ein Würfel in dem Schrein, den du als Nächstes besuchst, wartet dort auf dich.
coach-shadow_kingdoms-staff_relic = Leg ein Relikt unter den Stapel, und ein neues erscheint. Tu das, wenn dir keines passt, das ausliegt.
coach-shadow_kingdoms-staff_plan = Leg einen Plan kostenlos unter den Stapel. Die Reihe rückt nach, und Pläne werden billiger.
coach-shadow_kingdoms-staff_champion = Leg einen Champion kostenlos unter seinen Stapel. Der nächste nimmt seinen Platz ein.
coach-shadow_kingdoms-staff_exchange = Tausche Magie gegen Gold oder Gold gegen Magie. Schau, was dein nächster Kauf kostet.
coach-shadow_kingdoms-staff_from = Das Plättchen verlässt den zuerst gewählten Bereich; dort werden Expeditionen billiger.
coach-shadow_kingdoms-staff_to = Jedes deiner Plättchen in einem Bereich macht dort die nächste Expedition teurer.
coach-shadow_kingdoms-raise = Ein Würfel darf um 1 steigen, höchstens auf 6. Denk an den Plan, für den du kämpfen willst.
coach-shadow_kingdoms-exchange = Der Goblin macht hier aus Gold Magie, bis zu 3 bei jedem Besuch.
coach-shadow_kingdoms-exchange_first = Ein Teil des Goldes aus dem Schrein hätte keinen Platz. Mach zuerst aus Gold Magie, dann geht nichts verloren.
coach-shadow_kingdoms-relic_pick = Aktive Relikte helfen dir; die anderen warten im Stapel und zählen für Sätze.
coach-shadow_kingdoms-rearrange = Die Würfel wurden aufgefüllt: Du darfst aktive Relikte tauschen. Was im Stapel liegt, ist nicht verloren.
coach-shadow_kingdoms-keep_die = Der Würfel, den du behältst, wird neu geworfen und um 1 erhöht.
coach-shadow_kingdoms-instant_bonus = Ein Sofort-Champion bringt dem Ork noch etwas. Einfluss erhöht, was in der Schlacht zählt; mit Gold kaufst du ein.
coach-shadow_kingdoms-raise_gained = Zahle Magie, um den eben genommenen Würfel zu erhöhen. Seine Stärke zählt in der Schlacht.
coach-shadow_kingdoms-orb = Eine Drachenkugel erhöht deine Würfel: einen um 2 oder zwei um je 1.
coach-shadow_kingdoms-card_plan_ambush = Ein Hinterhalt passt zu den Gebieten „Hinterhalt“ deiner Karte. Dort bringt er mehr, und manche Auszeichnung zählt ihn.
coach-shadow_kingdoms-card_plan_clash = Ein Gefecht passt zu den Gebieten „Gefecht“ deiner Karte. Dort bringt es mehr, und manche Auszeichnung zählt es.
coach-shadow_kingdoms-card_plan_siege = Eine Belagerung passt zu den Gebieten „Belagerung“ deiner Karte. Dort bringt sie mehr, und manche Auszeichnung zählt sie.
coach-shadow_kingdoms-card_champion_instant = Ein Sofort-Champion wirkt einmal, und zwar gleich. Danach zählt er nur noch als einer deiner Champions.
coach-shadow_kingdoms-card_champion_ongoing = Ein Dauer-Champion wirkt bis zum Ende der Partie. Je früher du ihn hast, desto mehr bringt er.
coach-shadow_kingdoms-card_champion_endgame = Ein Schluss-Champion wird am Ende gewertet. Er belohnt, was du bis dahin sammelst.
coach-shadow_kingdoms-card_award = Eine Auszeichnung bekommt, wer ihre Bedingung erfüllt. Wer zuerst kommt, bekommt am meisten; beanspruchen kannst du sie nur am Magie-Schrein.
coach-shadow_kingdoms-card_relic = Ein Relikt hilft, solange es aktiv ist. Zwei können zugleich aktiv sein; die anderen warten im Stapel.

## shadow_kingdoms

shadow_kingdoms-own = Deine Seite des Tisches
shadow_kingdoms-board = Dein Tableau
shadow_kingdoms-shrines = Schreine
shadow_kingdoms-plans = Schlachtpläne
shadow_kingdoms-champions = Champions
shadow_kingdoms-awards = Auszeichnungen
shadow_kingdoms-riftlands = Riftlands
shadow_kingdoms-camp = Lager
shadow_kingdoms-kinds = Monsterarten
shadow_kingdoms-sides = Seiten deiner Feldzugskarte
shadow_kingdoms-sides_note = Jede Schlacht besetzt ein Gebiet, das Punkte bringt, wenn es passt. Sind zwei Nachbarn besetzt, bringt das runde Zeichen zwischen ihnen:
shadow_kingdoms-chain_bonus = Kettenbonus: { $what }
shadow_kingdoms-capped = bis { $number }
shadow_kingdoms-strength = Stärke
shadow_kingdoms-at_most = höchstens
shadow_kingdoms-pays = { $total } bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
shadow_kingdoms-next_points = { $strength } brächte { $points }
shadow_kingdoms-no_dice = keine Würfel
shadow_kingdoms-no_champions = Noch keine
shadow_kingdoms-bag = { $number ->
        [one] Ein Würfel
       *[other] { $number } Würfel
    } im Beutel
shadow_kingdoms-round = Runde { $number }
shadow_kingdoms-deck = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } im Stapel
shadow_kingdoms-adversary = Der Widersacher
shadow_kingdoms-adversary_plans = { $number ->
        [one] ein Plan
       *[other] { $number } Pläne
    } abgeschlossen
shadow_kingdoms-gems_of = { $number ->
        [one] ein Edelstein
       *[other] { $number } Edelsteine
    }, Platz für { $limit }
shadow_kingdoms-open_slot = frei
shadow_kingdoms-locked = gesperrt
shadow_kingdoms-reserved = Reserviert
shadow_kingdoms-completed = Abgeschlossen
shadow_kingdoms-completed_of = { $number } von { $of } Plänen abgeschlossen
shadow_kingdoms-map = Feldzugskarte: { $name }
shadow_kingdoms-map_of = Feldzugskarte: { $name }, { $number ->
        [one] ein Gebiet
       *[other] { $number } Gebiete
    } besetzt
shadow_kingdoms-things_of = Was { $name } hat
shadow_kingdoms-chits_left = { $number ->
        [one] noch ein Plättchen
       *[other] noch { $number } Plättchen
    }
shadow_kingdoms-active = Aktiv
shadow_kingdoms-stack = Auf deinem Stapel
shadow_kingdoms-relic_space = kein Relikt
shadow_kingdoms-last_round = Letzte Runde
shadow_kingdoms-raise = Um 1 erhöhen: { $die }
shadow_kingdoms-lower = Um 1 senken: { $die }
shadow_kingdoms-flip = Umdrehen: { $die }

## shadow_kingdoms-tabs

shadow_kingdoms-tabs-hand = Dein Tableau

## shadow_kingdoms-battle

shadow_kingdoms-battle-title = Schlacht
shadow_kingdoms-battle-plan = Plan
shadow_kingdoms-battle-troops = Truppen
shadow_kingdoms-battle-wild = Joker
shadow_kingdoms-battle-change = Würfel ändern
shadow_kingdoms-battle-marker = Marker
shadow_kingdoms-battle-area = Gebiet
shadow_kingdoms-battle-chain = Ketten
shadow_kingdoms-battle-rest = Deine anderen Würfel
shadow_kingdoms-battle-sources = Was einen Würfel zum Joker macht

## shadow_kingdoms-shrine

shadow_kingdoms-shrine-gem = Edelstein-Schrein
shadow_kingdoms-shrine-magic = Magie-Schrein
shadow_kingdoms-shrine-champions = Champions-Schrein
shadow_kingdoms-shrine-gold = Gold-Schrein
shadow_kingdoms-shrine-tactics = Taktik-Schrein

## shadow_kingdoms-short

shadow_kingdoms-short-gem = Edelstein
shadow_kingdoms-short-magic = Magie
shadow_kingdoms-short-champions = Champions
shadow_kingdoms-short-gold = Gold
shadow_kingdoms-short-tactics = Taktik

## shadow_kingdoms-action

shadow_kingdoms-action-gem = Edelstein nehmen
shadow_kingdoms-action-magic = 2 Magie oder Auszeichnung
shadow_kingdoms-action-champions = Champion kaufen
shadow_kingdoms-action-gold = Gold laut Münze des Würfels
shadow_kingdoms-action-tactics = Plan reservieren
shadow_kingdoms-action-camp = kämpfen
shadow_kingdoms-action-riftlands = ein Würfel, dann ein Riss

## shadow_kingdoms-word

shadow_kingdoms-word-goblin = Goblin
shadow_kingdoms-word-orc = Ork
shadow_kingdoms-word-skeleton = Skelett
shadow_kingdoms-word-gargoyle = Gargoyle
shadow_kingdoms-word-gnoll = Gnoll
shadow_kingdoms-word-gold = Gold
shadow_kingdoms-word-magic = Magie
shadow_kingdoms-word-influence = Einfluss
shadow_kingdoms-word-gem = Edelstein
shadow_kingdoms-word-ambush = Hinterhalt
shadow_kingdoms-word-clash = Gefecht
shadow_kingdoms-word-siege = Belagerung

## shadow_kingdoms-kind

shadow_kingdoms-kind-goblin = Goblins
shadow_kingdoms-kind-orc = Orks
shadow_kingdoms-kind-skeleton = Skelette
shadow_kingdoms-kind-gargoyle = Gargoyles
shadow_kingdoms-kind-gnoll = Gnolle

## shadow_kingdoms-area

shadow_kingdoms-area-goblin = Goblin, 1 Punkt je Symbol
shadow_kingdoms-area-orc = Ork, 1 Punkt je Symbol
shadow_kingdoms-area-skeleton = Skelett, 1 Punkt je Symbol
shadow_kingdoms-area-gargoyle = Gargoyle, 1 Punkt je Symbol
shadow_kingdoms-area-gnoll = Gnoll, 1 Punkt je Symbol
shadow_kingdoms-area-strength = Stärke 15, 2 Punkte
shadow_kingdoms-area-ambush = Hinterhalt, 2 Punkte
shadow_kingdoms-area-clash = Gefecht, 2 Punkte
shadow_kingdoms-area-siege = Belagerung, 2 Punkte

## shadow_kingdoms-chain

shadow_kingdoms-chain-champion = ein Champion
shadow_kingdoms-chain-influence = 2 Einfluss
shadow_kingdoms-chain-magic = 2 Magie
shadow_kingdoms-chain-gold = 3 Gold
shadow_kingdoms-chain-gem = ein Edelstein
shadow_kingdoms-chain-die = ein Würfel aus einem beliebigen Schrein

## shadow_kingdoms-row

shadow_kingdoms-row-instant = Sofort-Champions
shadow_kingdoms-row-ongoing = Dauer-Champions
shadow_kingdoms-row-endgame = Schluss-Champions

## shadow_kingdoms-type

shadow_kingdoms-type-instant = Sofort
shadow_kingdoms-type-ongoing = Dauer
shadow_kingdoms-type-endgame = Schluss

## shadow_kingdoms-marker

shadow_kingdoms-marker-champions_6 = sechs Champions
shadow_kingdoms-marker-champions_10 = zehn Champions
shadow_kingdoms-marker-wild = ein Würfel deiner Art ist in jeder Schlacht Joker
shadow_kingdoms-marker-gems = drei Edelsteine, einer davon sofort
shadow_kingdoms-marker-reserve_middle = der mittlere Reserveplatz
shadow_kingdoms-marker-reserve_right = der rechte Reserveplatz
shadow_kingdoms-marker-strength = 1 Stärke mehr in jeder Schlacht
shadow_kingdoms-marker-track_14 = Gold, Magie und Einfluss bis 20
shadow_kingdoms-marker-troop_4 = ein viertes Truppenfeld
shadow_kingdoms-marker-troop_5 = ein fünftes Truppenfeld
shadow_kingdoms-marker-overlay_power = die Kraft deiner Auflage

## shadow_kingdoms-slot

shadow_kingdoms-slot-left = Linker Reserveplatz, frei
shadow_kingdoms-slot-middle = Mittlerer Reserveplatz, frei
shadow_kingdoms-slot-right = Rechter Reserveplatz, frei

## shadow_kingdoms-bonus

shadow_kingdoms-bonus-left = Bonus: 1 Gold für 1 Einfluss zahlen
shadow_kingdoms-bonus-middle = Bonus: 2 Gold für einen Würfel aus einem beliebigen Schrein zahlen
shadow_kingdoms-bonus-right = Bonus: einen Champion zum Grundpreis kaufen

## shadow_kingdoms-rift

shadow_kingdoms-rift-rift_1 = Erster Riss
shadow_kingdoms-rift-rift_2 = Zweiter Riss
shadow_kingdoms-rift-rift_3 = Dritter Riss

## shadow_kingdoms-heading

shadow_kingdoms-heading-buy = Kaufen
shadow_kingdoms-heading-take = Nehmen
shadow_kingdoms-heading-cycle = Für Magie austauschen
shadow_kingdoms-heading-reserve = Reservieren
shadow_kingdoms-heading-battle = Kämpfen
shadow_kingdoms-heading-flip = Für einen Edelstein umdrehen
shadow_kingdoms-heading-up = Für Magie erhöhen
shadow_kingdoms-heading-down = Für Magie senken

## shadow_kingdoms-sort

shadow_kingdoms-sort-champion = Champions
shadow_kingdoms-sort-plan = Schlachtpläne
shadow_kingdoms-sort-award = Auszeichnungen
shadow_kingdoms-sort-map = Feldzugskarten
shadow_kingdoms-sort-relic = Relikte
shadow_kingdoms-sort-overlay = Auflagen

## shadow_kingdoms-label

shadow_kingdoms-label-die = Würfel { $troop }, Stärke { $value }
shadow_kingdoms-label-extra_die = Würfel { $troop }, Stärke { $value }, auf dem Zusatzfeld
shadow_kingdoms-label-shrine_die = Würfel { $troop }, Stärke { $value }, Rabatt { $discount }
shadow_kingdoms-label-shrine = { $name }: { $action }. { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.{ $gems }{ $wardens }
shadow_kingdoms-label-gems = { " " }{ $number ->
        [one] Ein Edelstein
       *[other] { $number } Edelsteine
    }.
shadow_kingdoms-label-wardens = { " " }Hier: { $names }.
shadow_kingdoms-label-plan = { $name }, { $kind }: { $troops }.
shadow_kingdoms-label-cost = Kostet { $cost } Gold.
shadow_kingdoms-label-champion = { $name }, { $type }. { $text }
shadow_kingdoms-label-champion_type = { $type }-Champion, { $cost } Gold und 1 mehr für jeden, den du von dieser Art hast.
shadow_kingdoms-label-relic = { $name }. { $text }
shadow_kingdoms-label-award = Auszeichnung { $name }: { $text } Bringt { $circles }.
shadow_kingdoms-label-claimed_award = Auszeichnung { $name }: { $text } Bringt { $circles }. Beansprucht von { $names }.
shadow_kingdoms-label-marker = Eroberungsmarker. Verdeckt: { $what }
shadow_kingdoms-label-area = Gebiet { $kind }
shadow_kingdoms-label-covered = Gebiet { $kind }, besetzt
shadow_kingdoms-label-rift = { $name }: { $cost } Magie. Bringt { $ranks } für die meisten Plättchen. Plättchen: { $chits }.

shadow_kingdoms-caption-plans = Pläne
shadow_kingdoms-caption-points = Punkte

# Where the long words on narrow cards may be broken.
shadow_kingdoms-syllables = Abtrün·niger Aushebungs·offizier Beschwö·rer Bergungs·mann Eindring·ling Fährten·meister Hals·abschneider Hexen·meister Klan·häuptling Königs·mörder Kriegs·bestie Kriegs·treiber Kund·schafter Medizin·mann Quartier·meister Schädel·spalter Schlüpf·ling Seelen·räuber Spionage·meister Todes·ritter Zucht·meister

## shadow_kingdoms-about: what things are and mean

shadow_kingdoms-about-plan_deck = Stapel der Schlachtpläne
    .text = Verlässt ein Plan die Reihe, rutschen die Karten darüber nach unten, und auf dem teuersten Platz wird ein neuer aufgedeckt.
shadow_kingdoms-about-price = Preis: { $price } Gold
    .text = Aufgedruckt sind { $printed }. Rabatte und Aufschläge, die jetzt für dich gelten, sind eingerechnet.
shadow_kingdoms-about-printed_price = Aufgedruckter Preis: { $printed } Gold
    .text = Rabatte und Aufschläge kommen hinzu, wenn jemand ihn zahlt.
shadow_kingdoms-about-type_instant = Sofort-Champions
    .text = Sie wirken einmal, sobald du sie bekommst. Die Karte bleibt bei dir und zählt für Grenze, Preis und Wertung.
shadow_kingdoms-about-type_ongoing = Dauer-Champions
    .text = Sie wirken bis zum Ende der Partie.
shadow_kingdoms-about-type_endgame = Schluss-Champions
    .text = Sie bringen erst am Ende der Partie Punkte.
shadow_kingdoms-about-track_influence = Einfluss
    .text = Er begrenzt die Stärke deiner Schlachten: Keine zählt mehr als dein Einfluss. Er wird nie ausgegeben.
shadow_kingdoms-about-track_gold = Gold
    .text = Damit bezahlst du Schlachtpläne, Champions und die Boni der Reserveplätze.
shadow_kingdoms-about-track_magic = Magie
    .text = 1 Magie ändert in der Schlacht einen Würfel um 1 oder legt einen Plan oder Champion unter seinen Stapel.
shadow_kingdoms-about-chart = Stärke einer Schlacht
    .text = Die Tabelle zeigt, wie viele Punkte eine Stärke bringt. Mehr als dein Einfluss von { $number } zählt nicht.
shadow_kingdoms-about-bonus_left = Bonus des linken Platzes
    .text = Wenn du hier einen Plan hinlegst, darfst du sofort 1 Gold für 1 Einfluss zahlen.
shadow_kingdoms-about-bonus_middle = Bonus des mittleren Platzes
    .text = Wenn du hier einen Plan hinlegst, darfst du sofort 2 Gold für einen Würfel aus einem beliebigen Schrein zahlen.
shadow_kingdoms-about-bonus_right = Bonus des rechten Platzes
    .text = Wenn du hier einen Plan hinlegst, darfst du sofort einen Champion zum Grundpreis kaufen.
shadow_kingdoms-about-slot = Reserveplatz
    .text = Hier liegt ein Plan, bis du seine Schlacht schlägst. Nur du kannst ihn nutzen.
shadow_kingdoms-about-marker = Eroberungsmarker
    .text = Nach einer Schlacht oder für eine Auszeichnung nimmst du einen Marker von deinem Tableau: Was er verdeckt, gehört dir bis zum Ende der Partie.
shadow_kingdoms-about-unlocked = Freigeschaltet
    .text = Das gehört dir bis zum Ende der Partie.
shadow_kingdoms-about-area = Gebiet der Feldzugskarte
    .text = Nach einer Schlacht besetzt du ein Gebiet. Punkte bringt es nur, wenn die Schlacht passt, und nur in diesem Moment.
shadow_kingdoms-about-chain = Kettenbonus
    .text = Du bekommst ihn, sobald die Gebiete auf beiden Seiten besetzt sind.
shadow_kingdoms-about-camp = Lager
    .text = Hier schlägst du eine Schlacht: mit einem reservierten Plan oder einem aus der Reihe.
shadow_kingdoms-about-troop_space = Truppenfeld
    .text = Hier liegt ein Würfel. Ohne freies Feld kommt ein neuer Würfel in den Beutel oder ersetzt einen anderen.
shadow_kingdoms-about-extra_space = Zusatzfeld
    .text = Hier hat ein weiterer Würfel Platz.
shadow_kingdoms-about-gem = Edelstein
    .text = In der Schlacht dreht ein Edelstein einen Würfel auf die Gegenseite oder macht ihn zum Joker.
shadow_kingdoms-about-die = Würfel
    .text = Die Farbe ist die Truppenart, die Zahl die Stärke.
shadow_kingdoms-about-shrine_die = Würfel
    .text = Nimmst du ihn hier, gibt er { $discount } Rabatt auf das, was du an diesem Schrein tust.
shadow_kingdoms-about-bag = Beutel
    .text = Diese Würfel liegen nicht auf dem Tisch. Neue werden gezogen, wenn die Schreine fast leer sind.
shadow_kingdoms-about-gem_shrine = Edelstein-Schrein
    .text = Nimm einen Würfel, danach auf Wunsch einen Edelstein.
shadow_kingdoms-about-magic_shrine = Magie-Schrein
    .text = Nimm einen Würfel, danach Magie oder eine Auszeichnung, deren Bedingung du erfüllst.
shadow_kingdoms-about-champions_shrine = Champions-Schrein
    .text = Nimm einen Würfel, danach darfst du einen Champion kaufen; der Würfel macht ihn billiger.
shadow_kingdoms-about-gold_shrine = Gold-Schrein
    .text = Nimm einen Würfel und bekomm Gold: je schwächer der Würfel, desto mehr.
shadow_kingdoms-about-tactics_shrine = Taktik-Schrein
    .text = Nimm einen Würfel, danach darfst du einen Schlachtplan reservieren; der Würfel macht ihn billiger.
shadow_kingdoms-about-riftlands_shrine = Riftlands
    .text = Nimm einen Würfel aus einem beliebigen Schrein, danach darfst du einen Riss öffnen.
shadow_kingdoms-about-rift = Riss
    .text = Er kostet { $cost } Magie, 1 mehr für jedes deiner Plättchen darin, weniger den Rabatt des Würfels. Du legst ein Plättchen und nimmst ein Relikt. Am Ende bringen die meisten Plättchen { $ranks } Punkte.
shadow_kingdoms-about-chits = Expeditionsplättchen
    .text = Du legst eines, wann immer du einen Riss öffnest.
shadow_kingdoms-about-relic_space = Platz für ein aktives Relikt
    .text = Nur aktive Relikte haben ihre Kraft.
shadow_kingdoms-about-completed = Abgeschlossene Pläne
    .text = Hat jemand genug davon, wird die letzte Runde gespielt.
shadow_kingdoms-about-points = Punkte
    .text = Sie werden gezählt, sobald sie verdient sind. Am Ende kommen noch welche dazu.
shadow_kingdoms-about-troop = Deine Monster
    .text = Würfel dieser Truppenart sind deine eigenen.
