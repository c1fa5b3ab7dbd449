-- An account's address that gave way to another: where the notice goes, and the way back.
CREATE TABLE email_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  oldEmail TEXT NOT NULL CHECK (length(oldEmail) BETWEEN 3 AND 254 AND instr(oldEmail, char(0)) = 0),
  newEmail TEXT NOT NULL CHECK (length(newEmail) BETWEEN 3 AND 254 AND instr(newEmail, char(0)) = 0),
  changedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX email_changes_user ON email_changes (userId);

-- The operator's own letters, to many.
CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Of words and recipients: the same letter to the same people is one.
  fingerprint TEXT NOT NULL UNIQUE CHECK (length(fingerprint) = 43),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 200 AND instr(subject, char(0)) = 0),
  -- A JSON list of headings, paragraphs and lists.
  blocks TEXT NOT NULL CHECK (length(blocks) <= 100000 AND json_valid(blocks)),
  tag TEXT CHECK (length(tag) BETWEEN 1 AND 50),
  createdAt INTEGER NOT NULL
) STRICT;

-- Letters that wait, and for a while those that went: whom and what they are about, no word of them.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Random: it stands in the letter's Message-ID and in its links.
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  -- What there can be but one letter of.
  key TEXT UNIQUE CHECK (length(key) BETWEEN 1 AND 80),
  subscriptionId INTEGER REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  userId INTEGER REFERENCES users (id) ON DELETE CASCADE,
  emailChangeId INTEGER REFERENCES email_changes (id) ON DELETE CASCADE,
  campaignId INTEGER REFERENCES campaigns (id) ON DELETE CASCADE,
  createdAt INTEGER NOT NULL,
  dueAt INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Whoever sends it just now, and until when nobody else does.
  lease TEXT CHECK (length(lease) = 22),
  leasedUntil INTEGER,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused', 'dropped')),
  settledAt INTEGER CHECK ((settledAt IS NULL) = (state = 'waiting')),
  -- What the mail server said, as a code, or why it was not sent.
  reason TEXT CHECK (length(reason) BETWEEN 1 AND 80)
) STRICT;
CREATE INDEX outbox_due ON outbox (dueAt) WHERE state = 'waiting';
CREATE INDEX outbox_settled ON outbox (settledAt);
CREATE INDEX outbox_user ON outbox (userId);
CREATE INDEX outbox_subscription ON outbox (subscriptionId);
CREATE INDEX outbox_change ON outbox (emailChangeId);
CREATE INDEX outbox_campaign ON outbox (campaignId, state);

-- What a newsletter entry wants by letter, and whether its address said so itself.
CREATE TABLE subscription_letters (
  subscriptionId INTEGER PRIMARY KEY REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  -- The newsletter; without it only what the entry's tags name.
  wantsNews INTEGER NOT NULL CHECK (wantsNews IN (0, 1)),
  isMonthly INTEGER NOT NULL DEFAULT 0 CHECK (isMonthly IN (0, 1)),
  pausedUntil INTEGER,
  -- When the letter that asks for confirmation was ordered, and when the mail server took it.
  askedAt INTEGER,
  deliveredAt INTEGER,
  -- It counts while it is the entry's own.
  confirmedEmail TEXT CHECK (length(confirmedEmail) BETWEEN 3 AND 254 AND instr(confirmedEmail, char(0)) = 0),
  confirmedAt INTEGER CHECK ((confirmedAt IS NULL) = (confirmedEmail IS NULL)),
  lastLetterAt INTEGER
) STRICT;
CREATE INDEX subscription_letters_unanswered ON subscription_letters (deliveredAt) WHERE confirmedAt IS NULL;

-- When a kind of letter was last asked for, by a keyed hash of its address.
CREATE TABLE letter_limits (
  key TEXT PRIMARY KEY CHECK (length(key) = 43),
  lastAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX letter_limits_last ON letter_limits (lastAt);
