-- How often a prayer comes, and what was noted since. As db/migrations/sqlite/0037-prayer-days.sql.
ALTER TABLE prayers ADD COLUMN rhythm words CHECK (rhythm IN ('saved', 'third', 'monthly'));
ALTER TABLE prayers ADD COLUMN "prayUntil" day;
ALTER TABLE prayers ADD COLUMN birthday words CHECK (birthday ~ '^[01]\d-[0-3]\d$');
ALTER TABLE prayers ADD COLUMN anniversary words CHECK (anniversary ~ '^[01]\d-[0-3]\d$');
ALTER TABLE prayers ADD COLUMN notes words CHECK (length(notes) BETWEEN 1 AND CASE WHEN ascii(notes) = 1 THEN 120000 ELSE 20000 END);
ALTER TABLE prayers ADD COLUMN "beforeOn" day;
ALTER TABLE prayers ADD COLUMN "beforeAt" moment;
UPDATE prayers SET rhythm = 'saved'
WHERE (source LIKE 'verse/%' OR source LIKE 'bible/%')
  AND person IS NULL AND weekdays IS NULL AND "answeredOn" IS NULL AND "restsUntil" IS NULL;
