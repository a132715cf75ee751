"""Papers to print: standings, seat cards, schedules, sheets with links."""
