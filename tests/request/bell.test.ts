import { afterAll, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { linkIn, startMailServer } from "../support/mail-server";
import { startServer, type TestServer } from "../support/server";
import { rows } from "../support/with-server";
import { type Account, enter } from "./support/account";

// A bell from its form to the night before an account is deleted, by a clock that is moved.

const mail = await startMailServer();
const env = {
  DATA_DIR: temporaryFolder(),
  SMTP_URL: mail.url,
  MAIL_FROM: "letters@pray.example.org",
};
const secret = "Rotkehlchenlied";
const settings = "/account/settings";
const week = { Mon: "on", Tue: "on", Wed: "on", Thu: "on", Fri: "on" };
const bell = { form: "bell", ...week, hour: "7", secondHour: "21", bellZone: "Asia/Kolkata" };

const server = await startServer(env);
const running: TestServer[] = [server];
afterAll(() => Promise.all(running.map((each) => each.stop())));
const ann: Account & { Cookie: string } = await enter(server);

const send = (fields: Record<string, string>, on = server) =>
  ask(on, settings, form(fields, { Cookie: ann.Cookie }));
const page = async (path = settings) =>
  (await ask(server, path, { headers: { Cookie: ann.Cookie } })).text.replaceAll("<!-- -->", "");
const address = async () => /\/letters\/bell\/[\w.-]+\.ics/.exec(await page())?.[0] ?? "";

it("asks for an hour of the day, a zone that is one, and an address that is confirmed", async () => {
  expect(await page()).toContain("No reminders set.");
  for (const hour of ["", "5", "23", "7.5", "7 8", "-7"]) {
    const { status, text } = await send({ ...bell, hour });
    expect([hour, status]).toEqual([hour, 400]);
    expect(text).toContain("Please choose an hour");
    expect(text).toMatch(/<option value="Asia\/Kolkata" selected/);
  }
  const elsewhere = await send({ ...bell, bellZone: "Middle/Earth" });
  expect([elsewhere.status, elsewhere.text.includes("Please choose a time zone")]).toEqual([
    400,
    true,
  ]);
  const unconfirmed = await send({ ...bell, byLetter: "on" });
  expect(unconfirmed.status).toBe(409);
  expect(unconfirmed.text).toContain(
    "Where this site sends emails, confirm your address to get them.",
  );
  expect(unconfirmed.text).toMatch(/<option value="21" selected/);
  expect(await rows(server, "SELECT * FROM bells")).toEqual([]);
  for (const intent of ["bell-rest", "bell-wake", "bell-address", "bell-no-address", "bell-off"])
    expect((await send({ intent })).status).toBe(303);
  expect(await rows(server, "SELECT * FROM bells")).toEqual([]);
});

it("is set, says when it rings, rests for a week by one press, and rings again by another", async () => {
  const set = await send({ ...bell, thirdHour: "7" });
  expect([set.status, set.headers.get("Location")]).toEqual([303, `${settings}?done=bell#bell`]);
  expect(await page()).toContain(
    "Rings Monday to Friday at 7 a.m. and 9 p.m. (India), but nowhere so far",
  );
  await send({ intent: "bell-rest" });
  expect(await page()).toMatch(/\(India\), [^<]*; rests until \w+ \d+\.<.*Ring again/s);
  await send({ intent: "bell-wake" });
  expect(await page()).toMatch(/\(India\), [^;<]*\.<.*Rest for a week/s);
  await send({ form: "bell", hour: "12", bellZone: "Europe/London" });
  expect(await page()).toContain("Rings every day at noon (London, Dublin, Lisbon)");
  await send({ ...bell, Thu: "", Mon: "" });
  expect(await page()).toContain("Rings Tuesday, Wednesday, and Friday at");
});

it("has a calendar that whoever has its address reads, until it is renewed or ended", async () => {
  await send({ form: "bell", ...week, hour: "7", secondHour: "21", bellZone: "America/New_York" });
  expect(await address()).toBe("");
  await send({ intent: "bell-address" });
  const path = await address();
  expect(await page()).toMatch(/href="webcal:\/\/\S+\/letters\/bell\//);
  const { status, headers, text } = await ask(server, path);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  const plain = text.replaceAll("\r\n ", "");
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(plain.match(/SUMMARY:Prayer\r\n/g)).toHaveLength(2);
  expect(plain.match(/RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR\r\n/g)).toHaveLength(2);
  expect(plain).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T070000\r\n/);
  expect(plain).toMatch(/TZID:America\/New_York\r\n.*TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400/s);
  expect(plain).toMatch(/BEGIN:VALARM\r\n.*TRIGGER:PT0S\r\nEND:VALARM/s);
  expect(plain).toMatch(/URL:http\S+\/account\/prayers\/pray\r\n/);
  expect(plain).not.toMatch(new RegExp(`${ann.username}|${ann.email}`, "i"));
  expect((await ask(server, path.replace(".ics", ""))).status).toBe(200);

  const first = (ics: string) => /DTSTART;TZID=\S+:(\d{8})/.exec(ics)?.[1] ?? "";
  const uid = (ics: string) => /UID:\S+/.exec(ics)?.[0];
  await send({ intent: "bell-rest" });
  const resting = (await ask(server, path)).text;
  const days = (day: string) => Date.parse(day.replace(/(....)(..)/, "$1-$2-")) / 86_400_000;
  expect(days(first(resting)) - days(first(text))).toBeGreaterThanOrEqual(4);
  expect(uid(resting)).toBe(uid(text));
  await send({ intent: "bell-wake" });

  await send({ intent: "bell-address" });
  const renewed = await address();
  expect(renewed).not.toBe(path);
  for (const gone of [path, "/letters/bell/x", renewed.replace("bell/", "bell/x")])
    expect((await ask(server, gone)).status).toBe(404);
  expect(uid((await ask(server, renewed)).text)).toBe(uid(text));
  await send({ intent: "bell-no-address" });
  expect((await ask(server, renewed)).status).toBe(404);
  expect(server.output()).not.toContain(path);
});

it("rings by letter once, of however many instances; the letter's link rests it and ends it", async () => {
  const [asked] = await mail.to(ann.email);
  await ask(
    server,
    linkIn(asked as never, "/letters/address"),
    form({ intent: "confirm-address" }),
  );
  await ask(
    server,
    "/account/prayers",
    form({ form: "prayer", text: secret }, { Cookie: ann.Cookie }),
  );
  const set = await send({ ...bell, Sat: "on", Sun: "on", byLetter: "on" });
  expect(set.status).toBe(303);
  expect(await page()).toMatch(/name="withWords"/);
  const [{ dueAt } = { dueAt: 0 }] = (await rows(server, "SELECT dueAt FROM bells")) as [
    { dueAt: number },
  ];
  const CLOCK_OFFSET = String(Number(dueAt) - Date.now() + 60_000);
  const { database: DATABASE_URL } = server;
  // Of SQLite one process has the file.
  if (!DATABASE_URL) await server.stop();
  const others = DATABASE_URL ? [temporaryFolder(), temporaryFolder()] : [env.DATA_DIR];
  const shared: Record<string, string> = DATABASE_URL
    ? { DATABASE_URL, SECRET: "5".repeat(64) }
    : {};
  const instances = await Promise.all(
    others.map((DATA_DIR) => startServer({ ...env, ...shared, DATA_DIR, CLOCK_OFFSET })),
  );
  running.push(...instances);
  const [one] = instances as [TestServer];
  const letters = (await mail.to(ann.email, 2)).slice(1);
  await expect
    .poll(() => rows(one, "SELECT state FROM outbox WHERE kind = 'bell'"))
    .toEqual([{ state: "sent" }]);
  expect(mail.mails.filter(({ subject }) => subject === "Your list is ready")).toHaveLength(1);
  const [letter] = letters;
  expect(letter?.raw).not.toContain(secret);
  expect(letter?.text).not.toContain(secret);
  const leave = linkIn(letter as never, "/letters/leave");
  const state = () => rows(one, "SELECT byLetter, restsUntil IS NOT NULL AS rests FROM bells");
  const before = await state();
  expect((await ask(one, leave)).text).toContain("Rest for a week");
  expect(await state()).toEqual(before);
  expect((await ask(one, leave, form({ intent: "bell-week" }))).status).toBe(303);
  expect((await ask(one, leave)).text.replaceAll("<!-- -->", "")).toMatch(
    /by email; rests until \w+ \d/,
  );
  const click = await fetch(one.url + leave, form({ "List-Unsubscribe": "One-Click" }));
  expect(click.status).toBe(200);
  expect((await ask(one, leave)).text).toContain("but nowhere so far");
  expect(await rows(one, "SELECT dueAt FROM bells")).toEqual([{ dueAt: null }]);
  const wrong = leave.replace(/.$/, (last) => (last === "x" ? "y" : "x"));
  expect((await ask(one, wrong)).status).toBe(404);
}, 90_000);

it("is in the copy of a person's data, and goes with the account", async () => {
  const on = running.at(-1) as TestServer;
  const headers = { Cookie: ann.Cookie };
  const { text } = await ask(on, "/account/privacy/everything.json", { headers });
  expect(JSON.parse(text).bell).toMatchObject([{ hours: "7 21", zone: "Asia/Kolkata" }]);
  expect(text).not.toContain("/letters/bell");
  const deletion = { form: "deletion", currentPassword: ann.password };
  await ask(on, "/account/privacy/delete", form(deletion, headers));
  expect(await rows(on, "SELECT * FROM bells")).toEqual([]);
}, 90_000);
