-- Who is on the prayer team.
CREATE TABLE team_members (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('intercessor', 'leader')),
  addedAt INTEGER NOT NULL
) STRICT;

-- What an account's authenticator app counts from. The seed is sealed with the secret.
CREATE TABLE second_factors (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  seed TEXT NOT NULL CHECK (length(seed) BETWEEN 40 AND 200 AND seed NOT GLOB '*[^A-Za-z0-9_-]*'),
  createdAt INTEGER NOT NULL,
  -- It is asked for once its owner has shown a code of it.
  confirmedAt INTEGER,
  -- The step of the last code that was taken: none is taken twice.
  lastCounter INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Codes for a lost phone, each good once, by a hash: 80 random bits need no key.
CREATE TABLE recovery_codes (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  codeHash TEXT NOT NULL CHECK (length(codeHash) = 43),
  usedAt INTEGER,
  PRIMARY KEY (userId, codeHash)
) STRICT, WITHOUT ROWID;

-- Sessions whose person has shown a code: when, and when it was last used, to the minute.
CREATE TABLE session_factors (
  tokenHash TEXT PRIMARY KEY REFERENCES sessions (tokenHash) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  passedAt INTEGER NOT NULL,
  lastSeenAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_factors_user ON session_factors (userId);
