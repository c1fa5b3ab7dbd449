-- Which instances send letters, and what keeps them from it just now.
CREATE TABLE letter_senders (
  instance TEXT PRIMARY KEY CHECK (length(instance) BETWEEN 1 AND 300),
  seenAt INTEGER NOT NULL,
  -- What the mail server was asked for and what it said, as codes.
  reason TEXT CHECK (length(reason) BETWEEN 1 AND 80),
  since INTEGER CHECK ((since IS NULL) = (reason IS NULL)),
  tries INTEGER NOT NULL DEFAULT 0,
  nextTryAt INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Letters to many that were refused alike, one after another: from some number on the rest waits.
CREATE TABLE letter_holds (
  subject TEXT PRIMARY KEY CHECK (length(subject) BETWEEN 1 AND 80),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 80),
  tries INTEGER NOT NULL,
  since INTEGER NOT NULL,
  heldUntil INTEGER
) STRICT, WITHOUT ROWID;

-- When a mail server said that there is no such address.
ALTER TABLE subscription_letters ADD COLUMN unreachableAt INTEGER;
