-- A plan that comes to an address by letter, a day each morning.
CREATE TABLE plan_letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254 AND instr(email, char(0)) = 0),
  planId TEXT NOT NULL CHECK (length(planId) BETWEEN 1 AND 50),
  -- The account that asked for it, whose address this was and which had confirmed it.
  userId INTEGER REFERENCES users (id) ON DELETE CASCADE,
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  zone TEXT NOT NULL CHECK (length(zone) BETWEEN 1 AND 64 AND instr(zone, char(0)) = 0),
  state TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'running', 'paused', 'ended')),
  -- The day of the plan that comes next.
  day INTEGER NOT NULL DEFAULT 1 CHECK (day BETWEEN 1 AND 999),
  -- When it comes; a pause without it lasts until somebody ends it.
  dueAt INTEGER CHECK (dueAt IS NULL OR state IN ('running', 'paused')),
  -- The day of the calendar, where its reader is, that had its letter last.
  lastOn TEXT CHECK (lastOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  askedAt INTEGER NOT NULL,
  confirmedAt INTEGER,
  endedAt INTEGER CHECK ((endedAt IS NULL) = (state <> 'ended')),
  UNIQUE (email, planId)
) STRICT;
CREATE INDEX plan_letters_due ON plan_letters (dueAt) WHERE dueAt IS NOT NULL;
CREATE INDEX plan_letters_user ON plan_letters (userId);

-- Days of it that were marked as prayed.
CREATE TABLE plan_letter_days (
  planLetterId INTEGER NOT NULL REFERENCES plan_letters (id) ON DELETE CASCADE,
  day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 999),
  prayedOn TEXT NOT NULL CHECK (prayedOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  PRIMARY KEY (planLetterId, day)
) STRICT, WITHOUT ROWID;

-- Newsletter entries that asked for verses, too.
CREATE TABLE verse_letters (
  subscriptionId INTEGER PRIMARY KEY REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  rhythm TEXT NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
  zone TEXT CHECK (length(zone) BETWEEN 1 AND 64 AND instr(zone, char(0)) = 0),
  dueAt INTEGER NOT NULL,
  lastOn TEXT CHECK (lastOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) STRICT;
CREATE INDEX verse_letters_due ON verse_letters (dueAt);

ALTER TABLE outbox ADD COLUMN planLetterId INTEGER REFERENCES plan_letters (id) ON DELETE CASCADE;
-- Which one of many: the day of a plan, the date of a verse.
ALTER TABLE outbox ADD COLUMN item TEXT CHECK (length(item) BETWEEN 1 AND 10);
-- One of many that nobody waits for: it comes behind all others.
ALTER TABLE outbox ADD COLUMN isBulk INTEGER NOT NULL DEFAULT 0 CHECK (isBulk IN (0, 1));
UPDATE outbox SET isBulk = 1 WHERE campaignId IS NOT NULL;
CREATE INDEX outbox_plan ON outbox (planLetterId);
CREATE INDEX outbox_turn ON outbox (isBulk, dueAt, id) WHERE state = 'waiting';
