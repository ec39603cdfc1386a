"""How Bang! Dice looks on the table: the noon street, a round of three to eight."""
