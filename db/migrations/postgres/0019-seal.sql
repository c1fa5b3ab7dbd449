-- Sealed words begin with U+0001 and are longer: bytes of UTF-8, padded, as base64.
CREATE FUNCTION fits(value TEXT, most INTEGER) RETURNS BOOLEAN IMMUTABLE LANGUAGE sql AS $$
  SELECT length(value) BETWEEN 1 AND CASE WHEN ascii(value) = 1 THEN 30000 ELSE most END
$$;

ALTER TABLE prayers
  DROP CONSTRAINT prayers_title_check, ADD CONSTRAINT prayers_title_check CHECK (fits(title, 120)),
  DROP CONSTRAINT prayers_text_check, ADD CONSTRAINT prayers_text_check CHECK (fits(text, 5000)),
  DROP CONSTRAINT prayers_reference_check, ADD CONSTRAINT prayers_reference_check CHECK (fits(reference, 120)),
  DROP CONSTRAINT prayers_answer_check, ADD CONSTRAINT prayers_answer_check CHECK (fits(answer, 5000)),
  DROP CONSTRAINT prayers_person_check, ADD CONSTRAINT prayers_person_check CHECK (fits(person, 100));
ALTER DOMAIN json_text DROP CONSTRAINT json_text_check;
ALTER DOMAIN json_text ADD CONSTRAINT json_text_check CHECK (
  length(VALUE) <= CASE WHEN starts_with(VALUE, '"\u0001') THEN 450000 ELSE 100000 END AND VALUE::jsonb IS NOT NULL);
ALTER TABLE prayer_requests
  DROP CONSTRAINT prayer_requests_content_check, ADD CONSTRAINT prayer_requests_content_check CHECK (fits(content, 5000));
ALTER TABLE contact_messages
  DROP CONSTRAINT contact_messages_message_check, ADD CONSTRAINT contact_messages_message_check CHECK (fits(message, 5100));
ALTER TABLE request_notes
  DROP CONSTRAINT request_notes_text_check, ADD CONSTRAINT request_notes_text_check CHECK (fits(text, 2000));
ALTER TABLE message_notes
  DROP CONSTRAINT message_notes_note_check, ADD CONSTRAINT message_notes_note_check CHECK (fits(note, 2000));

-- One row from when words are sealed on: which secret they need.
CREATE TABLE sealing (
  single INTEGER PRIMARY KEY CHECK (single = 1),
  "secretId" words NOT NULL CHECK (length("secretId") = 8),
  "begunAt" moment NOT NULL,
  "finishedAt" moment,
  "copiedAt" moment NOT NULL
);

-- Each account's own key, under one of the secret's.
CREATE TABLE account_keys (
  "userId" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  "keyId" words NOT NULL CHECK (length("keyId") = 8),
  wrapped words NOT NULL CHECK (length(wrapped) BETWEEN 40 AND 200),
  "wrappedBy" words NOT NULL CHECK (length("wrappedBy") = 8)
);
