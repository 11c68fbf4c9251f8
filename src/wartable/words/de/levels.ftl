### The levels of the bots.

## levels

levels-beginner = Anfänger
levels-casual = Gelegenheitsspieler
levels-skilled = Könner
levels-expert = Experte
levels-master = Meister
levels-random = Zufall
levels-habitual = Gewohnheit
levels-greedy = Gierig
levels-sharp = Scharf

## levels-blurb

levels-blurb-beginner = Gutmütig: nimmt oft das Zweitbeste von dem, was er sieht.
levels-blurb-casual = Sieht, was gut ist, und lässt es ab und zu liegen.
levels-blurb-skilled = Spielt solide, mit einem Patzer hier und da.
levels-blurb-expert = Denkt voraus und patzt selten.
levels-blurb-master = Der Stärkste von allen: nimmt das Beste, was er findet.
levels-blurb-habitual = Antwortet auf einen Blick: für Experimente.
levels-blurb-random = Nimmt, was gerade kommt: zum Ausprobieren.
levels-blurb-greedy = Nimmt, was im Augenblick am besten aussieht.
levels-blurb-sharp = Nimmt, was im Augenblick nach allem Gelernten am besten aussieht: für Experimente.

## levels-refusals

levels-refusals-no_such_bot = Es gibt keinen Bot „{ $bot }“. Bots: { $bots }.
levels-refusals-no_such_search = Eine Suche wird durch name=zahl beschrieben, nicht durch „{ $text }“: { $why }.
