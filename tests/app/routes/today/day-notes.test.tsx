import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { lessonNote } from "#content/office/lesson-notes";
import { getCollect } from "#content/office/office";
import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { shownDays } from "~/routes/today/day.server";
import { DayView } from "~/routes/today/day-view";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: "a",
  useLocation: () => ({ pathname: "/today", search: "" }),
  useNavigate: () => () => {},
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock("~/prayers/save-prayer", async (original) => ({
  ...(await original<object>()),
  SavePrayerForm: () => null,
}));
vi.mock("~/ui/share/share", () => ({ ShareVerse: () => null }));
vi.mock("~/ui/layout/current-user", async (original) => ({
  ...(await original<object>()),
  usePageZone: () => undefined,
}));

const days = Array.from({ length: 366 * 2 }, (_, after) => addDays("2026-11-29", after));
const noteOf = (day: string) => lessonNote(namedDay(day)?.reading?.reference ?? "");
const hard = days.filter(noteOf);

async function openDay(day: string) {
  const request = new Request(`http://localhost/today/${day}`);
  const page = await shownDays([day], { request, context: {} });
  const html = renderToStaticMarkup(<DayView path="/" heading="" {...page} />);
  return new JSDOM(html, { url: request.url }).window.document;
}

it.each(hard)(
  "the hard lesson of %s has the note and the help that it has in the office",
  async (day) => {
    const document = await openDay(day);
    const found = noteOf(day);
    expect(document.querySelector("h2:has(+ p + blockquote) + p")?.textContent).toBe(found?.note);
    const needsHelp = Boolean(found?.needsHelpLines || found?.unsafeHome);
    expect(document.querySelector("aside[aria-label='Help now']") !== null).toBe(needsHelp);
    const words = new Readability(document).parse()?.textContent;
    expect(words).toContain(getVerse(day).line);
    expect(words).toContain(getCollect(day));
  },
);

it("more than ten days of two years are such", () => {
  expect(hard.length).toBeGreaterThan(10);
});
