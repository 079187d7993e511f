"""The titles as other libraries know games: OpenSpiel's states, PettingZoo's environments.

Each module needs its library (`pip install touchline[openspiel]`, `touchline[pettingzoo]`); nothing else does.  In all
of them an action is a number: the first, second, third ... of the options that are offered.
"""
