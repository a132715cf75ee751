"""Online tables: joining them, ending former links, the automatic judge, and the bots."""
