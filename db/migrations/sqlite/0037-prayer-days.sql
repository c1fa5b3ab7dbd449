-- How often a prayer comes, what of a person comes each year, and what was noted since.
ALTER TABLE prayers ADD COLUMN rhythm TEXT CHECK (rhythm IN ('saved', 'third', 'monthly'));
ALTER TABLE prayers ADD COLUMN prayUntil TEXT CHECK (prayUntil GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
-- As '05-14'.
ALTER TABLE prayers ADD COLUMN birthday TEXT CHECK (birthday GLOB '[01][0-9]-[0-3][0-9]');
ALTER TABLE prayers ADD COLUMN anniversary TEXT CHECK (anniversary GLOB '[01][0-9]-[0-3][0-9]');
ALTER TABLE prayers ADD COLUMN notes TEXT CHECK (length(notes) BETWEEN 1 AND iif(unicode(notes) = 1, 120000, 20000) AND instr(notes, char(0)) = 0);
-- What it was prayed before: undoing gives it back.
ALTER TABLE prayers ADD COLUMN beforeOn TEXT CHECK (beforeOn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
ALTER TABLE prayers ADD COLUMN beforeAt INTEGER;
-- A verse that was saved is no prayer to be reminded of, unless somebody gave it a person or days.
UPDATE prayers SET rhythm = 'saved'
WHERE (source LIKE 'verse/%' OR source LIKE 'bible/%')
  AND person IS NULL AND weekdays IS NULL AND answeredOn IS NULL AND restsUntil IS NULL;
