### How to play Shadow Kingdoms, with Riftlands.

how_shadow_kingdoms-goal = Du führst Monster gegen die schlafenden Reiche. Sammle ein Heer aus Würfeln, gewinne Schlachten nach den Plänen auf dem Tisch und werde der Wächter mit den meisten Punkten.
how_shadow_kingdoms-ending = Hat jemand den siebten Schlachtplan abgeschlossen, wird die Runde zu Ende gespielt. Dann werden die Champions der dritten Reihe gewertet, und jeder Würfel in deinem Lager bringt 1 Punkt. Die Punkte entscheiden, bei Gleichstand der Einfluss.

how_shadow_kingdoms-points = Woher Punkte kommen
how_shadow_kingdoms-points-battle = Schlachten. Ein Plan zeigt, welche Truppen er braucht. Die Stärke deiner Würfel bringt Punkte nach der Tafel neben der Schlacht, zählt aber nie mehr als dein Einfluss.
how_shadow_kingdoms-points-areas = Deine Feldzugskarte. Jede Schlacht legt einen Marker auf ein Gebiet; es bringt Punkte, wenn die Schlacht dazu passt. Zwei besetzte Nachbarn bringen auch den Bonus zwischen ihnen.
how_shadow_kingdoms-points-awards = Auszeichnungen. Erfüllst du die Bedingung einer Auszeichnung, beanspruche sie am Magie-Schrein: Der Erste bekommt 7 Punkte, dann gibt es 5, dann 3.
how_shadow_kingdoms-points-end = Am Ende: Champions der dritten Reihe, Würfel in deinem Lager und unterwegs Einfluss über 20, der zu Punkten wird.

how_shadow_kingdoms-turn = Dein Zug
how_shadow_kingdoms-turn-go = Dein Wächter muss an einen anderen Ort: einen von fünf Schreinen oder dein Lager.
how_shadow_kingdoms-turn-die = An einem Schrein nimmst du einen Würfel. Seine Farbe ist die Monsterart, seine Zahl die Stärke. Am Anfang hat dein Tableau Platz für drei Würfel.
how_shadow_kingdoms-turn-shrine = Dann tust du, wofür der Schrein da ist: Gold bekommen, Magie bekommen oder eine Auszeichnung beanspruchen, einen Edelstein nehmen, einen Champion kaufen oder einen Plan reservieren. Je schwächer der Würfel, desto billiger: Eine 1 spart 5, eine 6 nichts.
how_shadow_kingdoms-turn-camp = In deinem Lager kämpfst du: nach einem reservierten Plan umsonst oder nach einem aus der Reihe, der sein Gold kostet. Vorher macht Magie Würfel um eins stärker oder schwächer, und Edelsteine drehen sie um oder lassen sie für jede Truppe stehen.
how_shadow_kingdoms-turn-marker = Jede Schlacht und jede Auszeichnung nimmt einen Eroberungsmarker von deinem Tableau, und was er verdeckte, gehört dir für den Rest der Partie.

how_shadow_kingdoms-riftlands = Mit Riftlands
how_shadow_kingdoms-riftlands-expedition = Ein siebter Ort. Nimm einen Würfel aus einem beliebigen Schrein, zahle Magie und schick eine Expedition durch einen Riss. Am Ende bringt jeder Bereich Punkte für die meisten Expeditionen.
how_shadow_kingdoms-riftlands-relic = Jede Expedition bringt ein Relikt heim. Zwei können aktiv sein; am Ende zählen alle, in Sätzen.
how_shadow_kingdoms-riftlands-powers = Jede Monsterart hat eigene Kräfte und bringt am Ende 1 Punkt für jedes ihrer Symbole auf deinen abgeschlossenen Plänen.

how_shadow_kingdoms-missed-plan_first = Nimm Würfel für einen Plan, nicht nur, weil sie stark sind.
how_shadow_kingdoms-missed-influence = Steigere früh deinen Einfluss. Mit Einfluss 10 zählt Stärke 18 nicht mehr als 10.
how_shadow_kingdoms-missed-weak = Ein schwacher Würfel ist heute Gold wert und lässt sich vor der Schlacht mit Magie erhöhen oder mit einem Edelstein umdrehen.
how_shadow_kingdoms-missed-markers = Überleg dir, was du zuerst freischaltest: eine vierte Truppe, den zweiten Reserveplatz oder die Stärke, die in jeder Schlacht zählt.

how_shadow_kingdoms-icons-troops = Truppen: Würfel, und was Pläne brauchen
how_shadow_kingdoms-icons-means = Ressourcen
how_shadow_kingdoms-icons-battles = Arten von Schlachten und eine Truppe beliebiger Art
how_shadow_kingdoms-icons-champions = Champions
how_shadow_kingdoms-icons-places = Orte für deinen Wächter
how_shadow_kingdoms-sign-goblin = Goblin
how_shadow_kingdoms-sign-orc = Ork
how_shadow_kingdoms-sign-skeleton = Skelett
how_shadow_kingdoms-sign-gargoyle = Gargoyle
how_shadow_kingdoms-sign-gnoll = Gnoll
how_shadow_kingdoms-sign-gold = Gold
how_shadow_kingdoms-sign-magic = Magie
how_shadow_kingdoms-sign-gem = Edelstein
how_shadow_kingdoms-sign-influence = Einfluss
how_shadow_kingdoms-sign-strength = Stärke
how_shadow_kingdoms-sign-ambush = Hinterhalt
how_shadow_kingdoms-sign-clash = Gefecht
how_shadow_kingdoms-sign-siege = Belagerung
how_shadow_kingdoms-sign-wild = beliebige Truppe
how_shadow_kingdoms-sign-instant = einmal, sofort
how_shadow_kingdoms-sign-ongoing = für den Rest der Partie
how_shadow_kingdoms-sign-endgame = Punkte am Ende
how_shadow_kingdoms-sign-gold_shrine = Gold-Schrein
how_shadow_kingdoms-sign-magic_shrine = Magie-Schrein
how_shadow_kingdoms-sign-gem_shrine = Edelstein-Schrein
how_shadow_kingdoms-sign-champions_shrine = Champions-Schrein
how_shadow_kingdoms-sign-tactics_shrine = Taktik-Schrein
how_shadow_kingdoms-sign-riftlands_shrine = Riftlands-Schrein
how_shadow_kingdoms-sign-camp = dein Lager
how_shadow_kingdoms-sign-warden = Wächter
how_shadow_kingdoms-sign-marker = Eroberungsmarker
how_shadow_kingdoms-sign-die = ein Würfel
how_shadow_kingdoms-sign-chit = Expedition
