import { describe, expect, test } from "vitest";
import { nearMatches } from "#content/near-matches";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import "~/runtime/quotation.server";

/** The ids that are near, best first. */
function near(id: string): string[] {
  return nearMatches(id).map((match) => match.id);
}

describe("near matches", () => {
  test("are plans and themes that exist, under their titles", () => {
    expect(nearMatches("wisdom")).toEqual([
      { kind: "plan", id: "wisdom-plan", title: "Wisdom from Proverbs" },
      { kind: "theme", id: "theme-7", title: "Wisdom" },
    ]);
    for (const { kind, id, title } of nearMatches("prayer")) {
      expect((kind === "plan" ? getPlan(id) : getTheme(id))?.title).toBe(title);
    }
  });

  test.each([
    ["peace", ["theme-2", "financial-peace-plan"]],
    ["strength", ["theme-6"]],
    ["patience", ["theme-15"]],
    ["anxiety", ["anxiety-plan"]],
    ["forgiveness", ["forgiveness-plan", "theme-9"]],
    ["anger", ["1"]],
    ["worry", ["combat-worry-plan"]],
    ["Fear_of+the%20LORD", ["faith-plan", "lords-prayer-plan", "theme-16"]],
    ["theme-2", ["theme-2"]],
  ])("find for %s what the name says, first", (id, expected) => {
    expect(near(id).slice(0, expected.length)).toEqual(expected);
  });

  test("find the scriptures that speak of it where no name does", () => {
    expect(near("perseverance")).toContain("theme-12");
    expect(near("thanksgiving")).toEqual(["theme-3"]);
  });

  test.each([
    ["forgivness", "forgiveness-plan"],
    ["anxeity", "anxiety-plan"],
    ["wisdon-plan", "wisdom-plan"],
    ["marrige", "theme-14"],
    ["new-begining", "new-beginnings-plan"],
    ["Ängër", "1"],
  ])("forgive the typing error in %s", (id, expected) => {
    expect(near(id)).toContain(expected);
  });

  test("do not take one word for another", () => {
    expect(near("jog")).toEqual([]);
    expect(near("anchor")).not.toContain("1");
    expect(near("marring")).not.toContain("theme-14");
  });

  test("are five at most", () => {
    expect(near("prayer")).toHaveLength(5);
    expect(near("peace-hope-fear-anger-family-healing-doubt-wisdom")).toHaveLength(5);
  });

  test.each(["", " ", "-", "2", "xyzzy", "the-plan", "constructor", "__proto__", "<b>", "%00"])(
    "are none for '%s'",
    (id) => {
      expect(near(id)).toEqual([]);
    },
  );

  test("are as many and as quick for a hostile id", () => {
    const hostile = ["a".repeat(10_000), "wisdom ".repeat(2000), "\u0000\u202e\n".repeat(4000)];
    const started = performance.now();
    for (const id of [...hostile, "ﷺ".repeat(10_000), "\ud800".repeat(10_000)]) {
      expect(near(id).length).toBeLessThanOrEqual(5);
    }
    expect(performance.now() - started).toBeLessThan(500);
    expect(near("\u0000wisdom\u202e")[0]).toBe("wisdom-plan");
    expect(near(`${"x ".repeat(60)}wisdom`)).toEqual([]);
  });
});
