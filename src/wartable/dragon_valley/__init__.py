"""Dragon Valley: two to four barons divide and choose, hold the pass against enemies, and besiege territories."""
