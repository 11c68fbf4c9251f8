### "How do I know this was fair?", fetched when the page is opened.

## fair: the five sentences

fair-commits = When a table is made, the server draws a secret number and shows its commitment: a checksum that fits no other secret and reveals nothing about this one.
fair-gives = When you sit down, your browser draws a random number of its own and adds it to the deal.
fair-follows = Every card and every die follows from the secret and all those numbers: the server could not choose them, because it had committed itself before it saw your number, and nobody else could, because they did not know the secret.
fair-checks = When the game is over the secret is revealed, and this page checks that it fits the commitment your browser noted, that your number was used, and that no choice in the record was changed afterwards.
fair-replays = This page knows no rules; that every card came from this seed and every choice was legal is proved by wartable verify, which plays the record again on a computer you trust.

## fair: what was found

fair-right = Everything fits
fair-wrong = This does not fit
fair-of_file = In the file { $file }:
fair-commitment_noted = The commitment is the one that this browser noted before the cards were dealt.
fair-commitment_not_noted = This browser was not at the table before the cards were dealt, so it cannot tell whether this is the commitment that was shown then.
fair-own_used = Your number was used in the deal.
fair-own_missing = No number from this browser was used in the deal.
fair-secret_fits = The secret fits the commitment, and the seed of the game follows from it and what the seats gave.
fair-unchanged = { $number ->
        [one] The one choice is as it was written down, and so is all the rest of the record.
       *[other] All { $number } choices are as they were written down, and so is all the rest of the record.
    }
fair-not_replayed = Whether the choices are legal cannot be computed here.
fair-not_over = The game is not over. When it is, the secret is revealed and everything is checked.
fair-no_commitment = This game has a seed without a commitment: a number that can be shared, or the seed of another game that was continued. The same seed deals the same cards again.
fair-no_crypto = Browsers compute checksums only on pages served over https or from the same machine. Download the record and check it with the command below.

## fair: the numbers

fair-values = The numbers
fair-commitment = Commitment
fair-given = { $name } gave
fair-nothing = nothing
fair-not_yet = nobody sits there yet
fair-secret = Secret
fair-seed = Seed
fair-fingerprint = Fingerprint of the game
fair-later = revealed when the game is over
fair-yourself = Check it yourself
fair-yourself_note = The record holds everything. Players who compare fingerprints know that they have the same game.
fair-check_file = Check a record from a file

## fair-flaw: what was changed in a record

fair-flaw-text = This is not a record: { $which }
fair-flaw-field = The part { $which } is not as it should be.
fair-flaw-seed = The seed was changed, or the first link of the chain.
fair-flaw-game = The name of the game was changed.
fair-flaw-rules = The version of the rules was changed.
fair-flaw-players = The number of players was changed.
fair-flaw-option = The option { $which } was changed.
fair-flaw-edition = The edition of the component data was changed.
fair-flaw-table = The name of the table was changed.
fair-flaw-commitment = The commitment was changed.
fair-flaw-contribution = What seat { $which } gave to the deal was changed.
fair-flaw-choice = Choice { $which } was changed.
fair-flaw-link = Link { $which } of the chain was changed.
fair-flaw-length = The chain has more links, or fewer, than the record has parts.
fair-flaw-secret = The secret does not fit the commitment.
fair-flaw-seats = There are more contributions, or fewer, than players.
fair-flaw-derived = The seed does not follow from the secret and what the seats gave: the cards were dealt from another one.
fair-flaw-no_fair = The record does not say how its seed was chosen, although the table had a commitment.
fair-flaw-other_table = This is the record of another table.
fair-flaw-other_commitment = The commitment is not the one that this browser noted: the server has changed its secret.
fair-flaw-other_contribution = The number that this browser gave was not used in the deal.
