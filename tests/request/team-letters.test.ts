import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { ask, form, newsletter } from "../support/ask";
import { linkIn, startMailServer } from "../support/mail-server";
import { run } from "../support/run";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { factorPage, guard, operate } from "./support/factor";
import { intent, visitor } from "./support/visitor";

const mail = await startMailServer();
const letters = { SMTP_URL: mail.url, MAIL_FROM: "Prayer LIFE <letters@pray.example.org>" };
const server = withServer(letters);

const request = (email: string, words: string) => ({
  form: "prayer-request",
  fullName: "Ada Stone",
  email,
  prayerRequest: words,
  isPrivate: "on",
});

/** Asks for prayer on the page. @returns the way to the private page, as the page shows it. */
async function askForPrayer(email: string, words: string, cookie = ""): Promise<string> {
  const browser = visitor(server, cookie);
  await browser("/contact", form(request(email, words)));
  const page = await browser("/contact?done=prayer-request");
  expect(page.text).toContain("If you’ve confirmed your address with us before");
  return /\/request\/[\w-]{43}/.exec(page.text)?.[0] ?? "";
}

/** An account with a confirmed address. */
async function confirmed() {
  const person = await enter(server);
  await operate(server, "user", "confirm", person.username);
  return person;
}

const about = (address: string, subject: string) =>
  mail.mails.filter((each) => each.recipients.includes(address) && each.subject === subject);

const privatePage = "We received your prayer request";

it("brings the private page to an account's confirmed address, and keeps its token no longer", async () => {
  const ann = await confirmed();
  const words = "For a quiet heart";
  const path = await askForPrayer(ann.email, words, ann.Cookie);
  await mail.to(ann.email, 2);
  const [letter, ...more] = about(ann.email, privatePage);
  expect(more).toEqual([]);
  expect(linkIn(letter as never, "/request")).toBe(path);
  expect(String(letter?.html)).toContain(path);
  // Email isn't private.
  for (const secret of [words, "Ada Stone"]) expect(letter?.raw).not.toContain(secret);
  expect((await ask(server, path)).text).toContain(words);
  const kept = async () =>
    rows(server, "SELECT state, sealed FROM outbox WHERE requestId IS NOT NULL AND state = 'sent'");
  while ((await kept()).length === 0) await pause(20);
  expect(await kept()).toEqual([{ state: "sent", sealed: null }]);
  await ask(server, `${path}/withdraw`, intent("withdraw"));
  expect(await rows(server, "SELECT id FROM outbox WHERE kind = 'request-receipt'")).toEqual([]);
});

it("brings it to a reader's address a few times a day, whoever types it, and to no address that nobody confirmed", async () => {
  const [reader, nobody] = ["reader.of@example.org", "nobody.at@example.org"];
  await ask(server, "/?index", newsletter(reader));
  const [asked] = await mail.to(reader);
  await ask(server, linkIn(asked as never, "/letters/confirm"), intent("confirm-letters"));
  const path = await askForPrayer(reader, "For the rain");
  await mail.to(reader, 2);
  expect(linkIn(about(reader, privatePage)[0] as never, "/request")).toBe(path);
  for (const email of [nobody, ...Array(6).fill(reader)])
    expect(await askForPrayer(email, `For the harvest ${Math.random()}`)).toMatch(/^\/request\//);
  await mail.to(reader, 6);
  const waiting = "SELECT id FROM outbox WHERE kind = 'request-receipt' AND state = 'waiting'";
  // A letter that has come is told as sent a moment later.
  await expect.poll(() => rows(server, waiting), { timeout: 10_000 }).toEqual([]);
  expect(about(reader, privatePage)).toHaveLength(5);
  expect(mail.mails.filter(({ recipients }) => recipients.includes(nobody))).toEqual([]);
});

it("an account is told when its second step is turned on, turned off, or taken away", async () => {
  const ann = await confirmed();
  const { Cookie, code } = await guard(server, ann);
  const off = { form: "remove-factor", code: code(), currentPassword: ann.password };
  expect((await ask(server, factorPage, form(off, { Cookie }))).status).toBe(303);
  await mail.to(ann.email, 3);
  const [on] = about(ann.email, "Two-step login was turned on");
  const [turnedOff] = about(ann.email, "Two-step login was turned off");
  expect(on?.text).toContain(ann.username);
  expect(turnedOff?.text).toContain("for the password alone");
  expect(String(turnedOff?.html)).toContain("/auth/forgotten");

  const ben = await confirmed();
  await guard(server, ben);
  const database = server.database && { DATABASE_URL: server.database, SECRET: "5".repeat(64) };
  const settings = { DATA_DIR: server.folder, ...letters, ...database };
  expect((await run(["user", "factor", ben.username, "--reset"], settings)).code).toBe(0);
  await mail.to(ben.email, 3);
  expect(about(ben.email, "Two-step login was turned off")).toHaveLength(1);
});

it("nobody is told of the second step of an address that nobody confirmed", async () => {
  const cara = await enter(server);
  await guard(server, cara);
  expect(await rows(server, "SELECT kind FROM outbox WHERE kind = 'factor-on'")).toHaveLength(2);
});
