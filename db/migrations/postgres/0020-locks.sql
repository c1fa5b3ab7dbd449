-- Accounts whose words open with a password or a recovery code, and with no key of the secret alone.
CREATE TABLE account_locks (
  "userId" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  "keyId" words NOT NULL CHECK (length("keyId") = 8),
  "byPassword" words CHECK (length("byPassword") BETWEEN 40 AND 200),
  "wrappedBy" words CHECK (length("wrappedBy") = 8),
  "byCode" words NOT NULL CHECK (length("byCode") BETWEEN 40 AND 200),
  -- The key while the way back is open; none once the words are sealed with one that only the lock gives.
  "dataKey" words CHECK (length("dataKey") BETWEEN 40 AND 200),
  "lockedAt" moment NOT NULL,
  -- When its person went on without these words.
  "leftAt" moment
);

-- What opens the account's lock, under the token that only the browser has.
ALTER TABLE sessions ADD COLUMN "sealedRoot" words CHECK (length("sealedRoot") BETWEEN 40 AND 200);

ALTER TABLE email_changes DROP CONSTRAINT email_changes_kind_check,
  ADD CONSTRAINT email_changes_kind_check CHECK (kind IN ('email', 'factor', 'lock'));
