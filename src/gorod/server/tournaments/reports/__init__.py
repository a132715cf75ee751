"""Papers for the federation: protocols, the ranking, judges, sanctions."""
