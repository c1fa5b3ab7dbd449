-- Words that could not be saved as they were sent: their writer was signed out, or the prayer was gone.
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Random: what stands in forms.
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  form TEXT NOT NULL CHECK (form IN ('prayer', 'prayer-edit', 'prayer-answer')),
  -- The prayer they belong to, and go with; none for a new prayer and for words that came after the end of theirs.
  prayer TEXT REFERENCES prayers (handle) ON DELETE CASCADE,
  words TEXT NOT NULL CHECK (length(words) <= 100000 AND json_valid(words)),
  createdAt INTEGER NOT NULL
) STRICT;

CREATE INDEX drafts_owner ON drafts (userId, prayer);
CREATE INDEX drafts_prayer ON drafts (prayer);
