import { expect, test } from "vitest";
import { blessings } from "#content/plans/plan-blessings";
import { plans } from "#content/plans/plans";

test("every plan ends in a blessing of its own, short enough to be said", () => {
  expect(Object.keys(blessings).sort()).toEqual(plans.map(({ id }) => id).sort());
  expect(new Set(Object.values(blessings)).size).toBe(plans.length);
  for (const [id, words] of Object.entries(blessings)) {
    expect(words.split(" ").length, id).toBeGreaterThanOrEqual(15);
    expect(words.split(" ").length, id).toBeLessThanOrEqual(45);
  }
});
