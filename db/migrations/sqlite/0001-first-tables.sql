-- length() stops at NUL, so NUL is refused beside it.
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE CHECK (length(username) BETWEEN 3 AND 50 AND instr(username, char(0)) = 0),
  password TEXT NOT NULL CHECK (length(password) BETWEEN 6 AND 400 AND instr(password, char(0)) = 0),
  email TEXT NOT NULL UNIQUE CHECK (length(email) BETWEEN 3 AND 254 AND instr(email, char(0)) = 0),
  createdAt INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;

CREATE TABLE newsletter_subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE CHECK (length(email) BETWEEN 3 AND 254 AND instr(email, char(0)) = 0),
  subscribedAt INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  isActive INTEGER NOT NULL DEFAULT 1 CHECK (isActive IN (0, 1))
) STRICT;

CREATE TABLE subscription_tags (
  subscriptionId INTEGER NOT NULL REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  tag TEXT NOT NULL CHECK (length(tag) BETWEEN 1 AND 50 AND instr(tag, char(0)) = 0),
  taggedAt INTEGER NOT NULL,
  PRIMARY KEY (subscriptionId, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE prayer_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER REFERENCES users (id) ON DELETE SET NULL,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 5000 AND instr(content, char(0)) = 0),
  isPrivate INTEGER NOT NULL DEFAULT 0 CHECK (isPrivate IN (0, 1)),
  createdAt INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;

CREATE INDEX prayer_requests_userId ON prayer_requests (userId);
