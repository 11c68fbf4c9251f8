### How to play Quests.

how_quests-goal = Du führst eine Gilde von Abenteurern. Wirb in der Taverne Bürger an, schick sie auf Aufträge und sei am Ende die Gilde mit den meisten Punkten.
how_quests-ending = Hat jemand den fünften Auftrag erfüllt, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann werden die Gildenmeister aufgedeckt, und die meisten Punkte gewinnen.

how_quests-points = Woher Punkte kommen
how_quests-points-quest = Aufträge. Das Siegel in der Ecke sagt, was ein Auftrag wert ist. Einen erfüllten Auftrag kann dir niemand nehmen.
how_quests-points-master = Dein geheimer Gildenmeister: weitere Punkte für jeden erfüllten Auftrag der Arten, die er mag, gezählt am Ende.

how_quests-turn = Dein Zug: zwei Aktionen, auch zweimal dieselbe
how_quests-turn-draw = Zieh einen Bürger vom Stapel auf deine Hand.
how_quests-turn-hire = Wirb einen Bürger für deine Gilde an. In der Taverne ist die Marke über dem Bürger der Preis; aus der Hand kostet es immer 2. Du zahlst mit anderen Karten aus Hand oder Gilde. Was unten auf dem Bürger steht, geschieht sofort, zusätzlich zu deinen Aktionen.
how_quests-turn-reserve = Reserviere einen Auftrag, damit niemand sonst ihn erfüllen kann. Du kannst einen halten.
how_quests-turn-send = Erfülle einen Auftrag: Schick Bürger deiner Gilde mit den verlangten Rollen und Ressourcen. Sie werden abgelegt. Die meisten Aufträge bringen sofort einen Bonus.
how_quests-turn-after = Dann rücken die Bürger am Tresen nach links und werden billiger. Du darfst 8 Karten auf der Hand und 8 Bürger in der Gilde behalten.

how_quests-missed-quest_first = Such dir zuerst einen Auftrag aus und wirb dafür an. Eine Gilde, die zu keinem Auftrag passt, ist nichts wert.
how_quests-missed-gone = Bürger, die auf einen Auftrag gehen, sind weg. Schick nicht mehr als nötig.
how_quests-missed-bonuses = Erfülle kleine Aufträge mit Bonus zuerst: Ein Bonus kann jemanden anwerben, dessen Kraft die nächste Aktion auslöst.
how_quests-missed-wait = Nach jedem Zug rückt der Tresen nach links. Wer warten kann, zahlt weniger, wenn nicht jemand schneller ist.

how_quests-icons-roles = Rollen: wen ein Auftrag braucht
how_quests-icons-resources = Ressourcen: was diese Leute mitbringen müssen. „=“ zählt so viel wie alle Zahlen dieser Ressource in der Gruppe zusammen
how_quests-icons-types = Arten von Aufträgen: Gildenmeister mögen manche davon
how_quests-icons-powers = Kräfte und Boni
how_quests-sign-worker = Arbeiter
how_quests-sign-soldier = Soldat
how_quests-sign-shadow = Schatten
how_quests-sign-holy = Geistlicher
how_quests-sign-gold = Gold
how_quests-sign-magic = Magie
how_quests-sign-strength = Stärke
how_quests-sign-adventure = Abenteuer
how_quests-sign-battle = Kampf
how_quests-sign-commerce = Handel
how_quests-sign-subterfuge = List
how_quests-sign-draw = Einen Bürger ziehen
how_quests-sign-hire = Anwerben
how_quests-sign-reserve = Einen Auftrag reservieren
how_quests-sign-quest = Einen Auftrag erfüllen
how_quests-sign-citizen_card = ein Bürger wechselt den Besitzer
how_quests-sign-discard_citizen_card = ein Bürger wird abgelegt
how_quests-sign-discard_quest_card = ein Auftrag wird abgelegt
how_quests-sign-players_hand = aus der Hand eines Spielers
how_quests-sign-players_guild = aus der Gilde eines Spielers
how_quests-sign-tavern = in der Taverne
