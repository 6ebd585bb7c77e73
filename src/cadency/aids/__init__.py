"""The rules to look at: figures cut out of the boards, and a player's aid on one page."""
