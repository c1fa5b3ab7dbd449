-- Whom a prayer is for, and the days of the week it is prayed on ("Mon Wed Fri"); every day without.
ALTER TABLE prayers ADD COLUMN person TEXT CHECK (length(person) BETWEEN 1 AND 100 AND instr(person, char(0)) = 0);
ALTER TABLE prayers ADD COLUMN weekdays TEXT CHECK (length(weekdays) BETWEEN 3 AND 27 AND weekdays NOT GLOB '*[^A-Za-z ]*');
