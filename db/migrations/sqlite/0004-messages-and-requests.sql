CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  firstName TEXT NOT NULL CHECK (length(firstName) BETWEEN 1 AND 100 AND instr(firstName, char(0)) = 0),
  lastName TEXT NOT NULL CHECK (length(lastName) <= 100 AND instr(lastName, char(0)) = 0),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254 AND instr(email, char(0)) = 0),
  phone TEXT CHECK (length(phone) BETWEEN 1 AND 40 AND instr(phone, char(0)) = 0),
  message TEXT NOT NULL CHECK (length(message) BETWEEN 1 AND 5100 AND instr(message, char(0)) = 0),
  isSuspected INTEGER NOT NULL DEFAULT 0 CHECK (isSuspected IN (0, 1)),
  -- Of all its fields: the same submission twice within a minute is one.
  fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 43),
  createdAt INTEGER NOT NULL
) STRICT;

CREATE INDEX contact_messages_fingerprint ON contact_messages (fingerprint, createdAt);
CREATE INDEX contact_messages_userId ON contact_messages (userId);

CREATE TABLE prayer_request_senders (
  requestId INTEGER PRIMARY KEY REFERENCES prayer_requests (id) ON DELETE CASCADE,
  fullName TEXT NOT NULL CHECK (length(fullName) BETWEEN 1 AND 100 AND instr(fullName, char(0)) = 0),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254 AND instr(email, char(0)) = 0),
  isSuspected INTEGER NOT NULL DEFAULT 0 CHECK (isSuspected IN (0, 1)),
  fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 43)
) STRICT;

CREATE INDEX prayer_request_senders_fingerprint ON prayer_request_senders (fingerprint);
