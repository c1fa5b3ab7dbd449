-- Where a person's days begin: the zone their forms told last, or the one they chose.
CREATE TABLE time_zones (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  zone TEXT NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
  isChosen INTEGER NOT NULL CHECK (isChosen IN (0, 1)),
  savedAt INTEGER NOT NULL
) STRICT;

-- Until now only plans and emails had one; the latest counts.
INSERT INTO time_zones (userId, zone, isChosen, savedAt)
SELECT userId, zone, 0, max(at) FROM (
  SELECT plan_starts.userId, zone, max(startedAt, coalesce(max(doneAt), 0)) AS at
  FROM plan_starts LEFT JOIN plan_days USING (userId, planId)
  WHERE zone IS NOT NULL GROUP BY plan_starts.userId, planId
  UNION ALL SELECT userId, zone, askedAt FROM plan_letters WHERE userId IS NOT NULL
) GROUP BY userId;
