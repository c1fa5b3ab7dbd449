-- A second step that was turned on can be taken back as a change of address can, by the address that
-- the account had then.
ALTER TABLE email_changes ADD COLUMN kind TEXT NOT NULL DEFAULT 'email' CHECK (kind IN ('email', 'factor'));
-- Pressed again it leads on to a new password, until there is one.
ALTER TABLE email_changes ADD COLUMN undoneAt INTEGER;
-- Nobody else gets an address that can be taken back.
CREATE INDEX email_changes_old ON email_changes (oldEmail);

-- How often in a row, and to which address (a keyed hash) where the key is that of one who asks for it.
ALTER TABLE letter_limits ADD COLUMN times INTEGER NOT NULL DEFAULT 1;
ALTER TABLE letter_limits ADD COLUMN mailbox TEXT CHECK (length(mailbox) = 43);
CREATE INDEX letter_limits_mailbox ON letter_limits (mailbox);
