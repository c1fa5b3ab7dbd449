import { expect, it } from "vitest";
import * as items from "~/plans/save-item";
import * as prayers from "~/prayers/prayer-definition";
import * as saved from "~/prayers/save-prayer";
import * as plans from "~/routes/plans/messages";
import * as themes from "~/routes/themes/theme.server";

/** To keep somebody on the list is another act than to save. */
const { prayerAnswer: _, ...ofPrayers } = prayers;

const messages = {
  ...items,
  ...ofPrayers,
  ...saved,
  visitor: saved.visitorSaveMessage("/plan/faith-plan"),
  plans: [plans.visitorMessages("faith-plan"), plans.ownMessages(1, 2, true)],
  plansOver: [plans.ownMessages(7, undefined, false)],
  themes: [themes.visitorMessages("theme-1"), themes.ownMessages(true), themes.ownMessages(false)],
};

it("what a person saves is saved and removed, in whatever message", () => {
  const words = JSON.stringify(messages);
  expect(words).toContain("Saved in My Prayers");
  expect(words).toContain("Other people here can’t see it.");
  expect(words).not.toMatch(/\b(keeps?|kept|keeping|lets? go)\b/i);
});
