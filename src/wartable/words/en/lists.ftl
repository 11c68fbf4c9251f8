### How parts of a text are joined: what comes before, and the last part.

lists-comma = { $before }, { $last }
lists-and = { $before } and { $last }
lists-or = { $before } or { $last }
lists-or_else = { $before }, or { $last }
lists-semicolon = { $before }; { $last }
lists-sentences = { $before } { $last }
lists-sentence = { $words }.
