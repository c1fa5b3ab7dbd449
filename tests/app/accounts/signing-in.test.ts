import { beforeEach, describe, expect, it, vi } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { setPassword } from "#db/accounts/passwords.server";
import { beginFactor, confirmFactor, getVerification } from "#db/accounts/second-factors.server";
import { findSession } from "#db/accounts/sessions.server";
import { knowsAddress } from "#db/accounts/sign-ins.server";
import { setRole } from "#db/accounts/team.server";
import { findAccount, type User } from "#db/accounts/users.server";
import { listOutbox } from "#db/letters/senders.server";
import { getProgress } from "#db/plans/plan-progress.server";
import { listSaved } from "#db/plans/saved-items.server";
import { listSavedSources } from "#db/prayers/prayers.server";
import { logout, welcomeBack } from "~/accounts/account-definition";
import { findUser, getUser, requireUser, toSignIn } from "~/accounts/current-user.server";
import { findResetUser, makeResetLink, resetHandler } from "~/accounts/password-reset.server";
import { preferencesHandler, preferencesOf } from "~/accounts/preferences.server";
import { defaultPreferences } from "~/accounts/preferences-definition";
import {
  checkCode,
  makeTotpSecret,
  recoveryHashes,
  sealTotpSecret,
  takeRecoveryCodes,
  withRecoveryCodes,
} from "~/accounts/second-factor.server";
import { logoutHandler, nextOf, safePath } from "~/accounts/session.server";
import { codeHandler, confirmPassword, findAsked, loginHandler } from "~/accounts/sign-in.server";
import { signInKeys } from "~/accounts/sign-in-limits.server";
import { FormRefusal, type Sender } from "~/forms/action.server";
import { commitSession, type SessionData } from "~/http/session-cookie.server";
import { onOrder } from "~/letters/orders.server";
import { draftKey, sealDraft } from "~/prayers/drafts.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken } from "~/runtime/secret.server";
import { withSettings } from "../../support/settings";
import { codeAt } from "../../support/totp";
import { userOf } from "../user";

// A hash takes a quarter of a second; here it is the password itself.
vi.mock("~/accounts/passwords.server", async (original) => ({
  ...(await original<object>()),
  hashPassword: async (password: string) => `hash-of-${password}`,
  verifyPassword: async (password: string, stored?: string) => ({
    right: stored === `hash-of-${password}` || stored === `old-hash-of-${password}`,
    outdated: stored?.startsWith("old-"),
  }),
}));

const address = "203.0.113.7";
const password = "peace be with you";
let ann: User;

beforeEach(async () => {
  withSettings();
  ann = await userOf("anna");
  await setPassword(database(), ann.id, `hash-of-${password}`);
});

async function request(
  path: string,
  session: SessionData = {},
  headers: Record<string, string> = {},
) {
  const cookie = (await commitSession(session)).split(";")[0] ?? "";
  return new Request(`http://localhost${path}`, { headers: { Cookie: cookie, ...headers } });
}

const senderOf = (asked: Request): Sender =>
  ({ request: asked, context: {}, address, suspected: false }) as Sender;

async function signIn(
  more: Record<string, unknown> = {},
  session?: SessionData,
  path = "/auth",
  from = address,
) {
  const sent = { username: "anna", password, ...more };
  const sender = { ...senderOf(await request(path, session)), address: from };
  return loginHandler.save(sent as never, sender);
}

const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error) => {
      if (error instanceof FormRefusal) return error.details;
      throw error;
    },
  );

const tokenOf = (result: { session?: SessionData }) => result.session?.token ?? "";
const sessionFor = (token: string) => findSession(database(), hashToken(token), Date.now());

describe("signing in", () => {
  it("begins a session, ends the one before, and leads where it was asked from", async () => {
    const first = await signIn();
    expect(first).toMatchObject({ to: "/", message: welcomeBack("anna") });
    expect((await sessionFor(tokenOf(first)))?.user.id).toBe(ann.id);
    const path = "/auth?next=%2Fplans%3Fdone%3Dsave";
    const second = await signIn({}, { token: tokenOf(first), prayed: ["theme-1"] }, path);
    expect(second).toMatchObject({ to: "/plans", session: { prayed: ["theme-1"] } });
    expect(await sessionFor(tokenOf(first))).toBeUndefined();
    const keys = signInKeys(ann.id, address);
    expect(await knowsAddress(database(), ann.id, keys.addressHash)).toBe(true);
  });

  it("wakes the letters, of which one tells of a new network where any are sent", async () => {
    let woken = 0;
    const stop = onOrder(() => woken++);
    const letters = async () => (await listOutbox(database(), 9)).map(({ kind }) => kind);
    const { DATA_DIR } = settings();
    await confirmAddress(database(), ann, 1);
    await signIn();
    await signIn({}, undefined, "/auth", "198.51.100.2");
    expect(await letters()).toEqual([]);
    withSettings({ DATA_DIR, SMTP_URL: "smtp://localhost", MAIL_FROM: "pray@example.org" });
    await signIn({}, undefined, "/auth", "198.51.100.3");
    expect(await letters()).toEqual(["new-sign-in"]);
    expect(woken).toBe(3);
    stop();
  });

  it("is refused alike with a wrong password and an unknown name", async () => {
    const wrong = await refused(signIn({ password: "other words" }));
    expect(wrong).toMatchObject({ status: 401, foreseen: true });
    expect(await refused(signIn({ username: "nobody" }))).toEqual(wrong);
    const keys = signInKeys(ann.id, address);
    expect(await knowsAddress(database(), ann.id, keys.addressHash)).toBe(false);
  });

  it("renews an outdated hash", async () => {
    await setPassword(database(), ann.id, `old-hash-of-${password}`);
    await signIn();
    const renewed = await findAccount(database(), "anna");
    expect(renewed?.password).toBe(`hash-of-${password}`);
  });

  it("leads somebody of the team to their second factor first", async () => {
    await setRole(database(), ann.id, "intercessor", 1);
    expect((await signIn()).to).toMatch(/^\/account\/.*factor/);
  });

  it("brings a draft along, and says so where it cannot be shown", async () => {
    const draft = { handle: "h".repeat(22), form: "prayer", prayer: null, words: { text: "Lord" } };
    const sealed = (user: User) =>
      sealDraft({ ...draft, account: draftKey(user).account } as never);
    expect(await signIn({ draft: sealed(ann) })).toMatchObject({
      ...{ to: "/account/prayers#prayer", message: welcomeBack("anna") },
    });
    const other = await signIn({ draft: sealed(await userOf("beate")) });
    expect(other.to).toBe("/");
    expect(other.message?.description).toContain("can’t be shown");
  });

  it("asks a password again of who is signed in, at its field", async () => {
    const confirm = (typed: string) => confirmPassword(ann, typed, { address, field: "current" });
    await expect(confirm(password)).resolves.toBeUndefined();
    const wrong = await refused(confirm("other"));
    expect(wrong).toMatchObject({ status: 401, text: "This is not your current password" });
    expect(wrong?.fields).toEqual({ current: "This is not your current password" });
    for (let times = 0; times < 12; times++) await refused(confirm("other"));
    const late = await refused(confirm(password));
    expect(late?.status).toBe(429);
    expect(late?.text).not.toContain("current password");
  });
});

describe("what waited for the sign-in", () => {
  const pending = (intent: string, item: string, to = "/done") =>
    signIn({}, { pendingIntent: { intent, item, path: "/plans", to } }, "/auth?next=/plans");
  const saved = () => listSaved(database(), ann.id);

  it.each([
    ["save", "faith-plan", { kind: "plan", item: "faith-plan" }],
    ["favorite", "theme-2", { kind: "theme", item: "theme-2" }],
  ])("%s is done, and the page says so", async (intent, item, expected) => {
    expect((await pending(intent, item)).to).toBe("/done");
    expect(await saved()).toEqual([expected]);
    const [kind] = Object.values(expected);
    expect((await pending("remove", `${kind}/${item}`)).to).toBe("/done");
    expect(await saved()).toEqual([]);
  });

  it("plans are begun, prayed and begun again from here", async () => {
    const progress = () => getProgress(database(), ann.id, "faith-plan");
    expect((await pending("start", "faith-plan")).to).toBe("/done");
    expect((await progress())?.days).toEqual([]);
    expect((await pending("mark", "faith-plan/1")).to).toBe("/done");
    expect((await progress())?.days).toMatchObject([{ day: 1 }]);
    expect((await pending("resume", "faith-plan")).to).toBe("/done");
  });

  it("prayers are saved where they are still there", async () => {
    expect((await pending("save-prayer", "theme/theme-2")).to).toBe("/done");
    expect(await listSavedSources(database(), ann.id, ["theme/theme-2"])).toHaveLength(1);
    expect((await pending("save-prayer", "theme/gone")).to).toBe("/plans");
  });

  it.each([
    ["save", "gone-plan"],
    ["favorite", "faith-plan"],
    ["remove", "prayer/faith-plan"],
    ["mark", "gone-plan/1"],
    ["prayed", "h".repeat(22)],
    ["again", "h".repeat(22)],
    ["wake", "h".repeat(22)],
    ["delete", "h".repeat(22)],
    ["constructor", "x"],
  ])("is nothing where %s of %s is nothing", async (intent, item) => {
    expect((await pending(intent, item)).to).toBe("/plans");
    expect(await saved()).toEqual([]);
  });

  it("is done where its very page is returned to alone", async () => {
    const pendingIntent = { intent: "save", item: "faith-plan", path: "/plans", to: "/done" };
    expect((await signIn({}, { pendingIntent }, "/auth?next=/today")).to).toBe("/today");
    expect(await saved()).toEqual([]);
    expect((await signIn({}, { pendingIntent }, "/auth?next=/plans%3Fof%3D1")).to).toBe("/done");
  });
});

describe("a second factor", () => {
  const secret = makeTotpSecret();
  const codes = ["AAAA-BBBB-CCCC-DDDD"];

  async function setUp(confirmedAt = Date.now()) {
    const sealedSecret = sealTotpSecret(secret);
    await beginFactor(database(), { userId: ann.id, sealedSecret }, confirmedAt);
    const session = { tokenHash: "n".repeat(43), lifetime: 9_000_000 };
    const made = { userId: ann.id, sealedSecret, counter: 1, codeHashes: recoveryHashes(codes) };
    await confirmFactor(database(), { ...made, session }, confirmedAt);
  }

  it("is asked for after the password, whose session does not begin before", async () => {
    await setUp();
    const first = await signIn({}, { prayed: ["theme-1"] }, "/auth?next=/plans");
    expect(first.to).toContain("next=%2Fplans");
    expect(first.session).toMatchObject({ prayed: ["theme-1"], pendingSignIn: expect.anything() });
    expect(tokenOf(first)).toBe("");
    const asked = await request("/auth/code?next=/plans", first.session);
    const found = await findAsked({ request: asked, context: {} });
    expect(found).toMatchObject({ isSignedIn: false, isReadable: true, isNew: true });
    expect(found?.user).not.toHaveProperty("password");
    if (!found) return;
    const result = await codeHandler(found).save({ code: codeAt(secret) }, senderOf(asked));
    expect(result).toMatchObject({ to: "/plans", message: welcomeBack("anna") });
    const tokenHash = hashToken(tokenOf(result));
    expect(await getVerification(database(), tokenHash, ann.id)).toBeDefined();
    const signedIn = await request("/auth/code", result.session);
    const again = await findAsked({ request: signedIn, context: {} });
    expect(again).toMatchObject({ isSignedIn: true });
    const handler = codeHandler(again ?? found);
    const next = await handler.save({ code: codeAt(secret, 1) }, senderOf(signedIn));
    expect(next.message).toBeUndefined();
  });

  it("is asked for nowhere without one, and of nobody whose password changed meanwhile", async () => {
    const plain = await request("/auth/code", (await signIn()).session);
    expect(await findAsked({ request: plain, context: {} })).toBeUndefined();
    expect(await findAsked({ request: await request("/auth/code"), context: {} })).toBeUndefined();
    await setUp(Date.now() - 8 * 86_400_000);
    const { session } = await signIn();
    const asked = async () => findAsked({ request: await request("/", session), context: {} });
    expect(await asked()).toMatchObject({ isNew: false });
    await setPassword(database(), ann.id, "hash-of-another");
    expect(await asked()).toBeUndefined();
  });

  it("is taken by no API", async () => {
    await setUp();
    const asked = await request("/api/auth/login", {}, { "Content-Type": "application/json" });
    const sent = { username: "anna", password } as never;
    const answer = await refused(loginHandler.save(sent, senderOf(asked)));
    expect(answer).toMatchObject({ status: 401, foreseen: true });
    expect(answer?.text).toContain("/auth");
  });

  it("comes with a draft in one step, or not at all", async () => {
    await setUp();
    const words = { text: "Lord" };
    const traveling = { handle: "h".repeat(22), form: "prayer", prayer: null, words } as const;
    const draft = sealDraft({ ...traveling, account: draftKey(ann).account });
    expect(await refused(signIn({ draft }))).toMatchObject({ status: 400, foreseen: true });
    const result = await signIn({ draft, code: codeAt(secret) });
    expect(result.to).toBe("/account/prayers#prayer");
  });

  it("takes each code once, and recovery codes however they are typed", async () => {
    await setUp();
    const check = (code: string) => refused(checkCode(ann.id, code, address));
    expect(await check(codeAt(secret))).toBeUndefined();
    const used = await check(codeAt(secret));
    expect(used).toMatchObject({ status: 400, foreseen: true });
    expect(Object.values(used?.fields ?? {})).toEqual([used?.text]);
    const wrong = await check("000000");
    expect(wrong?.status).toBe(400);
    expect(wrong?.text).not.toBe(used?.text);
    expect(await check("aaaa bbbb cccc dddd")).toBeUndefined();
    expect(await check("AAAA-BBBB-CCCC-DDDD")).toMatchObject({ status: 400 });
  });

  it("is delayed after five wrong codes, and free again after a right one", async () => {
    await setUp();
    const check = (code: string) => refused(checkCode(ann.id, code, address));
    for (let times = 0; times < 4; times++) expect((await check("000000"))?.status).toBe(400);
    expect(await check(codeAt(secret))).toBeUndefined();
    for (let times = 0; times < 5; times++) expect((await check("000000"))?.status).toBe(400);
    const late = await check(codeAt(secret, 1));
    expect(late?.status).toBe(429);
    expect(late?.text).toContain("somebody knows your password");
  });

  it("that another secret of the server sealed is told from a wrong code", async () => {
    await setUp();
    await database().write((tx) =>
      tx.run(
        "UPDATE second_factors SET \"sealedSecret\" = 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'",
      ),
    );
    expect(await refused(checkCode(ann.id, "123456", address))).toMatchObject({ status: 409 });
    const { session } = await signIn();
    const asked = await request("/auth/code", session);
    expect(await findAsked({ request: asked, context: {} })).toMatchObject({ isReadable: false });
  });

  it("shows recovery codes once", async () => {
    const session = withRecoveryCodes({ token: "t" }, codes);
    expect(session.token).toBe("t");
    expect(JSON.stringify(session)).not.toContain("AAAA");
    const shown = await takeRecoveryCodes(await request("/", session));
    expect(shown).toEqual({ codes, rest: { token: "t" } });
    const early = await request("/", session, { "Sec-Purpose": "prefetch" });
    expect(await takeRecoveryCodes(early)).toBeUndefined();
    expect(await takeRecoveryCodes(await request("/", { token: "t" }))).toBeUndefined();
  });
});

describe("who is signed in", () => {
  it("is known by the cookie, once for a page", async () => {
    const { session } = await signIn();
    const asked = await request("/", session);
    expect((await findUser(asked))?.id).toBe(ann.id);
    expect(await findUser(new Request("http://localhost/"))).toBeUndefined();
    expect(await findUser(await request("/", { token: "other" }))).toBeUndefined();
    const context = {};
    expect((await getUser({ request: asked, context }))?.id).toBe(ann.id);
    expect((await getUser({ request: await request("/"), context }))?.id).toBe(ann.id);
    expect(await requireUser({ request: asked, context })).toMatchObject({ id: ann.id });
    const known = { identity: { user: ann } } as never;
    expect(await getUser({ request: await request("/"), context: known })).toBe(ann);
  });

  it("is asked to sign in, and led back", async () => {
    const asked = await request("/account?of=1");
    const response = await requireUser({ request: asked, context: {} }).catch((thrown) => thrown);
    expect([response.status, response.headers.get("Location")]).toEqual([
      ...[303, "/auth?next=%2Faccount%3Fof%3D1"],
    ]);
    expect(response.headers.has("X-Remix-Replace")).toBe(false);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const from = (Referer: string) =>
      toSignIn({ url: asked.url, headers: new Headers({ Referer }) }).headers.get(
        "X-Remix-Replace",
      );
    expect(from("http://localhost/account?of=1")).toBe("true");
    expect([from("http://localhost/account"), from("nowhere")]).toEqual([null, null]);
  });

  it("leaves, and is led to no page of their own", async () => {
    const { session } = await signIn();
    const leave = async (back?: string) =>
      logoutHandler.save({ back }, senderOf(await request("/auth/logout", session)));
    expect(await leave("/account/prayers")).toEqual({ to: "/", session: {}, clearsDevice: true });
    expect(await sessionFor(session?.token ?? "")).toBeUndefined();
    expect(await leave("/plans")).toEqual({ to: "/plans", session: {}, clearsDevice: true });
    expect(await leave()).toEqual({ to: "/", session: {}, clearsDevice: true });
  });

  it("is led back to no address that is too long, nor to a result", () => {
    const long = (length: number) => `/${"a".repeat(length - 1)}`;
    const most = logout.fields.back.maxLength;
    expect(safePath(long(most))).toBe(long(most));
    expect(safePath(long(most + 1))).toBe("/");
    expect(safePath("/ö".repeat(200).slice(0, 400), "/plans")).toBe("/plans");
    expect(nextOf({ url: "http://localhost/auth?next=/plans%3Fdone%3Dsave" })).toBe("/plans");
    expect(nextOf({ url: "http://localhost/auth" })).toBe("/");
  });
});

describe("how pages look", () => {
  const dark = {
    ...defaultPreferences,
    colorScheme: "dark",
    textSize: "large",
    calm: true,
  } as const;
  const looks = async (session?: SessionData, cookie = "") => {
    const asked = await request("/", session);
    asked.headers.set("Cookie", `${asked.headers.get("Cookie")}; ${cookie}`);
    return preferencesOf({ request: asked, context: {} });
  };

  it("is the account's choice, else the browser's", async () => {
    const { session } = await signIn();
    expect(await looks(session)).toEqual(defaultPreferences);
    const visitor = senderOf(await request("/"));
    const { cookie = "" } = await preferencesHandler.save(dark, visitor);
    const own = cookie.split(";")[0];
    expect(await looks({}, own)).toMatchObject(dark);
    expect(await looks(session, own)).toMatchObject(dark);
    const light = { ...defaultPreferences, calm: true };
    expect(await preferencesHandler.save(light, senderOf(await request("/", session)))).toEqual({});
    expect(await looks(session, own)).toMatchObject({ calm: true, textSize: light.textSize });
  });

  it("has its shortcut keys by the device alone, whoever is signed in", async () => {
    const { session } = await signIn();
    const off = { ...dark, keysOff: true };
    const { cookie = "" } = await preferencesHandler.save(
      off,
      senderOf(await request("/", session)),
    );
    expect(cookie).toContain("preferences=no-keys;");
    const own = cookie.split(";")[0];
    expect(await looks(session, own)).toMatchObject(off);
    expect(await looks(session)).toMatchObject(dark);
    expect(await looks({}, own)).toMatchObject({ ...defaultPreferences, keysOff: true });
  });

  it("is looked up once for a page", async () => {
    const context = {};
    const found = preferencesOf({ request: await request("/"), context });
    expect(preferencesOf({ request: await request("/"), context })).toBe(found);
    expect(await found).toEqual(defaultPreferences);
  });
});

describe("a link to a new password", () => {
  const tokenIn = (link: string) => link.split("/").at(-1) ?? "";

  it("changes it once, for its own account, and ends all sessions", async () => {
    const { session } = await signIn();
    const token = tokenIn(await makeResetLink(database(), ann.id));
    expect(await findResetUser(token)).toBe("anna");
    const chosen = { password: "new words here", confirmPassword: "new words here" };
    const save = async () =>
      resetHandler(token).save(chosen, senderOf(await request("/auth/reset")));
    expect(await save()).toMatchObject({
      to: "/auth?done=password-reset",
      inPlace: true,
      session: {},
    });
    expect(await sessionFor(session?.token ?? "")).toBeUndefined();
    expect((await signIn({ password: "new words here" })).user.id).toBe(ann.id);
    expect(await findResetUser(token)).toBeUndefined();
    expect(await refused(save())).toMatchObject({ status: 404, foreseen: true });
  });

  it("of a letter or of nobody opens nothing", async () => {
    for (const token of ["", "x", "h".repeat(43), "h".repeat(65)])
      expect(await findResetUser(token)).toBeUndefined();
  });
});
