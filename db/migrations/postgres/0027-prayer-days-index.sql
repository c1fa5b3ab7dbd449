-- What is due is told from the index alone: rows hold pages of words. As db/migrations/sqlite/0038-prayer-days-index.sql.
DROP INDEX prayers_turn;
CREATE INDEX prayers_turn ON prayers ("userId", "answeredOn", "prayedAt" NULLS FIRST, "createdAt")
  INCLUDE (id, "prayedOn", "wakesAt", weekdays, rhythm, "prayUntil", birthday, anniversary);
-- A find reads all of a person's in portions, the newest first.
CREATE INDEX prayers_newest ON prayers ("userId", id);
