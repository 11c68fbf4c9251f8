"""The HTTP routes against their own OpenAPI document, by schemathesis."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.databases import ANY
from tests.support.server import RunningServer

DATABASES = ANY  # the routes are the same, and other tests look at what is kept
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
    command = [str(Path(sys.prefix) / "bin" / "schemathesis"), "run", f"{server.address}/api/schema/openapi.json"]
    command += ["--checks", ",".join(CHECKS), "--max-examples", "25", "--seed", "1", "--no-color"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=200, check=False)
    assert result.returncode == 0, result.stdout[-6000:]
