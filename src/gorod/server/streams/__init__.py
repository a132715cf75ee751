"""Streams: a log with one writer in this process, and the registry that keeps them in memory."""
