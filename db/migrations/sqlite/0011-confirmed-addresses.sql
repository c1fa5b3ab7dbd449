-- Addresses that the operator made sure of. One counts only while it is the account's own.
CREATE TABLE confirmed_addresses (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254 AND instr(email, char(0)) = 0),
  confirmedAt INTEGER NOT NULL
) STRICT;

-- What an account asked of the newsletter for its own address while signed in.
CREATE TABLE account_subscriptions (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  subscriptionId INTEGER NOT NULL UNIQUE REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  askedAt INTEGER NOT NULL,
  isActive INTEGER NOT NULL CHECK (isActive IN (0, 1)),
  -- A JSON list: those that the account itself asked for.
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  -- Nobody else ever asked for this address: the entry is the account's to end.
  isSole INTEGER NOT NULL CHECK (isSole IN (0, 1))
) STRICT;

-- A page of prayers is found without the prayers before it.
CREATE INDEX prayers_userId ON prayers (userId);
