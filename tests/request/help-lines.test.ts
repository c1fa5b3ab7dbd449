import { describe, expect, it } from "vitest";
import { crisisLine, helpText, unsafeHomeLine } from "#content/help-lines";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { withServer } from "../support/with-server";
import { openPage, textsOf, valuesOf } from "./support/document";

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
  it("says whom to call once, near its head, and its reflection leads back there", async () => {
    const { document } = await openPage(server, path);
    const above = asked(needsHelpLines, unsafeHome);
    expect(textsOf(document, "#help aside > div p")).toEqual(above);
    const reflection = "[aria-labelledby='reflection-heading']";
    const below = needsHelpLines ? [] : asked(day, false);
    expect(textsOf(document, `${reflection} aside p`)).toEqual(below);
    expect(valuesOf(document, `${reflection} a[href='#help']`, "href")).toHaveLength(
      above.length > 0 ? 1 : 0,
    );
    const calls = valuesOf(document, "main aside li a[href='tel:+18007997233']", "href");
    expect(calls).toHaveLength(unsafeHome ? 1 : 0);
  });

  it("has each number to call once: on its button, and as words beside it", async () => {
    const { document } = await openPage(server, path);
    const buttons = textsOf(document, "main aside li a");
    const calls = ["Call 988", "Text 988", "Call 911"];
    expect(buttons).toEqual([
      ...(needsHelpLines || day ? calls : []),
      ...(unsafeHome ? ["Call 1-800-799-7233"] : []),
    ]);
    expect(valuesOf(document, "main aside div p a[href^='tel:']", "href")).toEqual([]);
    // But on a desk one line stands before them, and leads there.
    const first = needsHelpLines ? ["tel:988"] : unsafeHome ? ["tel:+18007997233"] : [];
    const line = valuesOf(document, "#help aside > p a", "href");
    expect(line).toEqual(first.length > 0 ? [...first, "#help"] : []);
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
