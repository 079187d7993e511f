# The page of whoever runs the server
hosting-heading = Host's page
hosting-enter-hint = This page is for whoever runs this server. The server prints its address with the token when it starts.
hosting-token = Token
hosting-enter = Open
hosting-leave = Forget the token in this browser
hosting-tables = Games in play
hosting-tables-more = { $lobby } not begun, { $over } over
hosting-people = People online
hosting-watching = { $watching ->
    [one] 1 spectator
   *[other] { $watching } spectators
}
hosting-moves = Moves a minute
hosting-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
hosting-latency = Time for a move
hosting-ms = { $ms } ms
hosting-p99 = 99 of 100 within { $p99 }
hosting-bots = Bots thinking
hosting-bots-waiting = { $waiting } waiting
hosting-disk = Store
hosting-disk-free = { $free } free
hosting-errors = Errors
hosting-errors-since = since the start
hosting-last-errors = Last errors
hosting-tables-heading = Tables
hosting-no-tables = There are no tables yet.
hosting-state-lobby = not begun
hosting-state-playing = in play
hosting-state-over = over
hosting-seats = { $people ->
    [one] 1 person
   *[other] { $people } people
}{ $bots ->
    [0] { "" }
    [one] , 1 bot
   *[other] , { $bots } bots
}
hosting-connected = { $connected } online
hosting-close = Close
hosting-close-code = Close { $code }
hosting-close-sure = Close { $code } for good
hosting-keep = Keep
hosting-closed = { $code } is closed.
hosting-abandoned = Games that nobody has played for
hosting-days = { $days ->
    [one] a day
   *[other] { $days } days
}
hosting-remove = { $count ->
    [one] Remove 1 game
   *[other] Remove { $count } games
}
hosting-remove-sure = Remove { $count } for good
hosting-removed = { $count ->
    [one] 1 game was removed.
   *[other] { $count } games were removed.
}
web-refused-wrong-token = That is not the token of this server.
