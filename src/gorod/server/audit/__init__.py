"""`gorod audit`: would today's rules decide the same? It reports, and blocks nothing."""
