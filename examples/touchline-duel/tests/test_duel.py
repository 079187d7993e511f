"""The rules of the duel, one test each; scenes are laid with touchline.scene."""

import pytest

import touchline
from touchline.kernel.vocabulary import PASS
from touchline_duel.state import CLUB_OF, MATCH, TALK

rule = pytest.mark.rule


def opened(*steps, by_hand=False, **changes):
    """A duel that begins with these steps."""
    scene = touchline.scene("duel")
    if steps:
        scene.game.agenda = list(steps)
    for name, value in changes.items():
        setattr(scene.game, name, value)
    return scene.table(seed=1, by_hand=by_hand)


@rule("DUEL-BID-01")
def test_bids_rise_by_ten_and_the_first_manager_begins():
    table = opened()
    assert table.to_act == [0]
    table.pick(0, 20)
    assert table.question(1).options == [PASS, 30, 40]


@rule("DUEL-BID-02")
def test_the_last_bidder_pays_and_gets_the_star():
    table = opened()
    table.pick(0, 20)
    table.pick(1, PASS)
    assert table.game.cash == [30, 40]
    assert table.game.squads[0][-1] == 6


@rule("DUEL-BID-02")
def test_if_both_pass_nobody_gets_it():
    table = opened()
    table.pick(0, PASS)
    table.pick(1, PASS)
    assert [len(squad) for squad in table.game.squads] == [3, 3]


@rule("DUEL-BID-03")
def test_nobody_bids_what_he_does_not_have():
    with pytest.raises(touchline.IllegalPick, match="too-dear"):
        opened().pick(0, 60)


@rule("DUEL-SCOUT-01", "DUEL-SCOUT-02")
def test_a_card_and_a_note_are_for_their_manager_alone():
    table = opened()
    for seat, option in ((0, 20), (1, PASS), (0, 1)):
        table.pick(seat, option)
    assert len(table.view(0)["game"]["hands"][0]) == 1
    assert table.view(1)["game"]["hands"][0] == []
    assert [event["event"] for event in table.events_since(0, 1)] == ["bought", "scouted"], "his own card"


@rule("DUEL-TALK-01")
def test_who_holds_nothing_is_asked_too():
    assert opened((TALK, 0)).question(0).options == [PASS]


@rule("DUEL-TALK-02")
def test_a_card_that_is_played_is_shown_and_gone():
    table = opened((TALK, 0), (TALK, 1), hands=[[12], [13]])
    table.pick(0, 12)
    assert table.game.hands == [[], [13]]
    told = table.events_since(0, 1)[-1]
    assert (told["numbers"], told["affects"]) == ({"seat": 0, "card": 12, "club": CLUB_OF[1]}, [1])


@rule("DUEL-MATCH-01")
def test_both_lay_two_footballers_unseen():
    table = opened((MATCH,))
    assert table.to_act == [0, 1]
    table.pick_run(0, [3, 4])
    assert table.view(1)["chosen"] == []


@rule("DUEL-MATCH-02")
@pytest.mark.parametrize("faces, goals", [((6, 1), [1, 0]), ((1, 6), [0, 1]), ((1, 1), [0, 0])])
def test_the_higher_sum_scores(faces, goals):
    table = opened((MATCH,), by_hand=True)
    table.pick_run(0, [3, 4])
    table.pick_run(1, [5, 2])
    for face in faces:
        table.type_in(0, face)
    assert table.game.goals == goals


@rule("DUEL-MATCH-03")
def test_two_matches_are_played_if_nothing_is_said():
    steps = touchline.scene("duel").game.agenda
    assert steps.count((MATCH,)) == 2
    assert touchline.scene("duel", options={"matches": 3}).game.agenda.count((MATCH,)) == 3


@rule("DUEL-MATCH-04")
@pytest.mark.parametrize("goals, places", [([2, 0], [1, 2]), ([1, 1], [1, 1])])
def test_more_goals_win(goals, places):
    table = opened((TALK, 0), goals=goals)
    table.pick(0, PASS)
    assert table.result.places == places
