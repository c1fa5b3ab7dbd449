import { describe, expect, it } from "vitest";
import { ask, form, json, textOf } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { codeAt } from "../support/totp";
import { logLines, rows, withServer } from "../support/with-server";
import { cookieOf, enter, logIn } from "./support/account";
import {
  beginSetUp,
  codesIn,
  enterGuarded,
  factorPage,
  guard,
  operate,
  secretIn,
  showCode,
  showPassword,
} from "./support/factor";
import { intent } from "./support/visitor";

const server = withServer();
const limited = withServer({ RATE_LIMIT: "on", TRUST_PROXY: "1" });

/** Wrong at any time, as six digits may not be. */
const wrongCode = "abcdef";

const get = (path: string, Cookie: string, at = server) => ask(at, path, { headers: { Cookie } });
const isSignedIn = async (Cookie: string, at = server) =>
  (await get("/api/user", Cookie, at)).status === 200;
const post = (Cookie: string, fields: Record<string, string>, at = server) =>
  ask(at, factorPage, form(fields, { Cookie }));

describe("setting it up", () => {
  it("shows the key as a picture, a link and letters, and turns on with a code of it", async () => {
    const ann = await enter(server);
    expect((await get(factorPage, ann.Cookie)).text).toContain("Set it up");
    const begun = await post(ann.Cookie, { intent: "begin-factor" });
    expect([begun.status, begun.headers.get("Location")]).toEqual([
      303,
      "/account/factor?done=begin-factor#set-up",
    ]);
    const page = await get(factorPage, ann.Cookie);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.text).toMatch(/<path d="M4 4h7v1h-7z/);
    expect(page.text).toMatch(
      /href="otpauth:\/\/totp\/Prayer%20LIFE:Ann[\da-f]+\?secret=[A-Z2-7]{32}&amp;/,
    );
    const secret = secretIn(page.text);
    expect(secret).toHaveLength(20);
    const words = { form: "confirm-factor", currentPassword: ann.password };
    const wrong = await post(ann.Cookie, { ...words, code: wrongCode });
    expect([wrong.status, secretIn(wrong.text).equals(secret)]).toEqual([400, true]);
    expect(wrong.text).toContain("That code isn’t right.");
    const stranger = { ...words, currentPassword: "not hers", code: codeAt(secret) };
    expect((await post(ann.Cookie, stranger)).status).toBe(401);
    const typed = codeAt(secret).replace(/^.../, "$& ");
    const done = await post(ann.Cookie, { ...words, code: typed });
    expect(done.status).toBe(303);
    const shown = await get(done.headers.get("Location") ?? "", cookieOf(done));
    expect(codesIn(shown.text)).toHaveLength(10);
    const { text } = await get(factorPage, cookieOf(shown));
    expect([codesIn(text), text]).toEqual([
      [],
      expect.stringContaining("10 recovery codes are left."),
    ]);
  });

  it("shows recovery codes once, and keeps neither them nor the key in the clear", async () => {
    const ann = await enter(server);
    const secret = await beginSetUp(server, ann.Cookie);
    const { Cookie, recoveryCodes } = await guard(server, ann);
    expect(codesIn((await get(factorPage, Cookie)).text)).toEqual([]);
    const saved = JSON.stringify([
      await rows(server, "SELECT * FROM second_factors"),
      await rows(server, "SELECT * FROM recovery_codes"),
    ]);
    for (const code of recoveryCodes) {
      expect(saved).not.toContain(code);
      expect(saved).not.toContain(code.replaceAll("-", ""));
    }
    for (const coding of ["hex", "base64", "base64url"] as const)
      expect(saved).not.toContain(secret.toString(coding));
    const logged = JSON.stringify(logLines(server));
    for (const code of recoveryCodes) expect(logged).not.toContain(code);
  });

  it("ends every other session, and this one's old token", async () => {
    const ann = await enter(server);
    const other = cookieOf(await logIn(server, ann));
    const { Cookie } = await guard(server, ann);
    expect(await Promise.all([ann.Cookie, other, Cookie].map((each) => isSignedIn(each)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is nobody's who is signed out, and each person's own", async () => {
    expect((await ask(server, factorPage)).headers.get("Location")).toBe(
      "/auth?next=%2Faccount%2Ffactor",
    );
    const [ann, bea] = [await enter(server), await enter(server)];
    const secret = await beginSetUp(server, ann.Cookie);
    await beginSetUp(server, bea.Cookie);
    const words = { form: "confirm-factor", currentPassword: bea.password, code: codeAt(secret) };
    expect((await post(bea.Cookie, words)).status).toBe(400);
  });
});

describe("signing in", () => {
  it("asks for the code after the password, and lets nobody in before it", async () => {
    const ann = await enterGuarded(server);
    const half = await showPassword(server, ann, { path: "/auth?next=/account/saved" });
    expect([half.status, half.headers.get("Location")]).toEqual([
      303,
      "/auth/code?next=%2Faccount%2Fsaved",
    ]);
    const pending = cookieOf(half);
    expect(await isSignedIn(pending)).toBe(false);
    expect((await get("/account", pending)).status).toBe(303);
    const page = await get("/auth/code?next=/account/saved", pending);
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(page.text).toContain('autoComplete="one-time-code"');
    const path = "/auth/code?next=/account/saved";
    const wrong = await showCode(server, wrongCode, pending, { path });
    expect([wrong.status, textOf(wrong.text, "title")]).toEqual([
      400,
      "Error: Your code - Prayer LIFE",
    ]);
    const right = await showCode(server, ann.code(), pending, { path });
    expect([right.status, right.headers.get("Location")]).toEqual([303, "/account/saved"]);
    expect(await isSignedIn(cookieOf(right))).toBe(true);
    expect(await isSignedIn(pending)).toBe(false);
  });

  it("takes a code once, and none from before it", async () => {
    const ann = await enterGuarded(server);
    const pending = async () => cookieOf(await showPassword(server, ann));
    const code = ann.code();
    expect((await showCode(server, code, await pending())).status).toBe(303);
    const again = await showCode(server, code, await pending());
    expect([again.status, again.text]).toEqual([400, expect.stringContaining("used already")]);
    expect((await showCode(server, ann.codeBefore(), await pending())).status).toBe(400);
    const [other = ""] = ann.recoveryCodes;
    expect((await showCode(server, other, await pending())).status).toBe(303);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const ann = await enterGuarded(server);
    const [code = "", other = ""] = ann.recoveryCodes;
    const pending = cookieOf(await showPassword(server, ann));
    const typed = code.toLowerCase().replaceAll("-", " ");
    const right = await showCode(server, typed, pending);
    expect(right.status).toBe(303);
    expect((await get(factorPage, cookieOf(right))).text).toContain("9 recovery codes are left.");
    const next = cookieOf(await showPassword(server, ann));
    expect((await showCode(server, code, next)).status).toBe(400);
    expect((await showCode(server, other, next)).status).toBe(303);
  });

  it("takes nobody else's codes", async () => {
    const [ann, bea] = [await enterGuarded(server), await enterGuarded(server)];
    const pending = cookieOf(await showPassword(server, ann));
    for (const code of [bea.code(), bea.recoveryCodes[0] ?? ""])
      expect((await showCode(server, code, pending)).status).toBe(400);
    expect((await showCode(server, ann.code(), pending)).status).toBe(303);
  });

  it("gives another token than any that was known before, and ends who was signed in", async () => {
    const [ann, bea] = [await enterGuarded(server), await enter(server)];
    const half = await showPassword(server, ann, { headers: { Cookie: bea.Cookie } });
    expect([await isSignedIn(bea.Cookie), await isSignedIn(cookieOf(half))]).toEqual([
      false,
      false,
    ]);
    const right = await showCode(server, ann.code(), cookieOf(half));
    const { text } = await get("/api/user", cookieOf(right));
    expect(JSON.parse(text)).toMatchObject({ username: ann.username });
  });

  it("leads back to the password who comes without one, or with a cookie that is not ours", async () => {
    const nobody = await ask(server, "/auth/code?next=/plans");
    expect([nobody.status, nobody.headers.get("Location")]).toEqual([303, "/auth?next=%2Fplans"]);
    const ann = await enterGuarded(server);
    const posted = await ask(server, "/auth/code", form({ form: "code", code: ann.code() }));
    expect([posted.status, posted.headers.get("Location")]).toEqual([303, "/auth"]);
    const forged = `session_id=${Buffer.from('{"pendingSignIn":"x"}').toString("base64")}.x`;
    expect((await get("/auth/code", forged)).status).toBe(303);
  });

  it("is over for a password that has changed meanwhile", async () => {
    const ann = await enterGuarded(server);
    const pending = cookieOf(await showPassword(server, ann));
    const { stdout } = await operate(server, "user", "passwd", ann.username, "--quiet");
    const { pathname } = new URL(stdout.trim());
    const fresh = { password: "walk in the light", confirmPassword: "walk in the light" };
    const changed = await ask(server, pathname, form({ form: "password-reset", ...fresh }));
    expect(changed.status).toBe(303);
    expect((await showCode(server, ann.code(), pending)).headers.get("Location")).toBe("/auth");
    const half = await showPassword(server, { ...ann, password: fresh.password });
    expect(half.headers.get("Location")).toBe("/auth/code");
    expect(await isSignedIn(cookieOf(half))).toBe(false);
  });

  it("by /api says in words where to go, and begins nothing", async () => {
    const ann = await enterGuarded(server);
    const { username, password } = ann;
    const refused = await ask(server, "/api/login", json({ username, password }));
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    expect(refused.text).toMatch(
      /^This account also asks for a code\. Please log in on our site: http/,
    );
    expect((await logIn(server, { ...ann, password: "not hers" })).text).toBe(
      "Invalid username or password",
    );
  });

  it("keeps what somebody wanted to save until the code came", async () => {
    const ann = await enterGuarded(server);
    const asked = await ask(server, "/plan/faith-plan", intent("save"));
    const path = "/auth?next=/plan/faith-plan";
    const half = await showPassword(server, ann, { path, headers: { Cookie: cookieOf(asked) } });
    const to = half.headers.get("Location") ?? "";
    expect(to).toBe("/auth/code?next=%2Fplan%2Ffaith-plan");
    const right = await showCode(server, ann.code(), cookieOf(half), { path: to });
    expect(right.headers.get("Location")).toMatch(/^\/plan\/faith-plan\?done=save/);
    const saved = await get("/account/saved", cookieOf(right));
    expect(saved.text).toContain('href="/plan/faith-plan"');
  });
});

describe("guessing a code", () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });

  it("costs nothing five times, also of many at once, then a growing delay", async () => {
    const ann = await enterGuarded(limited);
    const pending = cookieOf(await showPassword(limited, ann, { headers: from("192.0.2.1") }));
    const guesses = Array.from({ length: 12 }, (_, n) =>
      showCode(limited, wrongCode, pending, { headers: from(`198.51.100.${n}`) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
    const told = await showCode(limited, wrongCode, pending, { headers: from("198.51.100.99") });
    expect([400, 429]).toContain(told.status);
  });

  it("ends after sixty from an address, whoever they were about", async () => {
    const headers = from("203.0.113.9");
    const [ann, bea] = [await enterGuarded(limited), await enterGuarded(limited)];
    const pending = cookieOf(await showPassword(limited, ann, { headers }));
    for (let n = 0; n < 60; n++) await showCode(limited, wrongCode, pending, { headers });
    const half = cookieOf(await showPassword(limited, bea, { headers }));
    const refused = await showCode(limited, bea.code(), half, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
    expect(
      (await showCode(limited, bea.code(), half, { headers: from("203.0.113.10") })).status,
    ).toBe(303);
  });
});

describe("ending it", () => {
  it("asks for the password and a code, and then for the password alone", async () => {
    const ann = await enterGuarded(server);
    const words = { form: "remove-factor", currentPassword: ann.password };
    expect((await post(ann.Cookie, { ...words, code: wrongCode })).status).toBe(400);
    const without = { ...words, currentPassword: "not hers", code: ann.code() };
    expect((await post(ann.Cookie, without)).status).toBe(401);
    const off = await post(ann.Cookie, { ...words, code: ann.code() });
    expect(off.status).toBe(303);
    expect(await isSignedIn(cookieOf(await showPassword(server, ann)))).toBe(true);
  });

  it("gives other recovery codes to whoever asks with both", async () => {
    const ann = await enterGuarded(server);
    const words = { form: "renew-codes", currentPassword: ann.password, code: ann.code() };
    const renewed = await post(ann.Cookie, words);
    const shown = await get(renewed.headers.get("Location") ?? "", cookieOf(renewed));
    const [fresh = ""] = codesIn(shown.text);
    expect(ann.recoveryCodes).not.toContain(fresh);
    const pending = cookieOf(await showPassword(server, ann));
    expect((await showCode(server, ann.recoveryCodes[0] ?? "", pending)).status).toBe(400);
    expect((await showCode(server, fresh, pending)).status).toBe(303);
  });

  it("is also the operator's, who signs the account out everywhere", async () => {
    const ann = await enterGuarded(server);
    const reset = await operate(server, "user", "factor", ann.username, "--reset");
    expect([reset.code, reset.stdout]).toEqual([
      0,
      expect.stringContaining("signs in with the password alone"),
    ]);
    expect(await isSignedIn(ann.Cookie)).toBe(false);
    expect(await isSignedIn(cookieOf(await showPassword(server, ann)))).toBe(true);
    const again = await operate(server, "user", "factor", ann.username, "--reset");
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringContaining("without a second step"),
    ]);
    expect((await operate(server, "user", "factor", ann.username)).code).toBe(2);
  });
});

describe("a member of the prayer team", () => {
  it("comes by the address that the operator hands on to the desk, with a second step", async () => {
    const ann = await enter(server);
    const told = await operate(server, "user", "role", ann.username, "intercessor");
    const [, path = ""] = /(\/auth\?\S+)/.exec(told.stderr) ?? [];
    expect(path).toBe("/auth?next=/team");
    expect(told.stderr).not.toContain("localhost");
    const named = await run(["user", "role", ann.username, "intercessor"], {
      DATA_DIR: server.folder,
      ...(server.database && { DATABASE_URL: server.database, SECRET: "5".repeat(64) }),
      ORIGIN: "https://pray.example.org",
    });
    expect(named.stderr).toContain("https://pray.example.org/auth?next=/team\n");
    expect((await ask(server, "/team")).status).toBe(404);
    // The first time it is set up, then it is asked for.
    const first = await showPassword(server, ann, { path });
    expect(first.headers.get("Location")).toBe("/account/factor?next=%2Fteam");
    const Cookie = cookieOf(first);
    const guarded = await guard(server, { ...ann, Cookie }, "/account/factor?next=/team");
    expect(guarded.shown).toContain('href="/team"');
    const half = await showPassword(server, ann, { path });
    const to = half.headers.get("Location") ?? "";
    expect(to).toBe("/auth/code?next=%2Fteam");
    const whole = await showCode(server, guarded.code(), cookieOf(half), { path: to });
    expect(whole.headers.get("Location")).toBe("/team");
    const desk = await ask(server, "/team", { headers: { Cookie: cookieOf(whole) } });
    expect([desk.status, desk.text]).toEqual([200, expect.stringContaining("The desk")]);
  });

  it("sets it up before anything else", async () => {
    const ann = await enter(server);
    expect((await operate(server, "user", "role", ann.username, "intercessor")).code).toBe(0);
    const entered = await showPassword(server, ann, { path: "/auth?next=/plans" });
    expect(entered.headers.get("Location")).toBe("/account/factor?next=%2Fplans");
    const Cookie = cookieOf(entered);
    const page = await get("/account/factor?next=/plans", Cookie);
    expect(page.text).toContain("Please set this up first");
    const guarded = await guard(server, { ...ann, Cookie }, "/account/factor?next=/plans");
    expect(guarded.shown).toMatch(/href="\/plans"[^>]*>I’ve kept them/);
  });

  it("is told of by the operator's list, and no more once the role is taken", async () => {
    const ann = await enter(server);
    const role = (...words: string[]) => operate(server, "user", "role", ann.username, ...words);
    expect((await role("leader")).stdout).toBe(`${ann.username} leads the prayer team.\n`);
    const listed = await operate(server, "user", "--json");
    expect(listed.stdout).toMatch(new RegExp(`${ann.username}.*"role":"leader"`));
    expect((await role("none")).stdout).toContain("is not on the prayer team");
    for (const words of [[], ["pope"], ["leader", "too"], ["constructor"]])
      expect((await role(...words)).code, words.join()).toBe(2);
  });
});

describe("another secret", () => {
  it("is told in plain words, and recovery codes still work", async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer({ DATA_DIR, SECRET: "1".repeat(64) });
    const ann = await enterGuarded(first);
    await first.stop();
    const SECRET = "2".repeat(64);
    const second = await startServer({ DATA_DIR, SECRET });
    const half = await showPassword(second, ann);
    expect(half.headers.get("Location")).toBe("/auth/code");
    const pending = cookieOf(half);
    const told = "ask the operator to reset the factor";
    expect((await get("/auth/code", pending, second)).text).toContain(told);
    const refused = await showCode(second, ann.code(), pending);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(told)]);
    const right = await showCode(second, ann.recoveryCodes[0] ?? "", pending);
    expect(right.status).toBe(303);
    expect((await get(factorPage, cookieOf(right), second)).text).toContain(told);
    expect(await second.stop()).toBe(0);
  });
});
