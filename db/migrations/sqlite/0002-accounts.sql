-- SQLite folds ASCII only, so the name that must be unique whatever the case is kept beside.
CREATE TABLE usernames (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  folded TEXT NOT NULL UNIQUE CHECK (length(folded) BETWEEN 1 AND 200 AND instr(folded, char(0)) = 0)
) STRICT;

CREATE TABLE sessions (
  tokenHash TEXT PRIMARY KEY CHECK (length(tokenHash) = 43),
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  startedAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_userId ON sessions (userId);
CREATE INDEX sessions_expiresAt ON sessions (expiresAt);

-- Keys are hashes of a name or an address: what was tried is nobody's business.
CREATE TABLE sign_in_failures (
  key TEXT PRIMARY KEY CHECK (length(key) = 43),
  failures INTEGER NOT NULL CHECK (failures > 0),
  lastAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sign_in_addresses (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  addressHash TEXT NOT NULL CHECK (length(addressHash) = 43),
  lastAt INTEGER NOT NULL,
  PRIMARY KEY (userId, addressHash)
) STRICT, WITHOUT ROWID;
