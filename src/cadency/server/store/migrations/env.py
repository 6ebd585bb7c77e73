"""Alembic runs this; the connection comes from whoever opens the store."""

from alembic import context

from cadency.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
