"""One skin a game: where things lie, how a click becomes an action, how an event moves."""
