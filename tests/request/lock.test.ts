import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, json, textOf } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { linkIn, startMailServer } from "../support/mail-server";
import { rows, withServer } from "../support/with-server";
import { type Account, cookieOf, enter, logIn } from "./support/account";
import { enterGuarded, guard, operate, showCode, showPassword } from "./support/factor";

const mail = await startMailServer();
const MAIL_FROM = "Prayer LIFE <letters@pray.example.org>";
const server = withServer({ SMTP_URL: mail.url, MAIL_FROM });

const [lockPage, prayers] = ["/account/lock", "/account/prayers"];
const canary = "kanarienvogel";
const lockedWords = "[Locked. Only its owner can open it.]";

type Person = Account & { Cookie: string };

const get = (Cookie: string, path: string) => ask(server, path, { headers: { Cookie } });
const post = (Cookie: string, path: string, words: Record<string, string>) =>
  ask(server, path, form(words, { Cookie }));
const lockPost = (Cookie: string, words: Record<string, string>) => post(Cookie, lockPage, words);
const signedIn = async (who: Account) => ({ ...who, Cookie: cookieOf(await logIn(server, who)) });

async function letterTo(email: string, subject: string) {
  const found = () =>
    mail.mails.find((one) => one.recipients[0] === email && one.subject === subject);
  await expect.poll(found, { timeout: 10_000, interval: 20 }).toBeDefined();
  return found() as never;
}

/** Confirmed, with one prayer. */
async function praying(who?: Person): Promise<Person> {
  const ann = who ?? (await enter(server));
  const letter = await letterTo(ann.email, "Please confirm your email address");
  await ask(server, linkIn(letter, "/letters/address"), form({ intent: "confirm-address" }));
  await post(ann.Cookie, prayers, { form: "prayer", text: `${canary} of ${ann.username}` });
  return ann;
}

const codeIn = (html: string) =>
  [...html.matchAll(/<code[^>]*>([a-z]+)<\/code>/g)].map(([, word = ""]) => word);

/** @returns with the session after it, and the code. */
async function lock(ann: Person): Promise<Person & { code: string }> {
  const asked = { form: "begin-lock", currentPassword: ann.password };
  const begun = await lockPost(ann.Cookie, asked);
  const code = codeIn((await get(cookieOf(begun), lockPage)).text);
  const words = [3, 7, 11].map((number) => code[number - 1]).join(" ");
  const locked = await lockPost(cookieOf(begun), { form: "lock", words });
  expect([locked.status, code.length]).toEqual([303, 12]);
  return { ...ann, Cookie: cookieOf(locked), code: code.join(" ") };
}

const prayed = async (Cookie: string) => (await get(Cookie, prayers)).text;

beforeAll(async () => {
  const folder = temporaryFolder();
  const [copy, passphrase] = [join(folder, "copy"), join(folder, "passphrase")];
  writeFileSync(passphrase, "a passphrase of mine\n");
  const exported = await operate(server, "secret", "export", copy, "--passphrase", passphrase);
  expect(exported).toMatchObject({ code: 0 });
});

describe("a lock", () => {
  it("takes the password, shows a code, asks it back, and only then ends every other session", async () => {
    const ann = await praying();
    const other = await signedIn(ann);
    expect((await get(ann.Cookie, lockPage)).text).toContain("Lock my prayers");
    const begin = (currentPassword: string) =>
      lockPost(ann.Cookie, { form: "begin-lock", currentPassword });
    expect((await begin("not hers at all")).status).toBe(401);
    const begun = await begin(ann.password);
    const shown = await get(cookieOf(begun), lockPage);
    expect(shown.headers.get("Cache-Control")).toContain("no-store");
    const code = codeIn(shown.text);
    expect(code).toHaveLength(12);
    const confirm = (words: string, Cookie = cookieOf(begun)) =>
      lockPost(Cookie, { form: "lock", words });
    const wrong = await confirm("abandon ability able");
    expect([wrong.status, textOf(wrong.text, "h1")]).toEqual([400, "Prayer lock"]);
    const foreign = await praying();
    expect((await confirm(code.join(" "), foreign.Cookie)).status).toBe(409);
    expect(await prayed(other.Cookie)).toContain(canary);
    const given = await confirm(code.map((word) => word.slice(0, 4)).join(", "));
    expect([given.status, given.headers.get("Location")]).toEqual([
      303,
      `${lockPage}?done=lock#lock`,
    ]);
    expect((await get(other.Cookie, "/api/user")).status).toBe(401);
    expect((await get(ann.Cookie, "/api/user")).status).toBe(401);
    const page = (await get(cookieOf(given), lockPage)).text;
    for (const words of ["Your prayers are locked", "Unlock my prayers"])
      expect(page).toContain(words);
    for (const word of code) expect(page).not.toContain(`>${word}<`);
    expect((await get(cookieOf(given), "/account/settings")).text).toContain("Prayer lock");
    const { stdout } = await operate(server, "doctor");
    expect(stdout).toMatch(/[1-9]\d* sealed, 1 locked to their owner, 0 with words in clear/);
  });

  it("stays open in its session and after signing in, by page and by /api; it is exported in clear", async () => {
    const ann = await lock(await praying());
    const byApi = await signedIn(ann);
    const byPage = cookieOf(await showPassword(server, ann));
    for (const Cookie of [ann.Cookie, byApi.Cookie, byPage]) {
      expect(await prayed(Cookie)).toContain(canary);
      const more = await post(Cookie, prayers, {
        form: "prayer",
        text: `more of ${Cookie.length}`,
      });
      expect(more.status).toBe(303);
      const found = (await get(Cookie, `${prayers}?find=${canary}`)).text;
      expect(found).toContain(ann.username);
      expect(found).toContain(`has “${canary}” in it.`);
    }
    const file = (await get(byPage, "/account/privacy/everything.json")).text;
    expect(file).toContain(`${canary} of ${ann.username}`);
    expect(file).not.toContain(lockedWords);
    const table = (await get(byPage, `${prayers}/export?as=csv`)).text;
    expect(table).toContain(`${canary} of ${ann.username}`);
    const { stdout } = await operate(server, "export", "--subject", ann.email, "--json");
    expect(stdout).toContain(lockedWords);
    expect(stdout).toContain("lockedAt");
    expect(stdout).not.toContain(canary);
  });

  it("waits for the code of the second step", async () => {
    const guarded = await enterGuarded(server);
    const ann = await lock(await praying(guarded));
    expect(await prayed(ann.Cookie)).toContain(canary);
    const asked = await showPassword(server, ann);
    expect((await get(cookieOf(asked), "/api/user")).status).toBe(401);
    const entered = await showCode(server, guarded.code(), cookieOf(asked));
    expect(await prayed(cookieOf(entered))).toContain(canary);
  });

  it("follows the password that is changed, and a second step that is set up", async () => {
    const ann = await lock(await praying());
    const set = await guard(server, ann);
    expect(await prayed(set.Cookie)).toContain(canary);
    const ben = await lock(await praying());
    const password = "another one of mine";
    const words = { currentPassword: ben.password, password, confirmPassword: password };
    const changed = await post(ben.Cookie, "/account/settings", { form: "password", ...words });
    expect(await prayed(cookieOf(changed))).toContain(canary);
    expect(await prayed((await signedIn({ ...ben, password })).Cookie)).toContain(canary);
  });

  it("after a new password by letter the code alone opens them; nothing is lost or overwritten meanwhile", async () => {
    const ann = await lock(await praying());
    const sender = { fullName: "Ann", email: ann.email, prayerRequest: `${canary} for me` };
    await post(ann.Cookie, "/contact", { form: "prayer-request", ...sender });
    expect(await prayed(ann.Cookie)).toContain(`${canary} for me`);
    await ask(server, "/auth/forgotten", form({ form: "forgotten", email: ann.email }));
    const link = linkIn(await letterTo(ann.email, "A new password for Prayer LIFE"), "/auth/reset");
    const password = "the third one of mine";
    await ask(server, link, form({ form: "password-reset", password, confirmPassword: password }));
    const { Cookie } = await signedIn({ ...ann, password });
    const page = await prayed(Cookie);
    expect(page).not.toContain(canary);
    expect(page).toContain(lockedWords);
    expect(page).toContain("You asked others to pray");
    expect(page).toContain(`href="${lockPage}"`);
    for (const each of [
      await get(Cookie, `${prayers}/export?as=csv`),
      await get(Cookie, `${prayers}/import`),
      await post(Cookie, `${prayers}/import`, { words: "not to be lost", step: "save" }),
    ])
      expect([each.status, each.headers.get("Location")]).toEqual([303, lockPage]);
    const refused = await post(Cookie, prayers, { form: "prayer", text: "not to be lost" });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining("not to be lost"),
    ]);
    expect(refused.text).toContain("recovery code");
    const begun = await lockPost(Cookie, { intent: "begin-anew" });
    expect(begun.status).toBe(303);
    expect((await get(Cookie, lockPage)).text).toContain("Open my prayers");
    const open = (words: string) =>
      lockPost(Cookie, { form: "open-lock", words, currentPassword: password });
    expect((await open(ann.code.replace(/^\w+/, "zoo"))).status).toBe(400);
    expect((await open(ann.code.toUpperCase())).status).toBe(303);
    expect(await prayed(Cookie)).toContain(canary);
    expect(await prayed((await signedIn({ ...ann, password })).Cookie)).toContain(canary);
  });

  it("of a thief is taken off by the letter about it", async () => {
    const ann = await praying();
    const thief = await lock(ann);
    const letter = await letterTo(ann.email, "Your prayers were locked");
    const undo = linkIn(letter, "/letters/undo");
    expect((await ask(server, undo)).text).toContain("your prayers are unlocked");
    const undone = await ask(server, undo, form({ intent: "undo" }));
    expect((await get(thief.Cookie, "/api/user")).status).toBe(401);
    const password = "mine, not the thief's";
    const again = { form: "password-reset", password, confirmPassword: password };
    await ask(server, undone.headers.get("Location") ?? "", form(again));
    const { Cookie } = await signedIn({ ...ann, password });
    expect(await prayed(Cookie)).toContain(canary);
    expect((await get(Cookie, lockPage)).text).toContain("aren’t locked");
  });

  it("is taken off by the password", async () => {
    const ann = await lock(await praying());
    const words = { form: "unlock", currentPassword: ann.password };
    expect((await lockPost(ann.Cookie, { ...words, currentPassword: "wrong one" })).status).toBe(
      401,
    );
    expect((await lockPost(ann.Cookie, words)).status).toBe(303);
    expect(await prayed(ann.Cookie)).toContain(canary);
    const { stdout } = await operate(server, "export", "--subject", ann.email, "--json");
    expect(stdout).toContain(canary);
  });

  it("goes with its account", async () => {
    const ann = await lock(await praying());
    const erased = await operate(server, "erase", "--subject", ann.email, "--yes");
    expect(erased).toMatchObject({ code: 0 });
    const sql = "SELECT 1 FROM account_locks JOIN users ON id = userId WHERE email = ?";
    expect(await rows(server, sql, ann.email)).toEqual([]);
  });

  it("waits for an address that is confirmed", async () => {
    const ann = await enter(server);
    expect((await get(ann.Cookie, lockPage)).text).toContain("confirm your email address");
    const words = { form: "begin-lock", currentPassword: ann.password };
    expect((await lockPost(ann.Cookie, words)).status).toBe(409);
    const refused = await ask(
      server,
      "/api/login",
      json({ username: ann.username, password: "no" }),
    );
    expect(refused.status).toBe(400);
  });
});
