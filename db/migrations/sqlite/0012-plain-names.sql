-- What a person saves is called so everywhere, and colors are no themes: those are for praying.
ALTER TABLE kept_items RENAME TO saved_items;
ALTER TABLE saved_items RENAME COLUMN keptAt TO savedAt;
DROP INDEX kept_items_item;
CREATE INDEX saved_items_item ON saved_items (kind, item);
ALTER TABLE reading_preferences RENAME COLUMN keptAt TO savedAt;
ALTER TABLE reading_preferences RENAME COLUMN theme TO colorScheme;
