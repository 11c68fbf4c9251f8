### What the server says.

## server

server-more = +{ $amount } { $what }
server-less = −{ $amount } { $what }
server-no_draft = Diese Frage wird mit einer einzigen Entscheidung beantwortet.
server-not_found = Unter dieser Adresse gibt es nichts.
server-no_such_game = Dieses Spiel gibt es nicht.
server-no_such_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
server-no_such_seat = Diesen Platz hat der Tisch nicht.
server-no_such_moment = So weit ist die Partie noch nicht.
server-method = Diese Methode ist hier nicht erlaubt.
server-malformed = Die Anfrage ist nicht lesbar.
server-too_large = Die Anfrage ist zu groß.
server-too_slow = Die Anfrage war zu lange unterwegs.
server-address_too_long = Die Adresse ist zu lang.
server-headers_too_large = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
server-too_many_connections = Du hast zu viele Verbindungen offen. Schließ einige Tabs oder warte einen Moment.
server-server_full = Der Server ist voll. Versuch es später noch einmal.
server-unknown_host = Auf diesen Namen hört der Server nicht. Wer ihn betreibt, kann den Namen erlauben: siehe public_url und allowed_hosts in docs/operating.md.
server-too_fast = Das war zu viel auf einmal. Warte einen Moment.
server-too_many_sockets = Du hast zu viele Tische gleichzeitig offen.
server-foreign_page = Die Anfrage kommt von einer fremden Seite.
server-setup = So lässt sich der Tisch nicht aufbauen.
server-seat_taken = Dort sitzt schon jemand.
server-seated_already = Du sitzt schon an diesem Tisch.
server-name_refused = Ein Name hat 1 bis 24 sichtbare Zeichen.
server-name_mixed = Ein Name darf nur Buchstaben eines Alphabets enthalten: Verschiedene Alphabete haben Buchstaben, die gleich aussehen.
server-name_taken = Jemand an diesem Tisch heißt schon so oder so ähnlich.
server-one_me = Du kannst nur einen Platz nehmen.
server-seats_count = Es muss so viele Plätze wie Personen geben.
server-no_such_level = Diesen Bot gibt es nicht.
server-seed_with_people = Eine Startzahl ist nur möglich, wo sonst niemand Platz nehmen kann: Wer sie kennt, kennt alle kommenden Karten.
server-not_started = Die Partie beginnt, sobald alle Plätze besetzt sind.
server-not_seated = Du schaust hier nur zu: Das können nur die, die am Tisch sitzen.
server-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
server-not_asked = Du hast gerade nichts zu entscheiden.
server-nothing_to_redo = Es gibt nichts zu wiederholen.
server-not_over = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
server-old_rules = Die Regeln dieses Spiels wurden berichtigt, seit die Partie begonnen hat, und eine der Entscheidungen ist nicht mehr möglich. Du kannst dir noch ansehen, wie es war.
server-other_edition = An diesem Tisch wird mit einer Ausgabe des Spiels gespielt, die der Server gerade nicht hat. Die Partie geht weiter, sobald der Server wieder mit dieser Ausgabe läuft.
server-log_damaged = Ein Teil dessen, was an diesem Tisch geschah, ist verloren, deshalb kann die Partie nicht weitergehen. Du kannst dir noch ansehen, was davon übrig ist.
server-closed = Der Betreiber dieses Servers hat den Tisch geschlossen. Du kannst ihn dir noch ansehen, wie er war.
server-banned = Du bist von diesem Server ausgeschlossen.
server-no_room = Der Server hat keinen Platz für neue Tische. Begonnene Partien gehen weiter.
server-ended_already = Die Partie an diesem Tisch ist schon zu Ende.
server-no_such_ban = Unter diesem Namen ist niemand ausgeschlossen.
server-nobody_so_called = Diesen Gast gibt es nicht. Gib mindestens die ersten 8 Ziffern an, wie `wartable admin guests` und das Protokoll sie zeigen, oder eine Adresse.
server-several_so_called = Mehrere Gäste beginnen mit diesen Ziffern. Gib mehr davon an.
server-nothing_to_announce = Gib einen Text an oder die Minuten, bis der Server neu startet.
server-text_too_long = Dieser Text ist zu lang: er darf 200 Zeichen haben.
server-no_such_announcement = Diese Ankündigung gibt es nicht.
server-record_of_halted = Diese Partie war nicht zu Ende und geht vielleicht eines Tages weiter: Bis dahin würde ihre Aufzeichnung verraten, was verdeckt ist.
server-not_saved = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
server-no_database = Der Server erreicht seine Datenbank gerade nicht. Versuch es noch einmal.
server-broken = Der Server hat einen Fehler gemacht. Nichts hat sich geändert.
server-hint_coming = Der Tipp ist unterwegs.
server-no_hint = Gerade lässt sich kein Tipp finden. Versuch es noch einmal.
server-review_not_over = Einen Rückblick gibt es, wenn die Partie vorbei ist.
server-review_of_nothing = In dieser Partie hat niemand etwas gewählt: Es gibt nichts, worauf man zurückblicken könnte.
server-reviews_busy = Gerade entstehen Rückblicke auf andere Partien. Versuch es später noch einmal.
server-no_review = Der Rückblick ist nicht gelungen. Versuch es noch einmal.
server-still_running = Diese Partie läuft noch, und andere spielen mit: An einem anderen Tisch fortsetzen kannst du sie erst, wenn sie vorbei ist.
server-still_sealed = Die Karten dieser Partie sind versiegelt, weil sich andere hätten dazusetzen können: An einem anderen Tisch fortsetzen kannst du sie erst, wenn sie vorbei ist.
server-nothing_to_continue = In diesem Moment ist die Partie schon vorbei. Geh ein paar Entscheidungen zurück.
server-no_client = Die Seite ist noch nicht gebaut. Starte ./play --setup.
server-player = Spieler
server-talk_off = Der Chat ist an diesem Tisch ausgeschaltet.
server-nobody_to_talk_to = An diesem Tisch spielt sonst niemand.
server-not_yourself = Dich selbst kannst du nicht stummschalten.
server-nothing_to_report = So etwas gibt es hier nicht zu melden.
server-nobody_so_called_here = Die gemeinte Person hat hier nichts gesagt.
server-saying_refused = Das kann niemand lesen: Sag es mit sichtbaren Zeichen.
server-no_such_complaint = Eine solche Meldung gibt es nicht.
server-left = Ehemaliger Spieler
server-waiting = Warten auf Mitspieler.

## server: shown to the person who starts it

server-open_at = Wartable ist unter { $address } zu erreichen
server-thinks = Dieser Wartable-Prozess rechnet für die Server, die sich die Datenbank teilen.
server-port_in_use = Port { $port } von { $host } kann nicht benutzt werden: { $why }.
server-folder_in_use = Ein anderer Wartable-Server benutzt den Datenordner { $folder }. Halte ihn an oder wähle mit --data einen anderen.
server-folder_unusable = Der Datenordner { $folder } kann nicht benutzt werden: { $why }.
server-database_unusable = Die Datenbank in { $folder } kann nicht benutzt werden: { $why }
server-database_address = Die Adresse der Datenbank ist nicht zu verstehen. Sie wird so geschrieben: postgresql://name:passwort@rechner/datenbank
server-database_unreachable = Die Datenbank kann nicht benutzt werden: { $why }
server-move_not_empty = Die Datenbank ist nicht leer. Nichts wurde übertragen.
server-move_shape = Im Ordner liegt eine Datenbank einer anderen Version. Starte seinen Server einmal und halte ihn an.
server-move_differs = In der Datenbank steht jetzt nicht, was im Ordner steht: { $why }
server-newer_database = sie wurde von einer neueren Version von Wartable geschrieben.
server-read_only = { $file } ist schreibgeschützt. So wird die Datei wieder beschreibbar: chmod u+w { $file }
server-as_told = { $why }
server-configuration_unreadable = Die Konfigurationsdatei { $file } ist nicht lesbar: { $why }.
server-options_unusable = Die Optionen können nicht benutzt werden: { $why }

## server-setting: what `--show-config` notes beside the settings

server-setting-not_set = # { $name } ist nicht gesetzt
server-setting-not_shown = # { $name } ist gesetzt und wird nicht gezeigt
server-setting-not_usual = { $line }  # sonst: { $usual }
server-setting-nothing = nichts
server-setting-unknown = Eine Einstellung { $name } gibt es hier nicht. wartable serve --show-config nennt alle.
    .with-close = Eine Einstellung { $name } gibt es hier nicht. Ist { $close } gemeint?
    .with-section = Eine Einstellung { $name } gibt es hier nicht. Sie gehört unter [{ $section }].
    .with-first = Eine Einstellung { $name } gibt es hier nicht. Sie gehört über den ersten Abschnitt.
server-setting-mistake = Das kann nicht benutzt werden. { $about }
    .with-wrong-usual = { $wrong }. { $about } Sonst: { $usual }
    .with-wrong = { $wrong }. { $about }
    .with-usual = Das kann nicht benutzt werden. { $about } Sonst: { $usual }

## server-damage: the data folder is not as the server left it

server-damage = Die Daten in { $folder } sind nicht so, wie der Server sie hinterlassen hat.
server-damage-advice =
    Nichts wurde verändert. Was du tun kannst:
    { "" }  wartable check --data { $folder }            genauer nachsehen
    { "" }  wartable restore FILE --data { $folder }     zu einer Kopie zurückkehren; was hier ist, wird beiseitegelegt. Eine tägliche Kopie gibt es nicht.
    .with-copy =
        Nichts wurde verändert. Was du tun kannst:
        { "" }  wartable check --data { $folder }            genauer nachsehen
        { "" }  wartable restore FILE --data { $folder }     zu einer Kopie zurückkehren; was hier ist, wird beiseitegelegt. Die neueste tägliche Kopie: { $copy }
server-damage-accept = { "" }  wartable serve --accept-loss --data { $folder }     mit dem weitermachen, was übrig ist; die Dateien werden beiseitegelegt

## server-finding: what is wrong with a database

server-finding-mark_damaged = Die Marke neben der Datenbank ist nicht lesbar, deshalb lässt sich nicht sagen, was fehlt.
server-finding-no_mark = Die Marke neben der Datenbank ist weg, deshalb lässt sich nicht sagen, was fehlt.
server-finding-unreadable = Die Datenbank ist nicht lesbar: { $why }.
server-finding-damaged = Die Datenbank ist beschädigt: { $why }.
server-finding-emptied = Die Datenbank ist leer oder stammt von einer früheren Version. Fehlende Einträge: { $entries }.
server-finding-other_database = Das ist nicht die Datenbank, die hier zuletzt benutzt wurde. Einträge in jener: { $entries }.
server-finding-older = Die Datenbank ist älter als der letzte Schreibvorgang: Es fehlen { $commits } Schreibvorgänge und damit { $missing } von { $entries } Einträgen.
server-finding-other_games = Die Datenbank und die Marke daneben gehören zu verschiedenen Partien.
server-finding-logs_of_no_table = Es gibt Protokolle von Tischen, die nicht mehr existieren: { $tables }.
server-finding-miscounted = Geschriebene Einträge: { $written }; gefundene Einträge: { $entries }.
server-finding-changed = Etwas hat sich seit dem Schreiben geändert: Die Prüfsumme aller Zeilen stimmt nicht.
server-finding-gaps = In den Protokollen dieser Tische fehlen Einträge: { $named }.
    .with-more = In den Protokollen von { $tables } Tischen fehlen Einträge: { $named } und { $more } weitere.
server-finding-disagrees = Tisch { $table } stimmt nicht mit seinem Protokoll überein.

## server-copy: why a copy is not made or not put back

server-copy-no_database = Es gibt keine Datenbank { $database }.
server-copy-not_kept = Die Kopie wurde nicht behalten. { $why }
server-copy-not_made = Die Kopie { $target } konnte nicht angelegt werden: { $why }.
server-copy-damaged = { $copy } lässt sich nicht zurückspielen. { $why }
server-copy-empty = { $copy } enthält keine Tische.
server-rated_terms = Eine gewertete Partie wird mit Uhren und ohne Tipps gespielt; wer keine Zeit mehr hat, wird durch einen Bot ersetzt, und niemand teilt sich ein Gerät.
server-rated_seed = Die Startzahl einer gewerteten Partie lässt sich nicht wählen: Wer sie kennt, kennt jede Karte, die noch kommt.
server-rated_edition = Gewertet werden nur Partien mit den gedruckten Karten.
server-rated_alone = Eine gewertete Partie hat mindestens zwei Plätze, und auf einem davon sitzt ein Mensch.
server-rated_bot = Wie stark dieser Bot ist, hat noch niemand gemessen; darum spielt er nicht um die Wertung.
server-rated_stand_in = In einer gewerteten Partie springt für niemanden, der noch spielen kann, ein Bot ein. Du kannst aufgeben.
server-rated_pause = In einer gewerteten Partie gibt es keine Pause.
server-rated_running = Diese gewertete Partie läuft noch. Gib erst auf.
server-no_such_profile = Dieses Profil gibt es nicht, oder es ist verborgen.
server-no_such_lesson = Diese Lektion gibt es nicht.
server-no_such_puzzle = Dieses Rätsel gibt es nicht.
server-puzzle_answered = Das Rätsel ist beantwortet. Versuch es noch einmal, nimm das nächste oder spiel gegen Bots weiter.
server-learner = Lehrling
server-rival = Rivale
server-lesson_not_yet = Das kommt später. Jetzt erst einmal: { $task }
server-lesson_wait = Warte einen Moment: Die anderen überlegen noch.
server-lesson_over = Die Lektion ist zu Ende. Spiel jetzt eine eigene Partie!
server-lesson_changed = Diese Lektion wurde umgeschrieben, seit du sie begonnen hast. Fang von vorn an, um die neue zu sehen.

## server: players

server-link_spent = Dieser Link gilt nicht mehr. Er gilt einmal und zehn Minuten lang: Erzeuge auf dem anderen Gerät einen neuen.
server-sign_in_failed = Dieser Anmeldename und dieses Passwort gehören nicht zusammen.
server-code_wrong = Diesen Code gibt es nicht, oder er wurde schon benutzt.
server-current_wrong = Das ist nicht dein jetziges Passwort.
server-handle_refused = Ein Anmeldename hat 3 bis 24 Zeichen: Buchstaben a bis z, Ziffern, Binde- oder Unterstriche. Er beginnt mit einem Buchstaben oder einer Ziffer.
server-handle_taken = Diesen Anmeldenamen hat schon jemand.
server-password_weak = Ein Passwort hat mindestens 8 Zeichen, ist nicht dein Anmeldename und besteht nicht nur aus ein, zwei wiederholten Zeichen.
server-no_such_device = Dieses Gerät gibt es nicht.
server-no_such_passkey = Diesen Passkey gibt es nicht.
server-too_many_devices = Du bist auf zu vielen Geräten angemeldet. Melde zuerst eines davon ab.
server-too_many_passkeys = Du hast zu viele Passkeys. Lösche zuerst einen davon.
server-signed_in_already = Auf diesem Gerät ist schon jemand angemeldet. Melde dich hier zuerst ab.
server-both_seated = Du sitzt mit diesem Gerät an einem Tisch, an dem auch die Person sitzt, als die du dich anmelden willst. Verlasse diesen Tisch hier zuerst.
server-passkey_not_here = Passkeys brauchen einen Server mit einem Namen, nicht nur mit einer Adresse.
server-passkey_refused = Der Passkey konnte nicht angelegt werden. Versuch es noch einmal.
server-passkey_unknown = Dieser Passkey ist hier nicht bekannt.
server-passkey_late = Das hat zu lange gedauert. Versuch es noch einmal.

## server: a table's life

server-covered = An diesem Gerät spielen mehrere. Sag zuerst, wer davorsitzt.
server-hints_off = An diesem Tisch gibt es keine Tipps.
server-paused = Die Partie ist unterbrochen.
server-bot_plays = Auf diesem Platz spielt gerade ein Bot.
server-not_replaced = Für dich spielt kein Bot.
server-resigned = Du hast in dieser Partie aufgegeben.
server-still_there = Ein Bot kann einspringen, wenn jemand eine Weile weg ist oder keine Zeit mehr hat.
server-private_table = Das ist ein privater Tisch.
server-not_over_yet = Die Partie ist noch nicht vorbei.
server-seat_kept = Dieser Platz ist für jemanden reserviert, der vorher mitgespielt hat.
server-not_host = Das kann nur, wer sich zuerst hingesetzt hat.
server-begun_already = Die Partie hat schon begonnen.

## server-tiding: what players are told while they are away, and by e-mail

server-tiding-turn = Du bist dran
server-tiding-ready = Die Partie hat begonnen
server-tiding-invited = Du bist eingeladen
server-tiding-over = Die Partie ist vorbei
server-tiding-clock = Deine Zeit läuft ab
server-tiding-where = { $number ->
        [0] { $game }
       *[other] { $game }, mit { $names }
    }
server-endpoint_refused = Dorthin können keine Nachrichten gesendet werden: Das ist nicht die Adresse eines Push-Dienstes.
server-address_refused = Das ist keine E-Mail-Adresse.
server-no_mail = Dieser Server verschickt keine E-Mails.
server-mail_not_sent = Die E-Mail konnte nicht gesendet werden. Prüfe die Adresse, oder versuch es später noch einmal.
server-mail_code_spent = Dieser Link gilt nicht mehr.
server-mail-confirm_title = Ist das deine Adresse?
server-mail-confirm = Jemand, vermutlich du, möchte an dieser Adresse über Partien bei Wartable benachrichtigt werden.
    Wenn du das warst, öffne innerhalb eines Tages diesen Link:
    { $link }
    Sonst tu nichts, und du bekommst keine weitere E-Mail.
server-mail-text = { $text }

    { $link }
server-mail-stop = Keine E-Mails mehr: { $link }
