-- A note for the list, and tables put away or deleted.
ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
ALTER TABLE game ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
