import { describe, expect, it } from "vitest";
import { planOffered } from "#content/plans/dated-plan";
import { newPlans } from "#content/plans/plans";
import { inLines } from "~/runtime/quotation.server";
import { ask } from "../support/ask";
import { withoutSpace } from "../support/quoted";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { openPage, textsOf, valuesOf } from "./support/document";
import { intent, visitor, wordsOf } from "./support/visitor";

const server = withServer();
const [known] = newPlans;
if (!known) throw new Error("There is no new plan");
const advent = planOffered(known, new Date().toISOString().slice(0, 10)).plan;
const path = `/plan/${advent.id}`;

describe("a plan beyond the twelve", () => {
  it("leads from its reading through silence and thought to prayer", async () => {
    for (const [index, day] of advent.days.entries()) {
      const { document } = await openPage(server, `${path}?day=${index + 1}`);
      const shown = withoutSpace(document.querySelector("#day")?.textContent ?? "");
      const parts = [
        inLines(day.scripture).verses,
        day.pause,
        day.reflection,
        ...(day.questions ?? []),
      ];
      const places = [...parts, day.prayer, day.carry].map((part = "missing") =>
        shown.indexOf(withoutSpace(part.split("\n\n")[0] ?? "")),
      );
      expect(places, day.title).not.toContain(-1);
      expect(places, day.title).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it("names its parts, and numbers its questions", async () => {
    const { document } = await openPage(server, `${path}?day=1`);
    const names = ["Pause", "Reflection", "Two Questions", "Prayer", "A Line to Carry"];
    expect(textsOf(document, "#day h3.eyebrow")).toEqual(names);
    expect(textsOf(document, "#day ol > li")).toEqual(advent.days[0]?.questions);
    // The translators' stanzas.
    expect(textsOf(document, "#day blockquote p")).toHaveLength(5);
  });

  it("is not called popular, for it stands in neither list", async () => {
    const { text } = await ask(server, `${path}?day=1`);
    expect(text).toContain("Prayer Plan");
    expect(text).not.toContain("Popular Plan");
    expect(text).toContain(`Day 1 of ${advent.dayCount} `);
  });

  it("names whom to call on the days that touch despair, once, and on no other", async () => {
    for (const [index, { needsHelpLines }] of advent.days.entries()) {
      const { text } = await ask(server, `${path}?day=${index + 1}`);
      const asides = text.match(/<aside[^>]*aria-label="Help[^>]*>/g) ?? [];
      expect([index + 1, asides.length]).toEqual([index + 1, needsHelpLines ? 1 : 0]);
    }
    expect(advent.days.filter((day) => day.needsHelpLines).length).toBeGreaterThan(0);
  });

  it("leaves the days of the twelve as they are", async () => {
    const { document } = await openPage(server, "/plan/faith-plan?day=2");
    expect(textsOf(document, "#day h3.eyebrow")).toEqual(["Prayer", "Reflection"]);
  });

  it("is begun, marked to its last day and saved like any other", async () => {
    const go = visitor(server, (await enter(server)).Cookie);
    await go(path, intent("start"));
    await go(path, intent("mark", { day: "3" }));
    await go(path, intent("save", { day: "3" }));
    expect(wordsOf(await go(path))).toContain("You’ve prayed 1 of ");
    const save = intent("save-verse", { day: "3" });
    expect((await go(`${path}?day=3`, save)).status).toBe(303);
    expect(wordsOf(await go("/account"))).toContain(advent.title);
  });
});

describe("the home page", () => {
  it("leads to the new plan by one line under its lists, which stay as they are", async () => {
    const { document } = await openPage(server, "/?featured=all&popular=all");
    const lists = document.querySelectorAll("#prayer-plans article a");
    expect(lists).toHaveLength(12);
    expect(valuesOf(document, `#prayer-plans > p a[href='${path}']`, "href")).toEqual([path]);
  });

  it("suggests it to who asks for something like it", async () => {
    const { document } = await openPage(server, "/plan/advent");
    expect(valuesOf(document, "main .button-primary:not(.chip)", "href")[0]).toBe(path);
  });
});
