-- A link in a letter speaks for an address, not for a row. An entry that moves to another address gets
-- another handle; the one before still leaves, until the new address has said yes itself.
ALTER TABLE subscription_letters ADD COLUMN formerHandle TEXT
  CHECK (length(formerHandle) = 22 AND formerHandle NOT GLOB '*[^A-Za-z0-9_-]*');
CREATE INDEX subscription_letters_former ON subscription_letters (formerHandle) WHERE formerHandle IS NOT NULL;
-- Entries that accounts asked for may have moved with their handle before.
UPDATE subscription_letters SET formerHandle = handle, handle = lower(hex(randomblob(11)))
  WHERE subscriptionId IN (SELECT subscriptionId FROM account_subscriptions);

-- What was asked of a confirmed entry, until its address says yes: {"news": boolean, "tags": [...]}.
ALTER TABLE subscription_letters ADD COLUMN pending TEXT
  CHECK (length(pending) <= 1000 AND json_valid(pending));
