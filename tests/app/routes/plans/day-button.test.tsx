import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DayButton } from "~/routes/plans/days/plan-days";

function signsOf(current: boolean, done: boolean) {
  const html = renderToStaticMarkup(
    <DayButton number={7} title="You are not alone" current={current} done={done} layout={week} />,
  );
  const signs = new JSDOM(html).window.document.querySelectorAll("button > span:first-child > *");
  return [...signs].map(({ className, textContent }) => ({
    text: textContent?.trim(),
    shown: !/(^|\s)@path:sr-only/.test(className),
  }));
}

const week = { long: false, numbers: false };

test("where the days stand in a row, a day that is open and done says both, to the eye too", () => {
  expect(signsOf(true, true)).toEqual([
    { text: "Day 7", shown: true },
    { text: "Current", shown: true },
    { text: "Done", shown: true },
  ]);
  expect(signsOf(false, true)).toEqual([
    { text: "Day 7", shown: true },
    { text: "Done", shown: true },
  ]);
});
