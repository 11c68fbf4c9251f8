### The page itself.
# Anrede: du. Wörter, die überall gleich heißen sollen:
#   table Tisch · seat Platz · choice Entscheidung · option Möglichkeit (im Tisch), Einstellung (beim Aufbau)
#   deck Stapel · discard pile Ablagestapel · discard ablegen · reserve reservieren · undo zurücknehmen
#   record Aufzeichnung · review Rückblick · hint Tipp · coach Begleiter · lesson Lektion · seed Startzahl

name = Wartable
skip = Zum Hauptteil springen
close = Schließen
cancel = Abbrechen
delete = Löschen
points = Punkte
turn_title = ● Du bist dran · { $title }
rule_of_moment = Die Regel zu diesem Moment (I)

## problem

problem-offline = Der Server ist nicht erreichbar. Läuft er?
problem-broken = Die Antwort des Servers war nicht lesbar.

## nav

nav-title = Seiten
nav-games = Spiele
nav-home = Wartable, Startseite
nav-how = Anleitung
nav-puzzles = Rätsel
nav-ratings = Rangliste
nav-rules = Regeln
nav-cards = Karten
nav-about = Info
nav-settings = Einstellungen
nav-you = Deine Seite, { $name }
nav-library = Regeln und Karten

## start

start-title = Setz dich dazu. Die Kerzen brennen schon.
start-blurb = Fantasy-Brettspiele, bei denen jede Regel gilt: allein gegen Bots oder mit Freunden, im Browser, ohne Konto.
start-games = Spiele
start-resume = Deine Tische
start-all = Alle { $number } Tische zeigen
start-players = { $fewest }–{ $most } Personen
start-minutes = { $minutes } Min.
start-play = Spielen
start-starting = Wird aufgebaut …
start-learn = Lernen
start-quick = { $bots ->
        [one] Ein Bot spielt
       *[other] { $bots } Bots spielen
    } gegen dich.
start-first = Eine erste Partie: { $bots ->
        [one] Ein Anfänger spielt
       *[other] { $bots } Anfänger spielen
    } gegen dich, und ein Begleiter erklärt alles, sobald es vorkommt.
start-before = Das habe ich schon gespielt
start-options = Plätze und Einstellungen
start-open_seat = freier Platz
start-you = Du
start-due = am Zug bis { $date }
start-expires = wird am { $date } gelöscht, wenn niemand zurückkehrt
start-delete = Den Tisch vom { $date } ({ $game }) löschen
start-delete_title = Diesen Tisch ({ $game }) löschen?
start-leave_title = Diesen Tisch ({ $game }) verlassen?
start-delete_alone = Der Tisch und seine Partie werden endgültig gelöscht.
start-delete_others = Du verlässt den Tisch, und dein Name wird dort endgültig entfernt. Die anderen behalten ihn: Hat die Partie begonnen, spielt ein Bot für dich weiter.
start-leave = Tisch verlassen
start-fan = Ein Fan-Projekt ohne Verbindung zu einem Verlag.
start-more = Über Wartable und Danksagung

## lesson

lesson-title = Lektion
lesson-step = { $number } von { $total }
lesson-progress = Wie weit du bist
lesson-next = Weiter (N)
lesson-back = Zurück
lesson-again = Von vorn beginnen
lesson-leave = Verlassen
lesson-play = Eine erste Partie spielen

## start-weight

start-weight-light = leicht zu lernen
start-weight-medium = mit etwas Tiefgang
start-weight-heavy = anspruchsvoll
start-edition = Ausgabe: { $name }

## start-state

start-state-yours = Du bist dran
start-state-theirs = Andere überlegen
start-state-open = Wartet auf Mitspieler
start-state-over = Beendet
start-state-halted = Kann nicht fortgesetzt werden

## start-result

start-result-points = Beendet mit { $points } Punkten
start-result-won = { $name } hat { $scores } gewonnen

## new

new-title = Neuer Tisch: { $game }
new-players = Personen
new-solo = Solo
new-seats = Plätze
new-seat = Platz { $number }
new-me = Ich
new-open = Frei für Freunde
new-bot = Bot: { $level }
new-rated_bot = Bot: { $level } ({ $points })
new-open_note = Du bekommst einen Link, den du deinen Freunden schicken kannst. Die Partie beginnt, sobald alle Plätze besetzt sind.
new-levels = Wie stark sind die Bots?
new-seconds = überlegt bis zu { $seconds } s
new-rating = Wertung { $points } ± { $reach }
new-rating_note = Die Wertungen wurden in Partien zwischen den Stufen gemessen und sind wie beim Schach zu lesen: Wer 200 Punkte mehr hat, liegt in drei von vier Partien vorn. 1500 ist die Mitte der gemessenen Stufen, nicht die der Menschen.
new-variant = Das Spiel
new-more = Mehr
new-name = Dein Name
new-seed = Startzahl
new-seed_any = beliebige Zahl
new-seed_note = Dieselbe Startzahl teilt dieselben Karten aus.
new-start = Los
new-sealed_note = Wo andere Menschen mitspielen können, ist der Zufall versiegelt: Niemand kann wissen oder berechnen, was kommt, und nach der Partie können es alle nachprüfen.

## lobby

lobby-title = { $game }: Warten auf Mitspieler
lobby-join = An diesem Tisch { $number ->
        [one] ist noch ein Platz
       *[other] sind noch { $number } Plätze
    } frei.
lobby-waiting = Die Partie beginnt, sobald noch { $number ->
        [one] jemand
       *[other] { $number } Personen
    } Platz genommen { $number ->
        [one] hat
       *[other] haben
    }. Schick ihnen diesen Link.
lobby-you = du
lobby-open_seat = freier Platz
lobby-sit = Platz nehmen
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert

## lost

lost-title = Hier sitzt niemand
lost-text = Unter dieser Adresse gibt es nichts.
lost-home = Zur Startseite

## rules

rules-title = Regeln: { $game }
rules-chapters = Kapitel
rules-search = Regeln durchsuchen
rules-found = { $number ->
        [one] eine Regel
       *[other] { $number } Regeln
    }

## how

how-title = So spielt man { $game }
how-goal = Das Ziel
how-missed = Was Anfänger übersehen
how-icons = Alle Symbole
how-rules = Die vollständigen Regeln

## goal

goal-title = Das Ziel
goal-end = Wie es endet
goal-now = Punkte bisher
goal-you_lead = Du liegst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } vorn.
goal-leads = { $name } liegt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } vorn.
goal-level = Gleichauf mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }: { $names }.
goal-ahead = vorn

## library

library-title = Regeln und Karten

## cards

cards-title = Karten: { $game }
cards-search = Karte suchen
cards-edition = Ausgabe { $name } ({ $digest }): Karten, die sie ändert, haben eine umgeknickte Ecke.

## about

about-title = Über Wartable
about-what = Mit Wartable spielt man veröffentlichte Fantasy-Brettspiele, und jede Regel wird eingehalten. Gespielt wird im Browser, allein gegen Bots oder mit Freunden; wer forscht oder Spiele entwirft, nutzt dieselbe Engine von Python aus.
about-fan_title = Ein Fan-Projekt
about-fan = Dies ist die Arbeit von Fans. Sie steht mit den Verlagen in keiner Verbindung und wird von ihnen weder empfohlen noch unterstützt. Quests of Valeria und Shadow Kingdoms of Valeria mit Riftlands erscheinen bei Daily Magic Games, Immortals bei Queen Games; diese Namen und Dragon Valley gehören ihren Inhabern. Die Regeln stehen hier in unseren eigenen Worten, Bilder der Verlage kommen nicht vor, und Karten, deren Werte nicht in der Anleitung stehen, sind neu entworfen. Wenn dir ein Spiel gefällt, kauf es: Auf dem Tisch ist es schöner.
about-credits_title = Danksagung
about-icons = Symbole von { $authors }:
about-icons_changed = Sie sind umgefärbt und eingerahmt.
about-fonts = Almendra von Ana Sanfelippo und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica):
about-code = Alles andere steht unter der MIT-Lizenz.
about-privacy_title = Was gespeichert wird
about-privacy = Auf dem Server: die Nummer eines Cookies, die sagt, welche Plätze deine sind, die Tische, an denen du sitzt, mit deinem Namen dort, deine Wertungen und was du selbst gewählt hast, um wiederzukommen (ein Name, ein Anmeldename mit dem Hash seines Passworts, Passkeys, Browser und System jedes Geräts). Was du an einem Tisch schreibst, wird mit dem Tisch aufgehoben, Benachrichtigungen zwei Wochen lang; wohin sie gehen (Browser, eine E-Mail-Adresse), bis du es widerrufst. In diesem Browser: jenes Cookie, deine Einstellungen und was nötig ist, um faires Austeilen nachzuprüfen. Sonst nichts, und niemand anderes bekommt etwas davon. Eine Mitteilung läuft über den Dienst des Browserherstellers, der sie nicht lesen kann.
about-privacy_delete = Du kannst alles ansehen, herunterladen und löschen.

## status

status-loading = Der Tisch wird gedeckt …
status-over = Die Partie ist vorbei.
status-waiting = Warten …
status-yours = Du bist dran
status-replay = Moment { $number }
status-mode = Wähle eine Karte auf dem Tisch oder drücke den Knopf noch einmal.
status-hurry = Jetzt ziehen

## standing

standing-offered = Kann gewählt werden
standing-faint = Kann gewählt werden
standing-possible = Kann stattdessen gewählt werden
standing-picked = Ausgewählt
standing-dimmed = Kann jetzt nicht gewählt werden
standing-hinted = Hierhin zeigt der Tipp

## pick

pick-confirm = Bestätigen
pick-suggest = Vorschlagen
pick-clear = Leeren
pick-follows = Was folgt:

## options

options-title = Was du tun kannst
options-picking = Wähle hier oder auf dem Tisch, in beliebiger Reihenfolge, und bestätige dann.
options-again = Noch einmal klicken oder Enter drücken.
options-again_touch = Tipp noch einmal.
options-none = Du bist nicht dran.
options-over = Die Partie ist vorbei.
options-replay = Du siehst einen früheren Moment.

## hint

hint-ask = Tipp (T)
hint-title = Tipp
hint-seeking = Ein guter Zug wird gesucht …
hint-then = Und dann
hint-no_reason = Das ist hier meistens das Beste.
hint-nudge =
    { $number ->
        [one] Schau dorthin, wo es leuchtet: Da liegt der beste Zug.
       *[other] Schau auf das, was leuchtet, und auf die Schaltflächen: Einer dieser { $number } Züge ist der beste.
    }
hint-nudge_buttons = Der beste Zug liegt nicht auf dem Tisch: Schau auf die Schaltflächen.
hint-show_move = Zug zeigen
hint-show_reason = Warum?
hint-next_even = Zweitbester Zug, kaum schlechter: { $move }
hint-differences = Verglichen damit:
hint-hardly = Welchen der beiden du wählst, macht kaum einen Unterschied.
hint-unseen = Auf dem Tisch ist davon noch nichts zu sehen: Der Wert zeigt sich in dem, was danach gespielt wird.
hint-least =
    { $rivals ->
        [one] Was auch immer dein Rivale davon nimmt, deine Gewinnchance liegt dann noch bei etwa { $amount }.
       *[other] Was auch immer die anderen davon nehmen, deine Gewinnchance liegt dann noch bei etwa { $amount }.
    }
hint-differences_later = Bis zu deinem nächsten Zug, verglichen damit:
hint-others =
    { $rivals ->
        [one] dein Rivale: { $what }
       *[other] die anderen: { $what }
    }
hint-heed = So machen
hint-lay = Auslegen
hint-away = Ausblenden

## hint-hope

hint-hope-chance = Deine Gewinnchance liegt dann bei etwa { $amount }.
hint-hope-points = Du kannst mit etwa { $amount } Punkten rechnen.

## hint-next

hint-next-chance = Zweitbester Zug, { $amount } dahinter: { $move }
hint-next-points = Zweitbester Zug, etwa { $amount } Punkte dahinter: { $move }

## log

log-title = Was geschah
log-since = Seit deinem letzten Zug: { $number ->
        [one] ein Ereignis
       *[other] { $number } Ereignisse
    }.

## notice: what was done to the viewer

notice-title = Was dir passiert ist
notice-read = Verstanden

## mat

mat-thinking = überlegt
mat-away = nicht da

## detail

detail-copies = { $number ->
        [one] ein Exemplar
       *[other] { $number } Exemplare
    }
detail-among = Alle Karten
detail-changed = nicht wie gedruckt

## undo

undo-undo = Zurücknehmen
undo-redo = Wiederholen (R)
undo-title = Deine letzte Entscheidung zurücknehmen (U)

## bar

bar-spectators = { $number ->
        [one] ein Zuschauer
       *[other] { $number } Zuschauer
    }
bar-scores = Endstand
bar-review = Rückblick
bar-goal = Das Ziel, und wer vorn liegt (G)
bar-replay = Wiedergabe
bar-rules = Regeln
bar-cards = Alle Karten
bar-settings = Einstellungen
bar-help = Hilfe und Tasten (?)

## banner

banner-lost = Die Verbindung ist unterbrochen. Sie wird von selbst wiederhergestellt …
banner-retry = Jetzt versuchen
banner-watching = Du schaust an diesem Tisch zu. Verdeckte Karten bleiben verdeckt.

## announcement

announcement-restart = Der Server startet in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } neu. Deine Partien bleiben erhalten.
announcement-restart_now = Der Server startet jetzt neu. Deine Partien bleiben erhalten.

## tabs

tabs-title = Was unten zu sehen ist
tabs-fold = Ein- und ausklappen
tabs-hand = Deine Karten
tabs-options = Möglichkeiten
tabs-log = Verlauf
tabs-talk = Chat
tabs-told = Was getan und gesagt wurde
told-title = Was an deinen Tischen geschah
tabs-unread = { $number } ungelesen

## side

side-title = Möglichkeiten und Verlauf

## replay

replay-round = Runde { $round }
replay-title = Wiedergabe
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung vor
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Moment der Partie
replay-at = Entscheidung { $number } von { $last }
replay-live = Zurück zur Gegenwart
replay-continue = Von hier weiterspielen
replay-continue_title = Ab diesem Moment an einem neuen Tisch gegen Bots spielen; diese Partie bleibt, wie sie ist.

## account

account-solo = { $points } Punkte
account-shared = { $names } teilen sich den Sieg
account-you_won = Du hast gewonnen
account-won = { $name } hat gewonnen
account-winner = hat gewonnen
account-again = Noch einmal spielen
account-review = Zum Rückblick
account-replay = Wiedergabe ansehen
account-record = Aufzeichnung herunterladen
account-look = Den Tisch ansehen

## fair: the rest is in fair.page.ftl

fair-ask = Woher weiß ich, dass es fair war?

## review

review-page = Rückblick: { $game }
review-of = Entscheidungen werden danach beurteilt, was man in dem Moment wissen konnte; geheime Entscheidungen beim Auswählen werden nicht beurteilt. Die Linien berücksichtigen alle Karten und sind über eine Runde geglättet.
review-making = Jede Entscheidung wird betrachtet …
review-progress = { $done } von { $total } Entscheidungen
review-not_over = Einen Rückblick gibt es, wenn die Partie vorbei ist.
review-cut_short = Diese Partie endete durch Aufgeben. Der Rückblick geht bis dahin.
review-percent = { $number } %
review-at = Moment { $number }
review-slider = Moment der Partie
review-show = Diesen Moment zeigen
review-back = Zurück zum Rückblick
review-practise = Deine Wendepunkte üben
review-to_table = Zum Tisch
review-as_table = Als Tabelle zeigen
review-moment = Moment
review-turns = Wo sich die Partie gedreht hat
review-no_turns = Eine scharfe Wende gab es in dieser Partie nicht.
review-swing = { $name }: { $before } → { $after }
review-turn-choice = { $name } wählte „{ $taken }“; „{ $better }“ wäre besser gewesen.
review-turn-luck = Zufall: { $line }
review-turn-play = { $line }
review-error = ± { $amount }
review-lapse = Eine Entscheidung, die etwas gekostet hat
review-lapses = Die teuersten Entscheidungen
review-no_lapses = Keine Entscheidung hat Nennenswertes gekostet.
review-all = Alle
review-of_whom = Wessen Entscheidungen
review-chose = { $name } wählte:
review-better = Besser:
review-visit = Auf dem Tisch ansehen: Moment { $number }
review-balance = Können und Glück
review-costly = teure Entscheidungen
review-costly_of = { $number } von { $all }
review-by_choice = was eine im Schnitt kostete
review-by_luck = Glück in der ganzen Partie
review-balance_note = Teuer ist eine Entscheidung, wenn sie einen spürbaren Teil dessen verschenkt hat, was die bessere versprach. Glück ist, was der Zufall über das Erwartbare hinaus getan hat: was ausgeteilt wurde und wer anfing, gezogene Karten, geworfene Würfel, gefallene Steine.
review-fortunes = Glücksfälle
review-no_fortunes = Der Zufall hat wenig entschieden.

## review-over_time

review-over_time-chance = Gewinnchance
review-over_time-points = Erwartete Punkte

## review-summary

review-summary-chance = Gewinnchance über { $number } Entscheidungen. Am Ende: { $seats }.
review-summary-points = Erwartete Punkte über { $number } Entscheidungen. Am Ende: { $seats }.

## settings

settings-title = Einstellungen
settings-sound = Leise Klänge
settings-coach = Begleiter erklärt Neues
settings-confirm = Nachfragen, bevor etwas geschieht, das sich nicht zurücknehmen lässt
settings-shortcuts = Tastenkürzel aus einzelnen Tasten
settings-coach_again = Begleiter von vorn beginnen lassen

## settings-theme

settings-theme-title = Aussehen
settings-theme-auto = Wie das System
settings-theme-dark = Kerzenlicht
settings-theme-light = Tageslicht

## settings-language

settings-language-title = Sprache
settings-language-auto = Wie im Browser

## settings-advice

settings-advice-title = Ein Tipp beginnt mit
settings-advice-nudge = einem Fingerzeig
settings-advice-move = dem Zug
settings-advice-reason = dem Zug und seinen Gründen

## settings-speed

settings-speed-title = Tempo der anderen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Sofort

## help

help-title = So spielst du hier
help-click = Was du wählen kannst, leuchtet. Klick es an; lässt sich mehreres damit tun, öffnet sich ein kleines Menü.
help-dimmed = Klick auf etwas Abgedunkeltes, und der Tisch sagt dir, warum es nicht geht und nach welcher Regel.
help-several = Zahlungen und Gruppen stellst du in beliebiger Reihenfolge zusammen. Die Summen laufen mit; „Vorschlagen“ nennt die kleinste Gruppe, die ausreicht.
help-details = Fahr mit der Maus über eine Karte, geh mit der Tastatur hin oder halte sie gedrückt, um sie zu lesen.
help-log = Klick auf eine Zeile des Verlaufs, um den Moment zu sehen, von dem sie erzählt; jeder Moment hat eine Adresse, die du teilen kannst.
help-keys = Tasten

## help-key

help-key-help = diese Hilfe
help-key-g = das Ziel, und wer vorn liegt
help-key-u = zurücknehmen
help-key-r = wiederholen
help-key-c = Auswahl bestätigen
help-key-s = eine Gruppe vorschlagen
help-key-m = Bots ziehen sofort
help-key-o = zu den Möglichkeiten
help-key-b = zum Spielfeld
help-key-h = zu deiner Hand
help-key-l = zum Verlauf
help-key-i = die Regel zu diesem Moment
help-key-t = ein Tipp
help-key-esc = schließen oder Auswahl leeren
help-key-arrows = zwischen Karten wechseln

## coach

coach-title = Begleiter
coach-read = Verstanden
coach-silence = Begleiter ausschalten
coach-mouse-Press = Klick
coach-mouse-press = klick
coach-mouse-Look = Fahr mit der Maus über
coach-touch-Press = Tipp
coach-touch-press = tipp
coach-touch-Look = Drück lange auf
coach-log_beside = Der Verlauf an der Seite zeigt, was geschieht.
coach-log_tab = Der Reiter „Verlauf“ zeigt, was geschieht.
coach-hurry = „Jetzt ziehen“ treibt die Bots an.
