-- When a person wants to be reminded of their list: by letter, and by a calendar of their own.
CREATE TABLE bells (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  handle TEXT NOT NULL UNIQUE CHECK (length(handle) = 22 AND handle NOT GLOB '*[^A-Za-z0-9_-]*'),
  weekdays TEXT NOT NULL CHECK (length(weekdays) BETWEEN 3 AND 27 AND weekdays NOT GLOB '*[^A-Za-z ]*'),
  -- As '7 12 21'.
  hours TEXT NOT NULL CHECK (length(hours) BETWEEN 1 AND 8 AND hours NOT GLOB '*[^0-9 ]*'),
  zone TEXT NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
  byLetter INTEGER NOT NULL CHECK (byLetter IN (0, 1)),
  withWords INTEGER NOT NULL CHECK (withWords IN (0, 1)),
  restsUntil TEXT CHECK (restsUntil GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- The calendar's address is signed over it.
  calendarAt INTEGER,
  dueAt INTEGER,
  savedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX bells_due ON bells (dueAt) WHERE dueAt IS NOT NULL;
