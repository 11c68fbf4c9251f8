### The levels of the bots.

## levels

levels-beginner = Anfänger
levels-casual = Amateur
levels-skilled = Könner
levels-expert = Experte
levels-master = Meister
levels-grandmaster = Großmeister
levels-equal = Ebenbürtig
levels-random = Zufall
levels-habitual = Gewohnheit
levels-greedy = Gierig
levels-sharp = Scharf

## levels-blurb

levels-blurb-beginner = Gutmütig: nimmt oft das Zweitbeste von dem, was er sieht.
levels-blurb-casual = Sieht, was gut ist, und lässt es ab und zu liegen.
levels-blurb-skilled = Spielt solide, mit einem Patzer hier und da.
levels-blurb-expert = Denkt voraus und patzt selten.
levels-blurb-master = Nimmt das Beste, was er findet.
levels-blurb-grandmaster = Der Stärkste von allen: denkt bis zu einer Sekunde nach.
levels-blurb-equal = Spielt etwa so gut wie du: Seine Stärke folgt deinen beendeten Partien gegen Bots, sodass du in etwa der Hälfte der Fälle vor ihm liegst.
levels-blurb-habitual = Antwortet auf einen Blick: für Experimente.
levels-blurb-random = Nimmt, was gerade kommt: zum Ausprobieren.
levels-blurb-greedy = Nimmt, was im Augenblick am besten aussieht.
levels-blurb-sharp = Nimmt, was im Augenblick nach allem Gelernten am besten aussieht: für Experimente.

## levels-temper: what a bot at the table is like

levels-temper-bold = kühn
levels-temper-careful = vorsichtig
levels-temper-builder = Baumeister
levels-temper-raider = Angreifer

## levels-tempers: what each does; games say what is built and raided in them

levels-tempers-bold = Scheinen zwei Züge gleich gut, nimmt er den, der viel besser ausgehen kann oder viel schlechter.
levels-tempers-careful = Scheinen zwei Züge gleich gut, nimmt er den, dessen Ausgang sicherer ist.
levels-tempers-builder = Scheinen zwei Züge gleich gut, nimmt er den, der ihm mehr für später lässt.
levels-tempers-raider = Scheinen zwei Züge gleich gut, nimmt er den, der den anderen mehr schadet.

## levels-refusals

levels-refusals-no_such_bot = Es gibt keinen Bot „{ $bot }“. Bots: { $bots }.
levels-refusals-no_such_search = Eine Suche wird durch name=zahl beschrieben, nicht durch „{ $text }“: { $why }.
levels-refusals-no_bots_there = In { $place } sind keine Bots. Nenne eine Python-Datei mit einer Unterklasse von Bot, NAME=BEFEHL für ein Programm oder ein installiertes Paket mit Einträgen in der Gruppe wartable.bots.
levels-refusals-no_name_for_a_bot = „{ $bot }“ ist kein Name für einen Bot. Erlaubt sind Kleinbuchstaben, Ziffern und Unterstriche.
levels-refusals-crashed = Der Bot { $bot } ist abgestürzt: { $why }.
levels-refusals-not_offered = Der Bot { $bot } hat „{ $chosen }“ gewählt; das stand nicht zur Wahl.
levels-refusals-no_program = Der Bot { $bot } lässt sich nicht starten ({ $command }): { $why }.
levels-refusals-too_slow = Der Bot { $bot } ({ $command }) hat nicht innerhalb von { $seconds } Sekunden geantwortet.
levels-refusals-ended = Der Bot { $bot } ({ $command }) hat sich mit dem Code { $code } beendet. Seine letzten Worte: { $said }
levels-refusals-no_answer = Der Bot { $bot } hat mit „{ $said }“ geantwortet und nicht mit einer Zeile JSON, die sagt, was er wählt: { $why }.
