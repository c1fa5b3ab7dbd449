-- What is due is told from the index alone: rows hold pages of words.
DROP INDEX prayers_turn;
CREATE INDEX prayers_turn ON prayers
  (userId, answeredOn, prayedAt, createdAt, prayedOn, wakesAt, weekdays, rhythm, prayUntil, birthday, anniversary);
