-- When a person wants to be reminded of their list. As db/migrations/sqlite/0036-bells.sql.
CREATE TABLE bells (
  "userId" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  handle handle NOT NULL UNIQUE,
  weekdays words NOT NULL CHECK (length(weekdays) BETWEEN 3 AND 27),
  hours words NOT NULL CHECK (hours ~ '^[0-9 ]{1,8}$'),
  zone words NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
  "byLetter" flag NOT NULL,
  "withWords" flag NOT NULL,
  "restsUntil" day,
  "calendarAt" moment,
  "dueAt" moment,
  "savedAt" moment NOT NULL
);
CREATE INDEX bells_due ON bells ("dueAt") WHERE "dueAt" IS NOT NULL;
