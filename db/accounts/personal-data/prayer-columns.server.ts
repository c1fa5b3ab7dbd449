import { drafts, prayers } from "#db/schema/prayers";
import type { PersonalRows } from "./personal-rows.server";

export const prayerRows: PersonalRows = {
  kind: "prayers",
  columns: {
    title: prayers.title,
    text: prayers.text,
    reference: prayers.reference,
    person: prayers.person,
    weekdays: prayers.weekdays,
    source: prayers.source,
    createdAt: prayers.createdAt,
    updatedAt: prayers.updatedAt,
    prayedOn: prayers.prayedOn,
    answeredOn: prayers.answeredOn,
    answer: prayers.answer,
    restsUntil: prayers.restsUntil,
  },
  key: [prayers.id],
  at: prayers.createdAt,
};

export const draftRows: PersonalRows = {
  kind: "drafts",
  columns: { form: drafts.form, words: drafts.words, createdAt: drafts.createdAt },
  key: [drafts.createdAt, drafts.handle],
  at: drafts.createdAt,
};
