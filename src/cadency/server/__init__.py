"""The web table: HTTP API, live events, store and bots' processes. Pages build on it."""
