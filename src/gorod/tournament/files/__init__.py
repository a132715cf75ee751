"""What leaves the desk on paper or as a file, and what comes in: tables, lists, whole archives."""
