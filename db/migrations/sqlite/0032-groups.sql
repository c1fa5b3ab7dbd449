-- People who pray for each other. Sealed words begin with U+0001 and are longer.
CREATE TABLE prayer_groups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60 AND instr(name, char(0)) = 0),
  purpose TEXT CHECK (unicode(purpose) = 1 AND length(purpose) <= 30000
    OR length(purpose) BETWEEN 1 AND 300 AND instr(purpose, char(0)) = 0),
  asksFirst INTEGER NOT NULL CHECK (asksFirst IN (0, 1)),
  createdAt INTEGER NOT NULL,
  endsAt INTEGER,
  closedAt INTEGER,
  planId TEXT CHECK (length(planId) <= 60),
  planStartsOn TEXT CHECK (planStartsOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  CHECK ((planId IS NULL) = (planStartsOn IS NULL))
) STRICT;
CREATE INDEX prayer_groups_endsAt ON prayer_groups (endsAt) WHERE endsAt IS NOT NULL;

CREATE TABLE group_members (
  groupId INTEGER NOT NULL REFERENCES prayer_groups (id) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40 AND instr(name, char(0)) = 0),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'member', 'owner', 'removed')),
  isUnder18 INTEGER NOT NULL CHECK (isUnder18 IN (0, 1)),
  isNamed INTEGER NOT NULL CHECK (isNamed IN (0, 1)),
  takesLines INTEGER NOT NULL CHECK (takesLines IN (0, 1)),
  weekdays TEXT CHECK (length(weekdays) BETWEEN 3 AND 27),
  joinedAt INTEGER NOT NULL,
  PRIMARY KEY (groupId, userId)
) STRICT;
CREATE INDEX group_members_userId ON group_members (userId);

-- The link itself is only with those who have it.
CREATE TABLE group_invitations (
  tokenHash TEXT PRIMARY KEY CHECK (length(tokenHash) = 43),
  groupId INTEGER NOT NULL REFERENCES prayer_groups (id) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  usesLeft INTEGER NOT NULL CHECK (usesLeft >= 0)
) STRICT;
CREATE INDEX group_invitations_groupId ON group_invitations (groupId);
CREATE INDEX group_invitations_userId ON group_invitations (userId);

CREATE TABLE group_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22),
  groupId INTEGER NOT NULL REFERENCES prayer_groups (id) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  words TEXT NOT NULL CHECK (unicode(words) = 1 AND length(words) <= 30000
    OR length(words) BETWEEN 1 AND 2000 AND instr(words, char(0)) = 0),
  person TEXT CHECK (unicode(person) = 1 AND length(person) <= 1000
    OR length(person) BETWEEN 1 AND 100 AND instr(person, char(0)) = 0),
  createdAt INTEGER NOT NULL,
  lastWordAt INTEGER NOT NULL,
  answeredAt INTEGER
) STRICT;
CREATE INDEX group_requests_list ON group_requests (groupId, lastWordAt, id);
CREATE INDEX group_requests_userId ON group_requests (userId, groupId);

-- What whoever wrote a request adds to it, and lines of others to them alone.
CREATE TABLE group_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22),
  requestId INTEGER NOT NULL REFERENCES group_requests (id) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('update', 'thanks', 'line')),
  words TEXT NOT NULL CHECK (unicode(words) = 1 AND length(words) <= 30000
    OR length(words) BETWEEN 1 AND 2000 AND instr(words, char(0)) = 0),
  writtenAt INTEGER NOT NULL
) STRICT;
CREATE INDEX group_notes_request ON group_notes (requestId, id);
CREATE INDEX group_notes_userId ON group_notes (userId);

CREATE TABLE group_prayers (
  requestId INTEGER NOT NULL REFERENCES group_requests (id) ON DELETE CASCADE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  prayedAt INTEGER NOT NULL,
  PRIMARY KEY (requestId, userId, day)
) STRICT;
CREATE INDEX group_prayers_userId ON group_prayers (userId);

CREATE TABLE group_blocks (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  blockedId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  blockedAt INTEGER NOT NULL,
  PRIMARY KEY (userId, blockedId)
) STRICT;
CREATE INDEX group_blocks_blockedId ON group_blocks (blockedId);

-- For the leaders of the prayer team; a group that ends leaves them.
CREATE TABLE group_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22),
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('request', 'line', 'person')),
  aboutId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  aboutName TEXT NOT NULL CHECK (length(aboutName) BETWEEN 1 AND 40),
  groupName TEXT NOT NULL CHECK (length(groupName) BETWEEN 1 AND 60),
  words TEXT CHECK (length(words) <= 30000),
  reason TEXT CHECK (unicode(reason) = 1 AND length(reason) <= 30000
    OR length(reason) BETWEEN 1 AND 500 AND instr(reason, char(0)) = 0),
  reportedAt INTEGER NOT NULL,
  doneAt INTEGER,
  doneBy INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX group_reports_userId ON group_reports (userId);
CREATE INDEX group_reports_aboutId ON group_reports (aboutId);
CREATE INDEX group_reports_doneBy ON group_reports (doneBy);
