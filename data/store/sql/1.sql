-- A table: how many of its lines stand, and the number of its last change.
CREATE TABLE game (
    id       INTEGER PRIMARY KEY,
    title    TEXT    NOT NULL,
    standing INTEGER NOT NULL,
    total    INTEGER NOT NULL CHECK (standing BETWEEN 1 AND total),
    written  INTEGER NOT NULL CHECK (total <= written),
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    sum      INTEGER NOT NULL
) STRICT;

-- Lines, only ever added. The id is the table's id and the line's place.
CREATE TABLE line (
    id     INTEGER PRIMARY KEY,
    game   INTEGER NOT NULL REFERENCES game (id) CHECK (game = id >> 20),
    number INTEGER NOT NULL CHECK (number >= 1),
    text   TEXT    NOT NULL,
    sum    INTEGER NOT NULL
) STRICT;

CREATE TABLE setting (
    key   TEXT    PRIMARY KEY,
    value TEXT    NOT NULL,
    turn  INTEGER NOT NULL,
    sum   INTEGER NOT NULL
) STRICT;
