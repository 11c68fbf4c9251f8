"""What Alembic runs: bring the database of the given connection to the newest shape."""

from alembic import context

from wartable.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
