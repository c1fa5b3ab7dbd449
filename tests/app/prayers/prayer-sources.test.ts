import { describe, expect, it } from "vitest";
import { plans } from "#content/plans/plans";
import { prayers } from "#content/prayers";
import { themes } from "#content/themes/themes";
import { findSource } from "~/prayers/prayers.server";

const places = [
  "verse/home",
  ...prayers.map(({ id }) => `generator/${id}`),
  ...themes.flatMap(({ id }) => [`theme/${id}`, ...[1, 2, 3].map((n) => `verse/theme/${id}/${n}`)]),
  ...plans.flatMap(({ id, days }) =>
    days.flatMap((_, day) => [`plan/${id}/${day + 1}`, `verse/plan/${id}/${day + 1}`]),
  ),
];

describe("what can be saved", () => {
  it.each(places)("%s fits the table", (source) => {
    const found = findSource(source);
    expect(found?.path).toMatch(/^\//);
    const lengths = [
      found?.text,
      found?.pageTitle,
      found?.title ?? "-",
      found?.reference ?? "-",
      source,
    ];
    const most = [5000, 200, 120, 120, 120];
    for (const [index, text] of lengths.entries()) {
      expect(text?.length, source).toBeGreaterThan(0);
      expect(text?.length, source).toBeLessThanOrEqual(most[index] ?? 0);
    }
  });

  it("is what stands at its place", () => {
    const theme = themes[1];
    expect(findSource("verse/theme/theme-2/3")).toEqual({
      text: theme?.scriptures[2].verses,
      reference: theme?.scriptures[2].reference,
      pageTitle: theme?.title,
      path: "/theme/theme-2",
    });
    expect(findSource("plan/anxiety-plan/4")).toMatchObject({
      pageTitle: "Dealing with Anxiety, day 4",
      path: "/plan/anxiety-plan?day=4#day",
    });
  });

  it.each([
    "",
    "plan",
    "plan/anxiety-plan",
    "plan/anxiety-plan/0",
    "plan/anxiety-plan/99",
    "plan/no-plan/1",
    "theme/theme-99",
    "generator/wealth",
    "verse",
    "verse/elsewhere",
    "verse/theme/theme-2/4",
    "verse/plan/anxiety-plan/x",
    "constructor",
    "__proto__/x",
    "toString",
  ])("is not at %j", (source) => {
    expect(findSource(source)).toBeUndefined();
  });
});
