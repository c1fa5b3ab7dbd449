import { describe, expect, it } from "vitest";
import { crisisLine, helpText, unsafeHomeLine } from "../../content/help-lines";
import { plans } from "../../content/plans/plans";
import { themes } from "../../content/themes/themes";
import { withServer } from "../with-server";
import { openPage, textsOf, valuesOf } from "./document";

const server = withServer();
const crisis = helpText(crisisLine);
const unsafe = helpText(unsafeHomeLine);
const readings = [
  ...plans.map((plan) => ({
    ...plan,
    path: `/plan/${plan.id}`,
    day: plan.days[0]?.needsHelpLines,
  })),
  ...themes.map((theme) => ({ ...theme, path: `/theme/${theme.id}`, day: undefined })),
];

/** The paragraphs that stand, each where its flag asks for it. */
const asked = (crisisNear: boolean | undefined, unsafeHome: boolean | undefined) => [
  ...(crisisNear ? [crisis] : []),
  ...(unsafeHome ? [unsafe] : []),
];

describe.each(readings)("$path", ({ path, needsHelpLines, unsafeHome, day }) => {
  it("says whom to call at its head and under its reflection, where it should", async () => {
    const { document } = await openPage(server, path);
    expect(textsOf(document, "[aria-label='Help now'] p")).toEqual(
      asked(needsHelpLines, unsafeHome),
    );
    const below = asked(needsHelpLines || day, unsafeHome);
    expect(textsOf(document, "[aria-labelledby='reflection-heading'] aside p")).toEqual(below);
    const calls = valuesOf(document, "main aside a[href='tel:+18007997233']", "href");
    expect(calls).toHaveLength(unsafeHome ? 2 : 0);
  });

  it("has the buttons to call once at most", async () => {
    const { document } = await openPage(server, path);
    const buttons = textsOf(document, "main aside li a");
    const calls = ["Call 988", "Text 988", "Call 911"];
    expect(buttons).toEqual(needsHelpLines || day ? calls : []);
  });
});

it("some plans and themes are for homes that may not be safe", () => {
  const named = readings.filter(({ unsafeHome }) => unsafeHome).map(({ title }) => title);
  expect(named.length).toBeGreaterThanOrEqual(7);
});

it.each(["/contact", "/faqs", "/help-center"])("%s says whom to call", async (path) => {
  const { document } = await openPage(server, path);
  expect(textsOf(document, "main aside p")).toEqual([crisis]);
});
