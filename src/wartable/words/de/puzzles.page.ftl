### Rätsel, geladen mit ihrer Seite oder mit einem Tisch, der eines stellt.

## puzzles

puzzles-title = Rätsel
puzzles-blurb = Stellungen aus Partien, in denen eine Antwort eindeutig die beste ist und viele Bots danebengreifen. Du siehst, was auf diesem Platz zu sehen war, und nicht mehr: Die Antwort ist die beste, was auch immer verborgen liegt.
puzzles-today = Rätsel des Tages
puzzles-solve = Lösen
puzzles-yours = Deine Wertung
puzzles-unrated = Mit dem ersten Rätsel bekommst du eine Wertung. Bei jedem Rätsel zählt nur der erste Versuch.
puzzles-tried = Beim ersten Versuch richtig: { $solved } von { $tried }
puzzles-streak = In Folge: { $streak }
puzzles-more = Weitere Rätsel
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-grade_label = Stufe
puzzles-grade = Stufe { $grade } von 5
puzzles-any = Alle
puzzles-surprise = Überrasch mich
puzzles-count = Gelöst: { $solved } von { $all }
puzzles-next = Nächstes Rätsel
puzzles-mistakes = Aus Fehlern lernen
puzzles-about_mistakes = Wendepunkte deiner eigenen Partien. Was hast du übersehen?
puzzles-no_mistakes = Sobald zu einer deiner Partien ein Rückblick gemacht wurde, warten ihre Wendepunkte hier auf dich.
puzzles-mistake = { $game }, { $date }: Entscheidung { $choice }

## puzzles-state

puzzles-state-first = Du hast es auf Anhieb gelöst.
puzzles-state-later = Du hast es inzwischen gelöst.
puzzles-state-failed = Du hast es verfehlt. Versuch es noch einmal.

## puzzles: at the table

puzzles-one = Rätsel
puzzles-own = Deine eigene Partie
puzzles-ask = Du bist am Zug. Eine Antwort ist eindeutig die beste: welche? Entscheide am Tisch wie in einer Partie. Tipps gibt es keine.
puzzles-ask_own = Hier ging es schief. Was ist besser? Entscheide am Tisch wie in einer Partie.
puzzles-right = Richtig: { $taken }
puzzles-wrong = Es gibt etwas Besseres als das: { $taken }
puzzles-other = Der Rückblick hat diese Antwort nicht untersucht, deshalb weiß niemand, wie gut sie ist: { $taken }
puzzles-cost = Das kostet { $cost } % der Gewinnchance.
puzzles-lost = Das hat { $cost } % der Gewinnchance gekostet.
puzzles-replying = Sieh zu, was daraus wird: Bots spielen weiter, bis alle geantwortet haben.
puzzles-show = Beste Antwort zeigen
puzzles-or = { " " }oder{ " " }
puzzles-also = Gleich gut: { $answers }
puzzles-missed_by = Bots, die es verfehlen: { $levels }
puzzles-again = Noch einmal
puzzles-play_on = Gegen Bots weiterspielen
puzzles-all = Alle Rätsel

## puzzles-theme

puzzles-theme-combination = Kombination
puzzles-theme-denial = Verhindern
puzzles-theme-timing = Zeitpunkt
puzzles-theme-defence = Verteidigung
puzzles-theme-end_game = Endspiel
puzzles-theme-judgement = Abwägen

## puzzles-about

puzzles-about-combination = Auf den ersten Blick sieht die Antwort nicht besser aus als andere; ihr Wert zeigt sich in dem, was danach gespielt wird.
puzzles-about-denial = Was die Konkurrenz dadurch verliert, wiegt schwerer als der eigene Gewinn.
puzzles-about-timing = Die Antwort wäre auch später noch möglich, aber jetzt ist der richtige Moment.
puzzles-about-defence = Die Antwort bringt kaum etwas ein, aber alles andere verliert an Boden.
puzzles-about-end_game = Das letzte Zehntel der Partie hat begonnen.
puzzles-about-judgement = Von mehreren guten Möglichkeiten ist eine deutlich die beste.
