"""`make golden`: write the playthroughs again."""

from tests.golden import names, write

for each in names():
    write(each)
    print(each)
