-- What a person keeps in My Prayers, for nobody else. Days are as they were counted where the person was.
CREATE TABLE prayers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Random: what stands in addresses.
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT CHECK (length(title) BETWEEN 1 AND 120 AND instr(title, char(0)) = 0),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 5000 AND instr(text, char(0)) = 0),
  reference TEXT CHECK (length(reference) BETWEEN 1 AND 120 AND instr(reference, char(0)) = 0),
  -- The place on the site that it was kept from.
  source TEXT CHECK (length(source) BETWEEN 1 AND 120 AND instr(source, char(0)) = 0),
  writtenOn TEXT NOT NULL CHECK (writtenOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  prayedOn TEXT CHECK (prayedOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  prayedAt INTEGER CHECK ((prayedAt IS NULL) = (prayedOn IS NULL)),
  answeredOn TEXT CHECK (answeredOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- Stays when the prayer is opened again: nothing that was written is lost.
  answer TEXT CHECK (length(answer) BETWEEN 1 AND 5000 AND instr(answer, char(0)) = 0),
  restsUntil TEXT CHECK (restsUntil GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  wakesAt INTEGER CHECK ((wakesAt IS NULL) = (restsUntil IS NULL)),
  CHECK (answeredOn IS NULL OR restsUntil IS NULL)
) STRICT;

CREATE UNIQUE INDEX prayers_source ON prayers (userId, source);
CREATE INDEX prayers_turn ON prayers (userId, answeredOn, prayedAt, createdAt);
