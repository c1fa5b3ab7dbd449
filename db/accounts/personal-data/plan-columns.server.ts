import { daysOfPrayer, planDays, planStarts, savedItems } from "#db/schema/plans";
import type { PersonalRows } from "./personal-rows.server";

export const savedItemRows: PersonalRows = {
  kind: "saved",
  columns: { kind: savedItems.kind, item: savedItems.item, savedAt: savedItems.savedAt },
  key: [savedItems.savedAt, savedItems.kind, savedItems.item],
  at: savedItems.savedAt,
};

export const planStartRows: PersonalRows = {
  kind: "startedPlans",
  columns: {
    plan: planStarts.planId,
    startedAt: planStarts.startedAt,
    timesBegun: planStarts.round,
    begunOn: planStarts.begunOn,
    zone: planStarts.zone,
    finishedAt: planStarts.finishedAt,
  },
  key: [planStarts.startedAt, planStarts.planId],
  at: planStarts.startedAt,
};

export const planDayRows: PersonalRows = {
  kind: "daysPrayed",
  columns: {
    plan: planDays.planId,
    round: planDays.round,
    day: planDays.day,
    doneOn: planDays.doneOn,
    doneAt: planDays.doneAt,
  },
  key: [planDays.doneAt, planDays.planId, planDays.round, planDays.day],
  at: planDays.doneAt,
};

export const dayOfPrayerRows: PersonalRows = {
  kind: "calendarOfLight",
  columns: { day: daysOfPrayer.day },
  key: [daysOfPrayer.day],
  at: daysOfPrayer.day,
};
