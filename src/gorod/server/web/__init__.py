"""The web application: its routes put together, the WebSocket, and the built pages."""
