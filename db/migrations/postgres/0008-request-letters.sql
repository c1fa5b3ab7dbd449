-- As db/migrations/sqlite/0019-request-letters.sql.
-- The letter that brings the address of a sender's own page. The address rests sealed with the secret,
-- and no longer than until it is settled what became of the letter.
ALTER TABLE outbox ADD COLUMN "requestId" BIGINT REFERENCES prayer_requests (id) ON DELETE CASCADE;
ALTER TABLE outbox ADD COLUMN sealed words CHECK (length(sealed) BETWEEN 1 AND 200);
CREATE INDEX outbox_request ON outbox ("requestId");
