"""Who opened a table and which pack it plays; what is removed is found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pack", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_opener", "tables", ["opener"])
    op.create_index("browsers_token", "browsers", ["token"])


def downgrade() -> None:
    op.drop_index("browsers_token", "browsers")
    op.drop_index("tables_opener", "tables")
    op.drop_column("tables", "pack")
    op.drop_column("tables", "opener")
