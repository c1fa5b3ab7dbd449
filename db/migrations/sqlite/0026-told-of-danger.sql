-- Since when words of danger stand in a request or in what its sender added: the team is told of newer ones.
ALTER TABLE request_states ADD COLUMN urgentAt INTEGER CHECK (urgentAt IS NULL OR isUrgent = 1);
-- They come before whatever else is thought of who sent them.
UPDATE request_states SET queue = 'main' WHERE isUrgent = 1;

-- Unknown until somebody has looked through a message.
ALTER TABLE contact_messages ADD COLUMN isUrgent INTEGER CHECK (isUrgent IN (0, 1));
CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE isUrgent IS NULL;

-- What somebody of the team wants to be told by letter, and until when they are away.
ALTER TABLE team_members ADD COLUMN letters TEXT NOT NULL DEFAULT 'danger' CHECK (letters IN ('danger', 'daily', 'none'));
ALTER TABLE team_members ADD COLUMN awayUntil INTEGER;
