-- As db/migrations/sqlite/0029-kinds-of-danger.sql.
ALTER TABLE request_states ADD COLUMN "dangerKinds" words;
ALTER TABLE request_states ADD COLUMN "calmedAt" moment;
ALTER TABLE request_states ADD COLUMN "calmedBy" BIGINT REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX request_states_calmedBy ON request_states ("calmedBy");
CREATE INDEX request_states_unread ON request_states ("requestId") WHERE "dangerKinds" IS NULL;

ALTER TABLE contact_messages ADD COLUMN "dangerKinds" words;
ALTER TABLE contact_messages ADD COLUMN "calmedAt" moment;
ALTER TABLE contact_messages ADD COLUMN "calmedBy" BIGINT REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX contact_messages_calmedBy ON contact_messages ("calmedBy");
DROP INDEX contact_messages_unread;
CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE "dangerKinds" IS NULL;
