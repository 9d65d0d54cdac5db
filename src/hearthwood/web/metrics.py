"""What the server counts, for Prometheus. No figure names a person or a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "hearthwood_requests",
            "Requests answered, by method, route and status.",
            ["method", "route", "status"],
            registry=self._registry,
        )
        self.request_seconds = Histogram(
            "hearthwood_request_seconds",
            "Time to answer a request.",
            registry=self._registry,
            buckets=_BUCKETS,
        )
        self.command_seconds = Histogram(
            "hearthwood_command_seconds",
            "Time until a command at a table was stored and answered.",
            registry=self._registry,
            buckets=_BUCKETS,
        )
        self.commands = Counter(
            "hearthwood_commands",
            "Commands at tables, by kind and whether they were refused.",
            ["kind", "outcome"],
            registry=self._registry,
        )
        self.sockets = Gauge("hearthwood_sockets", "Open sockets.", registry=self._registry)
        self.games = Gauge("hearthwood_games_in_memory", "Games in memory.", registry=self._registry)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
