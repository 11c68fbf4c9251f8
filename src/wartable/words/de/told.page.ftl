### Wie man erfährt, was in der eigenen Abwesenheit geschieht; geladen mit der eigenen Seite.

## told

told-ways = Benachrichtigungen
told-ways_text = Wenn an einem deiner Tische etwas geschieht, während du weg bist, erfährst du es einmal: auf einer anderen Seite hier, als Mitteilung deines Systems oder per E-Mail.
told-what = Worüber
told-by = { $kind }: { $way }
told-push_on = In diesem Browser benachrichtigen
told-push_off = Keine Mitteilungen mehr in diesem Browser
told-push_done = Ab jetzt benachrichtigt dich dieser Browser, auch wenn keine Seite offen ist.
told-push_stopped = Der Browser hat es nicht erlaubt.
told-push_not_here = Dieser Browser bietet hier keine Mitteilungen an. Auf dem iPhone musst du die Seite erst zum Home-Bildschirm hinzufügen.
told-mail = E-Mail-Adresse
told-mail_on = Per E-Mail benachrichtigen
told-mail_off = Keine E-Mails mehr
told-mail_to = E-Mails gehen an { $address }, wenn du einige Minuten nicht da warst.
told-mail_waits = { $address } ist noch nicht bestätigt: Öffne den Link in der E-Mail.
told-mail_asked = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin innerhalb eines Tages.
told-offline_title = Die Kerzen sind aus
told-offline_text = Dieses Gerät hat keine Verbindung zum Server. Deine Partien warten auf dich: Nichts ist verloren.
told-offline_again = Noch einmal versuchen
told-confirm_title = Per E-Mail benachrichtigen?
told-confirm = Ja, das ist meine Adresse
told-confirmed = Danke. Ab jetzt erreichen dich E-Mails unter dieser Adresse.
told-stop_title = Keine E-Mails mehr?
told-stop = Keine E-Mails mehr senden
told-stopped = Du bekommst keine E-Mails mehr.

## told-kind

told-kind-turn = Du bist dran
told-kind-ready = Eine Partie beginnt
told-kind-invited = Du wirst eingeladen
told-kind-over = Eine Partie ist vorbei
told-kind-clock = Deine Zeit läuft ab

## told-way

told-way-page = auf der Seite
told-way-push = Mitteilung
told-way-mail = E-Mail
