-- Names that say what they hold: constraints and indexes follow.
ALTER TABLE request_states RENAME COLUMN lastActAt TO lastActivityAt;
ALTER TABLE request_states RENAME COLUMN keptDays TO retentionDays;
ALTER TABLE message_notes RENAME COLUMN takenBy TO claimedBy;
DROP INDEX message_notes_takenBy;
CREATE INDEX message_notes_claimedBy ON message_notes (claimedBy);
ALTER TABLE second_factors RENAME COLUMN seed TO sealedSecret;
ALTER TABLE team_ceilings RENAME TO claim_limits;
