-- Where a person is in a plan. A finished plan may be begun again: each time through is a round.
ALTER TABLE plan_starts ADD COLUMN round INTEGER NOT NULL DEFAULT 1 CHECK (round > 0);
-- The day of the latest start or new beginning, and the zone that days are counted in (none: UTC).
ALTER TABLE plan_starts ADD COLUMN begunOn TEXT NOT NULL DEFAULT '1970-01-01'
  CHECK (begunOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
ALTER TABLE plan_starts ADD COLUMN zone TEXT CHECK (length(zone) BETWEEN 1 AND 64);
-- The first time the plan was finished, which is the one that counts.
ALTER TABLE plan_starts ADD COLUMN finishedAt INTEGER;

UPDATE plan_starts SET begunOn = date(startedAt / 1000, 'unixepoch');

CREATE INDEX plan_starts_finished ON plan_starts (planId) WHERE finishedAt IS NOT NULL;

-- Days prayed; they only ever become more.
CREATE TABLE plan_days (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  planId TEXT NOT NULL CHECK (length(planId) BETWEEN 1 AND 60),
  round INTEGER NOT NULL CHECK (round > 0),
  day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 999),
  doneOn TEXT NOT NULL CHECK (doneOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  doneAt INTEGER NOT NULL,
  PRIMARY KEY (userId, planId, round, day)
) STRICT, WITHOUT ROWID;
