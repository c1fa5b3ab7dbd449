-- What the team has dealt with.
CREATE TABLE done_messages (
  messageId INTEGER PRIMARY KEY REFERENCES contact_messages (id) ON DELETE CASCADE,
  doneAt INTEGER NOT NULL
) STRICT;

CREATE TABLE done_requests (
  requestId INTEGER PRIMARY KEY REFERENCES prayer_requests (id) ON DELETE CASCADE,
  doneAt INTEGER NOT NULL
) STRICT;
