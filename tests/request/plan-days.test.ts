import { describe, expect, it } from "vitest";
import { getPlan } from "#content/plans/plans";
import { ask, form, type Page } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { startServer, type TestServer } from "../support/server";
import { rows, withServer } from "../support/with-server";
import { type Account, cookieOf, enter, logIn } from "./support/account";
import { figure, intent, type Visitor, visitor, wordsOf } from "./support/visitor";

const server = withServer();
const faith = "/plan/faith-plan";
const title = (day: number) => getPlan("faith-plan")?.days[day - 1]?.title;

const somebody = async () => visitor(server, (await enter(server)).Cookie);
const mark = (go: Visitor, day: number, more = {}) =>
  go(faith, intent("mark", { day: `${day}`, ...more }));
/** What is read of a page. */
const mainOf = (page: Page) => /<main.*<\/main>/s.exec(wordsOf(page))?.[0] ?? "";
const open = async (go: Visitor, path = faith) =>
  /<h2 id="day-heading"[^>]*>Day (\d)/.exec(wordsOf(await go(path)))?.[1];

describe("somebody in the middle of a plan", () => {
  it("comes back to the day that is open next, and to any day they ask for", async () => {
    const go = await somebody();
    expect((await go(faith)).text).toContain("Start Plan");
    await go(faith, intent("start"));
    expect(await open(go)).toBe("1");
    const { headers } = await mark(go, 1);
    expect(headers.get("location")).toBe(`${faith}?day=1&done=mark#day-done`);
    const message = wordsOf(await go(`${faith}?day=1&done=mark`));
    expect(message).toContain("Day 1 is done");
    expect(message).toContain("Day 2 is open whenever you are.");
    const back = wordsOf(await go(faith));
    expect(back).toContain("You’ve prayed 1 of 5 days");
    expect(wordsOf(await go(`${faith}?day=1`))).toContain("Continue with day 2");
    expect(back).not.toContain("Continue with day");
    expect(back).toContain(`<title>Day 2: ${title(2)} - `);
    expect(await open(go, `${faith}?day=1`)).toBe("1");
    expect(await open(go, `${faith}?day=99`)).toBe("1");
    await go(faith, intent("save", { day: "1" }));
    expect(await open(go, `${faith}?day=1&done=save`)).toBe("1");
  });

  it("finds it on the home page, and nothing there otherwise", async () => {
    const go = await somebody();
    expect((await go("/")).text).not.toContain("Where you left off");
    await mark(go, 1);
    const home = wordsOf(await go("/"));
    expect(home).toContain("Where you left off");
    expect(home).toContain("Continue with day 2");
    expect((await ask(server, "/")).text).not.toContain("Where you left off");
    for (const day of [2, 3, 4, 5]) await mark(go, day);
    expect((await go("/")).text).not.toContain("Where you left off");
  });

  it("is the only one who sees it", async () => {
    const before = await ask(server, faith);
    const [one, other] = [await somebody(), await somebody()];
    await mark(one, 1);
    expect((await other(faith)).text).not.toContain("Continue with day");
    expect(mainOf(await other(faith))).not.toContain("is done");
    const after = await ask(server, faith);
    expect(after.text).toBe(before.text);
    expect(after.text).not.toContain("Mark this day done");
    expect((await one(faith)).headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("marking a day", () => {
  it("lights the days that were prayed, not as many from the first", async () => {
    const go = await somebody();
    for (const day of [2, 4]) await mark(go, day);
    for (const path of ["/", "/account", "/plans"]) {
      const suns =
        /<span aria-hidden="true" class="flex flex-wrap gap-2[^"]*">(.*?)<\/span><\/span>/;
      const [, days = ""] = suns.exec((await go(path)).text) ?? [];
      expect([
        path,
        days
          .split("size-3")
          .slice(1)
          .map((sun) => sun.includes("bg-accent")),
      ]).toEqual([path, [false, true, false, true, false]]);
    }
  });

  it("leads to a day by its number, so that Back leads to that day once it is done", async () => {
    const go = await somebody();
    const { headers } = await go(faith, intent("start"));
    expect(headers.get("location")).toBe(`${faith}?day=1&done=start#day`);
    await mark(go, 1);
    expect(await open(go, `${faith}?day=1&done=start`)).toBe("1");
    for (const path of ["/", "/account"])
      expect((await go(path)).text).toContain(`href="${faith}?day=2#day"`);
  });

  it("twenty times at once is one day, and a plan finished twenty times at once is one", async () => {
    const { Cookie, username } = await enter(server);
    const at20 = (day: number) =>
      Promise.all(Array.from({ length: 20 }, () => mark(visitor(server, Cookie), day)));
    const completions = async () => figure(await ask(server, faith), "completions");
    const before = await completions();
    for (const day of [1, 2, 3, 4, 5]) {
      for (const { status } of await at20(day)) expect(status).toBe(303);
    }
    const sql =
      "SELECT count(*) AS days FROM plan_days JOIN users ON id = userId WHERE username = ?";
    expect(await rows(server, sql, username)).toEqual([{ days: 5 }]);
    expect(await completions()).toBe(before + 1);
  });

  it("saves the day it is where the person is, and in UTC where that is not known", async () => {
    const { Cookie, username } = await enter(server);
    const zones: [string, number][] = [
      ["", 0],
      ["x".repeat(5_000), 0],
      ["'; DROP TABLE users; --", 0],
      ["Pacific/Kiritimati", 14],
      ["Pacific/Pago_Pago", -11],
    ];
    const days = () =>
      zones.map(([, hours]) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10));
    const before = days();
    for (const [index, [zone]] of zones.entries()) {
      expect((await mark(visitor(server, Cookie), index + 1, { zone })).status).toBe(303);
    }
    const sql = "SELECT doneOn FROM plan_days JOIN users ON id = userId WHERE username = ?";
    const saved = ((await rows(server, sql, username)) as { doneOn: string }[]).map(
      (row) => row.doneOn,
    );
    // Midnight may have passed meanwhile.
    expect([before, days()]).toContainEqual(saved);
  });

  it("asks a visitor to sign in, and changes nothing", async () => {
    const count = () => rows(server, "SELECT count(*) AS days FROM plan_days");
    const before = await count();
    const go = visitor(server);
    for (const name of ["mark", "resume", "remove"]) {
      expect((await go(faith, intent(name, { day: "1" }))).status).toBe(303);
      const { text } = await go(`${faith}?done=${name}`);
      expect(text).toContain(`/auth?next=${encodeURIComponent(faith)}`);
    }
    expect(await count()).toEqual(before);
  });

  it("takes whatever is no day for the first", async () => {
    const go = await somebody();
    for (const day of ["0", "6", "-1", "1.5", "", "two"]) {
      expect((await go(faith, intent("mark", { day }))).headers.get("location")).toContain(
        "day=1&",
      );
    }
  });
});

describe("a plan prayed to its end", () => {
  it("ends with a page of its own, and may be begun again", async () => {
    const go = await somebody();
    const before = figure(await go(faith), "completions");
    for (const day of [5, 2, 4, 1]) {
      const { headers } = await mark(go, day);
      expect(headers.get("location")).toBe(`${faith}?day=${day}&done=mark#day-done`);
      expect((await go(`${faith}?day=5&pray=end`)).text).toContain('id="day-heading"');
    }
    const last = await mark(go, 3);
    expect(last.headers.get("location")).toBe(`${faith}?day=3&pray=end&done=mark`);
    const end = await go(`${faith}?day=3&pray=end&done=mark`);
    expect(mainOf(end)).toContain("You’ve prayed all five days.");
    expect(mainOf(end)).toContain("A blessing to go with you</h2>");
    expect(end.text).not.toContain('id="day-heading"');
    const again = await go(`${faith}?day=3`);
    expect(mainOf(again)).toContain("Every day of this plan is prayed.");
    expect(again.text).not.toContain("A blessing to go with you</h2>");
    expect((await mark(go, 3)).headers.get("location")).toContain("#day-done");
    expect(figure(again, "completions")).toBe(before + 1);
    await go(faith, intent("start"));
    expect(wordsOf(await go(faith))).toContain("You’ve begun this plan");
    for (const day of [1, 2, 3, 4, 5]) await mark(go, day);
    expect(figure(await go(faith), "completions")).toBe(before + 1);
  });

  it("tells what was kept of it, and where to go on", async () => {
    const go = await somebody();
    const rite = `${faith}?day=5&pray=end`;
    await go(faith, intent("save-verse", { day: "2" }));
    await go("/account/prayers", form({ form: "prayer", title: "My sister", text: "Rest" }));
    const [, handle] =
      /account\/prayers\/([\w-]{22})/.exec((await go("/account/prayers")).text) ?? [];
    const answeredOn = new Date().toISOString().slice(0, 10);
    await go(`/account/prayers/${handle}/answer`, form({ form: "prayer-answer", answeredOn }));
    for (const day of [1, 2, 3, 4, 5]) await mark(go, day);
    const links = mainOf(await go(rite)).matchAll(/<a [^>]*>([^<]+)<\/a>/g);
    expect([...links].map(([, words]) => words).slice(-4)).toEqual([
      "2 Timothy 1:7",
      "My sister",
      expect.stringMatching(/^Another plan: /),
      "All days of this plan",
    ]);
    const saved = await go(faith, intent("save-verse", { day: "5", pray: "end" }));
    expect(saved.headers.get("location")).toBe(`${rite}&done=save-verse#save-verse`);
    await go("/plan/anxiety-plan", intent("mark", { day: "1" }));
    expect(wordsOf(await go(rite))).toMatch(
      /href="\/plan\/anxiety-plan#day"[^>]*>Go to day 2 of “Dealing with Anxiety”</,
    );
  });

  it("is open at no day until one is asked for, and leads to its end", async () => {
    const go = await somebody();
    for (const day of [1, 2, 3, 4, 5]) await mark(go, day);
    const rest = await go(faith);
    expect(wordsOf(rest)).toContain("You’ve prayed all 5 days of this plan.");
    expect(rest.text).toContain(`href="${faith}?day=5&amp;pray=end"`);
    expect(wordsOf(rest).match(/Pray this plan again/g)).toHaveLength(1);
    expect(await open(go)).toBeUndefined();
    expect(rest.text).not.toContain('aria-current="step"');
    const { headers } = await go(faith, intent("save"));
    expect(headers.get("location")).toBe(`${faith}?done=save#save`);
    expect(await open(go, `${faith}?day=1`)).toBe("1");
  });
});

describe("days later", () => {
  const day = 86_400_000;

  /** The same data, some days after. */
  async function later<T>(
    folder: string,
    days: number,
    intent: (server: TestServer) => Promise<T>,
  ) {
    const moved = await startServer({ DATA_DIR: folder, CLOCK_OFFSET: `${days * day}` });
    try {
      return await intent(moved);
    } finally {
      expect(await moved.stop()).toBe(0);
    }
  }

  const again = async (moved: TestServer, person: Account) =>
    visitor(moved, cookieOf(await logIn(moved, person)));

  it("one kind line greets who was away, and beginning again ends it", async () => {
    const folder = temporaryFolder();
    const person = await later(folder, 0, async (now) => {
      const made = await enter(now);
      await mark(visitor(now, made.Cookie), 1);
      return made;
    });
    await later(folder, 1, async (now) => {
      expect((await (await again(now, person))(faith)).text).not.toContain("Continue with day 2");
    });
    await later(folder, 9, async (now) => {
      const go = await again(now, person);
      const away = wordsOf(await go(faith));
      expect(away).toContain("Continue with day 2");
      expect(away).toContain("Nothing has been lost");
      expect(away).not.toMatch(/missed|behind|streak|overdue|\blate\b/i);
      const { headers } = await go(faith, intent("resume"));
      expect(headers.get("location")).toBe(`${faith}?day=2&done=resume#day`);
      const back = wordsOf(await go(`${faith}?day=2&done=resume`));
      expect(back).toContain("Good to have you back");
      expect(back).not.toContain("Continue with day 2");
      expect(back).toContain("You’ve prayed 1 of 5 days");
    });
  });
});
