"""Views, JSON documents and protocols of games, for people and programs.

Everything is built from the events that a viewer has seen; nothing is made by blanking out.
"""
