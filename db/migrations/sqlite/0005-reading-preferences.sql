CREATE TABLE reading_preferences (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  theme TEXT NOT NULL CHECK (theme IN ('device', 'light', 'dark')),
  textSize TEXT NOT NULL CHECK (textSize IN ('regular', 'large', 'larger', 'largest')),
  calm INTEGER NOT NULL CHECK (calm IN (0, 1)),
  keptAt INTEGER NOT NULL
) STRICT;

-- To the hour, so that a person can tell which of their sessions is still in use.
ALTER TABLE sessions ADD COLUMN lastSeenAt INTEGER;
