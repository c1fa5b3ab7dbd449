import { describe, expect, it } from "vitest";
import { linesOf } from "#content/hours/lines";
import { getPlan } from "#content/plans/plans";
import { ask, form } from "../support/ask";
import { shownWords, withoutSpace } from "../support/quoted";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { elementWith, openPage, textsOf, valuesOf } from "./support/document";
import { intent, visitor, wordsOf } from "./support/visitor";

const server = withServer();
const path = "/plan/faith-plan";
const plan = getPlan("faith-plan");
const day = plan?.days[1];

describe("a day that is prayed", () => {
  it("stands alone with its passage and its prayer, and is not listed", async () => {
    const { document } = await openPage(server, `${path}?day=2&pray=now`);
    expect(textsOf(document, "h1")).toEqual([day?.title]);
    expect(withoutSpace(textsOf(document, "blockquote").join())).toBe(
      day && shownWords(day.scripture),
    );
    expect(withoutSpace(textsOf(document, ".pray-words").join())).toContain(
      withoutSpace(day?.prayer.split("\n\n")[0] ?? "").slice(0, 60),
    );
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/day=2$/);
  });

  it("goes line by line, from the passage to a silence", async () => {
    const read = linesOf(day?.scripture.verses ?? "", true).length;
    const last = read + linesOf(day?.prayer ?? "").length + 1;
    const line = async (number: number) => {
      const { document } = await openPage(server, `${path}?day=2&pray=now&line=${number}`);
      const way = textsOf(document, "nav[aria-label=Lines]").join(" ");
      return { way, words: textsOf(document, "[aria-live=polite]").join(" ") };
    };
    expect((await line(1)).words).toContain(day?.scripture.reference);
    expect((await line(1)).way).toContain(`1 of ${last}`);
    expect((await line(read + 1)).words).not.toContain(day?.scripture.reference);
    expect((await line(last)).words).toContain("Be still for a while.");
    expect((await line(last + 1)).way).toBe("");
    expect((await line(99999)).way).toBe("");
  });

  it("is led to from its page, and leads back there", async () => {
    const { document } = await openPage(server, `${path}?day=2`);
    const to = elementWith(document, "Pray this day");
    expect(to?.getAttribute("href")).toBe(`${path}?day=2&pray=now`);
    const alone = await openPage(server, `${path}?day=2&pray=now`);
    expect(valuesOf(alone.document, "article a", "href")[0]).toBe(`${path}?day=2#day`);
  });

  it("is marked by a person's Amen, and by nobody's else", async () => {
    const amen = (number: number) => intent("amen", { day: `${number}` });
    const { status, headers } = await ask(server, path, amen(2));
    const rite = `${path}?day=2&pray=amen&done=amen`;
    expect([status, headers.get("location")]).toEqual([303, rite]);
    expect((await ask(server, rite)).text).not.toContain("is done");

    const go = await visitor(server, (await enter(server)).Cookie);
    expect((await go(path, amen(2))).headers.get("location")).toBe(rite);
    const words = wordsOf(await go(rite));
    expect(words).toContain("Day 2 is done. Day 3 is open whenever you are.");
    expect(wordsOf(await go(`${path}?day=2`))).toContain("You prayed it on");
    const saved = await go(path, intent("save-prayer", { day: "2", pray: "amen" }));
    const kept = `${path}?day=2&pray=amen&done=save-prayer#save-prayer`;
    expect(saved.headers.get("location")).toBe(kept);
  });

  it("ends with the blessing where it is the last", async () => {
    const amen = intent("amen", { day: "5" });
    const { headers } = await ask(server, path, amen);
    expect(headers.get("location")).toBe(`${path}?day=5&pray=end&done=amen`);
    expect(wordsOf(await ask(server, `${path}?day=5&pray=end`))).toContain("to its last day");
    const go = await visitor(server, (await enter(server)).Cookie);
    for (const number of [1, 2, 3, 4]) await go(path, intent("mark", { day: `${number}` }));
    for (const text of ["Her exam", "For rain"])
      await go("/account/prayers", form({ form: "prayer", text }));
    const [, exam] =
      (await go("/account/prayers?find=exam")).text.match(/prayers\/([\w-]{22})"/) ?? [];
    await go(`/account/prayers/${exam}`, form({ form: "prayer-note", note: "She is calm." }));
    const end = await go(path, amen);
    expect(end.headers.get("location")).toBe(`${path}?day=5&pray=end&done=amen`);
    const kept = wordsOf(await go(`${path}?day=5&pray=end`));
    expect(kept).toContain("You’ve prayed all five days.");
    expect(kept).toMatch(/What you noted in these days(?:<[^>]*>|\s)*\W*Her exam/);
    expect(kept).not.toContain("For rain");
    // Whichever day came last, the plan's own last one is to be kept.
    expect(wordsOf(await go(`${path}?day=2&pray=end`))).toMatch(/From the last day.*1 John 4:18/s);
    // To pray a day once more is no end.
    const again = await go(path, amen);
    expect(again.headers.get("location")).toBe(`${path}?day=5&pray=amen&done=amen`);
  });

  it("goes out with a line of the day where there is one, and says what else is open", async () => {
    const forgiven = "/plan/forgiveness-plan";
    for (const [day, line] of [
      [1, "as far as the east is from the west"],
      [5, "great is Your faithfulness"],
    ] as const)
      expect(
        wordsOf(await ask(server, `${forgiven}?day=${day}&pray=amen`)).toLowerCase(),
      ).toContain(line.toLowerCase());
    const go = await visitor(server, (await enter(server)).Cookie);
    await go(forgiven, intent("amen", { day: "5" }));
    const done = wordsOf(await go(`${forgiven}?day=5`));
    expect(done).toContain("Day 1 is open whenever you are.");
    expect(done).not.toContain("This was the last day");
  });

  it("answers what it does not know with the day", async () => {
    const { document } = await openPage(server, `${path}?day=2&pray=never`);
    expect(textsOf(document, "#day h2")).toEqual([`Day 2: ${day?.title}`]);
  });
});

describe("a day's page", () => {
  it("has a head that is slim, and what the plan is below the reading", async () => {
    const { document } = await openPage(server, `${path}?day=2`);
    const text = document.querySelector("main")?.textContent ?? "";
    const order = [
      "Home",
      "Popular Plan",
      plan?.title,
      "Daily Content",
      day?.title,
      "Plan Overview",
    ];
    const places = order.map((words) => text.indexOf(words ?? "", text.indexOf("Home")));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const words of [plan?.description, "Start Plan", "Created by"])
      expect(text.indexOf(words ?? "")).toBeGreaterThan(text.indexOf("Plan Overview"));
  });
});
