"""HTTP and WebSocket: the only part that knows a framework."""
