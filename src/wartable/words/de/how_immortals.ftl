### How to play Immortals.

how_immortals-goal = Du führst ein Volk im Licht und ein anderes im Dunkel. Beide Reiche haben dieselbe Karte. Halte Regionen, baue und sammle nach jeder Runde Punkte.
how_immortals-ending = Zu dritt gibt es sieben Runden, zu viert oder zu fünft fünf. Die meisten Punkte gewinnen; bei Gleichstand entscheiden die meisten Armeen auf der Karte.

how_immortals-points = Woher nach jeder Runde Punkte kommen
how_immortals-points-regions = 1 Punkt für je zwei Regionen, die du hältst, in beiden Reichen zusammen.
how_immortals-points-areas = 2 Punkte für ein Gebiet, von dem du in einem Reich drei oder vier der fünf Regionen hältst, 3 für alle fünf.
how_immortals-points-buildings = 1 Punkt für jeden Schrein und jede Hauptstadt in deinen Regionen. Auch der Bau bringt sofort Punkte: 1 für einen Schrein, 2 für eine Hauptstadt.

how_immortals-turn = Eine Runde
how_immortals-turn-draw = Alle ziehen eine Konfliktkarte. Sie nennt eine Region in einem Reich und ist nach Gebrauch weg.
how_immortals-turn-reinforce = Von je drei Armeen in einer Zwischenwelt darf eine in eine Region zurückkehren, die du im selben Reich hältst.
how_immortals-turn-plan = Alle planen im Geheimen: Du legst Karten auf die Felder deines Tableaus. Das Feld sagt, was getan wird, die Karte, wo. Regionskarten gehören zu Regionen, die du hältst, und kommen jede Runde zurück.
how_immortals-turn-perform = Reihum deckt jeder eine Karte auf und führt ihre Aktion aus oder lässt sie für 1 Gold oder 1 Energie verfallen.
how_immortals-turn-attack = Ein Angriff geht in eine benachbarte Region. Alle Steine werden in den Turm geworfen, und nur was herausfällt, zählt. Die grünen Bewohner kämpfen für dich, wenn deine Karte die angegriffene Region zeigt, halten sich heraus, wenn sie die Region zeigt, aus der du kommst, und kämpfen sonst gegen dich.
how_immortals-turn-score = Sind alle fertig, wird die Runde gewertet. Geschlagene Armeen kommen in die Zwischenwelt des anderen Reiches.

how_immortals-missed-early = Punkte gibt es in jeder Runde, also nimm Gebiete und bau Schreine früh.
how_immortals-missed-conflict = Behalte die Konfliktkarte der Region, die du willst: Sie bringt die Bewohner auf deine Seite.
how_immortals-missed-tower = Schick reichlich. Manche Steine bleiben im Turm und fallen in einer späteren Schlacht heraus.
how_immortals-missed-limbo = Eine Niederlage im Licht macht dich im Dunkel stärker. Niemand scheidet je aus.

how_immortals-icons-actions = Aktionen
how_immortals-icons-things = Dinge
how_immortals-icons-buildings = Bauwerke
how_immortals-icons-areas = Gebiete und Reiche
how_immortals-sign-extract_gold = Gold gewinnen
how_immortals-sign-extract_energy = Energie gewinnen
how_immortals-sign-construct = Bauen
how_immortals-sign-attack = Angriff
how_immortals-sign-move = Bewegung
how_immortals-sign-transition_3 = Armeen aus der Zwischenwelt holen
how_immortals-sign-magic = Magie
how_immortals-sign-gold = Gold
how_immortals-sign-energy = Energie
how_immortals-sign-army = Armee
how_immortals-sign-limbo = Zwischenwelt
how_immortals-sign-tower = Turm
how_immortals-sign-inhabitant = Bewohner
how_immortals-sign-blank = Blankokarte, ein Bluff
how_immortals-sign-portal = Portal, eine Tür ins andere Reich, nur in einer Richtung
how_immortals-sign-shrine = Schrein
how_immortals-sign-capital = Hauptstadt
how_immortals-sign-greenwood = Grünwald
how_immortals-sign-mistwater = Nebelwasser
how_immortals-sign-suncoast = Sonnenküste
how_immortals-sign-kingsmarch = Königsmark
how_immortals-sign-skyspine = Himmelsrücken
how_immortals-sign-light = das Reich des Lichts
how_immortals-sign-dark = das Reich der Dunkelheit
how_immortals-sign-region = Region
how_immortals-sign-round = Ende der Runde
