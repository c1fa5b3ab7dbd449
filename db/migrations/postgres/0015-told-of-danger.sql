-- As db/migrations/sqlite/0026-told-of-danger.sql.
ALTER TABLE request_states ADD COLUMN "urgentAt" moment CHECK ("urgentAt" IS NULL OR "isUrgent" = 1);
UPDATE request_states SET queue = 'main' WHERE "isUrgent" = 1;

ALTER TABLE contact_messages ADD COLUMN "isUrgent" flag;
CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE "isUrgent" IS NULL;

ALTER TABLE team_members ADD COLUMN letters words NOT NULL DEFAULT 'danger' CHECK (letters IN ('danger', 'daily', 'none'));
ALTER TABLE team_members ADD COLUMN "awayUntil" moment;
