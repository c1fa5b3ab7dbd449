-- As db/migrations/sqlite/0016-team.sql.
CREATE TABLE team_members (
  "userId" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  role words NOT NULL CHECK (role IN ('intercessor', 'leader')),
  "addedAt" moment NOT NULL
);

CREATE TABLE second_factors (
  "userId" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  seed words NOT NULL CHECK (seed ~ '^[A-Za-z0-9_-]{40,200}$'),
  "createdAt" moment NOT NULL,
  "confirmedAt" moment,
  "lastCounter" BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  "userId" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  "codeHash" hash NOT NULL,
  "usedAt" moment,
  PRIMARY KEY ("userId", "codeHash")
);

CREATE TABLE session_factors (
  "tokenHash" hash PRIMARY KEY REFERENCES sessions ("tokenHash") ON DELETE CASCADE,
  "userId" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  "passedAt" moment NOT NULL,
  "lastSeenAt" moment NOT NULL
);
CREATE INDEX session_factors_user ON session_factors ("userId");
