"""Metrics: what a server counts about itself, for Prometheus. They identify no guest, no name and no table."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

import wartable

ANSWERS_IN_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
THINKING_IN_SECONDS = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each curve began: as many lines again, which nobody draws
registry = CollectorRegistry()
ProcessCollector(registry=registry)  # memory, processor time and open files of the server's own process

BUILD = Info("wartable_build", "The version that runs.", registry=registry)
BUILD.info({"version": wartable.__version__})

REQUESTS = Counter(
    "wartable_requests", "Requests that were answered, by route and status.", ["route", "status"], registry=registry
)
REFUSALS = Counter("wartable_refusals", "Refusals, by the limit that was reached.", ["limit"], registry=registry)
CONNECTIONS = Gauge("wartable_connections", "Open connections that are not sockets.", registry=registry)
SOCKETS = Gauge("wartable_sockets", "Open sockets at tables.", registry=registry)
TABLES = Gauge("wartable_tables_in_memory", "Tables in memory.", registry=registry)
CHOICES = Counter("wartable_choices", "Choices that were saved, by person or bot.", ["by"], registry=registry)
ACKNOWLEDGEMENT = Histogram(
    "wartable_acknowledgement_seconds",
    "From a person's choice to its acknowledgement, when it is on disk.",
    buckets=ANSWERS_IN_SECONDS,
    registry=registry,
)
THINKING = Histogram(
    "wartable_bot_thinking_seconds",
    "How long a bot's choice took, its wait for a worker included.",
    ["level"],
    buckets=THINKING_IN_SECONDS,
    registry=registry,
)
COPIED = Gauge("wartable_copy_timestamp_seconds", "When the newest daily copy was made.", registry=registry)
DATA_BYTES = Gauge("wartable_data_bytes", "What the data folder holds, its copies included.", registry=registry)
EXPIRED = Counter(
    "wartable_expired", "Tables that have expired, by how their game stood.", ["state"], registry=registry
)
DELETED = Counter(
    "wartable_deleted", "Tables that were deleted, and seats that were left.", ["what"], registry=registry
)
WRITER_QUEUE = Gauge("wartable_writer_queue", "Jobs that wait for the writer.", registry=registry)
for by in ("person", "bot"):
    CHOICES.labels(by)  # a rate can be drawn from the first choice on only if there was a 0 before it


def exposition() -> bytes:
    """All metrics in the text format of Prometheus."""
    return generate_latest(registry)
