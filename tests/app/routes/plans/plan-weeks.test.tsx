import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { getPlan } from "#content/plans/plans";
import { PlanDays } from "~/routes/plans/days/plan-days";
import type { PlanPage } from "~/routes/plans/plan.server";

vi.mock("@remix-run/react", () => ({ Link: "a", useSubmit: () => () => {} }));

function weeksOf(id: string) {
  const plan = getPlan(id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  const dayTitles = plan.days.map(({ title }) => title);
  const page = { plan, dayTitles, day: { number: 5 }, rests: false } as unknown as PlanPage;
  const html = renderToStaticMarkup(<PlanDays {...page} step={{ readingFirst: false }} />);
  const { document } = new JSDOM(html).window;
  return {
    words: [...document.querySelectorAll("h3")].map(({ textContent }) => textContent?.trim()),
    days: [...document.querySelectorAll("form ol")].map(({ children }) => children.length),
    candles: document.querySelectorAll("h3 svg").length,
  };
}

test("the weeks of Lent are parted at its Sundays, four days after it begins", () => {
  expect(weeksOf("lent-plan")).toEqual({
    words: ["Turning", "Desert", "Mercy", "Thirst", "Sight", "Life out of death", "Holy Week"],
    days: [4, 7, 7, 7, 7, 7, 7],
    candles: 0,
  });
});

test("those of Advent begin with it, and light a candle each", () => {
  expect(weeksOf("advent-plan")).toEqual({
    words: ["Hope", "Peace", "Joy", "Love"],
    days: [7, 7, 7, 7],
    candles: 4,
  });
});
