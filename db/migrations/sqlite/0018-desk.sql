-- How far a prayer request has come. Each has a row; the program adds those that are missing.
CREATE TABLE request_states (
  requestId INTEGER PRIMARY KEY REFERENCES prayer_requests (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'closed')),
  -- Where it waits: with the others, behind earlier ones of the same sender, or as a machine's.
  queue TEXT NOT NULL DEFAULT 'main' CHECK (queue IN ('main', 'repeated', 'suspected')),
  -- Private, or handed to them.
  forLeaders INTEGER NOT NULL CHECK (forLeaders IN (0, 1)),
  isUrgent INTEGER NOT NULL CHECK (isUrgent IN (0, 1)),
  -- Its sender has written again since the team last answered.
  hasNews INTEGER NOT NULL DEFAULT 0 CHECK (hasNews IN (0, 1)),
  receivedAt INTEGER NOT NULL,
  lastActAt INTEGER NOT NULL,
  -- Days it is kept after its last act, as its sender was told; for good without.
  keptDays INTEGER CHECK (keptDays BETWEEN 1 AND 3650),
  expiresAt INTEGER CHECK ((expiresAt IS NULL) = (keptDays IS NULL)),
  claimedBy INTEGER REFERENCES users (id) ON DELETE SET NULL,
  claimedAt INTEGER,
  prayedTimes INTEGER NOT NULL DEFAULT 0 CHECK (prayedTimes >= 0),
  lastPrayedAt INTEGER,
  handedAt INTEGER,
  answeredAt INTEGER,
  -- One more with each change: two people at once do not write over each other.
  version INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX request_states_list ON request_states (state, queue, forLeaders, isUrgent DESC, receivedAt, requestId);
CREATE INDEX request_states_claimed ON request_states (claimedBy, state);
CREATE INDEX request_states_answered ON request_states (answeredAt) WHERE answeredAt IS NOT NULL;
CREATE INDEX request_states_expires ON request_states (expiresAt) WHERE expiresAt IS NOT NULL;
CREATE INDEX prayer_request_senders_email ON prayer_request_senders (email);

-- The private page of who asked, by the hash of its address.
CREATE TABLE request_receipts (
  requestId INTEGER PRIMARY KEY REFERENCES prayer_requests (id) ON DELETE CASCADE,
  tokenHash TEXT NOT NULL UNIQUE CHECK (length(tokenHash) = 43),
  expiresAt INTEGER NOT NULL
) STRICT;

-- Each time somebody of the team prayed.
CREATE TABLE request_prayers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  requestId INTEGER NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  prayedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX request_prayers_request ON request_prayers (requestId, prayedAt);
CREATE INDEX request_prayers_user ON request_prayers (userId, prayedAt);

-- Words to and from who asked. One of the team's is shown to them once it is released.
CREATE TABLE request_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  requestId INTEGER NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'help', 'update', 'answer', 'handover')),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000 AND instr(text, char(0)) = 0),
  writtenBy INTEGER REFERENCES users (id) ON DELETE SET NULL,
  writtenAt INTEGER NOT NULL,
  releasedBy INTEGER REFERENCES users (id) ON DELETE SET NULL,
  releasedAt INTEGER
) STRICT;
CREATE INDEX request_notes_request ON request_notes (requestId, writtenAt);
CREATE INDEX request_notes_waiting ON request_notes (writtenAt) WHERE kind = 'note' AND releasedAt IS NULL;
CREATE INDEX request_notes_writtenBy ON request_notes (writtenBy);
CREATE INDEX request_notes_releasedBy ON request_notes (releasedBy);

-- Who looked at a private request. Numbers alone: it outlives what it is about, and nothing in it changes.
CREATE TABLE request_looks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  requestId INTEGER NOT NULL,
  userId INTEGER,
  way TEXT NOT NULL CHECK (way IN ('desk', 'shell')),
  lookedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX request_looks_user ON request_looks (userId, lookedAt);
CREATE TRIGGER request_looks_stay BEFORE DELETE ON request_looks
BEGIN SELECT RAISE(ABORT, 'the log of looks is only added to'); END;
CREATE TRIGGER request_looks_as_written BEFORE UPDATE ON request_looks
BEGIN SELECT RAISE(ABORT, 'the log of looks is only added to'); END;

-- How many requests a day are enough for a person of the team.
CREATE TABLE team_ceilings (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  requests INTEGER NOT NULL CHECK (requests BETWEEN 1 AND 50)
) STRICT;

-- What the team noted on a message; done_messages says whether it is dealt with.
CREATE TABLE message_notes (
  messageId INTEGER PRIMARY KEY REFERENCES contact_messages (id) ON DELETE CASCADE,
  note TEXT CHECK (length(note) BETWEEN 1 AND 2000 AND instr(note, char(0)) = 0),
  takenBy INTEGER REFERENCES users (id) ON DELETE SET NULL,
  version INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX message_notes_takenBy ON message_notes (takenBy);
CREATE INDEX contact_messages_createdAt ON contact_messages (createdAt, id);
