-- Who changed whose place on the team. Numbers alone: it outlives accounts, and nothing in it changes.
CREATE TABLE team_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL,
  changedBy INTEGER,
  change TEXT NOT NULL CHECK (change IN ('intercessor', 'leader', 'none', 'factor')),
  changedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX team_changes_userId ON team_changes (userId);
CREATE TRIGGER team_changes_stay BEFORE DELETE ON team_changes
BEGIN SELECT RAISE(ABORT, 'the log of the team is only added to'); END;
CREATE TRIGGER team_changes_as_written BEFORE UPDATE ON team_changes
BEGIN SELECT RAISE(ABORT, 'the log of the team is only added to'); END;
