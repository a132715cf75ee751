"""Live tables of a tournament: what their judges see of it, and handing in the record."""
