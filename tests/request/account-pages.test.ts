import { describe, expect, it } from "vitest";
import { accountMessages } from "~/forms/account";
import { ask, form, type Page, textOf } from "../ask";
import type { TestServer } from "../server";
import { rows, withServer } from "../with-server";
import { type Account, cookieOf, enter, logIn } from "./account";

const server = withServer();

const signedIn = async ({ Cookie }: { Cookie: string }) =>
  (await ask(server, "/api/user", { headers: { Cookie } })).status === 200;
const post = (Cookie: string, path: string, fields: Record<string, string>, at = server) =>
  ask(at, path, form(fields, { Cookie }));
const get = (Cookie: string, path: string) => ask(server, path, { headers: { Cookie } });
const again = async (person: Account) => ({ Cookie: cookieOf(await logIn(server, person)) });
const handles = ({ text }: Page) =>
  [...text.matchAll(/name="session" value="([\w-]+)"/g)].map(([, handle = ""]) => handle);

const emailTo = (email: string, currentPassword: string) => ({
  form: "email",
  email,
  currentPassword,
});
const passwordTo = (password: string, currentPassword: string, confirmPassword = password) => ({
  form: "password",
  currentPassword,
  password,
  confirmPassword,
});

describe("without a session", () => {
  const pages = ["/account", "/account/privacy", "/account/privacy/everything"];
  const downloads = ["/account/privacy/everything.json", "/account/privacy/delete"];

  it.each([...pages, ...downloads])("%s leads to sign-in and back", async (path) => {
    for (const Cookie of ["", "session_id=forged"]) {
      const { status, headers: got } = await get(Cookie, path);
      expect([status, got.get("Location")]).toEqual([
        303,
        `/auth?next=${encodeURIComponent(path)}`,
      ]);
      expect(got.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it.each([
    ["/account", emailTo("eve@example.org", "peace be with you")],
    ["/account", passwordTo("123456", "peace be with you")],
    ["/account", { act: "sign-out-everywhere" }],
    ["/account/privacy", { act: "newsletter-off" }],
    ["/account/privacy/delete", { form: "deletion", currentPassword: "peace be with you" }],
  ])("a post to %s of %j leads there too, and nothing is done", async (path, fields) => {
    const { status, headers } = await ask(server, path, form(fields as Record<string, string>));
    expect([status, headers.get("Location")]).toEqual([
      303,
      `/auth?next=${encodeURIComponent(path)}`,
    ]);
  });
});

describe("another address", () => {
  it("takes the current password, and leads back to its place", async () => {
    const ann = await enter(server);
    const email = `new.${ann.email}`;
    const { status, headers } = await post(ann.Cookie, "/account", {
      ...emailTo(` ${email.toUpperCase()} `, ann.password),
    });
    expect([status, headers.get("Location")]).toEqual([303, "/account?done=email#email"]);
    const { text } = await get(ann.Cookie, "/account?done=email");
    expect(text).toContain("Email changed");
    expect(JSON.parse((await get(ann.Cookie, "/api/user")).text).email).toBe(email);
  });

  it.each([
    ["nobody@nowhere", "peace be with you", 400, accountMessages.invalidEmail],
    ["", "peace be with you", 400, accountMessages.invalidEmail],
    ["ok@example.org", "", 400, accountMessages.shortPassword],
    ["ok@example.org", "not hers", 401, "This is not your current password"],
  ])("%j with %j: %i, the words kept but the password", async (email, secret, status, said) => {
    const ann = await enter(server);
    const answer = await post(ann.Cookie, "/account", emailTo(email, secret));
    expect([answer.status, textOf(answer.text, "title")]).toEqual([
      status,
      "Error: Your account - Prayer LIFE",
    ]);
    expect(answer.text).toContain(said);
    expect(answer.text).toContain(`type="email" class="control"`);
    expect(answer.text).toMatch(new RegExp(`id="email-email"[^>]*value="${email}"`));
    if (secret) expect(answer.text).not.toContain(secret);
    expect(JSON.parse((await get(ann.Cookie, "/api/user")).text).email).toBe(ann.email);
  });

  it("that is somebody else's is refused on its field", async () => {
    const [ann, bea] = [await enter(server), await enter(server)];
    const { status, text } = await post(ann.Cookie, "/account", emailTo(bea.email, ann.password));
    expect(status).toBe(409);
    expect(text).toMatch(/id="email-email-error"[\s\S]{0,600}account with that email address/);
  });
});

describe("another password", () => {
  it("ends every other session and gives this one another token", async () => {
    const ann = await enter(server);
    const elsewhere = await again(ann);
    const changed = await post(
      ann.Cookie,
      "/account",
      passwordTo("a new and long one", ann.password),
    );
    expect(changed.headers.get("Location")).toBe("/account?done=password#password");
    const fresh = { Cookie: cookieOf(changed) };
    expect([await signedIn(fresh), await signedIn(ann), await signedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await logIn(server, ann)).status).toBe(401);
    expect((await logIn(server, { ...ann, password: "a new and long one" })).status).toBe(200);
  });

  it.each([
    [passwordTo("12345", "peace be with you"), 400, accountMessages.shortPassword],
    [passwordTo("123456", "peace be with you", "1234567"), 400, accountMessages.differentPasswords],
    [passwordTo("secret word", "not hers"), 401, "This is not your current password"],
  ])("%j is refused with %i, and no password comes back", async (fields, status, said) => {
    const ann = await enter(server);
    const answer = await post(ann.Cookie, "/account", fields);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(said);
    for (const secret of ["12345", "secret word", "not hers", "peace be with you"])
      expect(answer.text).not.toContain(`value="${secret}`);
    expect(await signedIn(ann)).toBe(true);
    expect((await logIn(server, ann)).status).toBe(200);
  });
});

describe("sessions", () => {
  it("are shown by times and a handle, never by their token or its hash", async () => {
    const ann = await enter(server);
    await again(ann);
    const page = await get(ann.Cookie, "/account");
    expect(page.text.match(/Signed in <time/g)).toHaveLength(2);
    expect(page.text.match(/This one\./g)).toHaveLength(1);
    expect(handles(page)).toHaveLength(1);
    const kept = rows(server, "SELECT tokenHash FROM sessions") as { tokenHash: string }[];
    for (const { tokenHash } of kept) expect(page.text).not.toContain(tokenHash);
  });

  it("end one by one, or everywhere but here", async () => {
    const ann = await enter(server);
    const [one, two, three] = [await again(ann), await again(ann), await again(ann)];
    const [session = ""] = handles(await get(ann.Cookie, "/account"));
    const ended = await post(ann.Cookie, "/account", { act: "end-session", session });
    expect(ended.headers.get("Location")).toBe("/account?done=end-session#sessions");
    const alive = async () =>
      Promise.all([ann, one, two, three].map(signedIn)).then((all) => all.filter(Boolean).length);
    expect(await alive()).toBe(3);
    const all = await post(ann.Cookie, "/account", { act: "sign-out-everywhere" });
    expect(all.status).toBe(303);
    expect([await alive(), await signedIn(ann)]).toEqual([1, true]);
    const { text } = await get(ann.Cookie, "/account?done=sign-out-everywhere");
    expect(text).toContain("Only this browser is still signed in.");
    expect(text).not.toContain('value="sign-out-everywhere"');
  });

  it("of another person cannot be ended, nor ones that do not exist: 404", async () => {
    const [ann, bea] = [await enter(server), await enter(server)];
    await again(bea);
    const [session = ""] = handles(await get(bea.Cookie, "/account"));
    const kept = rows(server, "SELECT tokenHash FROM sessions") as { tokenHash: string }[];
    const names = [session, "", "x", ...kept.slice(-2).map(({ tokenHash }) => tokenHash)];
    for (const name of names) {
      const { status } = await post(ann.Cookie, "/account", { act: "end-session", session: name });
      expect(status, name).toBe(404);
    }
    expect(handles(await get(bea.Cookie, "/account"))).toEqual([session]);
    expect(await signedIn(ann)).toBe(true);
  });
});

it.each(["constructor", "__proto__", "newsletter-off", ""])("%j is no act here", async (act) => {
  const ann = await enter(server);
  expect((await post(ann.Cookie, "/account", { act })).status).toBe(400);
});

describe("guessing the current password", () => {
  const guarded = withServer({ RATE_LIMIT: "on" }) as TestServer;

  it("counts as guessing at sign-in does, for all three forms together", async () => {
    const ann = await enter(guarded);
    const wrong = "not her password";
    const tries = [
      ["/account", emailTo("eve@example.org", wrong)],
      ["/account", passwordTo("123456", wrong)],
      ["/account/privacy/delete", { form: "deletion", currentPassword: wrong }],
    ] as const;
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const [path, fields] = tries[i % 3] ?? tries[0];
      statuses.push((await post(ann.Cookie, path, fields, guarded)).status);
    }
    expect(statuses).toEqual(Array(5).fill(401));
    const right = { form: "deletion", currentPassword: ann.password };
    const last = await post(ann.Cookie, "/account/privacy/delete", right, guarded);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await logIn(guarded, ann)).status).toBe(429);
    expect(rows(guarded, "SELECT username FROM users")).toEqual([{ username: ann.username }]);
  });
});
