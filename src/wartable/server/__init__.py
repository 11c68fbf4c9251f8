"""The server: tables, seats, sockets and storage."""
