### Die Seiten über einen selbst; sie kommen erst, wenn eine davon geöffnet wird.

## you

you-kept = Du kannst wiederkommen, auch wenn dieses Gerät verloren geht.
you-not_kept = Nur dieser Browser kennt dich: Geht sein Cookie verloren, dann auch deine Plätze.
you-been_here = Schon einmal hier gewesen? Anmelden
you-name = Dein Name
you-rename = Speichern
you-games = Deine Partien und Wertungen
you-renamed = So heißt du ab jetzt an neuen Tischen.

## you-device

you-device-title = Ein anderes Gerät benutzen
you-device-text = Mit einem Link spielst du auf deinem Handy oder einem anderen Computer als dieselbe Person weiter, mit denselben Partien. Er gilt einmal und zehn Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen.
you-device-make = Link und QR-Code zeigen
you-device-picture = QR-Code des Links
you-device-link = Link
you-device-until = Richte die Kamera des anderen Geräts auf dieses Bild, oder öffne den Link dort. Er gilt bis { $time }.
you-device-local = Dieser Server antwortet nur auf diesem Rechner: Ein anderes Gerät erreicht ihn erst, wenn er für das Netzwerk gestartet wird.
you-device-copy = Link kopieren
you-device-copied = Kopiert
you-device-again = Neuen Link erzeugen

## you-devices

you-devices-title = Deine Geräte
you-devices-text = Hier bist du angemeldet. Melde ab, was du nicht mehr benutzt oder verloren hast.
you-devices-unknown = Unbekanntes Gerät
you-devices-here = (dieses Gerät)
you-devices-seen = zuletzt gesehen am { $date }
you-devices-out = Abmelden
you-devices-out_of = { $device } abmelden
you-devices-out_here = Dieser Browser vergisst, wer du bist. Zurück kommst du mit einem anderen deiner Geräte, einem Passwort, einem Passkey oder einem Wiederherstellungscode.
you-devices-out_there = Jenes Gerät verliert deine Plätze sofort. Deine Partien behältst du.

## you-back

you-back-title = Wege zurück
you-back-text = Zum Spielen brauchst du nichts davon. Jeder dieser Wege bringt dich zurück, wenn ein Cookie oder ein Gerät verloren geht.
you-password-title = Passwort
you-password-handle = Anmeldename
you-password-current = Jetziges Passwort
you-password-new = Neues Passwort, mindestens 8 Zeichen
you-password-add = Passwort hinzufügen
you-password-change = Passwort ändern
you-password-done = Das Passwort ist gespeichert.
you-passkeys-title = Passkeys
you-passkeys-add = Passkey hinzufügen
you-passkeys-delete_one = Passkey { $label } löschen
you-passkeys-done = Der Passkey ist gespeichert.
you-passkeys-deleted = Der Passkey ist gelöscht.
you-passkeys-stopped = Der Passkey wurde nicht benutzt.
you-passkeys-not_here = Browser bieten Passkeys nur auf sicheren Seiten eines Servers an, der einen Namen hat.
you-codes-title = Wiederherstellungscodes
you-codes-left = { $number ->
        [0] Du hast keine.
        [one] Du hast einen, der noch nicht benutzt wurde.
       *[other] Du hast { $number }, die noch nicht benutzt wurden.
    }
you-codes-make = Acht neue Codes erzeugen
you-codes-once = Schreib sie jetzt auf: Sie werden nie wieder gezeigt. Frühere gelten nicht mehr.
you-codes-done = Die Codes sind gespeichert.

## you-sign_in

you-sign_in-title = Anmelden
you-sign_in-text = Du wirst wieder die Person, die du auf einem anderen Gerät warst. Was du in diesem Browser gespielt hast, kommt mit.
you-sign_in-password = Mit dem Anmeldenamen und dem Passwort, die du auf deiner Seite hinzugefügt hast.
you-sign_in-secret = Passwort
you-sign_in-enter = Anmelden
you-sign_in-passkey = Mit einem Passkey auf diesem Gerät, deinem Handy oder einem Sicherheitsschlüssel.
you-sign_in-use_passkey = Mit einem Passkey anmelden
you-sign_in-code = Jeder Code gilt einmal. Er löscht auch dein Passwort, falls du es vergessen hast.
you-sign_in-one_code = Wiederherstellungscode
you-sign_in-use_code = Mit dem Code anmelden

## you-link

you-link-title = Auch auf diesem Gerät spielen
you-link-ask = Hier als { $name } spielen?
you-link-warning = Mach nur weiter, wenn du diesen Link selbst erzeugt hast. Danach spielt dieser Browser als diese Person, und beide Geräte sehen dieselben Handkarten.
you-link-tables = { $number ->
        [one] Der Tisch, den du hier hast, kommt mit.
       *[other] Die { $number } Tische, die du hier hast, kommen mit.
    }
you-link-yes = Ja, ich bin { $name }
you-link-no = Nein
you-link-no_code = Der Link ist unvollständig. Kopiere ihn ganz, oder benutze die Kamera.

## you-data

you-data-title = Was über dich gespeichert ist
you-data-export = Alles herunterladen (JSON)
you-data-delete = Alles über mich löschen
you-data-delete_note = Deine Tische, dein Name, deine Cookies und alle Wege zurück werden auf allen deinen Geräten endgültig gelöscht, ebenso die Einstellungen in diesem Browser. Wo du mit anderen spielst, behalten diese die Partie: Ein Bot spielt für dich weiter, und dein Name wird entfernt.
