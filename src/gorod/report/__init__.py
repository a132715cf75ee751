"""What people and programs read of a game: the view, the JSON document, the protocol.

Everything is built from the events that a viewer has seen; nothing is made by blanking out.
"""
