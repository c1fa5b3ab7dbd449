import { daysOfPrayer, planDays, planStarts, savedItems } from "#db/schema/plans";
import { drafts, prayers } from "#db/schema/prayers";
import { ofUser, type PersonalTable, shown } from "./personal-rows.server";

const { title, text, reference, person, weekdays, source } = prayers;

export const prayerTables: readonly PersonalTable[] = [
  {
    ...ofUser(savedItems),
    shown: [
      {
        kind: "saved",
        columns: shown(savedItems),
        key: [savedItems.savedAt, savedItems.kind, savedItems.item],
      },
    ],
  },
  {
    ...ofUser(planStarts),
    shown: [
      {
        kind: "startedPlans",
        columns: shown(planStarts, { planId: "plan", round: "timesBegun" }),
        key: [planStarts.startedAt, planStarts.planId],
      },
    ],
  },
  {
    ...ofUser(planDays),
    shown: [
      {
        kind: "daysPrayed",
        columns: shown(planDays, { planId: "plan" }),
        key: [planDays.doneAt, planDays.planId, planDays.round, planDays.day],
      },
    ],
  },
  {
    ...ofUser(daysOfPrayer),
    shown: [{ kind: "calendarOfLight", columns: shown(daysOfPrayer), key: [daysOfPrayer.day] }],
  },
  {
    ...ofUser(drafts),
    shown: [
      {
        kind: "drafts",
        columns: shown(drafts, { prayer: null }),
        key: [drafts.createdAt, drafts.handle],
      },
    ],
  },
  {
    ...ofUser(prayers),
    shown: [
      {
        kind: "prayers",
        columns: {
          ...{ title, text, reference, person, weekdays, source },
          ...shown(prayers, { writtenOn: null, prayedAt: null, wakesAt: null }),
        },
        key: [prayers.id],
        at: prayers.createdAt,
      },
    ],
  },
];
