-- Whom a prayer is for, and the days of the week it is prayed on ("Mon Wed Fri"); every day without.
ALTER TABLE prayers ADD COLUMN person words CHECK (length(person) BETWEEN 1 AND 100);
ALTER TABLE prayers ADD COLUMN weekdays words CHECK (length(weekdays) BETWEEN 3 AND 27);
