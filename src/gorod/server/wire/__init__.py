"""Everything that leaves the server: its shapes, whom each field is for, and the one projector."""
