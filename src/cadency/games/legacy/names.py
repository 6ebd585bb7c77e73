"""The nouns of Legacy, in the order of the small ints that stand for them."""

from __future__ import annotations

from typing import Final

EDITIONS: Final[tuple[str, ...]] = ("fr", "de")
GERMAN: Final = 1
VARIANTS: Final[tuple[str, ...]] = ("standard", "inheritance")
INHERITANCE: Final = 1

NATIONS: Final[tuple[str, ...]] = (
    *("american", "dutch", "english", "french", "italian"),
    *("polish", "prussian", "russian", "spanish", "turkish"),
)
PROFESSIONS: Final[tuple[str, ...]] = ("artist", "aristocrat", "scientist", "craftsman", "diplomat", "none")
N_PROFESSIONS: Final = 5  # "none" is no profession

FRIENDS: Final[tuple[str, ...]] = (
    *("abigail", "adele", "agnieszka", "aleksandr", "alessandro", "angelique", "ann", "ariane", "aylin"),
    *("baptiste", "beatrijs", "bernadette", "bianca", "camille", "carlos", "claire", "constant", "cornelis"),
    *("david", "diego", "dmitri", "dorothea", "elif", "emir", "erich", "eustachy", "evgenia", "fabrizio"),
    *("fehmi", "friedrich", "george", "gertrude", "ginevra", "gregor", "hans-heinrich", "hendrik", "henrietta"),
    *("ignacio", "ines", "isabella", "jadwiga", "jan", "jozef", "katherine", "katya", "laurent", "leonid"),
    *("lorenzo", "lucienne", "lucrezia", "manuel", "margarethe", "maria", "michael", "miranda", "nancy"),
    *("nathalie", "nicolas", "otto", "patrick", "paulina", "pierre", "pieter", "robert", "roger", "rowena"),
    *("saskia", "selim", "sonja", "sophie", "stanislaw", "teresa", "thomas", "vera", "vittorio"),
)
N_FRIENDS: Final = 75

# girls come before boys, so that a kind tells the sex
CHILDREN: Final[tuple[str, ...]] = (
    *("girl", "beauty", "gossip", "smile", "twin-girl"),
    *("boy", "brave", "charming", "don-juan", "healthy", "twin-boy"),
    "complication",
)
N_CHILDREN: Final = 12
GIRL: Final = 0
BEAUTY: Final = 1
GOSSIP: Final = 2
SMILE: Final = 3
TWIN_GIRL: Final = 4
BOY: Final = 5
BRAVE: Final = 6
CHARMING: Final = 7
DON_JUAN: Final = 8
HEALTHY: Final = 9
TWIN_BOY: Final = 10
COMPLICATION: Final = 11

# where child cards lie that are in no family: offsets into State.children
CRADLE: Final = 0  # the deck
BURIED: Final = 12  # the discards
RESERVE: Final = 24  # girls, boys

COLOURS: Final[tuple[str, ...]] = ("green", "orange", "red", "blue", "yellow")
N_COLOURS: Final = 5
HOLDINGS: Final[tuple[str, ...]] = ("title", "mansion", "venture", "contribution")
TITLE: Final = 0
MANSION: Final = 1
VENTURE: Final = 2
CONTRIBUTION: Final = 3
ACTIONS: Final[tuple[str, ...]] = ("title", "mansion", "venture", "contribution", "doctor", "mission")  # holdings first
DOCTOR: Final = 4
MISSION: Final = 5
COLOUR_OF: Final[tuple[int, ...]] = (4, 0, 1, 4, 3, 2)  # for each action the extra pawn that does it
DONE_BY: Final[tuple[int, ...]] = (1 << 1, 1 << 2, 1 << 5, 1 << 4, 1 << 0 | 1 << 3)  # by colour: those actions, as bits
OWN: Final[tuple[str, ...]] = ("birth", "money", "socialise")  # what the own board has besides weddings
BIRTH: Final = 0
MONEY: Final = 1
SOCIALISE: Final = 2

TITLES: Final[tuple[str, ...]] = (
    "bailiff",
    "baron",
    "chancellor",
    "count",
    "duke",
    "knight",
    "marquis",
    "peer",
    "viscount",
)
CONTRIBUTIONS: Final[tuple[str, ...]] = (
    *("almshouse", "ballet", "bridge", "garden", "hospital", "library", "monument", "school", "theatre"),
)
MISSIONS: Final[tuple[str, ...]] = (
    *("academy", "congress", "court", "crown", "dynasty", "embassy", "empire", "engine"),
    *("fresco", "guild", "party", "revolution", "salon", "treasury", "unrest"),
)
N_MISSIONS: Final = 15
MENTORS: Final[tuple[str, ...]] = ("franklin", "law", "montesquieu", "pompadour", "rousseau", "soufflot")
N_MENTORS: Final = 6
HEADS: Final[tuple[str, ...]] = ("blue", "green", "orange", "red")
SIDES: Final[tuple[str, ...]] = ("matriarch", "patriarch")  # as girls come before boys
CLUES: Final = tuple(f"c{n:02}" for n in range(1, 16))
N_CLUES: Final = 15
SELVES: Final[tuple[str, ...]] = ("nathalie", "patrick")  # as girls come before boys

POINTS: Final[tuple[str, ...]] = ("prestige", "children", "missions", "deeds")
N_POINTS: Final = 4
HONOUR_PRESTIGE: Final = 0
HONOUR_CHILDREN: Final = 1
HONOUR_MISSIONS: Final = 2
HONOUR_DEEDS: Final = 3

# what a card can bring, and on whom it counts; "others" take something from every other family
VERBS: Final[tuple[str, ...]] = (
    *("gold", "income", "prestige", "honour", "pawn", "take", "draw", "money", "sweep", "trade", "seal", "keep"),
    *("boon-money", "boon-social", "boon-mansion", "boon-public", "boon-deck"),
    *("others-gold", "others-honour", "others-prestige", "others-friend"),
)
# this generation
BOONS: Final[tuple[str, ...]] = ("boon-money", "boon-social", "boon-mansion", "boon-public", "boon-deck")
N_BOONS: Final = 5
BOON_MONEY: Final = 0
BOON_SOCIAL: Final = 1
BOON_MANSION: Final = 2
BOON_PUBLIC: Final = 3
BOON_DECK: Final = 4

MEASURES: Final[tuple[str, ...]] = (
    *("profession", "nation", "nations", "professions", "couples", "children", "born"),
    *("titles", "mansions", "ventures", "contributions", "income", "prestige", "gold", "hand"),
    *("arranged", "third", "law", "knowns"),
)
# what is counted as it changes: offsets into State.tallies, for each seat
N_TALLIES: Final = 26
TRADES: Final = 0  # by profession, "none" included
LANDS: Final = 6  # by nation
DIFFERENT_TRADES: Final = 16
DIFFERENT_LANDS: Final = 17
COUPLES: Final = 18
CHILDREN_HAD: Final = 19
CHILDREN_BORN: Final = 20
KNOWNS: Final = 21
HELD: Final = 22  # by kind of holding
# who is what, as bits for the numbers of a register: offsets into State.who, for each seat
N_WHO: Final = 12
SINGLE: Final = 0  # women, then men, who could marry or be promised
SAVING: Final = 2  # those of the women who cost less
UNKNOWN: Final = 3  # women, then men, in whose place a friend can be laid
ROOM: Final = 5  # couples with room for a child, then for two
ABLE: Final = 7  # who may hold something: grown members, or couples and single forebears
HOLDER: Final = 8  # by kind of holding: who has one already
SOURCES: Final[tuple[str, ...]] = ("friend", "title", "contribution", "mission", "action")
PRICES: Final[tuple[str, ...]] = ("gold", "friends", "income", "prestige", "honour")
