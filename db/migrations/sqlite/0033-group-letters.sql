-- What a member of a group wants by email: how many new requests there are, and the day of its plan.
CREATE TABLE group_letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  groupId INTEGER NOT NULL,
  userId INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('news', 'plan')),
  rhythm TEXT NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
  -- Until when what is new was told.
  toldAt INTEGER NOT NULL,
  dueAt INTEGER NOT NULL,
  lastOn TEXT CHECK (lastOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  UNIQUE (groupId, userId, kind),
  FOREIGN KEY (groupId, userId) REFERENCES group_members (groupId, userId) ON DELETE CASCADE
) STRICT;
CREATE INDEX group_letters_due ON group_letters (dueAt);
CREATE INDEX group_letters_user ON group_letters (userId);

ALTER TABLE outbox ADD COLUMN groupLetterId INTEGER REFERENCES group_letters (id) ON DELETE CASCADE;
CREATE INDEX outbox_group ON outbox (groupLetterId) WHERE groupLetterId IS NOT NULL;

-- What is new in a group is counted by when it was asked.
CREATE INDEX group_requests_asked ON group_requests (groupId, createdAt);
