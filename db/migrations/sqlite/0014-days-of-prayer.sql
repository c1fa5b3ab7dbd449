-- The days on which somebody prayed here, as they were counted where the person was.
CREATE TABLE days_of_prayer (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  PRIMARY KEY (userId, day)
) STRICT, WITHOUT ROWID;

INSERT INTO days_of_prayer (userId, day)
SELECT userId, doneOn FROM plan_days
UNION SELECT userId, prayedOn FROM prayers WHERE prayedOn IS NOT NULL;
