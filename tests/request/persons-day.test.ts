import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, weekday } from "#content/year/days";
import { form } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { startServer, type TestServer } from "../support/server";
import { rows } from "../support/with-server";
import { enter } from "./support/account";
import { intent, type Visitor, visitor, wordsOf } from "./support/visitor";

const zones = [
  "Pacific/Kiritimati",
  "Pacific/Auckland",
  "Australia/Sydney",
  "America/New_York",
  "Pacific/Pago_Pago",
];

/** Two minutes to either side of midnights, and hours that only a change of the clocks puts into their day. */
const moments = [
  ["2026-10-04T13:30Z", "Sydney's clocks went forward"],
  ["2026-10-20T09:58Z", "before midnight in Kiritimati"],
  ["2026-10-20T10:58Z", "after it, and before midnight in Auckland and Pago Pago"],
  ["2026-10-20T11:02Z", "after midnight in Auckland and Pago Pago"],
  ["2026-10-21T03:58Z", "before midnight in New York"],
  ["2026-10-21T04:02Z", "after midnight in New York"],
  ["2026-11-02T04:30Z", "New York's clocks went back"],
] as const;

const path = "/account/prayers";
const settings = "/account/settings";
const names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const dayIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(Date.parse(at));
const tell = (go: Visitor, zone: string) => go(settings, intent("tell-zone", { zone }));

const DATA_DIR = temporaryFolder();
let server: TestServer;
const startAt = async (at: string) => {
  server = await startServer({ DATA_DIR, CLOCK_OFFSET: String(Date.parse(at) - Date.now()) });
};
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

type Person = { cookie: string; username: string; handle: string; days: Set<string> };

/** Somebody with a prayer for every day and one for each day of the week, and nothing else. */
async function somebody(): Promise<Person> {
  const { Cookie: cookie, username } = await enter(server);
  const go = visitor(server, cookie);
  const write = (title: string) =>
    go(path, form({ form: "prayer", text: "Words", title, [title]: "on" }));
  await Promise.all(["Daily", ...names].map(write));
  const sql = `SELECT handle FROM prayers JOIN users ON users.id = userId
    WHERE title = 'Daily' AND username = ?`;
  const [row] = (await rows(server, sql, username)) as { handle: string }[];
  return { cookie, username, handle: row?.handle ?? "", days: new Set() };
}

/** What each page takes for today. */
async function daysShown({ cookie, handle }: Person) {
  const go = visitor(server, cookie);
  const paths = ["/", "/today", "/today/night", "/account/light", `${path}/${handle}/answer`];
  const pages = await Promise.all([...paths, `${path}/${handle}/rest`].map((at) => go(at)));
  const [home, today, night, light, answer, rest] = pages.map(wordsOf);
  const served = (text = "") => /data-served="([\d-]+)"/.exec(text)?.[1];
  const dateIn = (text = "") => /type="date"[^>]*value="([\d-]+)"/.exec(text)?.[1];
  const ring = /<circle cx="(\d+)" cy="(\d+)" r="9"/.exec(light ?? "");
  return {
    ...{ today: served(today), night: served(night), answer: dateIn(answer), rest: dateIn(rest) },
    ring: ring?.slice(1).map(Number),
    due: ["Daily", ...names].filter((name) => home?.includes(`>${name}</a>`)),
  };
}

function expected(day: string, isPrayed: boolean) {
  const index = weekday(`${day.slice(0, 8)}01`) + Number(day.slice(8)) - 1;
  const due = [...(isPrayed ? [] : ["Daily"]), names[weekday(day)]];
  return {
    ...{ today: day, night: day, answer: day, rest: addDays(day, 30) },
    ring: [((index % 7) + 0.5) * 20, (Math.floor(index / 7) + 0.5) * 20],
    due,
  };
}

const daysOf = async (table: "days_of_prayer" | "plan_days", username: string) => {
  const column = table === "plan_days" ? "doneOn" : "day";
  const sql = `SELECT ${column} AS at FROM ${table} JOIN users ON users.id = userId WHERE username = ?`;
  return ((await rows(server, sql, username)) as { at: string }[]).map(({ at }) => at).sort();
};

const people: Record<string, Person> = {};

describe.each(moments)("at %s, %s", (at) => {
  beforeAll(async () => {
    await startAt(at);
    if (Object.keys(people).length > 0) return;
    for (const zone of zones) {
      const person = await somebody();
      people[zone] = person;
      expect((await tell(visitor(server, person.cookie), zone)).status).toBe(303);
    }
  });
  afterAll(async () => expect(await server.stop()).toBe(0));

  it.each(zones)("every page has the day of %s, though no plan was ever begun", async (zone) => {
    const person = people[zone] as Person;
    const day = dayIn(zone, at);
    const isPrayed = person.days.has(day);
    expect(await daysShown(person)).toEqual(expected(day, isPrayed));
    const go = visitor(server, person.cookie);
    await go(path, intent("prayed", { prayer: person.handle }));
    person.days.add(day);
    expect(await daysShown(person)).toEqual(expected(day, true));
    expect(await daysOf("days_of_prayer", person.username)).toEqual([...person.days].sort());
  });
});

describe("where somebody is", () => {
  const at = "2026-11-02T12:30Z";
  const [sydney, newYork] = [dayIn("Australia/Sydney", at), dayIn("America/New_York", at)];
  const [east, west] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
  beforeAll(() => startAt(at));
  afterAll(async () => expect(await server.stop()).toBe(0));

  const shown = async (person: Person) => (await daysShown(person)).today;

  it("is the zone that any form told last: a journey moves every page, and marks go by it", async () => {
    expect(newYork).toBe(sydney);
    const person = await somebody();
    const go = visitor(server, person.cookie);
    expect(await shown(person)).toBe("2026-11-02");
    await go(path, intent("prayed", { prayer: person.handle, zone: west }));
    expect(await daysShown(person)).toEqual(expected(dayIn(west, at), true));
    await go("/plan/faith-plan", intent("mark", { day: "1", zone: east }));
    expect(await daysOf("plan_days", person.username)).toEqual([dayIn(east, at)]);
    expect(await daysShown(person)).toMatchObject({
      today: dayIn(east, at),
      due: ["Daily", "Tue"],
    });
    // Without scripts a form tells nothing, and what was told stays.
    await go("/plan/faith-plan", intent("mark", { day: "2", zone: "" }));
    await go("/plan/faith-plan", intent("resume", { zone: "Nowhere/None" }));
    expect(await shown(person)).toBe(dayIn(east, at));
  });

  it("is told by the very form that signs in or up", async () => {
    const { username, email } = {
      username: `Zoe${Date.now()}`,
      email: `zoe.${Date.now()}@example.org`,
    };
    const password = "peace be with you";
    const fields = { username, email, password, confirmPassword: password, zone: east };
    const go = visitor(server);
    await go("/auth?tab=register", form({ form: "register", ...fields }));
    expect((await go("/today")).text).toContain(`data-served="${dayIn(east, at)}"`);
    const other = visitor(server);
    await other("/auth", form({ form: "login", username, password, zone: west }));
    expect((await other("/today")).text).toContain(`data-served="${dayIn(west, at)}"`);
  });

  it("can be chosen without scripts, and then no device changes it until it is given back", async () => {
    const person = await somebody();
    const go = visitor(server, person.cookie);
    expect((await go(settings)).text).toContain("so your days begin by UTC");
    const choose = (chosenZone: string, zone = "") =>
      go(settings, form({ form: "time-zone", chosenZone, zone }));
    expect((await choose(west)).headers.get("location")).toBe(
      `${settings}?done=time-zone#time-zone`,
    );
    expect(await shown(person)).toBe(dayIn(west, at));
    await tell(go, east);
    await go(path, intent("prayed", { prayer: person.handle, zone: east }));
    expect(await daysShown(person)).toEqual(expected(dayIn(west, at), true));
    expect((await go(settings)).text).toMatch(/<option value="Pacific\/Pago_Pago" selected="">/);
    await choose("", east);
    expect(await shown(person)).toBe(dayIn(east, at));
    await tell(go, west);
    expect(await shown(person)).toBe(dayIn(west, at));
    const refused = await choose("Mars/Base");
    expect([refused.status, refused.text.includes("Please choose a time zone")]).toEqual([
      400,
      true,
    ]);
    expect(await shown(person)).toBe(dayIn(west, at));
  });

  it("is in a person's own copy of what we hold", async () => {
    const person = await somebody();
    const go = visitor(server, person.cookie);
    await tell(go, east);
    const { account } = JSON.parse((await go("/account/privacy/everything.json")).text);
    expect(account).toMatchObject([{ timeZone: east, timeZoneChosen: false }]);
  });
});
