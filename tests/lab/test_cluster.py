"""Clusters: the same files wherever games are played, whatever becomes of single workers, and no work done twice."""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from wartable.engine.decision import BadSetup
from wartable.lab.arena import Contest, hold
from wartable.lab.cluster import Cluster, cluster_at
from wartable.lab.experiment import Experiment
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.resuming import ResumableCluster
from wartable.lab.simulate import rows_of
from wartable.lab.work_order import WorkOrder, carry_out

pytest.importorskip("pyarrow")

from wartable.lab.balance import ReportPlan, measure_balance
from wartable.lab.ladder import Climb, rung_of
from wartable.lab.saving import Files, simulate_and_save
from wartable.lab.train import Course, Generation, train

pytestmark = pytest.mark.exhaustive  # plays long

ALONE = LocalCluster(1)


def ignore(more: int) -> None:
    """Nobody waits for these games."""


def experiment(games: int = 100, bots: str = "random") -> Experiment:
    return Experiment("quests", 2, {}, [bots], games, 5)


def saved_by(cluster: Cluster, folder: Path, played: Callable[[int], None] = ignore) -> list[bytes]:
    """The bytes of both tables of a simulation."""
    folder.mkdir(exist_ok=True)
    files = Files(folder / "games.parquet", folder / "decisions.parquet")
    simulate_and_save(files, experiment(), cluster, played)
    return [path.read_bytes() for path in (files.games, files.decisions) if path]


@pytest.fixture(scope="module")
def by_one_process(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    return saved_by(ALONE, tmp_path_factory.mktemp("alone"))


@pytest.fixture(scope="module")
def dask() -> Iterator[object]:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0"}
    with distributed.LocalCluster(**settings) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def on_dask(dask) -> Iterator[Cluster]:
    with cluster_at(dask.scheduler_address.replace("tcp://", "dask://"), 1) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def on_ray() -> Iterator[Cluster]:
    """A head with two workers and the Ray Client server, as `ray start --head` would start it."""
    pytest.importorskip("ray")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster as RayNodes

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    nodes = RayNodes()
    nodes.add_node(num_cpus=2, include_dashboard=False, ray_client_server_port=port)
    try:
        with cluster_at(f"ray://127.0.0.1:{port}", 1) as cluster:
            yield cluster
    finally:
        nodes.shutdown()


def ray_workers() -> list[int]:
    """The processes of our own Ray that play games."""
    import psutil

    children = psutil.Process().children(recursive=True)
    return [child.pid for child in children if child.cmdline()[:1] == ["ray::carry_out"]]


@pytest.mark.slow
def test_dask_writes_the_same_files_and_a_killed_worker_changes_nothing(
    dask, on_dask: Cluster, by_one_process: list[bytes], tmp_path: Path
) -> None:
    """Given two workers, when one of them is killed while games are played, then all bytes are those of one process."""
    pids = [nanny.pid for nanny in dask.workers.values()]

    def kill(more: int) -> None:
        while pids:
            os.kill(pids.pop(), signal.SIGKILL)
            del pids[:]

    assert saved_by(on_dask, tmp_path / "dask", kill) == by_one_process
    assert not pids


@pytest.mark.slow
def test_every_long_command_is_the_same_on_dask(on_dask: Cluster, tmp_path: Path) -> None:
    """Given a report, a contest, a rung of the ladder and a training, then Dask and one process agree on all of it."""
    contest = Contest("quests", 2, {}, ["habitual", "random"], 4, 1)
    course = [Course("quests", 2, 1, [Generation(2, 0)], tmp_path / name) for name in "ab"]
    climbs = [Climb(4, 4, 4, 4, tmp_path / name) for name in "cd"]
    pairs = [
        [measure_balance(ReportPlan(experiment(10), []), one, ignore) for one in (ALONE, on_dask)],
        [[bout.scores for bout in hold(contest, one, ignore)] for one in (ALONE, on_dask)],
        [
            [bout.scores for bout in rung_of(contest, climb, one, ignore).bouts]
            for climb, one in zip(climbs, (ALONE, on_dask), strict=True)
        ],
        [train(one, where, ignore) for one, where in zip(course, (ALONE, on_dask), strict=True)],
    ]
    for alone, there in pairs:
        assert alone == there


@pytest.mark.slow
def test_what_a_worker_of_dask_refuses_is_refused_here(on_dask: Cluster) -> None:
    """Given a worker that finds nonsense, then its sentence comes back."""
    with pytest.raises(BadSetup, match="There is no bot 'clever'"):
        list(rows_of(experiment(2, "clever"), on_dask, ignore))


@pytest.mark.slow
def test_ray_writes_the_same_files_and_a_killed_worker_changes_nothing(
    on_ray: Cluster, by_one_process: list[bytes], tmp_path: Path
) -> None:
    """Given two workers, when one of them is killed while games are played, then all bytes are those of one process."""
    killed: list[int] = []

    def kill(more: int) -> None:
        if not killed:
            killed.extend(ray_workers()[:1])
            os.kill(killed[0], signal.SIGKILL)

    assert saved_by(on_ray, tmp_path / "ray", kill) == by_one_process
    with pytest.raises(BadSetup, match="There is no bot 'clever'"):
        rows_of(experiment(2, "clever"), on_ray, ignore)


def test_nothing_but_a_cluster_is_one() -> None:
    """Given an address that no cluster has, then the sentence says how they are written."""
    with pytest.raises(BadSetup, match="There is no cluster 'slurm://here'"), cluster_at("slurm://here", 1):
        pass


def test_a_worker_with_another_program_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a chunk from another version of Wartable, then the worker does not play it: it might go differently."""
    four = WorkOrder(len, "four")
    assert carry_out(four) == 4
    monkeypatch.setattr("wartable.lab.work_order.program", lambda: "another")
    with pytest.raises(BadSetup, match="another version"):
        carry_out(four)


class Counting:
    """A cluster that counts the chunks that it has to work on."""

    def __init__(self) -> None:
        self.chunks = 0

    def run(self, function: Callable[[Any], Any], inputs: Mapping[int, Any]) -> Iterator[tuple[int, Any]]:
        self.chunks += len(inputs)
        yield from ALONE.run(function, inputs)


def test_an_interrupted_run_goes_on_from_what_it_has(by_one_process: list[bytes], tmp_path: Path) -> None:
    """Given a run that was interrupted, when it is run again, then only the rest is played, and all bytes agree."""
    left, chunks = 2, tmp_path / "chunks"

    def interrupt(more: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), ResumableCluster(ALONE, chunks) as first:
        saved_by(first, tmp_path / "first", interrupt)
    assert len(list(chunks.iterdir())) == 2
    counting = Counting()
    with ResumableCluster(counting, chunks) as second:
        again = saved_by(second, tmp_path / "second")
    assert counting.chunks == 4 - 2
    assert again == by_one_process
    assert not chunks.exists()


def test_another_run_does_not_take_what_is_kept_for_its_own(tmp_path: Path) -> None:
    """Given what an interrupted run has kept, when the bots are others, or a file was cut off, then it is played."""
    rows_of(experiment(2), ResumableCluster(ALONE, tmp_path), ignore)
    one, _ = sorted(tmp_path.iterdir())
    one.write_bytes(one.read_bytes()[:-5])
    for bots, chunks in (("habitual", 2), ("random", 1)):
        counting = Counting()
        with ResumableCluster(counting, tmp_path) as second:
            assert rows_of(experiment(2, bots), second, ignore) == rows_of(experiment(2, bots), ALONE, ignore)
        assert counting.chunks == chunks
