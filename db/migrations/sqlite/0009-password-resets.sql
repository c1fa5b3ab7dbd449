-- One link at a time for an account; worth nothing once it was used or an hour is over.
CREATE TABLE password_resets (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  tokenHash TEXT NOT NULL UNIQUE CHECK (length(tokenHash) = 43),
  expiresAt INTEGER NOT NULL
) STRICT;
