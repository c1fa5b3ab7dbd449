-- As db/migrations/sqlite/0028-plain-columns.sql. It renames: no program of before goes on beside it.
ALTER TABLE request_states RENAME COLUMN "lastActAt" TO "lastActivityAt";
ALTER TABLE request_states RENAME COLUMN "keptDays" TO "retentionDays";
ALTER TABLE message_notes RENAME COLUMN "takenBy" TO "claimedBy";
ALTER INDEX message_notes_takenBy RENAME TO message_notes_claimedBy;
ALTER TABLE second_factors RENAME COLUMN seed TO "sealedSecret";
ALTER TABLE team_ceilings RENAME TO claim_limits;
