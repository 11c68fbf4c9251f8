### Was am Tisch gesprochen wird; geladen, wenn es geöffnet wird.

## talk

talk-title = Chat
talk-lines = Was gesagt wurde
talk-heard-players = Das hören nur die, die mitspielen.
talk-heard-spectators = Das hören nur die, die zuschauen.
talk-nothing = Noch hat niemand etwas gesagt.
talk-what = Sag etwas
talk-send = Senden
talk-off = Der Chat ist an diesem Tisch ausgeschaltet.
talk-switch_off = Ausschalten
talk-switch_on = Einschalten
talk-about = { $name }: stummschalten oder melden
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-muted = Wen du stummgeschaltet hast
talk-muted_one = Du hast { $name } stummgeschaltet.
talk-report = Dem Betreiber melden
talk-reported = Gemeldet
talk-reactions = Schnelle Antworten

## talk-reaction

talk-reaction-hello = Hallo!
talk-reaction-good_luck = Viel Glück!
talk-reaction-well_played = Gut gespielt!
talk-reaction-thanks = Danke!
talk-reaction-wow = Wow!
talk-reaction-oops = Hoppla!
talk-reaction-one_moment = Einen Moment, bitte.
talk-reaction-good_game = Schöne Partie!
