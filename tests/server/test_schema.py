"""The HTTP routes against their own OpenAPI document, by schemathesis."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.server import RunningServer

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
]


@pytest.mark.slow
def test_the_routes_keep_what_their_schema_promises(server: RunningServer, tmp_path: Path) -> None:
    examples = "25" if server.database is None else "8"  # the routes are the same; there, only what is kept may differ
    command = [str(Path(sys.prefix) / "bin" / "schemathesis"), "run", f"{server.address}/api/schema/openapi.json"]
    command += ["--checks", ",".join(CHECKS), "--max-examples", examples, "--seed", "1", "--no-color"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=200, check=False)
    assert result.returncode == 0, result.stdout[-6000:]
