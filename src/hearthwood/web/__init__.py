"""The table in the browser: HTTP and WebSocket over `table`, and the client that it serves."""
