-- The text of each statement is compared letter by letter with that of a file.

-- A table: how many of its lines stand, and the revision that wrote the row.
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
, note TEXT NOT NULL DEFAULT '', archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)), deleted INTEGER NOT NULL DEFAULT 0) STRICT;

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
