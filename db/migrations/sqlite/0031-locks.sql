-- Accounts whose words open with a password or a recovery code, and with no key of the secret alone.
CREATE TABLE account_locks (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  keyId TEXT NOT NULL CHECK (length(keyId) = 8),
  byPassword TEXT CHECK (length(byPassword) BETWEEN 40 AND 200),
  wrappedBy TEXT CHECK (length(wrappedBy) = 8),
  byCode TEXT NOT NULL CHECK (length(byCode) BETWEEN 40 AND 200),
  -- The key while the way back is open; none once the words are sealed with one that only the lock gives.
  dataKey TEXT CHECK (length(dataKey) BETWEEN 40 AND 200),
  lockedAt INTEGER NOT NULL,
  -- When its person went on without these words.
  leftAt INTEGER
) STRICT;

-- What opens the account's lock, under the token that only the browser has.
ALTER TABLE sessions ADD COLUMN sealedRoot TEXT CHECK (length(sealedRoot) BETWEEN 40 AND 200);

-- A wider CHECK changes no row: the schema's text is changed in place.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'kind IN (''email'', ''factor'')', 'kind IN (''email'', ''factor'', ''lock'')')
WHERE name = 'email_changes';
PRAGMA writable_schema = RESET;
