"""Online tables: who joins them, whose links end, and who plays and judges there by itself."""
