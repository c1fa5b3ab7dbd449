-- As db/migrations/sqlite/0023-letter-trouble.sql.
-- Which instances send letters, and what keeps them from it just now.
CREATE TABLE letter_senders (
  instance words PRIMARY KEY CHECK (length(instance) BETWEEN 1 AND 300),
  "seenAt" moment NOT NULL,
  -- What the mail server was asked for and what it said, as codes.
  reason words CHECK (length(reason) BETWEEN 1 AND 80),
  since moment CHECK ((since IS NULL) = (reason IS NULL)),
  tries INTEGER NOT NULL DEFAULT 0,
  "nextTryAt" moment NOT NULL DEFAULT 0
);

-- Letters to many that were refused alike, one after another: from some number on the rest waits.
CREATE TABLE letter_holds (
  subject words PRIMARY KEY CHECK (length(subject) BETWEEN 1 AND 80),
  reason words NOT NULL CHECK (length(reason) BETWEEN 1 AND 80),
  tries INTEGER NOT NULL,
  since moment NOT NULL,
  "heldUntil" moment
);

-- When a mail server said that there is no such address.
ALTER TABLE subscription_letters ADD COLUMN "unreachableAt" moment;
