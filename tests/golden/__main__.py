"""`make golden`: write the playthroughs anew."""

from tests.golden import names, write

for each in names():
    write(each)
    print(each)
