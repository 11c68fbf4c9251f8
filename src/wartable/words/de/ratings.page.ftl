### Profile, Wertungen und die Rangliste, geholt, wenn eines davon gezeigt wird.

## ratings

ratings-about = Eine Wertung ist eine Schätzung in Punkten wie beim Schach, auf derselben Skala wie die der Bots; die Zahl hinter ± sagt, wie weit sie danebenliegen kann. Jedes Spiel hat für jede Personenzahl eine eigene.
ratings-board = Rangliste
ratings-your_games = Deine Partien und Wertungen
ratings-total = { $played ->
        [0] Noch keine beendete Partie
        [one] Eine beendete Partie
       *[other] { $played } beendete Partien
    }
ratings-total_rated = { $played ->
        [0] Noch keine gewertete Partie
        [one] Eine gewertete Partie
       *[other] { $played } gewertete Partien
    }
ratings-nothing = Sobald du eine Partie beendet hast, steht hier, wie sie gelaufen ist.
ratings-nothing_rated = Noch keine gewertete Partie.
ratings-hide = Mein Profil verbergen
ratings-is_hidden = Nur du siehst diese Seite, du stehst nicht in der Rangliste, und andere sehen nicht, wie eine Partie deine Wertung verändert.
ratings-is_public = Andere können deine gewerteten Partien sehen: wie viele es sind, wie viele du gewonnen hast, und deine Wertung im Lauf der Zeit. Alles andere siehst nur du.
ratings-size = { $title }, { $players } Personen
ratings-solo = { $title }, allein
ratings-favourite = am häufigsten gespielt
ratings-played = { $played ->
        [one] Eine Partie
       *[other] { $played } Partien
    }, { $won ->
        [0] keine gewonnen.
        [one] eine gewonnen.
       *[other] { $won } gewonnen.
    }
ratings-played_solo = { $played ->
        [one] Eine Partie.
       *[other] { $played } Partien.
    }
ratings-gone = { $gone ->
        [one] Eine vorzeitig verlassen.
       *[other] { $gone } vorzeitig verlassen.
    }
ratings-rank = Platz { $rank } der Rangliste
ratings-games = { $games ->
        [one] eine gewertete Partie
       *[other] { $games } gewertete Partien
    }
ratings-chart = Wertung über { $games } Partien: von { $first } auf { $last }, auf { $reach } genau
ratings-sources = Woher deine Punkte kommen
ratings-source = Je Partie im Durchschnitt
ratings-own = Du
ratings-usual = Hier üblich
ratings-board_blurb = Geordnet nach der Wertung, die jemand so gut wie sicher übertrifft. Aufgeführt wird man ab { $least } gewerteten Partien.
ratings-game = Spiel
ratings-players = Personen
ratings-empty = Noch hat niemand genug gewertete Partien gespielt.
ratings-you = Du
ratings-not_yet = { $left ->
        [one] Noch eine gewertete Partie, dann stehst du in der Rangliste.
       *[other] Noch { $left } gewertete Partien, dann stehst du in der Rangliste.
    }
ratings-not_shown = Andere sehen dich hier nicht, denn dein Profil ist verborgen.
ratings-pages = Seiten der Rangliste
ratings-page = Seite { $page } von { $pages }
ratings-before = Zurück
ratings-next = Weiter
ratings-place = Nr.
ratings-player = Name
ratings-floor = Mindestens
ratings-rating = Wertung
ratings-count = Partien
ratings-changes = Wertungen
ratings-first = erste gewertete Partie
ratings-is_last = vorzeitig verlassen, darum Letzter

## ratings-source

ratings-source-quests-quest = Aufträge
ratings-source-quests-guild_master = Gildenmeister
ratings-source-shadow_kingdoms-battles = Schlachten
ratings-source-shadow_kingdoms-areas = Gebiete
ratings-source-shadow_kingdoms-awards = Auszeichnungen
ratings-source-shadow_kingdoms-other = Einfluss über die Leiste hinaus
ratings-source-shadow_kingdoms-champion = Champions
ratings-source-shadow_kingdoms-dice = Würfel
ratings-source-shadow_kingdoms-relics = Relikte
ratings-source-shadow_kingdoms-expedition = Expeditionen
ratings-source-shadow_kingdoms-own_icons = Truppensymbole
ratings-source-immortals-building = Bauwerke beim Bau
ratings-source-immortals-regions = Regionen
ratings-source-immortals-shrines = Schreine
ratings-source-immortals-capitals = Hauptstädte
ratings-source-immortals-areas = Gebiete
ratings-source-dragon_valley-start = Zu Beginn
ratings-source-dragon_valley-kill = Gewonnene Schlachten
ratings-source-dragon_valley-cliff = Feinde über die Klippe
ratings-source-dragon_valley-defensive_fire = Abwehrfeuer
ratings-source-dragon_valley-entry = Feinde in der Burg
ratings-source-dragon_valley-rebellion = Aufstände
ratings-source-dragon_valley-prisoners = Gefangene
ratings-source-dragon_valley-crown = Territorien
ratings-source-dragon_valley-taken_siege = Übernommene Belagerungen
