-- As db/migrations/sqlite/0027-time-zones.sql.
CREATE TABLE time_zones (
  "userId" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  zone words NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
  "isChosen" flag NOT NULL,
  "savedAt" moment NOT NULL
);

INSERT INTO time_zones ("userId", zone, "isChosen", "savedAt")
SELECT DISTINCT ON ("userId") "userId", zone, 0, at FROM (
  SELECT plan_starts."userId", zone, greatest("startedAt", max("doneAt")) AS at
  FROM plan_starts LEFT JOIN plan_days USING ("userId", "planId")
  WHERE zone IS NOT NULL GROUP BY plan_starts."userId", "planId", zone, "startedAt"
  UNION ALL SELECT "userId", zone, "askedAt" FROM plan_letters WHERE "userId" IS NOT NULL
) AS told ORDER BY "userId", at DESC;
