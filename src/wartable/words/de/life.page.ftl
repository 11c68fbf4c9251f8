life-days = { $days } T { $hours } Std.
life-hours = { $hours } Std. { $minutes } Min.
life-left = Restzeit: { $time }
life-together = Zeit für diese Entscheidung, die alle gleichzeitig treffen: { $time }
life-table = Dieser Tisch
life-paused = Die Partie ist unterbrochen.
life-paused_wanted = Die Partie ist unterbrochen. Weiterspielen gewünscht von { $names }.
life-pause_wanted = Pause gewünscht von { $names }.
life-agree = Einverstanden
life-not_now = Jetzt nicht
life-go_on = Weiterspielen
life-pause = Pause
life-bot_for_you = Ein Bot ({ $bot }) spielt für dich.
life-bot_short = Bot: { $bot }
life-come_back = Ich bin wieder da
life-you_resigned = Du hast aufgegeben. Auf deinem Platz spielt ein Bot weiter.
life-cover = Gib das Gerät an { $name } weiter
life-cover_wait = Die anderen sind dran
life-cover_text = Alle Karten bleiben verdeckt, bis die nächste Person da ist.
life-i_am = Ich bin { $name }
life-resigned = hat aufgegeben
life-bot_plays = { $bot } springt ein
life-hints = { $number ->
        [one] ein Tipp
       *[other] { $number } Tipps
    }
life-let_bot = Einen Bot für { $name } spielen lassen
life-level = Stärke des Bots
life-bot_for_me = Einen Bot für mich spielen lassen
life-resign = Aufgeben
life-really_resign = Wirklich aufgeben?
life-resign_note = Dann kannst du nicht mehr gewinnen. Spielen andere weiter, übernimmt ein Bot deinen Platz.
life-with_hints = Tipps sind erlaubt; alle sehen, wie viele genutzt wurden.
life-no_hints = Keine Tipps.
life-one_device = Das Gerät wird herumgereicht.
life-visibility-public = Öffentlich: Der Tisch steht in der Lobby, und alle dürfen zuschauen.
life-visibility-link = Per Link: Wer ihn hat, darf mitspielen oder zuschauen.
life-visibility-private = Privat: Nur wer mitspielt, sieht die Partie.
life-clock-none = Keine Uhr
life-clock-live = { $minutes } Min. + { $increment } s je Entscheidung
life-clock-seconds = { $seconds } s + { $increment } s je Entscheidung
life-clock-days = { $days ->
        [one] Ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
life-zero-bot = Läuft jemandem die Zeit ab, übernimmt ein Bot.
life-zero-wait = Läuft jemandem die Zeit ab, wartet der Tisch.
life-again_asked = Noch eine Partie gewünscht von { $names }.
life-again_yes = Ja, noch einmal
life-again_no = Nein, danke
life-again_wait = Warten auf { $names } …
life-again_without = Diesmal nicht dabei: { $names }.
life-again_go = Zum neuen Tisch
life-share = Teilen
life-picture = QR-Code des Links
life-local = Diese Adresse funktioniert nur auf diesem Computer.
life-fill = Bot dazusetzen
life-fill_level = Stärke der dazugesetzten Bots
life-reopen = Platz wieder freigeben
life-stand_up = Aufstehen
life-cancel = Tisch auflösen
life-speed = Tempo
life-speed-none = Ohne Uhr
life-speed-fast = Schnell
life-speed-calm = Ruhig
life-speed-days = Tage
life-terms = Tisch
life-who = Wer darf kommen
life-who-public = Alle
life-who-link = Wer den Link hat
life-who-private = Nur Mitspieler
life-clock = Uhr
life-at_zero = Bei null
life-at_zero-bot = übernimmt ein Bot
life-at_zero-wait = wartet der Tisch
life-allow_hints = Tipps sind erlaubt
life-here = Jemand an diesem Gerät
life-here_name = Name an Platz { $number }
life-meet = Mit anderen spielen
life-game = Spiel
life-players = Personen
life-find = Mitspieler finden
life-finding = Suche …
life-join_title = Warten auf Mitspieler
life-join = Mitspielen
life-watch_title = Partien zum Zuschauen
life-watch = Zuschauen
life-free = { $number ->
        [one] ein freier Platz
       *[other] { $number } freie Plätze
    }
life-rated = Gewertet
life-rated_short = Gewertet
life-rated_table = Gewertet: Das Ergebnis zählt für die Wertung aller.
life-rated_note = Das Ergebnis zählt für die Wertung aller. Dafür gibt es eine Uhr und keine Tipps.
life-rated_is = Ohne Tipps, ohne Pausen, ohne Vertretung; der Zufall ist versiegelt. Wer aufgibt oder keine Zeit mehr hat, wird Letzter.
life-out_of_time = Zeit abgelaufen
life-you_late = Deine Zeit ist abgelaufen. Auf deinem Platz spielt ein Bot weiter, und du wirst Letzter.
