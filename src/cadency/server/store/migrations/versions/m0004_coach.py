"""Who wants to play with the coach."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("coach", sa.Boolean))


def downgrade() -> None:
    op.drop_column("seats", "coach")
