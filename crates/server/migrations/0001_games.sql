-- A game and everything that happened to it. Rows of game_event are only ever added; a game that
-- is deleted goes with all of its rows. Moments are milliseconds since 1970, UTC.

CREATE TABLE game (
    id TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL
);

CREATE INDEX game_touched_at ON game (touched_at);

CREATE TABLE game_event (
    game_id TEXT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game_id, seq)
);
