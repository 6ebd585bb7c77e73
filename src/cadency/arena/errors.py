"""What can be wrong with an experiment, its folder or the machines it runs on."""

from __future__ import annotations

from typing import ClassVar

from cadency.kernel.errors import CadencyError


class BadArena(CadencyError):
    """An experiment that cannot be run, or not here."""

    says: ClassVar[dict[str, str]] = {
        "no-players": "there is nobody to play; name at least one of: {known}",
        "no-such-class": "{player}: cannot be loaded: {reason}; it must be MODULE:CLASS of a module on the path",
        "other-experiment": "{folder} holds the results of another experiment: {difference}; choose another folder",
        "not-results": "{folder} is no folder of results; choose another one, or one that does not exist yet",
        "no-folder": "{folder}: cannot be used: {reason}",
        "not-written": "{folder}: cannot be written: {reason}; what was done is kept, the same command goes on",
        "busy": "another run is at work in {folder}; wait for it, or choose another folder",
        "damaged": "{file}: this is not what the arena wrote",
        "game-failed": "the game of deal {deal}, turn {turn}, could not be played: {reason}; what was done is kept",
        "game-kills": "the game of deal {deal}, turn {turn}, ended its process {times} times; what was done is kept",
        "no-address": "{address} is no address of a scheduler; it is what “dask scheduler” says: tcp://HOST:PORT",
        "no-cluster": "nobody listens at {address}; start a cluster: dask scheduler, then dask worker {address}",
        "no-cadency": "the workers of {address} cannot load cadency; install it there: {reason}",
        "other-code": "a worker of {address} has other code ({there}) than this machine ({here})",
        "cluster-gone": "the cluster at {address} went away; what was done is kept, the same command goes on",
    }
