import { describe, expect, it } from "vitest";
import { plansPage } from "~/routes/library/library.server";

const groupsOf = async (query: string) => (await plansPage(new URLSearchParams(query))).groups;

describe("the page of all plans", () => {
  it("begins with Advent before Christmas, at any length, and narrows the rest", async () => {
    const [first, ...others] = await groupsOf("length=short&on=2026-12-01");
    expect(first?.items.map(({ title }) => title)).toEqual(["Advent: Waiting for Jesus"]);
    const notes = others.flatMap(({ items }) => items.map(({ note }) => note));
    expect(new Set(notes)).toEqual(new Set(["5 days"]));
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

  it("says when Advent begins, until it has begun", async () => {
    const begins = async (day: string) => {
      const plans = (await groupsOf(`on=${day}`)).flatMap(({ items }) => items);
      return plans.flatMap((plan) => (plan.begins ? [`${plan.title}: ${plan.begins}`] : []));
    };
    expect(await begins("2026-07-01")).toEqual(["Advent: Waiting for Jesus: Sunday, November 29"]);
    expect(await begins("2026-11-28")).toEqual(["Advent: Waiting for Jesus: Sunday, November 29"]);
    expect(await begins("2026-11-29")).toEqual([]);
    expect(await begins("2027-01-02")).toEqual(["Advent: Waiting for Jesus: Sunday, November 28"]);
  });

  it("has nothing over what narrows the list at other times of the year", async () => {
    expect(await plansPage(new URLSearchParams("on=2027-06-01"))).toMatchObject({ leads: false });
    expect(await plansPage(new URLSearchParams("on=2026-12-01"))).toMatchObject({ leads: true });
  });
});
