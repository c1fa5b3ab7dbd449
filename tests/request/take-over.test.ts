import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { ask, form, json, type Page } from "../support/ask";
import { linkIn, startMailServer } from "../support/mail-server";
import { onFile } from "../support/server";
import { codeAt } from "../support/totp";
import { rows, withServer } from "../support/with-server";
import { type Account, account, cookieOf, enter, logIn, register } from "./support/account";
import {
  beginSetUp,
  enterGuarded,
  factorPage,
  type Guarded,
  guard,
  operate,
  showCode,
  showPassword,
} from "./support/factor";

// What a thief can do, and what brings the owner back: the rows of .github/decisions/0025-take-over.md.

const mail = await startMailServer();
const MAIL_FROM = "Prayer LIFE <letters@pray.example.org>";
const server = withServer({ SMTP_URL: mail.url, MAIL_FROM, TRUST_PROXY: "1" });

/** Another network than the owner's. */
const elsewhere = { "X-Forwarded-For": "203.0.113.9" };

type Person = Account & { Cookie: string };

const settings = "/account/settings";
const press = (path: string, intent: string) => ask(server, path, form({ intent }));
const isIn = async (Cookie: string) =>
  (await ask(server, "/api/user", { headers: { Cookie } })).status === 200;

/** The newest letter to an address of a subject, once there are so many to it. */
async function letterTo(email: string, subject: string, count = 1) {
  const about = () =>
    mail.mails.filter(({ recipients, subject: its }) => recipients[0] === email && its === subject);
  await expect.poll(() => about().length, { timeout: 10_000, interval: 20 }).toBe(count);
  return about().at(-1) as never;
}

const confirmLetter = "Please confirm your email address";
const movedLetter = "Your account has another email address";
const factorLetter = "Two-step login was turned on";
const resetLetter = "A new password for Prayer LIFE";

async function confirmAddress(email: string, count = 1): Promise<void> {
  const letter = await letterTo(email, confirmLetter, count);
  expect((await press(linkIn(letter, "/letters/address"), "confirm-address")).status).toBe(303);
}

/** Somebody whose address is confirmed. */
async function confirmed<Of extends Person>(owner: Of): Promise<Of> {
  await confirmAddress(owner.email);
  return owner;
}

/** Signed in by the password, where nothing else is asked. */
const enterAs = async (who: Account): Promise<Person> => ({
  ...who,
  Cookie: cookieOf(await logIn(server, who)),
});

const changeEmail = ({ Cookie, password }: Person, email: string) =>
  ask(server, settings, form({ form: "email", email, currentPassword: password }, { Cookie }));

/** The account goes to an address of a thief's, who confirms it. @returns that address. */
async function moveAway(thief: Person): Promise<string> {
  const { email } = account();
  expect((await changeEmail(thief, email)).status).toBe(303);
  await confirmAddress(email);
  return email;
}

/** The way back that the notice of a change brings. */
const wayBack = async (email: string, subject = movedLetter, count = 1) =>
  linkIn(await letterTo(email, subject, count), "/letters/undo");

const takeBack = (path: string) => press(path, "undo");

const choose = (path: string, password: string) =>
  ask(server, path, form({ form: "password-reset", password, confirmPassword: password }));

/** Presses the button behind a way back, and chooses the new password that it leads to. */
async function restore(path: string, owner: Account, password: string): Promise<Person> {
  const pressed = await takeBack(path);
  const to = pressed.headers.get("Location") ?? "";
  expect([pressed.status, to]).toEqual([303, expect.stringMatching(/^\/auth\/reset\/[\w-]{43}$/)]);
  expect((await choose(to, password)).status).toBe(303);
  return { ...owner, password, Cookie: "" };
}

/** A link to a new password, by letter. */
async function forgotten(email: string, count = 1, headers = {}): Promise<string> {
  await ask(server, "/auth/forgotten", form({ form: "forgotten", email }, headers));
  return linkIn(await letterTo(email, resetLetter, count), "/auth/reset");
}

const addressOf = async ({ username }: Account) =>
  rows(server, "SELECT email FROM users WHERE username = ?", username);

const asksForCode = (page: Page) => page.headers.get("Location")?.startsWith("/auth/code");

/** A thief who found another site's leak, and sits at another desk than the owner. */
describe("whoever has the password", () => {
  it("moves the account, and registers the left address: it is kept, and the owner comes back", async () => {
    const ann = await confirmed(await enter(server));
    const thief = await enterAs(ann);
    await moveAway(thief);

    // By page, by /api, and by another account's change: it is taken.
    const again = { ...account(), email: ann.email };
    expect((await register(server, again)).status).toBe(409);
    const fields = { form: "register", ...again, confirmPassword: again.password };
    const page = await ask(server, "/auth?tab=register", form(fields));
    expect([page.status, page.text.includes("There is an account with that email")]).toEqual([
      409,
      true,
    ]);
    expect((await changeEmail(await enter(server), ann.email)).status).toBe(409);

    const way = await wayBack(ann.email);
    expect((await ask(server, way)).text).toContain("Take your account back?");
    const back = await restore(way, ann, "walk in the light");
    expect(await addressOf(ann)).toEqual([{ email: ann.email }]);
    expect(await isIn(thief.Cookie)).toBe(false);
    expect((await logIn(server, ann)).status).toBe(401);
    expect((await logIn(server, back)).status).toBe(200);
    expect((await ask(server, way)).status).toBe(404);
    expect((await takeBack(way)).headers.get("Location")).toBe(way);
  });

  it("has no password any more once the owner pressed, and pressing twice leads on as well", async () => {
    const ann = await confirmed(await enter(server));
    await moveAway(await enterAs(ann));
    const way = await wayBack(ann.email);
    const [once, twice] = [await takeBack(way), await takeBack(way)];
    for (const page of [once, twice])
      expect(page.headers.get("Location")).toMatch(/^\/auth\/reset\//);
    expect((await logIn(server, ann)).status).toBe(401);
    const to = twice.headers.get("Location") ?? "";
    expect((await choose(to, "walk in the light")).status).toBe(303);
    expect((await takeBack(way)).headers.get("Location")).toBe(way);
  });

  it("turns on the second step: the notice has a way back, through to the new password alone", async () => {
    const ann = await confirmed(await enter(server));
    const thief = await enterAs(ann);
    const guarded = await guard(server, thief);
    const way = await wayBack(ann.email, factorLetter);
    expect((await ask(server, way)).text).toContain("asks for no code");
    // A new password alone would lead to the thief's code.
    const reset = { ...ann, password: "not enough" };
    await choose(await forgotten(ann.email), reset.password);
    const stuck = await showPassword(server, reset);
    expect(asksForCode(stuck)).toBe(true);
    const told = await ask(server, "/auth/code", { headers: { Cookie: cookieOf(stuck) } });
    expect(told.text).toContain("has a link to take your account back");

    const back = await restore(way, ann, "walk in the light");
    expect(await isIn(guarded.Cookie)).toBe(false);
    expect((await logIn(server, back)).status).toBe(200);
  });

  it("turns it on and moves the account: each notice undoes what is younger than it", async () => {
    const [ann, bea] = [await confirmed(await enter(server)), await confirmed(await enter(server))];
    for (const owner of [ann, bea]) {
      const thief = await enterAs(owner);
      const guarded = await guard(server, thief);
      await moveAway({ ...thief, Cookie: guarded.Cookie });
    }
    // The older one brings all of it back, and ends the younger.
    const [older, younger] = [await wayBack(ann.email, factorLetter), await wayBack(ann.email)];
    const back = await restore(older, ann, "walk in the light");
    expect((await logIn(server, back)).status).toBe(200);
    expect(await addressOf(ann)).toEqual([{ email: ann.email }]);
    expect((await ask(server, younger)).status).toBe(404);
    // The younger one leaves the second step, and the older still takes it away.
    const half = await restore(await wayBack(bea.email), bea, "half the way");
    expect(asksForCode(await showPassword(server, half))).toBe(true);
    const whole = await restore(await wayBack(bea.email, factorLetter), bea, "walk in the light");
    expect((await logIn(server, whole)).status).toBe(200);
  });

  it("moves it on, and back by the notice to their own address: the owner's way stays", async () => {
    const ann = await confirmed(await enter(server));
    const thief = await enterAs(ann);
    const second = await moveAway(thief);
    await moveAway(thief);
    await restore(await wayBack(second), thief, "the thief's");
    expect(await addressOf(ann)).toEqual([{ email: second }]);
    const back = await restore(await wayBack(ann.email), ann, "walk in the light");
    expect(await addressOf(ann)).toEqual([{ email: ann.email }]);
    expect((await logIn(server, back)).status).toBe(200);
    expect((await logIn(server, { ...ann, password: "the thief's" })).status).toBe(401);
  });

  it("changes the password: a notice comes, and a letter brings another", async () => {
    const ann = await confirmed(await enter(server));
    const { Cookie } = await enterAs(ann);
    const fields = {
      currentPassword: ann.password,
      password: "stolen!",
      confirmPassword: "stolen!",
    };
    const changed = await ask(server, settings, form({ form: "password", ...fields }, { Cookie }));
    expect(changed.status).toBe(303);
    await letterTo(ann.email, "Your password was changed");
    expect((await choose(await forgotten(ann.email), "walk in the light")).status).toBe(303);
    expect(await isIn(cookieOf(changed))).toBe(false);
    expect((await logIn(server, { ...ann, password: "stolen!" })).status).toBe(401);
  });

  it("stands in the list of sessions, and can be ended from there", async () => {
    const ann = await enter(server);
    const thief = await enterAs(ann);
    const { text } = await ask(server, settings, { headers: { Cookie: ann.Cookie } });
    expect(text).toContain("Log out everywhere else, then change your password.");
    await ask(server, settings, form({ intent: "sign-out-everywhere" }, { Cookie: ann.Cookie }));
    expect([await isIn(thief.Cookie), await isIn(ann.Cookie)]).toEqual([false, true]);
  });

  it("reads and takes everything, and deletes it: nothing here brings that back", async () => {
    const ann = await confirmed(await enter(server));
    const { Cookie } = await enterAs(ann);
    const file = await ask(server, "/account/privacy/everything.json", { headers: { Cookie } });
    expect([file.status, file.text.includes(ann.email)]).toEqual([200, true]);
    const deletion = form({ form: "deletion", currentPassword: ann.password }, { Cookie });
    expect((await ask(server, "/account/privacy/delete", deletion)).status).toBe(303);
    expect((await logIn(server, ann)).status).toBe(401);
    expect((await register(server, ann)).status).toBe(201);
  });

  it("but not the phone, does nothing at all to an account with a second step", async () => {
    const ann = await confirmed(await enterGuarded(server));
    const before = await traces(ann);
    const half = await showPassword(server, ann, { headers: elsewhere });
    expect(asksForCode(half)).toBe(true);
    const Cookie = cookieOf(half);
    for (const path of ["/account", settings, factorPage, "/account/privacy"])
      expect((await ask(server, path, { headers: { Cookie } })).status).toBe(303);
    expect(await isIn(ann.Cookie)).toBe(true);
    expect(await traces(ann)).toEqual(before);
  });
});

/** What a sign-in leaves behind: known networks, sessions, letters. */
const traces = async ({ username }: Account) =>
  Promise.all(
    ["sign_in_addresses", "sessions", "outbox"].map((table) =>
      rows(
        server,
        `SELECT count(*) AS n FROM ${table} JOIN users ON users.id = ${table}.userId WHERE username = ?`,
        username,
      ),
    ),
  );

describe("whoever reads the mailbox", () => {
  it("gets in by a letter; the owner, whose mailbox it is again, does the same", async () => {
    const ann = await confirmed(await enter(server));
    await choose(await forgotten(ann.email, 1, elsewhere), "stolen!");
    const thief = await enterAs({ ...ann, password: "stolen!" });
    expect([await isIn(thief.Cookie), await isIn(ann.Cookie)]).toEqual([true, false]);
    await moveAway(thief);
    const back = await restore(await wayBack(ann.email), ann, "walk in the light");
    expect([await isIn(thief.Cookie), (await logIn(server, back)).status]).toEqual([false, 200]);
  });

  it("is stuck at the second step, which a letter does not open", async () => {
    const ann = await confirmed(await enterGuarded(server));
    await choose(await forgotten(ann.email, 1, elsewhere), "stolen!");
    const half = await showPassword(server, { ...ann, password: "stolen!" });
    expect(asksForCode(half)).toBe(true);
    await choose(await forgotten(ann.email, 2), "walk in the light");
    const pending = await showPassword(server, { ...ann, password: "walk in the light" });
    expect((await showCode(server, ann.code(), cookieOf(pending))).status).toBe(303);
  });

  it("that the owner left, can take the account back there for a week; an older second step holds", async () => {
    const ann = await enterGuarded(server);
    await confirmed(ann);
    await moveAway(ann);
    const thief = await restore(await wayBack(ann.email), ann, "stolen!");
    const half = await showPassword(server, thief);
    expect([asksForCode(half), await isIn(cookieOf(half))]).toEqual([true, false]);
  });
});

describe("whoever has the phone", () => {
  it("alone gets nowhere; a recovery code ends its codes", async () => {
    const ann = await enterGuarded(server);
    const { headers } = await ask(server, "/auth/code", form({ form: "code", code: ann.code() }));
    expect(headers.get("Location")).toBe("/auth");
    const [first = "", second = ""] = ann.recoveryCodes;
    const pending = cookieOf(await showPassword(server, ann));
    const Cookie = cookieOf(await showCode(server, first, pending));
    const off = { form: "remove-factor", currentPassword: ann.password, code: second };
    expect((await ask(server, factorPage, form(off, { Cookie }))).status).toBe(303);
    expect((await logIn(server, ann)).status).toBe(200);
  });

  it("is taken away by the operator, where no recovery code is left", async () => {
    const ann = await enterGuarded(server);
    expect((await operate(server, "user", "factor", ann.username, "--reset")).code).toBe(0);
    expect(await isIn(ann.Cookie)).toBe(false);
    expect((await logIn(server, ann)).status).toBe(200);
  });
});

describe("whoever has the password and the phone", () => {
  /** Their own second step in the place of the owner's. */
  async function replaceFactor(ann: Guarded): Promise<Person & { Cookie: string }> {
    const pending = cookieOf(await showPassword(server, ann));
    const Cookie = cookieOf(await showCode(server, ann.code(), pending));
    const [code = ""] = ann.recoveryCodes;
    const off = { form: "remove-factor", currentPassword: ann.password, code };
    expect((await ask(server, factorPage, form(off, { Cookie }))).status).toBe(303);
    await letterTo(ann.email, "Two-step login was turned off");
    return { ...ann, ...(await guard(server, { ...ann, Cookie })) };
  }

  it("puts their own in its place: the notice of it has the way back", async () => {
    const ann = await confirmed(await enterGuarded(server));
    const thief = await replaceFactor(ann);
    await moveAway(thief);
    const back = await restore(await wayBack(ann.email, factorLetter, 1), ann, "walk in the light");
    expect([await isIn(thief.Cookie), (await logIn(server, back)).status]).toEqual([false, 200]);
    expect(await addressOf(ann)).toEqual([{ email: ann.email }]);
  });
});

describe("whoever has the mailbox and the phone", () => {
  it("has the account; the operator's links bring it back", async () => {
    const ann = await confirmed(await enterGuarded(server));
    await choose(await forgotten(ann.email, 1, elsewhere), "stolen!");
    const pending = cookieOf(await showPassword(server, { ...ann, password: "stolen!" }));
    const thief = cookieOf(await showCode(server, ann.code(), pending));
    expect(await isIn(thief)).toBe(true);
    expect((await operate(server, "user", "factor", ann.username, "--reset")).code).toBe(0);
    const { stdout } = await operate(server, "user", "passwd", ann.username, "--quiet");
    expect((await choose(new URL(stdout.trim()).pathname, "walk in the light")).status).toBe(303);
    const back = await enterAs({ ...ann, password: "walk in the light" });
    expect([await isIn(thief), await isIn(back.Cookie)]).toEqual([false, true]);
  });
});

describe("whoever has a session alone", () => {
  it("changes nothing of weight: address, password, second step and deletion ask for the password", async () => {
    const { Cookie, ...ann } = await enter(server);
    const secret = await beginSetUp(server, Cookie);
    const guessed = { currentPassword: "a guess" };
    const fresh = { password: "stolen!", confirmPassword: "stolen!" };
    for (const [path, fields] of [
      [settings, { form: "email", email: account().email, ...guessed }],
      [settings, { form: "password", ...fresh, ...guessed }],
      [factorPage, { form: "confirm-factor", code: codeAt(secret), ...guessed }],
      ["/account/privacy/delete", { form: "deletion", ...guessed }],
    ] as const)
      expect((await ask(server, path, form(fields, { Cookie }))).status).toBe(401);
    expect((await logIn(server, ann)).status).toBe(200);
  });
});

it.runIf(onFile)(
  "an address that another account got before it was kept is not given back, and the page says so",
  async () => {
    const ann = await confirmed(await enter(server));
    await moveAway(await enterAs(ann));
    const way = await wayBack(ann.email);
    // As it may stand in a database from before: nobody can get there any more.
    await take(ann.email);
    const page = await ask(server, way);
    expect(page.text).toContain("Another account has the address");
    expect(page.text).not.toContain("Take my account back");
    expect((await takeBack(way)).headers.get("Location")).toBe(way);
    expect((await ask(server, "/api/login", json(ann))).status).toBe(200);
  },
);

/** Gives an address to another account beside the server, past its rules. */
async function take(email: string): Promise<void> {
  const { username } = await enter(server);
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  sqlite.prepare("UPDATE users SET email = ? WHERE username = ?").run(email, username);
  sqlite.close();
}
