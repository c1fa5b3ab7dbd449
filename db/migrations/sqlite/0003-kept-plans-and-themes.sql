CREATE TABLE kept_items (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'theme')),
  item TEXT NOT NULL CHECK (length(item) BETWEEN 1 AND 60),
  keptAt INTEGER NOT NULL,
  PRIMARY KEY (userId, kind, item)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_items_item ON kept_items (kind, item);

CREATE TABLE plan_starts (
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  planId TEXT NOT NULL CHECK (length(planId) BETWEEN 1 AND 60),
  startedAt INTEGER NOT NULL,
  PRIMARY KEY (userId, planId)
) STRICT, WITHOUT ROWID;

-- How often visitors here have prayed a theme, beside the figure it began with; nobody is named.
CREATE TABLE theme_prayers (
  themeId TEXT PRIMARY KEY CHECK (length(themeId) BETWEEN 1 AND 60),
  prayed INTEGER NOT NULL CHECK (prayed > 0)
) STRICT, WITHOUT ROWID;
