### How parts of a text are joined: what comes before, and the last part.

lists-comma = { $before }, { $last }
lists-and = { $before } und { $last }
lists-or = { $before } oder { $last }
lists-or_else = { $before } oder { $last }
lists-semicolon = { $before }; { $last }
lists-sentences = { $before } { $last }
lists-sentence = { $words }.
