import { describe, expect, it } from "vitest";
import { plansPage } from "~/routes/library/library.server";

const groupsOf = async (query: string) => (await plansPage(new URLSearchParams(query))).groups;

describe("the page of all plans", () => {
  it("begins with the plan of a season while it is due, and elsewhere with the first need", async () => {
    const firstOf = async (query: string) => (await groupsOf(query))[0]?.items[0]?.title;
    expect(await firstOf("on=2026-12-01")).toBe("Advent: Waiting for Jesus");
    expect(await firstOf("length=long&on=2026-12-01")).toBe("Advent: Waiting for Jesus");
    expect(await firstOf("on=2027-02-01")).toBe("Lent: The Road to Jerusalem");
    expect(await firstOf("on=2027-03-28")).toBe("Holy Week: Eight Days in Jerusalem");
    expect(await firstOf("on=2027-06-01")).toBe("Dealing with Anxiety");
  });

  it("narrows all of it: the length is chosen over what leads", async () => {
    const plans = (await groupsOf("length=short&on=2026-12-01")).flatMap(({ items }) => items);
    expect(new Set(plans.map(({ note }) => note))).toEqual(new Set(["5 days"]));
  });

  it("has every plan under one need only", async () => {
    for (const day of ["2026-12-01", "2027-06-01"]) {
      const paths = (await groupsOf(`on=${day}`)).flatMap(({ items }) =>
        items.map(({ path }) => path),
      );
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).toContain("/plan/advent-plan");
    }
  });

  it("says when a season begins, until it has begun", async () => {
    const begins = async (day: string, season = "Advent") => {
      const all = (await groupsOf(`on=${day}`)).flatMap(({ items }) => items);
      const plans = all.filter(({ title }) => title.startsWith(season));
      return plans.flatMap((plan) =>
        plan.begins ? [`${plan.title}: ${plan.begins.replace("\u00a0", " ")}`] : [],
      );
    };
    expect(await begins("2026-07-01")).toEqual(["Advent: Waiting for Jesus: Sunday, November 29"]);
    expect(await begins("2026-11-28")).toEqual(["Advent: Waiting for Jesus: Sunday, November 29"]);
    expect(await begins("2026-11-29")).toEqual([]);
    expect(await begins("2027-01-02")).toEqual(["Advent: Waiting for Jesus: Sunday, November 28"]);
    expect(await begins("2026-12-24", "Christmas")).toEqual([
      "Christmas: The Twelve Days: Friday, December 25",
    ]);
    expect(await begins("2027-01-02", "Christmas")).toEqual([]);
    expect(await begins("2027-03-20", "Holy Week")).toEqual([
      "Holy Week: Eight Days in Jerusalem: Sunday, March 21",
    ]);
  });
});
