"""Legacy, drawn: the tree of a family in its park, the street of the capital, friends, hand, chronicle."""
