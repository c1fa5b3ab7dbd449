import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/letters";
import { planLetterDays, planLetters } from "#db/schema/morning-letters";
import type { PersonalRows } from "./personal-rows.server";

export const letterRows: PersonalRows = {
  kind: "letters",
  columns: {
    kind: outbox.kind,
    createdAt: outbox.createdAt,
    state: outbox.state,
    settledAt: outbox.settledAt,
    reason: outbox.reason,
  },
  key: [outbox.id],
  at: outbox.createdAt,
};

export const planLetterRows: PersonalRows = {
  kind: "plansByLetter",
  columns: {
    plan: planLetters.planId,
    email: planLetters.email,
    state: planLetters.state,
    nextDay: planLetters.day,
    hour: planLetters.hour,
    zone: planLetters.zone,
    nextAt: planLetters.dueAt,
    askedAt: planLetters.askedAt,
    confirmedAt: planLetters.confirmedAt,
    lastLetterOn: planLetters.lastOn,
    endedAt: planLetters.endedAt,
  },
  key: [planLetters.id],
  at: planLetters.askedAt,
};

export const planLetterDayRows: PersonalRows = {
  kind: "daysByLetter",
  columns: {
    plan: planLetters.planId,
    day: planLetterDays.day,
    prayedOn: planLetterDays.prayedOn,
  },
  key: [planLetterDays.prayedOn, planLetterDays.planLetterId, planLetterDays.day],
  at: planLetterDays.prayedOn,
  joins: [{ table: planLetters, on: eq(planLetters.id, planLetterDays.planLetterId) }],
};
