"""A line between a server and its database that can be cut and mended, as networks are."""

from __future__ import annotations

import contextlib
import socket
import threading


def hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


class Line:
    """Passes everything on from a port of its own to another, until it is cut."""

    def __init__(self, host: str, port: int) -> None:
        self._far = (host, port)
        self._near: set[socket.socket] = set()
        self._listening: socket.socket | None = None
        self.port = 0
        self.mend()

    def mend(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def cut(self) -> None:
        """Whoever speaks is cut off, and nobody gets through."""
        if self._listening is not None:
            hang_up(self._listening)
            self._listening.close()
            self._listening = None
        for end in list(self._near):
            hang_up(end)

    def _accept(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(self._far)
                for source, target in ((near, far), (far, near)):
                    self._near.add(source)
                    if self._listening is not listening:  # cut in the meantime
                        hang_up(source)
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            hang_up(end)
        self._near.discard(source)
        source.close()
