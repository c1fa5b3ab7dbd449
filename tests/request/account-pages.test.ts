import { beforeAll, describe, expect, it } from "vitest";
import { accountMessages } from "~/accounts/account-definition";
import { invalidEmail } from "~/forms/form";
import { ask, form, textOf } from "../support/ask";
import { withServer } from "../support/with-server";
import { cookieOf, enter, logIn } from "./support/account";

const server = withServer();

const signedIn = async ({ Cookie }: { Cookie: string }) =>
  (await ask(server, "/api/user", { headers: { Cookie } })).status === 200;
const post = (Cookie: string, path: string, fields: Record<string, string>) =>
  ask(server, path, form(fields, { Cookie }));
const get = (Cookie: string, path: string) => ask(server, path, { headers: { Cookie } });

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

/** Whose forms are refused, one after the other; nothing of hers changes by it. */
const shared = {} as Awaited<ReturnType<typeof enter>>;
beforeAll(async () => void Object.assign(shared, await enter(server)));

it.each([
  ["/account", "Overview", "page"],
  ["/account/prayers/answered", "My Prayers", "page"],
  ["/account/settings", "Settings", "page"],
  ["/account/privacy/everything", "Settings", "true"],
  ["/account/factor", "Settings", "true"],
])("the tab of %s is %s", async (path, label, current) => {
  const { text } = await get(shared.Cookie, path);
  const tabs = /<nav aria-label="Account".*?<\/nav>/s.exec(text)?.[0] ?? "";
  const marked = [...tabs.matchAll(/aria-current="(\w+)"[^>]*>([^<]+)/g)];
  expect(marked.map(([, how, name]) => [how, name])).toEqual([[current, label]]);
});

describe("without a session", () => {
  const pages = [
    "/account/settings",
    "/account/factor",
    "/account/privacy",
    "/account/privacy/everything",
  ];
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
    ["/account/settings", emailTo("eve@example.org", "peace be with you")],
    ["/account/settings", passwordTo("123456", "peace be with you")],
    ["/account/settings", { intent: "sign-out-everywhere" }],
    ["/account/privacy", { intent: "newsletter-off" }],
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
    const { status, headers } = await post(ann.Cookie, "/account/settings", {
      ...emailTo(` ${email.toUpperCase()} `, ann.password),
    });
    expect([status, headers.get("Location")]).toEqual([303, "/account/settings?done=email#email"]);
    const { text } = await get(ann.Cookie, "/account/settings?done=email");
    expect(text).toContain("Email changed");
    expect(JSON.parse((await get(ann.Cookie, "/api/user")).text).email).toBe(email);
  });

  it("that is the account's own already changes nothing, and says so", async () => {
    const ann = await enter(server);
    const own = await post(ann.Cookie, "/account/settings", emailTo(ann.email, ann.password));
    expect([own.status, own.text]).toEqual([
      400,
      expect.stringContaining("That is your email address already."),
    ]);
  });

  it.each([
    ["nobody@nowhere", "peace be with you", 400, invalidEmail],
    ["", "peace be with you", 400, invalidEmail],
    ["ok@example.org", "", 400, accountMessages.shortPassword],
    ["ok@example.org", "not hers", 401, "This is not your current password"],
  ])("%j with %j: %i, the words kept but the password", async (email, secret, status, message) => {
    const ann = shared;
    const response = await post(ann.Cookie, "/account/settings", emailTo(email, secret));
    expect([response.status, textOf(response.text, "title")]).toEqual([
      status,
      "Error: Settings - Prayer LIFE",
    ]);
    expect(response.text).toContain(message);
    const [field = ""] = /<input[^>]*id="email-email"[^>]*>/.exec(response.text) ?? [];
    for (const attribute of ['type="email"', 'maxLength="254"', 'class="control"'])
      expect(field).toContain(attribute);
    expect(/ value="([^"]*)"/.exec(field)?.[1] ?? "").toBe(email);
    if (secret) expect(response.text).not.toContain(secret);
    expect(JSON.parse((await get(ann.Cookie, "/api/user")).text).email).toBe(ann.email);
  });

  it("that is somebody else's is refused on its field", async () => {
    const [ann, bea] = [await enter(server), await enter(server)];
    const { status, text } = await post(
      ann.Cookie,
      "/account/settings",
      emailTo(bea.email, ann.password),
    );
    expect(status).toBe(409);
    expect(text).toMatch(/id="email-email-error"[\s\S]{0,600}account with that email address/);
  });
});

describe("another password", () => {
  it("ends every other session and gives this one another token", async () => {
    const ann = await enter(server);
    const elsewhere = { Cookie: cookieOf(await logIn(server, ann)) };
    const changed = await post(
      ann.Cookie,
      "/account/settings",
      passwordTo("a new and long one", ann.password),
    );
    expect(changed.headers.get("Location")).toBe("/account/settings?done=password#password");
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
    [passwordTo("123456", "not hers", "1234567"), 401, accountMessages.differentPasswords],
    [passwordTo("123456", "not hers", "1234567"), 401, "This is not your current password"],
    [passwordTo("12345", "not hers"), 401, accountMessages.shortPassword],
  ])("%j is refused with %i, and no password comes back", async (fields, status, message) => {
    const ann = shared;
    const response = await post(ann.Cookie, "/account/settings", fields);
    expect(response.status).toBe(status);
    expect(response.text).toContain(message);
    for (const secret of ["12345", "secret word", "not hers", "peace be with you"])
      expect(response.text).not.toContain(`value="${secret}`);
    expect(await signedIn(ann)).toBe(true);
  });
});

it.each(["constructor", "__proto__", "newsletter-off", ""])(
  "%j is no intent here",
  async (intent) => {
    expect((await post(shared.Cookie, "/account/settings", { intent })).status).toBe(400);
  },
);
