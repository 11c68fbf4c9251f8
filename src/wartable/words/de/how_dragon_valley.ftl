### How to play Dragon Valley.

how_dragon_valley-goal = Du bist Baron. Feinde kommen von den Bergen herab auf deinen Bergfried zu. Erschlag sie früh, wirf sie über die Klippe und schick Einheiten hinaus, um ihre Länder zu erobern.
how_dragon_valley-ending = Sobald jemand 30 Punkte hat, ist die laufende Runde die letzte; dann gewinnen die meisten Punkte. Dein Punktestand fällt nie unter −5.

how_dragon_valley-points = Woher Punkte kommen
how_dragon_valley-points-kill = Erschlagene Feinde: je 2 Punkte in den zwei oberen Reihen, 1 in den nächsten beiden, darunter keine.
how_dragon_valley-points-cliff = Feinde über die Klippe: 4 Punkte. Das Gebäude, das einen Feind aufhält, schiebt ihn jede Runde ein Feld nach rechts, und aus der letzten Spalte fällt er.
how_dragon_valley-points-territory = Territorien jenseits des Passes: Besetze alle Felder eines Plättchens mit den richtigen Einheiten, und du bekommst seine Krone, 7 bis 16 Punkte.
how_dragon_valley-points-lost = Jeder Schritt eines Feindes auf deine hellbraunen Felder und in den Bergfried kostet dich 1 Punkt.

how_dragon_valley-turn = Eine Runde
how_dragon_valley-turn-divide = Gebäude, Karten „Hilfe des Königs“ und Steine werden gezogen. Eine Person teilt sie in Haufen auf, die anderen wählen, und wer aufgeteilt hat, behält den Rest.
how_dragon_valley-turn-deploy = Die Feinde deines Haufens kommen auf den Gebirgspass, deine Einheiten in den Bergfried.
how_dragon_valley-turn-action = Du machst eine Aktion: Einheiten bewegen, Plättchen eines Gebäudes bauen oder aufladen. Ein Ritter geht bis zu 3 Felder, ein Bogenschütze 2, ein Trebuchet 1.
how_dragon_valley-turn-battle = Eine Einheit, die ein Feld mit einem Feind betritt, hält an und kämpft. Gewürfelt wird nicht: Wer wen schlägt, steht fest, und die Tafel ist immer zur Hand.
how_dragon_valley-turn-build = Gebäude halten Feinde auf oder vernichten sie, stärken deine Einheiten oder helfen dir später. Auf jedem steht, auf welche Felder es darf.
how_dragon_valley-turn-aid = Karten „Hilfe des Königs“ kommen zu deiner Aktion dazu. Am Ende der Runde sind sie weg.
how_dragon_valley-turn-advance = Dann geht jeder Feind hinab: ein Rammbock 1 Feld, ein Orkheer 2, ein Drache 3.

how_dragon_valley-missed-pile = Frag dich beim Aufteilen, welcher Haufen dich am wenigsten stört: Du bekommst den, den niemand will.
how_dragon_valley-missed-high = Lass Einheiten weit oben, wo ein Sieg 2 Punkte bringt, und nicht im Bergfried.
how_dragon_valley-missed-siege = Schick früh Einheiten durch den Pass. Eine gute Belagerung ist viele Schlachten wert.
how_dragon_valley-missed-gone = Benutze deine Karten „Hilfe des Königs“: Sie warten nicht auf die nächste Runde.

how_dragon_valley-icons-units = Deine Einheiten
how_dragon_valley-icons-enemies = Feinde
how_dragon_valley-icons-stopping = Gebäude, die ihnen im Weg stehen
how_dragon_valley-icons-others = Weitere Zeichen
how_dragon_valley-sign-trebuchet = Trebuchet
how_dragon_valley-sign-archer = Bogenschütze
how_dragon_valley-sign-knight = Ritter
how_dragon_valley-sign-battering_ram = Rammbock
how_dragon_valley-sign-orc = Orkheer
how_dragon_valley-sign-dragon = Drache
how_dragon_valley-sign-wall = Mauer, hält Orks auf
how_dragon_valley-sign-moat_and_ferry = Graben mit Fähre, hält Rammböcke auf
how_dragon_valley-sign-arc_jewel = Bogenjuwel, hält Drachen auf
how_dragon_valley-sign-moat_arc_wall = Grabenmauer, hält alle auf
how_dragon_valley-sign-tower = Turm, vernichtet einen Feind
how_dragon_valley-sign-pass = Gebirgspass
how_dragon_valley-sign-keep = Bergfried
how_dragon_valley-sign-cliff = über die Klippe
how_dragon_valley-sign-crown = was ein Territorium wert ist
how_dragon_valley-sign-favored = der Günstling des Königs
how_dragon_valley-sign-prisoner = Gefangener in einem Verlies
how_dragon_valley-sign-item = ein Haufen
how_dragon_valley-sign-down = auf dem Vormarsch
