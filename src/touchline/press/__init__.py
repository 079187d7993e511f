"""Print sheets: the cards of a set as a PDF to cut out, nine a page.

sheet.py      the places of slots, bleed and cut marks: pure numbers, in millimetres from the top left
faces.py      the content of a card, as plain data; each title's print module says which decks it has
words.py      the texts of a title, of its screens and of these cards, in one language
path.py       drawn signs as lines and curves; signs.py has them
setting.py    type that fits its box: shrunk, then refused
pen.py        millimetres from the top left on a page of reportlab
body.py       the pieces of a face, measured and drawn
front.py      a whole face; back.py its back
pdf.py        the pages

reportlab comes with the extra `print`; only setting.py and pen.py import it.
"""
