import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { linkIn, startMailServer } from "../support/mail-server";
import { run } from "../support/run";
import { startServer, type TestServer } from "../support/server";
import { rows } from "../support/with-server";
import { type Account, cookieOf, enter, logIn } from "./support/account";

// Four weeks of one group, by a clock that is moved: six people, letters, two who act at once, and one who harasses.

const mail = await startMailServer();
const env = {
  DATA_DIR: temporaryFolder(),
  SMTP_URL: mail.url,
  MAIL_FROM: "letters@pray.example.org",
};
const secret = "Wintergoldhaehnchen";
const day = 86_400_000;

let server: TestServer;
const people: Record<string, Account & { Cookie: string }> = {};
let group = "";

afterAll(() => server.stop());

const of = (who: string) => ({ Cookie: people[who]?.Cookie ?? "" });
const send = (who: string, path: string, fields: Record<string, string>) =>
  ask(server, path, form(fields, of(who)));
const open = (who: string, path = `/groups/${group}`) => ask(server, path, { headers: of(who) });
const peoplePage = () => `/groups/${group}/people`;
const requestPath = (handle: string) => `/groups/${group}/requests/${handle}`;
const found = async (who: string, path: string, pattern: RegExp) =>
  pattern.exec((await open(who, path)).text)?.[1] ?? "";

async function confirmed(who: string) {
  people[who] = await enter(server);
  const [letter] = await mail.to(people[who].email);
  const path = linkIn(letter as never, "/letters/address");
  expect((await ask(server, path, form({ intent: "confirm-address" }))).status).toBe(303);
}

async function link(who = "olga"): Promise<string> {
  const made = await send(who, peoplePage(), { form: "group-invite", uses: "" });
  const shown = await ask(server, `${peoplePage()}?done=group-invite`, {
    headers: { Cookie: cookieOf(made) },
  });
  return /\/invite\/[\w-]{43}/.exec(shown.text)?.[0] ?? "";
}

const joins = (who: string, path: string) => send(who, path, { form: "group-join", ownName: who });

const requestsOf = (who: string) =>
  rows(
    server,
    `SELECT r.handle FROM group_requests r JOIN users u ON u.id = r.userId WHERE u.username = ? ORDER BY r.id`,
    people[who]?.username,
  ) as Promise<{ handle: string }[]>;

async function asks(who: string, words: string): Promise<string> {
  const before = (await requestsOf(who)).length;
  const sent = await send(who, `/groups/${group}`, { form: "group-request", words });
  expect(sent.status).toBe(303);
  const all = await requestsOf(who);
  expect(all).toHaveLength(before + 1);
  return all.at(-1)?.handle ?? "";
}

const seatOf = (who: string) =>
  found("olga", peoplePage(), new RegExp(`<span id="([\\w-]{22})"[^>]*>[^<]*${who}`));

/** The same site, some minutes after a moment. */
async function at(moment: number): Promise<void> {
  expect(await server.stop()).toBe(0);
  told += server.output();
  server = await startServer({ ...env, CLOCK_OFFSET: String(moment - Date.now() + 60_000) });
}
let told = "";

const due = async (kind: string) => {
  const [first] = await rows(
    server,
    `SELECT min(dueAt) AS at FROM group_letters WHERE kind = '${kind}'`,
  );
  return Number((first as { at: number }).at);
};

const faultless = (pages: Page[], ...statuses: number[]) => {
  for (const { status } of pages) expect(statuses).toContain(status);
};

/** From now on words are sealed. */
async function seal(): Promise<void> {
  const kept = temporaryFolder();
  writeFileSync(join(kept, "passphrase"), "a passphrase of mine\n");
  const { DATA_DIR } = env;
  const { database: DATABASE_URL } = server;
  const where: Record<string, string> = DATABASE_URL
    ? { DATA_DIR, DATABASE_URL, SECRET: "5".repeat(64) }
    : { DATA_DIR };
  const copy = ["secret", "export", join(kept, "copy"), "--passphrase", join(kept, "passphrase")];
  expect((await run(copy, where)).code).toBe(0);
}

it("is begun, joined by a link and by a letter, and its letters are asked for", async () => {
  server = await startServer(env);
  await seal();
  for (const who of ["olga", "ben", "cyn"]) await confirmed(who);
  for (const who of ["dan", "eve", "fay"]) people[who] = await enter(server);
  const begun = await send("olga", "/groups", {
    form: "group-begin",
    title: "Tuesdays",
    purpose: secret,
    ownName: "Olga",
  });
  group = /groups\/([\w-]{22})/.exec(begun.headers.get("Location") ?? "")?.[1] ?? "";
  const path = await link();
  for (const who of ["cyn", "dan", "eve", "fay"]) expect((await joins(who, path)).status).toBe(303);
  const email = people.ben?.email ?? "";
  expect((await send("dan", peoplePage(), { form: "group-invite-letter", email })).status).toBe(
    400,
  );
  const invited = await send("olga", peoplePage(), { form: "group-invite-letter", email });
  expect(invited.status).toBe(303);
  const [, letter] = await mail.to(email, 2);
  expect(letter?.text).toMatch(/Olga\S* invites you to \S*Tuesdays/);
  const invitation = linkIn(letter as never, "/invite");
  expect((await ask(server, invitation)).status).toBe(200);
  expect((await joins("ben", invitation)).status).toBe(303);
  const used = await joins("eve", invitation);
  expect([used.status, used.headers.get("Location")]).toEqual([302, `/groups/${group}`]);
  await expect
    .poll(() => rows(server, "SELECT sealed, state FROM outbox WHERE kind = 'group-invitation'"))
    .toEqual([{ sealed: null, state: "sent" }]);

  const wishes = { form: "group-letters", zone: "UTC" };
  expect((await send("dan", peoplePage(), { ...wishes, news: "daily" })).status).toBe(409);
  await send("ben", peoplePage(), { ...wishes, news: "daily", planDay: "on" });
  await send("cyn", peoplePage(), { ...wishes, news: "weekly" });
  // From the morning of the first letters, which is today's before its hour.
  const startsOn = new Date(await due("news")).toISOString().slice(0, 10);
  await send("olga", peoplePage(), { form: "group-plan", plan: "anxiety-plan", startsOn });
  expect((await open("cyn", peoplePage())).text).toMatch(/<option value="weekly" selected/);
}, 180_000);

it("of two who act at once nothing is lost, and nothing breaks", async () => {
  const handle = await asks("dan", `${secret}, edited and taken back`);
  const path = requestPath(handle);
  const edit = { form: "group-request-edit", words: `${secret} anew` };
  faultless(
    await Promise.all([
      send("dan", path, edit),
      send("dan", path, { intent: "take-back", item: handle }),
      send("cyn", path, { intent: "prayed", item: handle }),
      send("cyn", path, { form: "group-line", words: "With you" }),
    ]),
    303,
    404,
  );
  expect(await requestsOf("dan")).toEqual([]);
  expect(await rows(server, "SELECT * FROM group_notes")).toEqual([]);

  const other = await asks("dan", `${secret}, answered and updated`);
  const both = [
    { form: "group-thanks", words: `${secret} was answered` },
    { form: "group-update", words: `${secret} goes on` },
  ];
  faultless(await Promise.all(both.map((fields) => send("dan", requestPath(other), fields))), 303);
  const { text } = await open("eve", requestPath(other));
  for (const words of ["was answered", "goes on"]) expect(text).toContain(`${secret} ${words}`);
  expect((await open("eve", `/groups/${group}?list=answered`)).text).toContain(secret);
});

it("one who harasses is stopped by what a writer and an owner can do", async () => {
  const handle = await asks("dan", `${secret}, for Mum`);
  const [first] = await Promise.all(
    ["Ha", "Haha", "Hahaha"].map((words) =>
      send("fay", requestPath(handle), { form: "group-line", words }),
    ),
  );
  expect([303, 409]).toContain(first?.status);
  expect(await rows(server, "SELECT kind FROM group_notes WHERE kind = 'line'")).toHaveLength(1);
  const line = await found("dan", requestPath(handle), /\?line=([\w-]{22})/);
  await send("dan", requestPath(handle), { intent: "block-line", item: line });
  const blocked = await send("fay", requestPath(handle), { form: "group-line", words: "More" });
  expect(blocked.status).toBe(404);
  const flood = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      send("fay", `/groups/${group}`, { form: "group-request", words: `Flood ${n}` }),
    ),
  );
  faultless(flood, 303, 409);
  expect(await requestsOf("fay")).toHaveLength(20);
  expect(await Promise.all(["dan", "eve"].map(async (who) => (await open(who)).status))).toEqual([
    200, 200,
  ]);

  const forwarded = await link();
  await send("olga", peoplePage(), { intent: "remove", item: await seatOf("fay") });
  expect(await requestsOf("fay")).toEqual([]);
  expect((await open("fay")).status).toBe(404);
  expect((await joins("fay", forwarded)).status).toBe(404);
  expect((await open("fay", forwarded)).text).toContain("You’re not in");
  // Under another name they come in by the same link, until an owner ends it.
  people.fay2 = await enter(server);
  expect((await joins("fay2", forwarded)).status).toBe(303);
  await send("olga", peoplePage(), { intent: "remove", item: await seatOf("fay2") });
  for (;;) {
    const item = await found("olga", peoplePage(), /name="item" value="([\w-]{43})"/);
    if (!item) break;
    await send("olga", peoplePage(), { intent: "end-link", item });
  }
  people.fay3 = await enter(server);
  expect((await joins("fay3", forwarded)).status).toBe(404);
});

it("letters come each morning and each week, of what is new alone, and are left by one click", async () => {
  const { email = "" } = people.ben ?? {};
  await at(await due("news"));
  const letters = (await mail.to(email, 4)).slice(2);
  const news = letters.find(({ subject }) => subject?.includes("request"));
  const plan = letters.find(({ subject }) => subject?.includes("Today in"));
  expect(news?.subject).toMatch(/^A new request in \S*Tuesdays/);
  expect(plan?.text).toContain("day 1 of 7");
  for (const letter of letters) expect(letter.raw + letter.text).not.toContain(secret);
  const leave = linkIn(plan as never, "/letters/leave");
  const signedOut = await ask(server, leave);
  expect([signedOut.status, signedOut.text.includes("Tuesdays")]).toEqual([200, true]);
  const click = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  for (let twice = 0; twice < 2; twice++)
    expect((await ask(server, leave, { method: "POST", body: click })).status).toBe(200);
  expect(await rows(server, "SELECT kind FROM group_letters ORDER BY id")).toEqual([
    { kind: "news" },
    { kind: "news" },
  ]);
  expect((await ask(server, leave)).text).toContain("You’re unsubscribed");

  await at((await due("news")) + day / 24);
  await expect.poll(() => due("news")).toBeGreaterThan(Date.now() + day);
  await expect.poll(() => rows(server, "SELECT * FROM outbox WHERE state = 'waiting'")).toEqual([]);
  await asks("eve", `${secret} of the second week`);
  const sunday = rows(server, `SELECT dueAt AS at FROM group_letters WHERE rhythm = 'weekly'`);
  const [{ at: weekly }] = (await sunday) as [{ at: number }];
  await at(Number(weekly));
  const weeks = await mail.to(people.cyn?.email ?? "", 2);
  expect(weeks.at(-1)?.subject).toMatch(/new requests? in \S*Tuesdays/);
  const page = linkIn(weeks.at(-1) as never, "/letters/leave");
  expect((await ask(server, page, form({ intent: "leave-group" }))).status).toBe(303);
  expect(await rows(server, "SELECT rhythm FROM group_letters")).toEqual([{ rhythm: "daily" }]);
});

it("an owner who leaves while one joins leaves a group that has an owner", async () => {
  people.hal = await enter(server);
  await logIn(server, people.hal);
  const path = await link();
  expect((await send("olga", peoplePage(), { intent: "leave" })).status).toBe(400);
  await send("olga", peoplePage(), { intent: "promote", item: await seatOf("ben") });
  const [left, joined] = await Promise.all([
    send("olga", peoplePage(), { intent: "leave" }),
    joins("hal", path),
  ]);
  expect([left.status, [303, 404].includes(joined.status)]).toEqual([303, true]);
  expect((await open("hal")).status).toBe(joined.status === 303 ? 200 : 404);
  expect((await open("olga")).status).toBe(404);
  const owners = await rows(server, "SELECT name FROM group_members WHERE state = 'owner'");
  expect(owners).toEqual([{ name: "ben" }]);
  expect((await ask(server, path)).status).toBe(404);
});

it("after four weeks all is there that was not taken back, and nobody outside saw a word", async () => {
  await at(Date.now() + 28 * day);
  people.ben = { ...people.ben, ...(await fresh("ben")) } as (typeof people)[string];
  const { text } = await open("ben");
  for (const words of [", for Mum", " of the second week"]) expect(text).toContain(secret + words);
  const sent = await send("ben", peoplePage(), {
    form: "group-edit",
    title: "Wednesdays",
    purpose: secret,
  });
  expect(sent.status).toBe(303);
  for (const who of ["fay", "olga"]) {
    people[who] = { ...people[who], ...(await fresh(who)) } as (typeof people)[string];
    for (const path of ["", "/people", "/pray"])
      expect((await open(who, `/groups/${group}${path}`)).text).not.toContain(secret);
  }
  const kept = await Promise.all(
    ["prayer_groups", "group_requests", "group_notes", "outbox"].map((table) =>
      rows(server, `SELECT * FROM ${table}`),
    ),
  );
  expect(JSON.stringify(kept)).not.toContain(secret);
  expect(told + server.output()).not.toContain(secret);
  for (const name of readdirSync(env.DATA_DIR).filter((each) => !/^prayer-life\.db/.test(each)))
    expect([name, readFilesOf(join(env.DATA_DIR, name)).includes(secret)]).toEqual([name, false]);
  expect(mail.mails.filter(({ raw }) => raw.includes(secret))).toEqual([]);
});

const fresh = async (who: string) => ({
  Cookie: cookieOf(await logIn(server, people[who] as Account)),
});

function readFilesOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
