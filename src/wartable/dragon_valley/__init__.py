"""Dragon Valley: two to four barons divide and choose, hold the pass against enemies, and besiege territories.

DV-008: the worked examples of the rules are tests; the code that carries them out names them too.
"""
