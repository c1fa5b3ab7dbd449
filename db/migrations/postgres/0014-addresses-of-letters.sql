-- As db/migrations/sqlite/0025-addresses-of-letters.sql.
ALTER TABLE subscription_letters ADD COLUMN "formerHandle" handle;
CREATE INDEX subscription_letters_former ON subscription_letters ("formerHandle") WHERE "formerHandle" IS NOT NULL;
UPDATE subscription_letters SET "formerHandle" = handle,
  handle = left(replace(gen_random_uuid()::text, '-', ''), 22)
  WHERE "subscriptionId" IN (SELECT "subscriptionId" FROM account_subscriptions);

ALTER TABLE subscription_letters ADD COLUMN pending words
  CHECK (pending IS NULL OR (length(pending) <= 1000 AND pending::jsonb IS NOT NULL));
