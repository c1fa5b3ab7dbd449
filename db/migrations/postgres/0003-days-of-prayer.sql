-- The days on which somebody prayed here, as they were counted where the person was.
CREATE TABLE days_of_prayer (
  "userId" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day day NOT NULL,
  PRIMARY KEY ("userId", day)
);

INSERT INTO days_of_prayer ("userId", day)
SELECT "userId", "doneOn" FROM plan_days
UNION SELECT "userId", "prayedOn" FROM prayers WHERE "prayedOn" IS NOT NULL;
