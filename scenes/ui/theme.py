"""Knows the colours and sizes of everything that is drawn over the pictures."""

Colour = tuple[int, int, int]

INK: Colour = (62, 34, 20)
INK_PALE: Colour = (128, 98, 66)
RED_INK: Colour = (150, 28, 22)
PARCHMENT: Colour = (233, 214, 170)
PARCHMENT_DIM: Colour = (190, 168, 126)
BRASS: Colour = (222, 178, 92)
BRASS_BRIGHT: Colour = (255, 226, 150)
BRASS_DARK: Colour = (120, 84, 34)
LEATHER: Colour = (84, 30, 26)
LEATHER_BRIGHT: Colour = (122, 44, 36)
LEATHER_DARK: Colour = (46, 18, 16)
WALNUT: Colour = (48, 27, 15)
WALNUT_DARK: Colour = (24, 13, 8)
FELT: Colour = (24, 86, 52)
CREAM: Colour = (246, 234, 206)
GREY: Colour = (142, 128, 108)

TITLE_PX = 104
HEADING_PX = 44
LARGE_PX = 26
BODY_PX = 22
SMALL_PX = 16
TINY_PX = 13

BUTTON = (320, 58)
ROW_PX = 54
GAP_PX = 14
CLOCKS_PX = 24  # what the clocks take at the upper edge while they are shown
