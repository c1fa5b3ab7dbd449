-- Sealed words begin with U+0001 and are longer: bytes of UTF-8, padded, as base64. A wider CHECK changes no row,
-- so the schema's text is changed in place; rebuilding a table would delete the rows of those that refer to it.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(replace(replace(replace(replace(sql,
  'length(text) BETWEEN 1 AND 5000', 'length(text) BETWEEN 1 AND iif(unicode(text) = 1, 30000, 5000)'),
  'length(answer) BETWEEN 1 AND 5000', 'length(answer) BETWEEN 1 AND iif(unicode(answer) = 1, 30000, 5000)'),
  'length(title) BETWEEN 1 AND 120', 'length(title) BETWEEN 1 AND iif(unicode(title) = 1, 1000, 120)'),
  'length(reference) BETWEEN 1 AND 120', 'length(reference) BETWEEN 1 AND iif(unicode(reference) = 1, 1000, 120)'),
  'length(person) BETWEEN 1 AND 100', 'length(person) BETWEEN 1 AND iif(unicode(person) = 1, 1000, 100)')
WHERE name = 'prayers';
UPDATE sqlite_schema SET sql = replace(sql, 'length(words) <= 100000', 'length(words) <= iif(words LIKE ''"\u0001%'', 450000, 100000)')
WHERE name = 'drafts';
UPDATE sqlite_schema SET sql = replace(sql,
  'length(content) BETWEEN 1 AND 5000', 'length(content) BETWEEN 1 AND iif(unicode(content) = 1, 30000, 5000)')
WHERE name = 'prayer_requests';
UPDATE sqlite_schema SET sql = replace(sql,
  'length(message) BETWEEN 1 AND 5100', 'length(message) BETWEEN 1 AND iif(unicode(message) = 1, 30000, 5100)')
WHERE name = 'contact_messages';
UPDATE sqlite_schema SET sql = replace(sql,
  'length(text) BETWEEN 1 AND 2000', 'length(text) BETWEEN 1 AND iif(unicode(text) = 1, 30000, 2000)')
WHERE name = 'request_notes';
UPDATE sqlite_schema SET sql = replace(sql,
  'length(note) BETWEEN 1 AND 2000', 'length(note) BETWEEN 1 AND iif(unicode(note) = 1, 30000, 2000)')
WHERE name = 'message_notes';
PRAGMA writable_schema = RESET;

-- One row from when words are sealed on: which secret they need.
CREATE TABLE sealing (
  single INTEGER PRIMARY KEY CHECK (single = 1),
  secretId TEXT NOT NULL CHECK (length(secretId) = 8),
  begunAt INTEGER NOT NULL,
  finishedAt INTEGER,
  copiedAt INTEGER NOT NULL
) STRICT;

-- Each account's own key, under one of the secret's.
CREATE TABLE account_keys (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  keyId TEXT NOT NULL CHECK (length(keyId) = 8),
  wrapped TEXT NOT NULL CHECK (length(wrapped) BETWEEN 40 AND 200),
  wrappedBy TEXT NOT NULL CHECK (length(wrappedBy) = 8)
) STRICT;
