import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { ask, form, json, type Page } from "../support/ask";
import { askRaw } from "../support/raw";
import { onFile, startServer } from "../support/server";
import { rows, withServer } from "../support/with-server";
import { account, cookieOf, enter, logIn, register, wait } from "./support/account";

const server = withServer();

describe("the calls of an account", () => {
  it("register: 201 and the user, without the password", async () => {
    const ann = account();
    const { status, headers, text } = await register(server, ann);
    expect(status).toBe(201);
    const { createdAt, ...user } = JSON.parse(text);
    expect(user).toEqual({ id: expect.any(Number), username: ann.username, email: ann.email });
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const [row] = await rows(server, "SELECT password FROM users WHERE id = ?", user.id);
    expect((row as { password: string }).password).toMatch(
      /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/,
    );
  });

  it("login: 200 by an address of any script, as it is typed and as it is kept", async () => {
    const ann = account();
    const [name = ""] = ann.email.split("@");
    const typed = `${name}@München.example`;
    const kept = `${name}@xn--mnchen-3ya.example`.toLowerCase();
    const made = await register(server, { ...ann, email: typed });
    expect([made.status, JSON.parse(made.text).email]).toEqual([201, kept]);
    for (const username of [typed, kept, `\u200e${kept}`])
      expect((await logIn(server, { ...ann, username })).status).toBe(200);
  });

  it("login: 200 and the user, whatever the name's case", async () => {
    const ann = account();
    await register(server, ann);
    const { status, text } = await logIn(server, { ...ann, username: ann.username.toUpperCase() });
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text))).toEqual(["id", "username", "email", "createdAt"]);
    expect(text).not.toContain(ann.password);
  });

  it("login: 401 in the same words for a wrong password and an unknown name", async () => {
    const ann = account();
    await register(server, ann);
    const responses = [
      await logIn(server, { ...ann, password: "not hers" }),
      await logIn(server, account()),
    ];
    for (const { status, text, headers } of responses) {
      expect([status, text]).toEqual([401, "Invalid username or password"]);
      expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    ["username", /username is taken/],
    ["email", /account with that email/],
  ] as const)("register: 409 that says that the %s is taken", async (field, said) => {
    const ann = account();
    await register(server, ann);
    for (const taken of [ann[field], ann[field].toUpperCase(), ` ${ann[field]} `]) {
      const { status, text, headers } = await register(server, { ...account(), [field]: taken });
      expect([status, said.test(text), headers.getSetCookie()]).toEqual([409, true, []]);
    }
  });

  it.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: "  a  " }, "Username must be at least 3 characters"],
    [
      { username: "\u0410lice" },
      "Please use letters of one alphabet in your username, without invisible characters",
    ],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ email: "ann@nowhere" }, "Please enter a valid email address"],
    [{ email: undefined }, "Please enter a valid email address"],
    [{ password: { length: 9 } }, "Password must be at least 6 characters"],
    [{ username: ["Ann"] }, "Username must be at least 3 characters"],
  ])("register: 400 for %j", async (wrong, message) => {
    const { status, text } = await ask(server, "/api/register", json({ ...account(), ...wrong }));
    expect([status, text]).toEqual([400, message]);
  });

  it("register: a sender chooses no id and no time", async () => {
    const ann = { ...account(), id: 4_000_000, createdAt: 0, __proto__: { id: 5 } };
    const { id, createdAt } = JSON.parse((await ask(server, "/api/register", json(ann))).text);
    expect([id === 4_000_000, createdAt.startsWith("1970")]).toEqual([false, false]);
  });

  it.each(["/api/login", "/api/register"])("%s: 415 for what is not JSON", async (path) => {
    expect((await ask(server, path, form(account()))).status).toBe(415);
    expect((await ask(server, path, { method: "POST" })).status).toBe(415);
    expect((await ask(server, path, { ...json(0), body: "{" })).status).toBe(400);
  });

  it.each([
    ["/api/login", "POST"],
    ["/api/register", "POST"],
    ["/api/logout", "POST"],
    ["/api/user", "GET, HEAD"],
  ])("%s: 405 that allows %s", async (path, allow) => {
    for (const method of ["PUT", "DELETE", allow === "POST" ? "GET" : "POST"]) {
      const { status, headers } = await askRaw(server.port, { method, path });
      expect([method, status, headers.allow]).toEqual([method, 405, allow]);
    }
  });

  it("logout: 204, without a type, and also when nobody is signed in", async () => {
    const { Cookie } = await enter(server);
    for (const headers of [{ Cookie }, { Cookie }, undefined]) {
      const left = await ask(server, "/api/logout", { method: "POST", headers });
      expect([left.status, left.text]).toEqual([204, ""]);
      expect(left.headers.getSetCookie()).toEqual([
        "session_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      ]);
    }
  });

  it("user: 200 and the user, or 401, never stored", async () => {
    const { Cookie, username, email } = await enter(server);
    const known = await ask(server, "/api/user", { headers: { Cookie } });
    expect(known.status).toBe(200);
    expect(JSON.parse(known.text)).toMatchObject({ username, email });
    for (const headers of [undefined, { Cookie: "session_id=forged" }, { Cookie: `${Cookie}x` }]) {
      const unknown = await ask(server, "/api/user", { headers });
      expect([unknown.status, unknown.headers.get("Cache-Control")]).toEqual([
        401,
        "private, no-store",
      ]);
    }
    expect(known.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("a session", () => {
  const user = async (Cookie: string) =>
    (await ask(server, "/api/user", { headers: { Cookie } })).status;

  it("has a cookie that no script reads and no other site sends", async () => {
    const { headers } = await register(server, account());
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session_id=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it("begins anew at sign-in: the token from before is worth nothing", async () => {
    const ann = await enter(server);
    const again = await logIn(server, ann, { Cookie: ann.Cookie });
    expect(cookieOf(again)).not.toBe(ann.Cookie);
    expect([await user(ann.Cookie), await user(cookieOf(again))]).toEqual([401, 200]);
  });

  it("ends at sign-out, by page and by /api, and no other session with it", async () => {
    const ann = await enter(server);
    const elsewhere = cookieOf(await logIn(server, ann));
    const third = cookieOf(await logIn(server, ann));
    await ask(server, "/api/logout", { method: "POST", headers: { Cookie: elsewhere } });
    const body = { form: "logout", back: "/plan/anxiety-plan?day=2" };
    const left = await ask(server, "/auth", form(body, { Cookie: third }));
    expect([left.status, left.headers.get("Location")]).toEqual([303, body.back]);
    expect(await Promise.all([ann.Cookie, elsewhere, third].map(user))).toEqual([200, 401, 401]);
  });

  it("is kept as a hash, so that whoever reads the rows cannot use them", async () => {
    const { Cookie } = await enter(server);
    const value = decodeURIComponent(Cookie.slice("session_id=".length)).split(".")[0] ?? "";
    const { token } = JSON.parse(Buffer.from(value, "base64").toString());
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await rows(server, "SELECT * FROM sessions"))).not.toContain(token);
  });

  it("leads from /auth to where one wanted to go, and a hostile way back to home", async () => {
    const { Cookie } = await enter(server);
    const auth = await ask(server, "/auth?next=/features", { headers: { Cookie } });
    expect([auth.status, auth.headers.get("Location")]).toEqual([302, "/features"]);
    for (const back of ["//evil.example", "https://evil.example", "/\\evil.example", "/.//evil"]) {
      const left = await ask(server, "/auth", form({ form: "logout", back }, { Cookie }));
      expect([left.status, left.headers.get("Location")]).toEqual([303, "/"]);
    }
  });
});

describe("the page's own forms", () => {
  const secret = "never to be seen again";

  it("give back the words of a refused one, and no password", async () => {
    const ann = { ...account(), password: secret, confirmPassword: `${secret}!` };
    const registered = await ask(server, "/auth?tab=register", form({ form: "register", ...ann }));
    expect(registered.status).toBe(400);
    const login = { form: "login", username: ann.username, password: secret };
    const refused = await ask(server, "/auth", form(login));
    expect(refused.status).toBe(401);
    for (const { text, headers } of [registered, refused]) {
      expect(text).toContain(`value="${ann.username}"`);
      expect(text).toMatch(/<title>Error: /);
      expect(text).not.toContain(secret);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it.each([
    ["/features?done=newsletter", "/features"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/.//evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("lead on to %j as %j", async (next, led) => {
    const ann = account();
    const words = { form: "register", ...ann, confirmPassword: ann.password };
    const path = `/auth?tab=register&next=${encodeURIComponent(next)}`;
    const { status, headers } = await ask(server, path, form(words));
    expect([status, headers.get("Location")]).toEqual([303, led]);
  });
});

describe("a log-out that cannot be saved", () => {
  const server = withServer({}, /a form could not be saved/);

  it.runIf(onFile)("says so, on the page as by /api, and one is still signed in", async () => {
    const { Cookie } = await enter(server);
    const headers = { Cookie };
    const other = new Database(`${server.folder}/prayer-life.db`);
    other.exec("BEGIN IMMEDIATE");
    const api = await ask(server, "/api/logout", { method: "POST", headers });
    const page = await ask(server, "/auth", form({ form: "logout", back: "/" }, headers));
    other.close();
    expect([api.status, api.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(page.text).toContain("Logout failed");
    expect(page.text).toContain(`503: ${api.text}`);
    expect(page.text).toContain("Log out</button>");
    for (const { headers } of [api, page]) expect(headers.getSetCookie()).toEqual([]);
    expect((await ask(server, "/api/user", { headers })).status).toBe(200);
  });
});

describe("a hundred at once", () => {
  it("of one name: one is made, the others are told so or to come back", async () => {
    const ann = account();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        register(server, {
          ...ann,
          username: i % 2 ? ann.username : ann.username.toUpperCase(),
          email: `${i}.${ann.email}`,
        }),
      ),
    );
    const count = (status: number) =>
      responses.filter((response) => response.status === status).length;
    expect([count(201), count(409) + count(429)]).toEqual([1, 99]);
    expect(count(409)).toBeGreaterThan(10);
    const sql = "SELECT username FROM users WHERE lower(username) = ?";
    expect(await rows(server, sql, ann.username.toLowerCase())).toHaveLength(1);
  });

  it("and more than an address may have waiting are asked to come back at once, the rest in turn", async () => {
    const server = await startServer();
    const responses: Page[] = [];
    for (let count = 0; count < 130; count += 1) {
      // Most of them wait until the server is gone.
      logIn(server, account()).then(
        (response) => responses.push(response),
        () => {},
      );
    }
    const quick = await wait(50, () => ask(server, "/healthz"));
    expect(quick.status).toBe(200);
    const count = (status: number) =>
      responses.filter((response) => response.status === status).length;
    const enough = () => count(429) > 3 && count(401) > 3;
    await expect.poll(enough, { timeout: 20_000 }).toBe(true);
    expect(count(429) + count(401)).toBe(responses.length);
    for (const { headers, text } of responses.filter(({ status }) => status === 429)) {
      expect([headers.get("Retry-After"), text]).toEqual(["10", expect.stringMatching(/^[A-Z]/)]);
    }
    await server.stop("SIGKILL");
  });
});
