-- The kinds of danger that were found, with commas; empty for none, null until somebody has looked.
-- Who took a wrong mark back, and when: what was written before is not marked again.
ALTER TABLE request_states ADD COLUMN dangerKinds TEXT;
ALTER TABLE request_states ADD COLUMN calmedAt INTEGER;
ALTER TABLE request_states ADD COLUMN calmedBy INTEGER REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX request_states_calmedBy ON request_states (calmedBy);
CREATE INDEX request_states_unread ON request_states (requestId) WHERE dangerKinds IS NULL;

ALTER TABLE contact_messages ADD COLUMN dangerKinds TEXT;
ALTER TABLE contact_messages ADD COLUMN calmedAt INTEGER;
ALTER TABLE contact_messages ADD COLUMN calmedBy INTEGER REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX contact_messages_calmedBy ON contact_messages (calmedBy);
DROP INDEX contact_messages_unread;
CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE dangerKinds IS NULL;
