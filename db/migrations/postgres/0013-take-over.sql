-- As db/migrations/sqlite/0024-take-over.sql.
ALTER TABLE email_changes ADD COLUMN kind TEXT NOT NULL DEFAULT 'email' CHECK (kind IN ('email', 'factor'));
ALTER TABLE email_changes ADD COLUMN "undoneAt" moment;
CREATE INDEX email_changes_old ON email_changes ("oldEmail");

ALTER TABLE letter_limits ADD COLUMN times BIGINT NOT NULL DEFAULT 1;
ALTER TABLE letter_limits ADD COLUMN mailbox hash;
CREATE INDEX letter_limits_mailbox ON letter_limits (mailbox);
