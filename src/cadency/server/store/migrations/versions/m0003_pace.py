"""How fast the bots of a table move."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default="brisk"))


def downgrade() -> None:
    op.drop_column("tables", "pace")
